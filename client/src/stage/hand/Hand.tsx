import type { ReadonlySignal } from "@preact/signals";
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../../net/messages";
import { type Attention, focusIsLost, marked } from "../focus";
import { readMove } from "../move";
import type { Stage } from "../stage";
import { keepDown } from "./keepDown";

interface HandProps {
  stage: Stage;
  /** From left to right; null is a place that is empty now. */
  cards: readonly (Card | null)[];
  /** Those that stand out of the row. */
  lifted: readonly Card[];
  focus: Attention;
  /** The choice that a card has opened. */
  choice?: ReadonlySignal<{ card: Card } | null>;
  /** What a card's button says of itself, beside what every one does. */
  says: (card: Card) => ButtonHTMLAttributes<HTMLButtonElement>;
  pick: (card: Card) => void;
  /** Begins to move a card to another place; without it the cards stay where they are. */
  grab?: (event: PointerEvent, card: Card) => void;
  /** Begins to carry a card to somewhere on the table. */
  carry?: (event: PointerEvent, card: Card) => void;
  /** A card's picture and what marks it. */
  children: (card: Card) => ComponentChildren;
}

/** The player's hand, of any size. */
export function Hand(props: HandProps) {
  const { stage, cards, lifted, says, pick, grab, carry, children } = props;
  const pressed = grab ?? carry;
  const { words, pending, motion } = stage;
  const sent = pending.value ? readMove(pending.value).cards : [];
  const list = useRef<HTMLOListElement>(null);
  useFocusKept(list, props);

  useLayoutEffect(() => (grab && list.current ? keepDown(list.current) : undefined), []);

  useLayoutEffect(() => {
    const room = list.current?.closest<HTMLElement>(".room");
    if (room && grab) motion.after(room);
  }, [cards]);

  return (
    <ol
      class="hand"
      dir={grab && "ltr"}
      aria-label={words.say("hand-label")}
      tabIndex={-1}
      data-choice="other"
      style={{ "--count": Math.max(cards.length, 2) }}
      ref={list}
    >
      {cards.map((card, place) => (
        <li key={card ?? place}>
          {card && (
            <button
              key={card}
              type="button"
              class="held"
              data-choice="card"
              data-place={place}
              data-lifted={lifted.includes(card) || undefined}
              aria-busy={sent.includes(card)}
              onClick={() => pick(card)}
              onPointerDown={pressed && ((event) => pressed(event, card))}
              {...says(card)}
            >
              {children(card)}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The focus is never lost: it goes to the first target of a choice and back to its card, and from
 * a card that has left the hand to the next one. */
function useFocusKept(list: { current: HTMLOListElement | null }, { stage, cards, focus, choice }: HandProps): void {
  const choosing = choice?.value?.card ?? null;
  const chosenBefore = useRef(choosing);

  useLayoutEffect(() => {
    const before = chosenBefore.current;
    chosenBefore.current = choosing;
    if (choosing !== null && choosing !== before) {
      focus.place = cards.indexOf(choosing);
      const [target] = marked("target");
      target?.focus({ preventScroll: true });
      target?.scrollIntoView({ block: "nearest" });
    } else if (focusIsLost(focus) || document.activeElement === list.current) {
      const held = marked("card");
      const next = held.find((card) => Number(card.dataset.place) >= focus.place) ?? held.at(-1);
      (next ?? list.current)?.focus({ preventScroll: true });
    }
  }, [stage.shown.value, choosing, cards]);
}
