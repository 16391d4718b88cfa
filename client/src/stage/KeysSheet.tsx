import { Dialog } from "./Dialog";
import type { KeyRow } from "./keyRows";
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
      <dl class="keys">
        {[...stage.game.keys(words), help].map(([key, meaning]) => (
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
