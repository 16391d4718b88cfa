import type { Words } from "../i18n/words";
import type { View } from "../net/messages";
import type { Stage } from "./stage";

/** What a key does that has something of the board told in words. */
export function hear<Of extends View>(stage: Stage<Of>, tell: (view: Of, words: Words) => string): () => void {
  return () => {
    const now = stage.shown.peek();
    if (now) stage.tell(tell(now.view, stage.words));
  };
}
