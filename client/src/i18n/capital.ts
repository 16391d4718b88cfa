import type { Words } from "./words";

/** A sentence with its first letter large. */
export function capital(words: Words, sentence: string): string {
  const [first = "", ...rest] = sentence;
  return first.toLocaleUpperCase(words.lang) + rest.join("");
}
