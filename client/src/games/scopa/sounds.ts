import type { Sound } from "../../sound/sounds";
import { opposite } from "../../stage/fishing/view";
import { readMove } from "../../stage/move";
import { sweeps } from "./sweeps";
import type { ScopaView } from "./view";

/** What is heard when `after` takes the place of `before`. */
export function sounds(before: ScopaView | null, after: ScopaView): Sound[] {
  const heard: Sound[] = [];
  const last = after.history.at(-1);
  if (last) {
    const isTaken = readMove(last.move).takes.length > 0;
    heard.push(sweeps(after).at(-1) ? "steal" : isTaken ? "take" : "card");
  }
  if (after.turn === null) {
    const { points, seat } = after;
    heard.push((points[seat] ?? 0) > (points[opposite(seat)] ?? 0) ? "win" : "lose");
  } else if (!last || (before && after.stock < before.stock)) heard.push("deal");
  return heard;
}
