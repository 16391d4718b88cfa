import type { Words } from "../i18n/words";
import type { View } from "../net/messages";
import type { Table } from "./table";

/** What a key does that has something of the board told in words. */
export function hear<Of extends View>(table: Table<Of>, tell: (view: Of, words: Words) => string): () => void {
  return () => {
    const now = table.shown.peek();
    if (now) table.tell(tell(now.view, table.words));
  };
}
