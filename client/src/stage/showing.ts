import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Reason } from "../net/conversation";
import type { MatchMessage, Update } from "../net/messages";
import type { Speaker } from "../sound/speaker";
import { tellLevel } from "./levels";
import type { Motion } from "./motion";
import { type Clock, createQueue } from "./queue";
import { PAUSES, type Settings } from "./settings";
import type { Shown } from "./shown";
import type { Speech } from "./speech";
import type { Telling } from "./telling";

/** What is on the board: one thing after another, each with what is said and heard of it. */
export interface Showing {
  /** Null before the first match arrives. */
  shown: ReadonlySignal<Shown | null>;
  /** A whole match takes the place of what is shown. */
  replace(message: MatchMessage, reason: Reason): void;
  /** What happens next in the match that is shown. */
  add(update: Update, reason: Reason): void;
  /** Shows what the others do at once, until it is the player's turn. */
  jump(): void;
  /** Whether something waits to be shown: then the room is ahead of the board. */
  behind(): boolean;
}

export interface ShowingParts {
  game: Telling;
  words: Words;
  settings: Settings;
  motion: Motion;
  speech: Speech;
  speaker: Speaker;
  clock: Clock;
}

/** What waits to be shown. */
interface Happened {
  update: Update;
  /** What the player asked for, if that led to it. */
  reason: Reason;
}

export function openShowing(parts: ShowingParts): Showing {
  const { game, words, settings, motion, speech, speaker, clock } = parts;
  const shown = signal<Shown | null>(null);
  const queue = createQueue(show, pauseBefore, clock);
  let jumping = false;

  settings.pace.chosen.subscribe(() => queue.hurry());

  function pauseBefore({ update: { move } }: Happened): number {
    return jumping ? 0 : PAUSES[settings.pace.chosen.peek()] * (game.tempo?.(move ?? "") ?? 1);
  }

  function replace(message: MatchMessage, reason: Reason): void {
    const before = shown.peek();
    const { match, options, seat, ply, players, proof, touched, view } = message;
    const after: Shown = { match, options, seat, ply, players, proof, touched, view };
    const isKnown = before?.match === match && before.ply === ply;
    queue.reset();
    if (isKnown) motion.still();
    else motion.before();
    shown.value = after;
    if (reason === "undo") speech.announce("new-undone");
    else if (reason === "level") tellLevel(players, words, speech);
    else if (!isKnown) {
      speech.dismiss();
      speech.whisper(...game.news(null, view, words, players));
      if (before) sound(null, after);
    }
  }

  function show({ update, reason }: Happened): void {
    const before = shown.peek();
    if (!before) return;
    const { ply, view, move, players = before.players, touched = before.touched } = update;
    const after: Shown = { ...before, ply, view, players, touched };
    if (move === undefined) {
      shown.value = after;
      if (reason === "level") tellLevel(players, words, speech);
      return;
    }
    motion.before(() => game.trips(before.view, view));
    speech.dismiss();
    shown.value = after;
    if (!othersMove(after)) jumping = false;
    speech.whisper(...game.news(before.view, view, words, players));
    if (update.silent) speech.announce("computer-silent");
    sound(before, after);
  }

  function sound(before: Shown | null, after: Shown): void {
    const mine = after.view.turn === after.seat && before?.view.turn !== after.seat;
    speaker([...game.sounds(before?.view ?? null, after.view), ...(mine ? ["your-turn" as const] : [])]);
  }

  return {
    shown,
    replace,
    add(update, reason) {
      // A deal is asked for by the player.
      const own = update.seat === "dealer" || update.seat === shown.peek()?.seat;
      queue.push({ update, reason }, own || update.move === undefined);
    },
    jump() {
      const now = shown.peek();
      if (!now || !othersMove(now)) return;
      jumping = true;
      queue.hurry();
    },
    behind: () => queue.waiting > 0,
  };
}

function othersMove({ view, seat }: Shown): boolean {
  return typeof view.turn === "number" && view.turn !== seat;
}

/** What has happened in the deal that is shown, oldest first. */
export function storyOf(
  shown: ReadonlySignal<Shown | null>,
  game: Telling,
  words: Words,
): ReadonlySignal<string[]> {
  return computed(() => {
    const now = shown.value;
    return now ? game.story(now.view, words, now.players) : [];
  });
}
