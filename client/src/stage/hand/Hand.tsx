import type { ReadonlySignal } from "@preact/signals";
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Card } from "../../net/messages";
import { type Attention, focusIsLost, marked } from "../focus";
import { readMove } from "../move";
import type { Stage } from "../stage";

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
  /** `byPointer`: not by a key. */
  pick: (card: Card, byPointer: boolean) => void;
  /** Begins to carry a card to somewhere on the table, or to another place. */
  carry?: (event: PointerEvent, card: Card) => void;
  /** Its cards can be put in another order. */
  sorts?: boolean;
  /** A card's picture and what marks it. */
  children: (card: Card) => ComponentChildren;
}

/** The player's hand, of any size. */
export function Hand(props: HandProps) {
  const { stage, cards, lifted, says, pick, carry, sorts, children } = props;
  const { words, pending, motion } = stage;
  const sent = pending.value ? readMove(pending.value).cards : [];
  const list = useRef<HTMLOListElement>(null);
  useFocusKept(list, props);

  useLayoutEffect(() => {
    const room = list.current?.closest<HTMLElement>(".room");
    if (room && sorts) motion.after(room);
  }, [cards]);

  return (
    <ol
      class="hand"
      dir={sorts ? "ltr" : undefined}
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
              onClick={(event) => pick(card, event.detail > 0)}
              onPointerDown={carry && ((event) => carry(event, card))}
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
    } else if (focusIsLost(focus) || document.activeElement === list.current || isLeft(before, choosing)) {
      const held = marked("card");
      const next = held.find((card) => Number(card.dataset.place) >= focus.place) ?? held.at(-1);
      (next ?? list.current)?.focus({ preventScroll: true });
    }
  }, [stage.shown.value, choosing, cards]);
}

/** A choice is closed whose targets are still there: nobody is to stay among them. */
function isLeft(before: Card | null, choosing: Card | null): boolean {
  return before !== null && choosing === null && document.activeElement?.matches(".target") === true;
}
