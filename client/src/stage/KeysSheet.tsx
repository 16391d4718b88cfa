import { Dialog } from "./Dialog";
import type { KeyRow } from "./keyRows";
import { KeyTable } from "./KeyTable";
import type { Stage } from "./stage";

/** The keys, and the way to the text below the table, which a whole first screen hides. */
export function KeysSheet({ stage }: { stage: Stage }) {
  const { words, settings } = stage;
  const off = settings.letters.chosen.value === "off";
  const help: KeyRow = ["?", words.say("keys-help")];
  return (
    <Dialog stage={stage} title={words.say("keys")}>
      <p class="actions">
        <a class="button" href="#rules" onClick={() => (stage.sheet.value = null)}>
          {words.say("all-rules")}
        </a>
      </p>
      {off && <p class="warning">{words.say("keys-off")}</p>}
      <KeyTable rows={[...stage.game.keys(words), help]} />
    </Dialog>
  );
}
