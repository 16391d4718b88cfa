import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Conversation } from "../net/conversation";
import type { Contact } from "./contact";
import type { Showing } from "./showing";
import type { Shown } from "./shown";
import type { Speech } from "./speech";

/** What the player sends: one move at a time, in answer to what is shown. */
export interface Sending {
  /** The move that was sent and not answered yet. */
  pending: ReadonlySignal<string | null>;
  play(move: string): void;
  /** Goes on to the next deal of the match. */
  deal(): void;
  /** So many moves have been made: one that answered an earlier position is answered. */
  reached(ply: number): void;
  /** Nothing that was sent is waited for any more. */
  forget(): void;
}

export interface SendingParts {
  showing: Pick<Showing, "shown" | "behind">;
  contact: Pick<Contact, "connection">;
  speech: Speech;
  /** Both are false if there is no connection. */
  room: Pick<Conversation, "play" | "deal">;
}

export function openSending({ showing, contact, speech, room }: SendingParts): Sending {
  const sent = signal<{ ply: number; move: string } | null>(null);

  /** The position that can be answered now; null if there is none, which is said. */
  function answerable(): Shown | null {
    const now = showing.shown.peek();
    if (!now || sent.peek()) return null;
    if (contact.connection.peek() === "open") return now;
    speech.announce("error-offline");
    return null;
  }

  return {
    pending: computed(() => sent.value?.move ?? null),
    play(move) {
      const now = answerable();
      if (!now) return;
      // While others' moves wait to be shown the room is ahead of the board: nothing can be meant yet.
      if (showing.behind()) return speech.announce("error-not-your-turn");
      if (room.play(move, now.ply)) sent.value = { ply: now.ply, move };
    },
    deal() {
      const now = answerable();
      if (now && room.deal(now.ply)) sent.value = { ply: now.ply, move: "deal" };
    },
    reached(ply) {
      if (ply > (sent.peek()?.ply ?? Infinity)) sent.value = null;
    },
    forget: () => (sent.value = null),
  };
}
