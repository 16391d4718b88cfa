import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../table/Card";
import { focusIsLost, marked } from "../../table/focus";
import { readMove } from "../../table/move";
import { wide } from "../../table/wide";
import { cardName } from "./cards";
import { useDrag } from "./drag";
import type { Intent } from "./intent";
import type { RummyView } from "./view";

export function Hand({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words, pending, motion } = intent.table;
  const cards = intent.cards.value;
  const selected = intent.selected.value;
  const drawn = intent.drawn.value;
  const taken = view.turn === view.seat ? view.taken : null;
  const sent = pending.value ? readMove(pending.value).cards : [];
  const list = useRef<HTMLOListElement>(null);
  const drag = useDrag(list, intent.arrange);
  useFocusKept(list, intent, view);

  useLayoutEffect(() => {
    const room = list.current?.closest<HTMLElement>(".room");
    if (room) motion.after(room);
  }, [cards]);

  function name(card: Card): string {
    const plain = cardName(words, card);
    if (card === taken) return words.say("held-stays", { card: plain });
    return card === drawn ? words.say("held-new", { card: plain }) : plain;
  }

  return (
    <ol
      class="hand"
      dir="ltr"
      aria-label={words.say("hand-label")}
      tabIndex={-1}
      data-choice="other"
      style={{ "--count": Math.max(cards.length, 2) }}
      ref={list}
    >
      {cards.map((card, place) => (
        <li key={card}>
          <button
            type="button"
            class="held"
            data-choice="card"
            data-place={place}
            data-lifted={selected.includes(card) || undefined}
            aria-pressed={selected.includes(card)}
            aria-busy={sent.includes(card)}
            onClick={() => intent.pick(card)}
            onPointerDown={(event) => drag(event, card)}
          >
            <CardPicture
              face={card}
              name={cardName(words, card)}
              heard={name(card)}
              travels={card}
              small={!wide.value}
            />
            {card === taken && <span class="mark">{words.say("mark-stays")}</span>}
            {card === drawn && <span class="mark">{words.say("mark-new")}</span>}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** The focus is never lost: it goes to the first target of a choice and back to its card, and from
 * a card that has left the hand to the next one. */
function useFocusKept(
  list: { current: HTMLOListElement | null },
  intent: Intent,
  view: RummyView,
): void {
  const { focus } = intent;
  const cards = intent.cards.value;
  const choosing = intent.choice.value?.card ?? null;
  const chosenBefore = useRef(choosing);

  useLayoutEffect(() => {
    const before = chosenBefore.current;
    chosenBefore.current = choosing;
    if (choosing !== null && choosing !== before) {
      focus.place = cards.indexOf(choosing);
      marked("target")[0]?.focus({ preventScroll: true });
      marked("target")[0]?.scrollIntoView({ block: "nearest" });
    } else if (focusIsLost(focus) || document.activeElement === list.current) {
      const held = marked("card");
      (held[Math.min(focus.place, held.length - 1)] ?? list.current)?.focus({ preventScroll: true });
    }
  }, [view, choosing, cards]);
}
