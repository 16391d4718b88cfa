import { type Itinerary, TRAVEL, type Trip } from "../../stage/motion";
import { readMove } from "../../stage/move";
import { others, type RummyView } from "./view";

const APART = 60;

/** How the cards travel. What lies open on both sides of a move finds its way by itself; here is
 * what comes from or goes to a place that shows no faces. */
export function trips(before: RummyView, after: RummyView): Itinerary {
  return { trips: [...ways(before, after), ...turned(before, after)], holds: [], others: 0 };
}

/** The discards under the last one become the stock. */
function turned(before: RummyView, after: RummyView): Trip[] {
  const top = before.discards.at(-1);
  if (top === undefined || before.pass === after.pass || after.pass !== 2) return [];
  return [{ key: top, to: "stock", delay: TRAVEL, ms: TRAVEL }];
}

function ways(before: RummyView, after: RummyView): Trip[] {
  const last = after.history.at(-1);
  if (!last) return dealt(after);
  const { verb, cards, pile } = readMove(last.move);
  const mine = last.seat === after.seat;
  const hand = `hand${last.seat}`;
  if (verb !== "draw") {
    return mine ? [] : cards.map((key, at) => ({ key, from: hand, delay: at * APART, ms: TRAVEL }));
  }
  const fresh = after.hand.find((card) => !before.hand.includes(card));
  if (mine) return pile === "stock" && fresh ? [{ key: fresh, from: "stock", ms: TRAVEL }] : [];
  const key = pile === "stock" ? "stock" : (before.discards.at(-1) ?? "");
  return [{ key, to: hand, ms: TRAVEL }];
}

function dealt(after: RummyView): Trip[] {
  const mine = after.hand.map((key, at) => ({ key, from: "stock", delay: at * APART, ms: TRAVEL }));
  const theirs = others(after).map((seat, at) => ({
    key: `hand${seat}`,
    from: "stock",
    delay: at * APART,
    ms: TRAVEL,
  }));
  return [...mine, ...theirs];
}
