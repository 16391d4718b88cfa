import type { Card } from "../../net/messages";
import type { Storage } from "../../storage/storage";
import { type Arrangement, UNTOUCHED } from "./arrange";

/** What this browser keeps of a match beside the view: a page that is loaded again looks the same. */
export interface Kept {
  match: string;
  arrangement: Arrangement;
  /** The card last drawn from the stock, and the ply after that draw. */
  drawn: { card: Card; ply: number } | null;
}

const NAME = "rummy.hand";

/** What was kept of this match; whatever is not of the right kind counts as not kept. */
export function readKept(storage: Storage, match: string): Kept {
  const found = storage.read(NAME) as Partial<Kept> | null;
  const same = found !== null && typeof found === "object" && found.match === match;
  const { arrangement, drawn } = same ? found : ({} as Partial<Kept>);
  return {
    match,
    arrangement: isArrangement(arrangement) ? arrangement : UNTOUCHED,
    drawn: drawn && typeof drawn.card === "string" && typeof drawn.ply === "number" ? drawn : null,
  };
}

export function keep(storage: Storage, kept: Kept): void {
  storage.write(NAME, kept);
}

function isArrangement(found: Partial<Arrangement> | undefined): found is Arrangement {
  return (
    (found?.sorting === "rank" || found?.sorting === "suit") &&
    typeof found.moved === "boolean" &&
    Array.isArray(found.order) &&
    found.order.every((card) => typeof card === "string")
  );
}
