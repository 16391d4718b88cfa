import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Values } from "../../i18n/words";
import type { Card } from "../../net/messages";
import type { Attention } from "../../table/focus";
import { keepChoice } from "../../table/keptChoice";
import { openStorage } from "../../storage/storage";
import type { Shown, Table } from "../../table/table";
import { theCard } from "./cards";
import { type Holding, openHolding } from "./holding";
import { layOptions, meantLayOff, meldMoves, type Option } from "./selection";
import { capital } from "./turns";
import type { RummyView } from "./view";

/** A card that fits several melds: which? */
export interface Choice {
  card: Card;
  options: Option[];
}

/** What the player is about to do at one table. */
export interface Intent extends Holding {
  table: Table;
  focus: Attention;
  /** The choice that is open; it closes by itself when the table moves on. */
  choice: ReadonlySignal<Choice | null>;
  pick(card: Card): void;
  arrange(card: Card, place: number): void;
  draw(pile: "stock" | "discards"): void;
  meld(): void;
  layOff(): void;
  discard(): void;
  confirm(option: Option): void;
  cancel(): void;
}

export function openIntent(table: Table): Intent {
  const { words } = table;
  const holding = openHolding(table, openStorage(() => window.localStorage));
  const opened = signal<{ at: Shown; choice: Choice } | null>(null);
  const choice = computed(() => {
    const now = opened.value;
    return now && now.at === table.shown.value ? now.choice : null;
  });
  let next: { match: string; ply: number; move: string } | null = null;

  table.shown.subscribe((now) => {
    const follows = next;
    next = null;
    if (follows && follows.match === now?.match && follows.ply === now.ply) table.play(follows.move);
  });

  const view = () => table.shown.peek()?.view as RummyView | undefined;

  keepChoice(table, choice, (card) => {
    const at = table.shown.peek();
    const options = at ? layOptions(at.view as RummyView, [card]) : [];
    if (at && options.length > 1) opened.value = { at, choice: { card, options } };
  });

  // What was said of other cards, or before a choice opened or closed, is about something else.
  choice.subscribe(() => table.dismiss());
  holding.selected.subscribe(() => table.dismiss());

  function whisper(key: string, values?: Values): void {
    table.whisper(capital(words, words.say(key, values)));
  }

  /** Sends a move, and another one when that has been made. */
  function send(first: string, second?: string): void {
    const now = table.shown.peek();
    table.play(first);
    const { match, ply } = now ?? { match: "", ply: 0 };
    next = second ? { match, ply: ply + 1, move: second } : null;
  }

  function pick(card: Card): void {
    opened.value = null;
    holding.toggle(card);
  }

  function arrange(card: Card, place: number): void {
    table.motion.before();
    intent.focus.place = holding.move(card, place);
    const count = holding.cards.peek().length;
    whisper("moved", { card: theCard(words, card, "subject"), place: intent.focus.place + 1, count });
  }

  function sort(sorting: "rank" | "suit"): void {
    table.motion.before();
    holding.sort(sorting);
    whisper(`sorted-${sorting}`);
  }

  function meld(): void {
    const now = view();
    const cards = holding.selected.peek();
    if (!now) return;
    if (cards.length === 0) return table.announce("select-meld");
    const [first, second] = meldMoves(now, cards) ?? [`meld ${cards.join(" ")}`];
    if (first) send(first, second);
  }

  function layOff(): void {
    const at = table.shown.peek();
    const [card, ...more] = holding.selected.peek();
    if (!at || table.pending.peek()) return;
    if (card === undefined || more.length > 0) return table.announce("select-lay");
    const now = at.view as RummyView;
    const options = layOptions(now, [card]);
    if (options.length < 2) return send(options[0]?.move ?? meantLayOff(now, card));
    opened.value = { at, choice: { card, options } };
    whisper("choice-open", { card: theCard(words, card, "subject"), count: options.length });
  }

  function discard(): void {
    const [card, ...more] = holding.selected.peek();
    if (card === undefined || more.length > 0) return table.announce("select-discard");
    send(`discard ${card}`);
  }

  function confirm(option: Option): void {
    opened.value = null;
    send(option.move);
  }

  function cancel(): void {
    const card = choice.peek()?.card;
    opened.value = null;
    if (card) whisper("choice-closed", { card: theCard(words, card, "object") });
    else holding.drop();
  }

  const intent: Intent = {
    ...holding,
    table,
    focus: { here: false, place: 0 },
    choice,
    pick,
    arrange,
    sort,
    draw: (pile) => send(`draw @${pile}`),
    meld,
    layOff,
    discard,
    confirm,
    cancel,
  };

  return intent;
}
