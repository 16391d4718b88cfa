import { theCard } from "../../cards/french";
import type { Words } from "../../i18n/words";
import type { Card, Player } from "../../net/messages";
import { nameOf } from "../../stage/players";
import { deed, deeds, told, turnsOf } from "./turns";
import { isRoundOver, type RummyView } from "./view";

/** One sentence for each turn of the round, oldest first. */
export function story(view: RummyView, words: Words, players: Player[]): string[] {
  return turnsOf(view).map((turn) =>
    told(words, nameOf(words, players, turn.seat), turn.seat === view.seat, deeds(words, turn, view.seat)),
  );
}

/** The move, a new round, the turning of the stock, the end of a round. */
export function news(before: RummyView | null, after: RummyView, words: Words, players: Player[]): string[] {
  const said = [];
  const name = (seat: number) => nameOf(words, players, seat);
  const turn = turnsOf(after).at(-1);
  const move = turn?.moves.at(-1);
  if (turn && move) {
    const what = deed(words, turn, move, after.seat, drawnBetween(before, after));
    said.push(told(words, name(turn.seat), turn.seat === after.seat, what));
  } else if (typeof after.turn === "number") {
    const who = after.turn === after.seat ? "you" : "other";
    const card = theCard(words, after.upcard ?? "", "subject");
    said.push(words.say(`dealt-${who}`, { card, name: name(after.turn) }));
  }
  if (before?.pass === 1 && after.pass === 2) said.push(words.say("stock-turned", { count: after.stock }));
  if (isRoundOver(after)) said.push(ending(after, words, name));
  return said;
}

function ending(view: RummyView, words: Words, name: (seat: number) => string): string {
  const { winner, seat, turn, points } = view;
  if (winner === null) return words.say("round-said-drawn");
  const who = winner === seat ? "you" : "other";
  const round = words.say(`round-said-${who}`, { name: name(winner), count: gain(view) });
  if (turn !== null) return round;
  const match = words.say(`match-said-${who}`, { name: name(winner), points: points[winner] ?? 0 });
  return `${round} ${match}`;
}

/** What the winner of the round has scored. */
export function gain({ counted }: RummyView): number {
  return (counted ?? []).reduce((sum, points) => sum + points, 0);
}

/** The card that this seat drew from the stock between two views. */
export function drawnBetween(before: RummyView | null, after: RummyView): Card | null {
  if (!before || after.history.at(-1)?.move !== "draw @stock") return null;
  return after.hand.find((card) => !before.hand.includes(card)) ?? null;
}
