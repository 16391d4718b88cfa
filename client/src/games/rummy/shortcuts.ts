import type { Words } from "../../i18n/words";
import { handShortcuts } from "../../table/hand/shortcuts";
import { hear } from "../../table/hear";
import { handKeys, type KeyRow, tableKeys } from "../../table/keyRows";
import type { Shortcuts } from "../../table/keys";
import { press } from "../../table/presses";
import { hearHand, hearPiles, hearPlayers, hearTable } from "./heard";
import type { Intent } from "./intent";

/** What keys do now, beside those of every table. */
export function shortcuts(intent: Intent): Shortcuts {
  const { table, cards, choice, pick, cancel, arrange, sort, meld, layOff, discard } = intent;
  return {
    ...handShortcuts({ places: 8, choice, cancel, cards, select: pick, arrange }),
    s: () => press("[data-pile=stock]"),
    a: () => press("[data-pile=discards]"),
    m: meld,
    o: layOff,
    x: discard,
    Delete: discard,
    r: () => sort("rank"),
    f: () => sort("suit"),
    j: () => press("[data-shortcut=j]"),
    t: hear(table, hearTable),
    p: hear(table, (view, words) => hearPlayers(view, words, table.shown.peek()?.players ?? [])),
    c: hear(table, hearPiles),
    h: hear(table, (_, words) => hearHand(cards.peek(), words)),
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
