import { closingUp, dealt } from "../../stage/fishing/trips";
import { type Itinerary, TRAVEL } from "../../stage/motion";
import { readMove } from "../../stage/move";
import type { ScopaView } from "./view";

/** How the cards travel: a card played goes over the first it takes, then all go to the player's own
 * heap; new hands come from the pack once that is done. */
export function trips(before: ScopaView, after: ScopaView): Itinerary {
  const played = after.history.at(-1);
  if (!played || after.history.length === before.history.length) return { trips: [], holds: [], others: 0 };
  const { seat } = played;
  const { cards, takes } = readMove(played.move);
  const key = cards[0] ?? "";
  const from = `back${seat}-${(before.hands[seat] ?? 1) - 1}`;
  const closing = closingUp(before, after);
  const [via] = takes;
  if (via === undefined) {
    return { trips: [{ key, from, ms: TRAVEL }, ...closing, ...dealt(before, after, TRAVEL)], holds: [], others: 0 };
  }
  const to = `pile${seat}`;
  return {
    trips: [
      ...takes.map((taken) => ({ key: taken, to, delay: TRAVEL, ms: TRAVEL })),
      { key, from, to, via, first: TRAVEL, ms: TRAVEL },
      ...closing,
      ...dealt(before, after, 2 * TRAVEL),
    ],
    holds: [{ key: to, ms: 2 * TRAVEL }],
    others: TRAVEL,
  };
}
