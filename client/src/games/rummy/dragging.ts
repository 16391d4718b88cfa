import type { Card } from "../../net/messages";
import type { Arranging } from "../../stage/hand/arranging";
import { carry, type Load, type Spot } from "../../stage/hand/carry";
import type { Carry } from "../../stage/hand/carryLater";
import type { Box } from "../../stage/hand/nearest";
import { writeMove } from "../../stage/move";
import type { Stage } from "../../stage/stage";
import type { Commands } from "./commands";
import type { Targets } from "./selection";
import type { RummyView } from "./view";

/** How far around the discards a card can be let go for them, in parts of the text size. */
const AROUND = 3;

export type PileName = "stock" | "discards";

/** What can be carried: a card of the hand, with the others if it is selected, to the discards, to a
 * meld, to the felt as a new one, or to another place of the hand; the uppermost card of a pile to
 * the hand. */
export type Carried = { card: Card } | { pile: PileName };

export interface Parts {
  stage: Stage<RummyView>;
  commands: Commands;
  arranging: Arranging;
  /** What goes along with a card, from left to right. */
  along(card: Card): Card[];
  targetsOf(view: RummyView, cards: readonly Card[]): Targets;
}

export function openDragging({ stage, commands, arranging, along, targetsOf }: Parts): Carry<Carried> {
  function ofHand(lead: HTMLElement, card: Card): Load {
    const cards = along(card);
    return {
      cards: cards.flatMap((held) => document.querySelector(`.held [data-key="${held}"]`)?.closest<HTMLElement>(".held") ?? []),
      lead,
      spots: () => spotsOf(cards),
      missed,
      arrange: (place) => arranging.arrange(cards, place),
    };
  }

  function ofPile(pressed: HTMLElement, pile: PileName): Load {
    const lead = pressed.querySelector<HTMLElement>(".card:last-of-type") ?? pressed;
    return { cards: [lead], lead, spots: () => toHand(pile), missed, isReplaced: true };
  }

  const missed = () => stage.announce("drag-missed");

  function spotsOf(cards: Card[]): Spot[] {
    const view = stage.shown.peek()?.view;
    const melds = document.querySelector<HTMLElement>(".melds");
    const discards = document.querySelector<HTMLElement>("[data-pile=discards]");
    if (!view || !melds || !discards || stage.pending.peek()) return [];
    const { lays, discard, meld } = targetsOf(view, cards);
    const isAnywhere = lays.length > 0 || discard || meld;
    const lying = [...melds.querySelectorAll<HTMLElement>(".meld .cards")].map((element, number) => ({
      element,
      within: melds,
      refuses: !lays.some((lay) => lay.meld === number),
      put: () => commands.layOn(number, cards),
    }));
    return [
      ...lying,
      {
        element: discards.querySelector<HTMLElement>(".stack") ?? discards,
        reach: columnOf(discards),
        refuses: !discard,
        put: () => commands.discard(cards),
      },
      {
        element: melds,
        below: true,
        refuses: !meld,
        put: () => (isAnywhere && !meld ? missed() : commands.meld(cards)),
      },
    ];
  }

  function toHand(pile: PileName): Spot[] {
    const view = stage.shown.peek()?.view;
    const element = document.querySelector<HTMLElement>(".hand");
    if (!view || !element || stage.pending.peek()) return [];
    const refuses = !view.moves.includes(writeMove({ verb: "draw", pile }));
    return [{ element, refuses, put: () => commands.draw(pile) }];
  }

  return (press, pressed, what) =>
    carry(press, pressed, "card" in what ? ofHand(pressed, what.card) : ofPile(pressed, what.pile), stage);
}

/** The discards and what is around them; where they lie below the stock, the whole column. */
function columnOf(discards: HTMLElement): Box {
  const around = AROUND * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { left, top, right, bottom } = discards.getBoundingClientRect();
  const stock = document.querySelector("[data-pile=stock]")?.getBoundingClientRect();
  const piles = discards.parentElement?.getBoundingClientRect();
  if (stock && piles && stock.bottom <= top) {
    return { left: Math.min(left, piles.left), top: stock.bottom, right: Math.max(right, piles.right), bottom: piles.bottom };
  }
  return { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
}
