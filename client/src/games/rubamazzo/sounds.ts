import type { Sound } from "../../sound/sounds";
import { readMove } from "../../stage/move";
import { result } from "./story";
import type { RubamazzoView } from "./view";

/** What is heard when `after` takes the place of `before`. */
export function sounds(before: RubamazzoView | null, after: RubamazzoView): Sound[] {
  const heard: Sound[] = [];
  const last = after.history.at(-1);
  if (last) {
    const { verb, takes } = readMove(last.move);
    heard.push(verb === "steal" ? "steal" : takes.length === 0 ? "card" : "take");
  }
  if (after.turn === null) heard.push(result(after));
  else if (!last || (before && after.stock < before.stock)) heard.push("deal");
  return heard;
}
