import type { Words } from "../i18n/words";

/** A key and what it does, as the keys sheet lists it. */
export type KeyRow = [key: string, meaning: string];

/** The keys of a hand. `movable`: its cards can be put in another order. */
export function handKeys(words: Words, movable = false): KeyRow[] {
  return [
    [words.say("key-arrows"), words.say("keys-arrows")],
    ...(movable ? [[words.say("key-shift-arrows"), words.say("keys-shift-arrows")] satisfies KeyRow] : []),
    [words.say("key-enter"), words.say("keys-enter")],
    [words.say("key-escape"), words.say("keys-escape")],
  ];
}

/** The keys that every table has. */
export function tableKeys(words: Words): KeyRow[] {
  return [
    ["N", words.say("keys-new")],
    ["U", words.say("keys-undo")],
    ["L", words.say("keys-level")],
    ["D", words.say("keys-deck")],
  ];
}
