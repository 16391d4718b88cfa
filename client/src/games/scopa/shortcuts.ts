import type { Words } from "../../i18n/words";
import { handShortcuts } from "../../stage/hand/shortcuts";
import { hear } from "../../stage/hear";
import { handKeys, type KeyRow, tableKeys } from "../../stage/keyRows";
import type { Shortcuts } from "../../stage/keys";
import { press } from "../../stage/presses";
import { hearCounts, hearPiles, hearTable } from "./heard";
import type { Intent } from "./intent";

/** What keys do now, beside those of every table. */
export function shortcuts({ stage, choice, cancel }: Intent): Shortcuts {
  return {
    ...handShortcuts({ places: 3, choice, cancel }),
    j: () => press('[data-shortcut="j"]'),
    t: hear(stage, hearTable),
    p: hear(stage, hearPiles),
    c: hear(stage, hearCounts),
  };
}

/** All keys, for the keys sheet. */
export function keys(words: Words): KeyRow[] {
  return [
    ["1 2 3", words.say("keys-place")],
    ...handKeys(words),
    ["J", words.say("next-deal")],
    ...tableKeys(words),
    ["T", words.say("keys-table")],
    ["P", words.say("keys-piles")],
    ["C", words.say("keys-counts")],
  ];
}
