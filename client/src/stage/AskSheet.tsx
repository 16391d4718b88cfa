import { useEffect, useRef } from "preact/hooks";
import { Dialog } from "./Dialog";
import { readMove } from "./move";
import type { Stage } from "./stage";

/** Asks whether a card is really played, for hands that touch what they do not mean. */
export function AskSheet({ stage }: { stage: Stage }) {
  const { words, game, sheet, asked } = stage;
  const yes = useRef<HTMLButtonElement>(null);
  const move = asked.value ?? "";
  const { verb, cards } = readMove(move);
  const listed = words.list(cards.map((card) => game.card(words, card, "object")));

  useEffect(() => yes.current?.focus(), []);

  function play(): void {
    sheet.value = null;
    stage.play(move, true);
  }

  return (
    <Dialog stage={stage} title={words.say("ask-title", { verb, cards: listed })}>
      <p class="actions">
        <button type="button" class="button primary" ref={yes} onClick={play}>
          {words.say("ask-yes")}
        </button>
        <button type="button" class="button" onClick={() => (sheet.value = null)}>
          {words.say("ask-no")}
        </button>
      </p>
    </Dialog>
  );
}
