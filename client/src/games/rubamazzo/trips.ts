import { BLOCK, type Itinerary, TRAVEL, type Trip } from "../../stage/motion";
import { readMove } from "../../stage/move";
import { opposite, type RubamazzoView } from "./view";

const DEAL_APART = 60;

/** How the cards travel: a card played goes over the card or the pile it captures, then both go to
 * the player's own pile; new hands come from the pack once that is done. */
export function trips(before: RubamazzoView, after: RubamazzoView): Itinerary {
  const played = after.history.at(-1);
  if (!played || after.history.length === before.history.length) {
    return { trips: [], holds: [], others: 0 };
  }
  const { seat } = played;
  const move = readMove(played.move);
  const key = move.cards[0] ?? "";
  const place = before.hands[seat] ?? 1;
  const from = `back${seat}-${place - 1}`;
  const pile = `pile${seat}`;
  if (move.verb === "steal") {
    const robbed = `pile${opposite(seat)}`;
    const landed = TRAVEL + BLOCK;
    return {
      trips: [
        { key: robbed, to: pile, delay: TRAVEL, ms: BLOCK },
        { key, from, via: robbed, first: TRAVEL, ms: BLOCK },
        ...dealt(before, after, landed),
      ],
      holds: [{ key: pile, ms: landed }],
      others: TRAVEL,
    };
  }
  const [taken] = move.takes;
  if (taken !== undefined) {
    return {
      trips: [
        { key: taken, to: pile, delay: TRAVEL, ms: TRAVEL },
        { key, from, via: taken, first: TRAVEL, ms: TRAVEL },
        ...dealt(before, after, 2 * TRAVEL),
      ],
      holds: [{ key: pile, ms: 2 * TRAVEL }],
      others: TRAVEL,
    };
  }
  return { trips: [{ key, from, ms: TRAVEL }, ...dealt(before, after, TRAVEL)], holds: [], others: 0 };
}

function dealt(before: RubamazzoView, after: RubamazzoView, delay: number): Trip[] {
  if (after.stock === before.stock) return [];
  const mine = after.places.filter((card) => card !== null);
  const size = after.hands[opposite(after.seat)] ?? 0;
  const theirs = Array.from({ length: size }, (_, at) => `back${opposite(after.seat)}-${at}`);
  return [...mine, ...theirs].map((key, at) => ({
    key,
    from: "stock",
    delay: delay + at * DEAL_APART,
    ms: TRAVEL,
  }));
}
