import { Dialog } from "./Dialog";
import type { Table } from "./table";

export function KeysSheet({ table }: { table: Table }) {
  const { words, settings } = table;
  const off = settings.letters.chosen.value === "off";
  return (
    <Dialog table={table} title={words.say("keys")}>
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
