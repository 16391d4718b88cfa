import { Dialog } from "./Dialog";
import type { Table } from "./table";

export function KeysSheet({ table, close }: { table: Table; close: () => void }) {
  const { words, settings } = table;
  const off = settings.letters.chosen.value === "off";
  return (
    <Dialog title={words.say("keys")} closeLabel={words.say("close")} close={close}>
      {off && <p class="warning">{words.say("keys-off")}</p>}
      <dl class="keys">
        {table.game.keys(words).map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
