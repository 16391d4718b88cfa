import { cardName } from "../../cards/french";
import type { Words } from "../../i18n/words";
import type { Card, Player } from "../../net/messages";
import { nameOf } from "../../stage/players";
import { theMeld } from "./meldNames";
import { deeds, lastTurnOf, told } from "./turns";
import { others, type RummyView } from "./view";

/** The melds and the piles, in words. */
export function hearTable(view: RummyView, words: Words): string {
  const melds = view.melds.map((meld) => theMeld(words, meld, "subject"));
  const lying = melds.length > 0 ? words.say("hear-melds", { melds: melds.join("; ") }) : words.say("hear-melds-none");
  return `${lying} ${hearPiles(view, words)}`;
}

/** What is left to draw, in words. */
export function hearPiles(view: RummyView, words: Words): string {
  return `${stockName(view, words)}. ${discardsName(view, words)}.`;
}

export function stockName({ stock, pass }: RummyView, words: Words): string {
  return words.say("stock-name", { count: stock, pass });
}

export function discardsName({ discards }: RummyView, words: Words): string {
  const top = discards.at(-1);
  if (!top) return words.say("discards-none");
  return words.say("discards-name", { card: cardName(words, top), count: discards.length });
}

/** Everybody's cards, points and last turn, in words. */
export function hearPlayers(view: RummyView, words: Words, players: Player[]): string {
  const { seat, dealer, hands, points } = view;
  const sentences = [seat, ...others(view)].flatMap((of) => {
    const name = nameOf(words, players, of);
    const turn = lastTurnOf(view, of);
    const count = words.say(of === seat ? "hear-you" : "hear-other", {
      name,
      cards: words.say("cards-count", { count: hands[of] ?? 0 }),
      points: words.say("points-count", { count: points[of] ?? 0 }),
    });
    return turn ? [count, told(words, name, of === seat, deeds(words, turn, seat))] : [count];
  });
  const who = dealer === seat ? "you" : "other";
  sentences.push(words.say(`hear-dealer-${who}`, { name: nameOf(words, players, dealer) }));
  return sentences.join(" ");
}

/** The cards in the hand as they lie, in words. */
export function hearHand(cards: readonly Card[], words: Words): string {
  if (cards.length === 0) return words.say("hear-hand-none");
  return words.say("hear-hand", { cards: words.list(cards.map((card) => cardName(words, card))) });
}
