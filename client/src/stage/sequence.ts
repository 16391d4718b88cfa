import type { View } from "../net/messages";
import type { Stage } from "./stage";

/** What follows when a move has been made, by what is shown then; null when nothing does. */
export type Following<Of extends View> = (view: Of) => string | null;

/** Sends a move, and others one by one, each when the one before has been made and nothing else has
 * happened. */
export function openSequence<Of extends View>({ shown, play }: Stage<Of>): (first: string, then?: Following<Of>) => void {
  let next: { match: string; ply: number; after: string; then: Following<Of> } | null = null;

  function send(move: string, then?: Following<Of>): void {
    const now = shown.peek();
    play(move);
    next = now && then ? { match: now.match, ply: now.ply + 1, after: move, then } : null;
  }

  shown.subscribe((now) => {
    const due = next;
    next = null;
    if (!due || due.match !== now?.match || due.ply !== now.ply) return;
    if (now.view.history.at(-1)?.move !== due.after) return;
    const move = due.then(now.view);
    if (move) send(move, due.then);
  });

  return send;
}
