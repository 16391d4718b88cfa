import { CardPicture } from "./Card";
import { Dialog } from "./Dialog";
import type { Stage } from "./stage";
import { keyboard } from "./wide";

/** The rules in a few short lines with pictures; all of them stand below the table. */
export function HelpSheet({ stage }: { stage: Stage }) {
  const { words, sheet, gameName } = stage;
  const lines = [1, 2, 3, 4, 5].map((at) => `${gameName}-short-${at}`).filter(words.has);
  return (
    <Dialog stage={stage} title={words.say("rules")}>
      <ol class="short" data-deck={stage.settings.deck.chosen.value}>
        {lines.map((line) => (
          <li key={line}>
            <span class="shown">
              {words
                .say(`${line}.cards`)
                .split(" ")
                .map((card) => (
                  <CardPicture key={card} face={card} name="" small />
                ))}
            </span>
            <p>{words.say(line)}</p>
          </li>
        ))}
      </ol>
      <p class="actions">
        <a class="button" href="#rules" onClick={() => (sheet.value = null)}>
          {words.say("all-rules")}
        </a>
        {keyboard.value && (
          <button type="button" class="button" onClick={() => (sheet.value = "keys")}>
            {words.say("keys")}
          </button>
        )}
      </p>
    </Dialog>
  );
}
