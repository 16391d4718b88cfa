import { useLayoutEffect, useRef } from "preact/hooks";
import { CardPicture } from "../../table/Card";
import { focusIsLost, marked } from "../../table/focus";
import { readMove } from "../../table/move";
import { cardName } from "./cards";
import type { Intent } from "./intent";
import type { RubamazzoView } from "./view";

export function Hand({ intent, view }: { intent: Intent; view: RubamazzoView }) {
  const { words, pending } = intent.table;
  const chosen = intent.choice.value?.card;
  const sent = pending.value ? readMove(pending.value).cards[0] : undefined;
  const list = useRef<HTMLOListElement>(null);
  useFocusKept(list, intent, view);
  return (
    <ol class="hand" aria-label={words.say("hand-label")} tabIndex={-1} data-choice="other" ref={list}>
      {view.places.map((card, place) => (
        <li key={place}>
          {card && (
            <button
              key={card}
              type="button"
              class="held"
              data-choice="card"
              data-place={place}
              data-lifted={card === chosen || undefined}
              aria-expanded={card === chosen || undefined}
              aria-disabled={view.moves.length === 0 || sent !== undefined}
              aria-busy={card === sent}
              onClick={() => intent.pick(card)}
            >
              <CardPicture face={card} name={cardName(words, card)} travels={card} />
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The focus is never lost: it goes to the first target of a choice and back to its card, and from
 * a card that was played to the next one of the hand. */
function useFocusKept(
  list: { current: HTMLOListElement | null },
  { choice, focus }: Intent,
  view: RubamazzoView,
): void {
  const choosing = choice.value?.card ?? null;
  const chosenBefore = useRef(choosing);

  useLayoutEffect(() => {
    const before = chosenBefore.current;
    chosenBefore.current = choosing;
    if (choosing !== null && choosing !== before) {
      focus.place = view.places.indexOf(choosing);
      marked("target")[0]?.focus({ preventScroll: true });
    } else if (focusIsLost(focus) || document.activeElement === list.current) {
      const cards = marked("card");
      const next = cards.find((card) => Number(card.dataset.place) >= focus.place) ?? cards[0];
      (next ?? list.current)?.focus({ preventScroll: true });
    }
  }, [view, choosing]);
}
