import type { Words } from "../../i18n/words";
import { handShortcuts } from "../../stage/hand/shortcuts";
import { hear } from "../../stage/hear";
import { handKeys, type KeyRow, tableKeys } from "../../stage/keyRows";
import type { Shortcuts } from "../../stage/keys";
import { press } from "../../stage/presses";
import { hearHand, hearPiles, hearPlayers, hearTable } from "./heard";
import type { Intent } from "./intent";

/** What keys do now, beside those of every table. */
export function shortcuts(intent: Intent): Shortcuts {
  const { stage, cards, choice, pick, cancel, arrange, sort, meld, layOff, draw, discard } = intent;
  return {
    ...handShortcuts({ places: 8, choice, cancel, cards, select: pick, arrange }),
    s: () => press("[data-pile=stock]"),
    a: () => (intent.targets.peek().discard ? draw("discards") : press("[data-pile=discards]")),
    m: () => meld(),
    o: layOff,
    x: () => discard(),
    Delete: () => discard(),
    r: () => sort("rank"),
    f: () => sort("suit"),
    j: () => press("[data-shortcut=j]"),
    t: hear(stage, hearTable),
    p: hear(stage, (view, words) => hearPlayers(view, words, stage.shown.peek()?.players ?? [])),
    c: hear(stage, hearPiles),
    h: hear(stage, (_, words) => hearHand(cards.peek(), words)),
  };
}

/** All keys, for the keys sheet. */
export function keys(words: Words): KeyRow[] {
  return [
    ["1 … 8", words.say("keys-select")],
    ...handKeys(words, true),
    ["S", words.say("keys-stock")],
    ["A", words.say("keys-take")],
    ["M", words.say("keys-meld")],
    ["O", words.say("keys-lay")],
    [`X, ${words.say("key-delete")}`, words.say("keys-discard")],
    ["R", words.say("keys-rank")],
    ["F", words.say("keys-suit")],
    ["J", words.say("keys-jump")],
    ...tableKeys(words),
    ["T", words.say("keys-table")],
    ["P", words.say("keys-players")],
    ["C", words.say("keys-counts")],
    ["H", words.say("keys-hand")],
  ];
}
