import { theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Words } from "../../i18n/words";
import type { Card } from "../../net/messages";
import { readMove } from "../../stage/move";
import { theMeld } from "./meldNames";
import type { RummyView } from "./view";

/** What a seat has done in one turn: a draw, melds and lay-offs, a discard. */
export interface Turn {
  seat: number;
  moves: string[];
  /** What it took from the discards. */
  taken: Card | null;
}

/** The round's turns, oldest first; the last may still be under way. A draw from the discards does
 * not say which card it was: the discards are followed along. */
export function turnsOf({ history, upcard }: RummyView): Turn[] {
  const turns: Turn[] = [];
  const discards = upcard ? [upcard] : [];
  for (const { seat, move } of history) {
    if (move === "draw @discards") turns.push({ seat, moves: [], taken: discards.pop() ?? null });
    else if (move === "draw @stock") turns.push({ seat, moves: [], taken: null });
    turns.at(-1)?.moves.push(move);
    const { verb, cards } = readMove(move);
    if (verb === "discard") discards.push(...cards);
  }
  return turns;
}

/** The last turn of a seat in this round, if it has had one. */
export function lastTurnOf(view: RummyView, seat: number): Turn | undefined {
  return turnsOf(view).findLast((turn) => turn.seat === seat);
}

/** What was last thrown by a seat, if its last turn has ended. */
export function lastThrown(view: RummyView, seat: number): Card | null {
  const { verb, cards } = readMove(lastTurnOf(view, seat)?.moves.at(-1) ?? "");
  return verb === "discard" ? (cards[0] ?? null) : null;
}

/** "draws from the stock": what a move does, without who. `drawn` is what came from the stock, for
 * the one who drew it. */
export function deed(words: Words, turn: Turn, move: string, me: number, drawn: Card | null = null): string {
  const who = turn.seat === me ? "you" : "other";
  const { verb, cards, pile } = readMove(move);
  const object = (card: Card | null | undefined) => theCard(words, card ?? "", "object");
  if (verb === "meld") return words.say(`melds.${who}`, { meld: theMeld(words, cards, "object") });
  if (verb === "lay") return words.say(`lays.${who}`, { card: object(cards[0]) });
  if (verb === "discard") return words.say(`discards-card.${who}`, { card: object(cards[0]) });
  if (pile === "discards") return words.say(`takes.${who}`, { card: object(turn.taken) });
  return drawn ? words.say("draws-card", { card: object(drawn) }) : words.say(`draws-stock.${who}`);
}

/** A turn's deeds, joined: "draws from the stock and discards the 10 of hearts". What was melded is a
 * list of its own: then the deeds are set apart more strongly, for whoever only hears them. */
export function deeds(words: Words, turn: Turn, me: number): string {
  const all = turn.moves.map((move) => deed(words, turn, move, me));
  const last = all.length - 1;
  if (!turn.moves.some((move) => readMove(move).verb === "meld")) return words.list(all);
  return all.reduce((deeds, then, at) => words.say(at < last ? "deeds-then" : "deeds-last", { deeds, then }));
}

/** A whole sentence: who, and what. */
export function told(words: Words, name: string, isMe: boolean, what: string): string {
  return capital(words, isMe ? words.say("told-you", { what }) : words.say("told-other", { name, what }));
}
