import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Values } from "../../i18n/words";
import type { Card } from "../../net/messages";
import { type Attention, marked, moveFocus } from "../../table/focus";
import type { Play } from "../../table/game";
import { keepChoice } from "../../table/keptChoice";
import type { Shortcuts } from "../../table/keys";
import { press } from "../../table/presses";
import { openStorage } from "../../table/storage";
import type { Shown, Table } from "../../table/table";
import { Board } from "./Board";
import { theCard } from "./cards";
import { hearHand, hearPiles, hearPlayers, hearTable } from "./heard";
import { type Holding, openHolding } from "./holding";
import { layOptions, meantLayOff, meldMoves, type Option } from "./selection";
import { capital, nameOf } from "./turns";
import { isRoundOver, type RummyView } from "./view";

/** A card that fits several melds: which? */
export interface Choice {
  card: Card;
  options: Option[];
}

/** What the player is about to do at one table. */
export interface Hand extends Holding {
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

export function openPlay(table: Table): Play {
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
    hand.focus.place = holding.move(card, place);
    const count = holding.cards.peek().length;
    whisper("moved", { card: theCard(words, card, "subject"), place: hand.focus.place + 1, count });
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

  function pickPlace(place: number): void {
    const card = holding.cards.peek()[place];
    if (!card) return;
    marked("card")[place]?.focus();
    pick(card);
  }

  function shift(step: number): void {
    const focused = document.activeElement;
    const place = marked("card").findIndex((card) => card === focused);
    const card = holding.cards.peek()[place];
    if (card) arrange(card, place + step);
  }

  function hear(tell: (view: RummyView) => string): void {
    const now = view();
    if (now) table.tell(tell(now));
  }

  function shortcuts(): Shortcuts {
    const back = () => moveFocus(-1);
    const on = () => moveFocus(1);
    const places = Array.from({ length: 8 }, (_, at) => [String(at + 1), () => pickPlace(at)] as const);
    return {
      ...Object.fromEntries(places),
      ArrowLeft: back,
      ArrowRight: on,
      "Shift+ArrowLeft": () => shift(-1),
      "Shift+ArrowRight": () => shift(1),
      // Up and down scroll the page, except while a choice is open.
      ...(choice.peek() && { ArrowUp: back, ArrowDown: on }),
      Escape: cancel,
      s: () => press("[data-pile=stock]"),
      a: () => press("[data-pile=discards]"),
      m: meld,
      o: layOff,
      x: discard,
      Delete: discard,
      r: () => sort("rank"),
      f: () => sort("suit"),
      j: () => press("[data-shortcut=j]"),
      t: () => hear((now) => hearTable(now, words)),
      p: () => hear((now) => hearPlayers(now, words, table.shown.peek()?.players ?? [])),
      c: () => hear((now) => hearPiles(now, words)),
      h: () => hear(() => hearHand(holding.cards.peek(), words)),
    };
  }

  const hand: Hand = {
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

  return {
    shortcuts,
    Board: ({ shown }) => <Board hand={hand} shown={shown} />,
    question: () => (choice.value ? words.say("hint-choice") : null),
    hint({ view: shownView }) {
      const { turn, seat, phase } = shownView as RummyView;
      return turn === seat && phase ? words.say(`hint-${phase}`) : null;
    },
    turn({ view: shownView, players }) {
      const now = shownView as RummyView;
      if (now.turn === null || now.turn === now.seat) return null;
      if (now.turn === "dealer" || isRoundOver(now)) return words.say("turn-round-over");
      return words.say("turn-of", { name: nameOf(words, players, now.turn) });
    },
  };
}
