import { type ReadonlySignal, signal } from "@preact/signals";
import type { Values, Words } from "../i18n/words";

/** What is said beside the board: all of it in the live region, and some of it on the page too. */
export interface Speech {
  /** What was said last beside the moves: a refusal, an answer, news of the settings. */
  notice: ReadonlySignal<string | null>;
  /** Everything for the live region, each once. */
  said: ReadonlySignal<{ id: number; text: string }[]>;
  /** A message for the live region that is shown too, until the next move. */
  announce(key: string, values?: Values): void;
  /** The same with a sentence. */
  tell(text: string): void;
  /** Sentences for the live region alone. */
  whisper(...texts: string[]): void;
  /** What was said is not shown any more: the player has gone on to something else. */
  dismiss(): void;
}

const AT_ONCE = 12; // sentences kept in the live region, so that a quick one is not lost

export function openSpeech(words: Words): Speech {
  const notice = signal<string | null>(null);
  const said = signal<{ id: number; text: string }[]>([]);

  function whisper(...texts: string[]): void {
    let id = said.peek().at(-1)?.id ?? 0;
    const fresh = texts.map((text) => ({ id: (id += 1), text }));
    said.value = [...said.peek(), ...fresh].slice(-AT_ONCE);
  }

  function tell(text: string): void {
    notice.value = text;
    whisper(text);
  }

  return {
    notice,
    said,
    announce: (key, values) => tell(words.say(key, values)),
    tell,
    whisper,
    dismiss: () => (notice.value = null),
  };
}
