import { type ReadonlySignal, signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Speech } from "./speech";

export type Connection = "connecting" | "open" | "lost" | "outdated";

/** Whether the page has the room on the line, and what the player is told of it. */
export interface Contact {
  connection: ReadonlySignal<Connection>;
  /** Since when there has been none; null once what is shown is true again. */
  lostAt: ReadonlySignal<Date | null>;
  /** There is a connection. */
  open(): void;
  /** There is none; also after each attempt that failed. */
  lose(): void;
  /** The room speaks another version of the protocol: there will be none. */
  outdate(): void;
  /** The whole match has come again. */
  restore(): void;
}

export function openContact(words: Words, speech: Speech): Contact {
  const connection = signal<Connection>("connecting");
  const lostAt = signal<Date | null>(null);

  return {
    connection,
    lostAt,
    open: () => (connection.value = "open"),
    lose() {
      if (connection.peek() === "outdated") return;
      if (!lostAt.peek()) {
        lostAt.value = new Date();
        speech.dismiss(); // it is shown in a place of its own for as long as it lasts
        speech.whisper(words.say("offline-since", { time: words.time(lostAt.value) }));
      }
      connection.value = "lost";
    },
    outdate() {
      connection.value = "outdated";
      speech.announce("please-reload");
    },
    restore() {
      if (lostAt.peek()) speech.announce("online-again");
      lostAt.value = null;
    },
  };
}
