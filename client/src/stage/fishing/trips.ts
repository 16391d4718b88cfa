import { TRAVEL, type Trip } from "../motion";
import { type FishingView, held, opposite } from "./view";

const DEAL_APART = 60;
/** How long a hand takes to close up when a card has left it, and the backs of the other one. */
const CLOSING = 180;
export const BACKS_CLOSING = 120;

/** What stays in both hands moves together. */
export function closingUp(before: FishingView, after: FishingView): Trip[] {
  if (after.stock !== before.stock) return []; // all the cards are new
  const backs = Array.from({ length: after.hands[opposite(after.seat)] ?? 0 }, (_, at) => backOf(after, at));
  return [
    ...held(after).map((key) => ({ key, ms: CLOSING })),
    ...backs.map((key) => ({ key, ms: BACKS_CLOSING })),
  ];
}

function backOf({ seat }: FishingView, at: number): string {
  return `back${opposite(seat)}-${at}`;
}

/** New cards come from the pack. */
export function dealt(before: FishingView, after: FishingView, delay: number): Trip[] {
  if (after.stock === before.stock) return [];
  const size = after.hands[opposite(after.seat)] ?? 0;
  const theirs = Array.from({ length: size }, (_, at) => backOf(after, at));
  return [...held(after), ...theirs].map((key, at) => ({
    key,
    from: "stock",
    delay: delay + at * DEAL_APART,
    ms: TRAVEL,
  }));
}
