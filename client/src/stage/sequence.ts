import type { Stage } from "./stage";

/** Sends a move, and another one when that has been made and nothing else has happened. */
export function openSequence({ shown, play }: Stage): (first: string, second?: string) => void {
  let next: { match: string; ply: number; move: string } | null = null;

  shown.subscribe((now) => {
    const follows = next;
    next = null;
    if (follows && follows.match === now?.match && follows.ply === now.ply) play(follows.move);
  });

  return (first, second) => {
    const now = shown.peek();
    play(first);
    next = now && second ? { match: now.match, ply: now.ply + 1, move: second } : null;
  };
}
