import type { Sound } from "../../sound/sounds";
import { readMove } from "../../stage/move";
import { isRoundOver, type RummyView } from "./view";

/** What is heard when `after` takes the place of `before`. */
export function sounds(before: RummyView | null, after: RummyView): Sound[] {
  const heard: Sound[] = [];
  const last = after.history.at(-1);
  if (last) heard.push(readMove(last.move).verb === "meld" ? "meld" : "card");
  else heard.push("deal");
  if (before?.pass === 1 && after.pass === 2) heard.push("stock-turned");
  if (isRoundOver(after)) {
    heard.push(after.winner === null ? "draw" : after.winner === after.seat ? "win" : "lose");
  }
  return heard;
}
