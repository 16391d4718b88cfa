import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { converse, type Conversation, type Reason } from "../net/conversation";
import type { Link, LinkEvents } from "../net/link";
import type { Card, ErrorMessage, Level, Player, Proof, MatchMessage, Update, View } from "../net/messages";
import type { Values, Words } from "../i18n/words";
import { openSeals } from "../proof/seals";
import { openWitness, type Witness } from "../proof/witness";
import { createMotion, type Motion } from "./motion";
import { readMove } from "./move";
import type { Storage } from "../storage/storage";
import type { Telling } from "./telling";
import type { Speaker } from "../sound/speaker";
import { type Clock, createQueue } from "./queue";
import { next, PAUSES, type Settings, SPEEDS } from "./settings";

/** What lies on the page: a view as this seat has it, and the match around it. */
export interface Shown {
  match: string;
  seat: number;
  ply: number;
  players: Player[];
  proof: Proof;
  touched: boolean;
  view: View;
  /** Every hand, face up: only where a match that is over is watched again. */
  open?: Card[][];
}

/** What can lie over the table. */
export type Sheet = "settings" | "keys" | "proof" | "results" | null;

export type Connection = "connecting" | "open" | "lost" | "outdated";

/** The live table of the page, whatever the game. */
export interface Table {
  words: Words;
  game: Telling;
  gameName: string;
  settings: Settings;
  /** Whether the room keeps its word; a match that is watched again has none. */
  witness: Witness | null;
  /** The fingerprint of the next match, if it is known already. */
  offered: ReadonlySignal<string | null>;
  motion: Motion;
  sheet: Signal<Sheet>;
  /** What is shown; null before the first table arrives. */
  shown: ReadonlySignal<Shown | null>;
  /** What has happened in this deal, oldest first. */
  story: ReadonlySignal<string[]>;
  /** The move that was sent and not answered yet. */
  pending: ReadonlySignal<string | null>;
  connection: ReadonlySignal<Connection>;
  lostAt: ReadonlySignal<Date | null>;
  /** Whether the last new game can still be taken back. */
  undoable: ReadonlySignal<boolean>;
  /** What was said last beside the moves: a refusal, an answer, news of the settings. */
  notice: ReadonlySignal<string | null>;
  /** Everything for the live region, each once. */
  said: ReadonlySignal<{ id: number; text: string }[]>;
  /** Sends a move in answer to what is shown. */
  play(move: string): void;
  /** Goes on to the next deal of the match. */
  deal(): void;
  /** Shows what the others do at once, until it is the player's turn. */
  jump(): void;
  startMatch(): void;
  /** Has the next match sealed, so that its fingerprint can be seen before its first card. */
  sealNext(): void;
  undo(): void;
  setLevel(level: Level): void;
  nextDeck(): void;
  /** A sentence for the live region that is shown too, until the next move. */
  announce(key: string, values?: Values): void;
  tell(text: string): void;
  /** What was said is not shown any more: the player has gone on to something else. */
  dismiss(): void;
  /** A sentence for the live region alone. */
  whisper(text: string): void;
  wake(): void;
}

export interface TableParts {
  gameName: string;
  game: Telling;
  words: Words;
  settings: Settings;
  storage: Storage;
  connect: (events: LinkEvents) => Link;
  clock: Clock;
  speaker: Speaker;
}

/** What waits to be shown. */
interface Happened {
  update: Update;
  /** What the player asked for, if that led to it. */
  reason: Reason;
}

const FORGETTING = 1000; // milliseconds after which the page begins anew without its data
const SAID_AT_ONCE = 12; // sentences kept in the live region, so that a quick one is not lost

export function createTable(parts: TableParts): Table {
  const { gameName, game, words, settings, storage, connect, clock, speaker } = parts;
  const shown = signal<Shown | null>(null);
  const pending = signal<{ match: string; ply: number; move: string } | null>(null);
  const connection = signal<Connection>("connecting");
  const lostAt = signal<Date | null>(null);
  const undoable = signal(false);
  const offered = signal<string | null>(null);
  const notice = signal<string | null>(null);
  const sheet = signal<Sheet>(null);
  const said = signal<{ id: number; text: string }[]>([]);
  const motion = createMotion(() => SPEEDS[settings.pace.chosen.peek()]);
  const witness = openWitness({
    seals: openSeals(storage, gameName),
    passesOn: game.passesOn ?? false,
    dealt: game.dealt,
    fetchRecord,
    setTimeout: clock.setTimeout,
  });
  const queue = createQueue(show, pauseBefore, clock);
  const story = computed(() => {
    const now = shown.value;
    return now ? game.story(now.view, words, now.players) : [];
  });
  let undoTimer = 0;
  let jumping = false;

  settings.pace.chosen.subscribe(() => queue.hurry());

  const room: Conversation = converse(
    gameName,
    {
      connected() {
        connection.value = "open";
      },
      offered: (commitment) => (offered.value = commitment),
      disconnected() {
        if (connection.peek() === "outdated") return;
        if (!lostAt.peek()) {
          lostAt.value = new Date();
          notice.value = null; // it is shown in a place of its own for as long as it lasts
          sayAll([words.say("offline-since", { time: words.time(lostAt.value) })]);
        }
        connection.value = "lost";
        pending.value = null;
      },
      outdated() {
        connection.value = "outdated";
        tell(words.say("please-reload"));
      },
      match: replaceMatch,
      update(update, reason) {
        witness.hearUpdate(update);
        if (update.ply > (pending.peek()?.ply ?? Infinity)) pending.value = null;
        // A deal is asked for by the player.
        const own = update.seat === "dealer" || update.seat === shown.peek()?.seat;
        queue.push({ update, reason }, own || update.move === undefined);
      },
      late: () => announce("late"),
      refused,
      replaced: () => announce("replaced"),
      // Not at once: the answer that takes the cookie away may still be under way.
      forgotten: () => clock.setTimeout(() => location.reload(), FORGETTING),
    },
    () => settings.level.chosen.peek(),
    connect,
    witness.keep,
  );

  function replaceMatch(message: MatchMessage, reason: Reason): void {
    const before = shown.peek();
    const { match, seat, ply, players, proof, touched, view } = message;
    witness.hearMatch(message, reason);
    queue.reset();
    pending.value = null;
    offerUndo(message.undo);
    const after: Shown = { match, seat, ply, players, proof, touched, view };
    const sameMatch = before?.match === match;
    if (sameMatch && before.ply === ply) motion.still();
    else motion.before();
    shown.value = after;
    if (reason === "undo") announce("new-undone");
    else if (reason === "level") sayLevel("level-now", players);
    else if (!sameMatch || before.ply !== ply) {
      notice.value = null;
      sayAll(game.news(null, view, words, players));
      if (before) sound(null, after);
    }
    if (lostAt.peek()) announce("online-again");
    lostAt.value = null;
  }

  function pauseBefore({ update: { move } }: Happened): number {
    return jumping ? 0 : PAUSES[settings.pace.chosen.peek()] * (game.tempo?.(move ?? "") ?? 1);
  }

  function show({ update, reason }: Happened): void {
    const before = shown.peek();
    if (!before) return;
    const { ply, view, move, players = before.players, touched = before.touched } = update;
    const after: Shown = { ...before, ply, view, players, touched };
    if (move === undefined) {
      shown.value = after;
      if (reason === "level") sayLevel("level-now", players);
      return;
    }
    motion.before(() => game.trips(before.view, view));
    notice.value = null;
    shown.value = after;
    if (typeof view.turn !== "number" || view.turn === after.seat) jumping = false;
    sayAll(game.news(before.view, view, words, after.players));
    if (update.silent) announce("computer-silent");
    sound(before, after);
  }

  function sound(before: Shown | null, after: Shown): void {
    const mine = after.view.turn === after.seat && before?.view.turn !== after.seat;
    speaker([...game.sounds(before?.view ?? null, after.view), ...(mine ? ["your-turn" as const] : [])]);
  }

  function offerUndo(seconds: number | null): void {
    clock.clearTimeout(undoTimer);
    undoable.value = seconds !== null && seconds > 0;
    if (seconds) undoTimer = clock.setTimeout(() => (undoable.value = false), seconds * 1000);
  }

  function refused(error: ErrorMessage): void {
    pending.value = null;
    if (error.error === "stale") room.sync();
    const key = `error-${error.error}`;
    if (!words.has(key)) return announce("error-unknown", { key: error.error });
    const values: Values = { ...error.values };
    const { card, takes, cards, pile, move } = error.values ?? {};
    if (card) values.card = game.card(words, card, "subject");
    if (takes) values.takes = game.card(words, takes, "object");
    if (cards) values.cards = listed(cards);
    if (pile) values.pile = listed(pile);
    if (move) values.verb = readMove(move).verb;
    announce(key, values);
  }

  function listed(cards: string): string {
    return words.list(cards.split(" ").map((card) => game.card(words, card, "subject")));
  }

  function play(move: string): void {
    const now = shown.peek();
    if (!now) return;
    if (connection.peek() !== "open") return announce("error-offline");
    if (pending.peek()) return;
    // While others' moves wait to be shown the room is ahead of the board: nothing can be meant yet.
    if (queue.waiting > 0) return announce("error-not-your-turn");
    if (room.play(move, now.ply)) pending.value = { match: now.match, ply: now.ply, move };
  }

  function deal(): void {
    const now = shown.peek();
    if (!now || pending.peek()) return;
    if (connection.peek() !== "open") return announce("error-offline");
    if (room.deal(now.ply)) pending.value = { match: now.match, ply: now.ply, move: "deal" };
  }

  function jump(): void {
    const now = shown.peek();
    if (typeof now?.view.turn !== "number" || now.view.turn === now.seat) return;
    jumping = true;
    queue.hurry();
  }

  function setLevel(level: Level): void {
    const now = shown.peek();
    settings.level.chosen.value = level;
    if (now && !now.touched && now.view.turn !== null) room.level(level);
    else {
      const inPlay = now?.players.find((player) => player.level)?.level;
      announce(inPlay === level ? "level-now" : "level-next", { level: levelName(level) });
    }
  }

  function nextDeck(): void {
    settings.deck.chosen.value = next(settings.deck);
    announce("deck-now", { deck: words.say(`deck-${settings.deck.chosen.value}`) });
  }

  function levelName(level: Level): string {
    return words.say(`level-${level}`);
  }

  function sayLevel(key: string, players: Player[]): void {
    const level = players.find((player) => player.level)?.level;
    if (level) announce(key, { level: levelName(level) });
  }

  function sayAll(texts: string[]): void {
    let id = said.peek().at(-1)?.id ?? 0;
    const fresh = texts.map((text) => ({ id: (id += 1), text }));
    said.value = [...said.peek(), ...fresh].slice(-SAID_AT_ONCE);
  }

  function tell(text: string): void {
    notice.value = text;
    sayAll([text]);
  }

  function announce(key: string, values?: Values): void {
    tell(words.say(key, values));
  }

  return {
    words,
    game,
    gameName,
    settings,
    witness,
    offered,
    motion,
    sheet,
    shown,
    story,
    pending: computed(() => pending.value?.move ?? null),
    connection,
    lostAt,
    undoable,
    notice,
    said,
    play,
    deal,
    jump,
    startMatch: () => room.start(settings.level.chosen.peek()),
    sealNext: () => room.prepare(),
    undo: () => undoable.peek() && room.undo(),
    setLevel,
    nextDeck,
    announce,
    tell,
    dismiss: () => (notice.value = null),
    whisper: (text) => sayAll([text]),
    wake: () => room.wake(),
  };
}

async function fetchRecord(match: string): Promise<string> {
  const answer = await fetch(`/match/${match}/record`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
