import { lay, type Lying, lyingSince } from "../../stage/fishing/lying";
import type { Area } from "../../stage/fishing/rows";
import type { RubamazzoView } from "./view";

const OPENING = 4;

/** How the cards of the table lie now. A match that is watched again has no history: there they are
 * laid after `before`. */
export function lying({ table, seen, history }: RubamazzoView, area: Area, before: Lying | null): Lying {
  if (seen.length === OPENING + history.length) return lyingSince(seen.slice(0, OPENING), history, area);
  return lay(table, area, seen.length > OPENING ? before : null);
}
