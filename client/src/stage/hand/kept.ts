import type { Storage } from "../../storage/storage";
import { type Arrangement, UNTOUCHED } from "./arrange";

/** How a hand lies in a match: a page that is loaded again looks the same. */
export interface Kept {
  match: string;
  arrangement: Arrangement;
}

/** What was kept of this match under the name; whatever is not of the right kind counts as not kept. */
export function readKept(storage: Storage, name: string, match: string): Kept {
  const found = storage.read(name) as Partial<Kept> | null;
  const kept = found?.match === match ? found.arrangement : undefined;
  return { match, arrangement: isArrangement(kept) ? kept : UNTOUCHED };
}

function isArrangement(found: Partial<Arrangement> | undefined): found is Arrangement {
  return (
    (found?.sorting === "rank" || found?.sorting === "suit") &&
    typeof found.moved === "boolean" &&
    Array.isArray(found.order) &&
    found.order.every((card) => typeof card === "string")
  );
}
