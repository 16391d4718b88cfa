import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Connection } from "../stage/contact";
import { nextDeck } from "../stage/decks";
import type { Game, Play } from "../stage/game";
import { createMotion } from "../stage/motion";
import { PAUSES, type Settings, SPEEDS } from "../stage/settings";
import { storyOf } from "../stage/showing";
import type { Shown } from "../stage/shown";
import { openSpeech } from "../stage/speech";
import type { Sheet, Stage } from "../stage/stage";

/** Milliseconds that a move is seen at least when the match goes on by itself. */
const PLAYED = 700;

/** A match that is over, watched again. Its stage takes no move. */
export interface Replay {
  stage: Stage;
  play: Play;
  /** Which position is shown, from 0. */
  at: ReadonlySignal<number>;
  last: number;
  /** What each position came from, in words. */
  moves: readonly string[];
  /** Shows another position; beyond the ends it stays at the end. */
  go(at: number): void;
  /** Whether it goes on by itself. */
  playing: ReadonlySignal<boolean>;
  /** Begins that, from the start if it is at its end, or ends it. */
  toggle(): void;
}

export interface ReplayParts {
  gameName: string;
  game: Game;
  words: Words;
  settings: Settings;
  /** At least one. */
  positions: Shown[];
}

export function createReplay({ gameName, game, words, settings, positions }: ReplayParts): Replay {
  const last = positions.length - 1;
  const at = signal(0);
  const shown = computed(() => positions[at.value] ?? null);
  const speech = openSpeech(words);
  const motion = createMotion(() => SPEEDS[settings.pace.chosen.peek()]);

  const place = computed(() => words.say("replay-at", { ply: at.value + 1, count: positions.length }));
  /** What the move has led to: the end of a round, of the match. */
  const events = computed(() => {
    const now = shown.value;
    return now ? game.news(null, now.view, words, now.players).slice(1) : [];
  });

  function show(wanted: number): void {
    const to = Math.min(Math.max(wanted, 0), last);
    const before = shown.peek();
    const after = positions[to];
    if (!before || !after || to === at.peek()) return;
    const isNext = to === at.peek() + 1;
    motion.before(isNext ? () => game.trips(before.view, after.view) : undefined);
    at.value = to;
    speech.dismiss();
    const news = game.news(isNext ? before.view : null, after.view, words, after.players);
    speech.whisper(...news, place.peek());
  }

  const moves = positions.map(({ view, players }, to) => {
    const [move] = game.news(positions[to - 1]?.view ?? null, view, words, players);
    return move ?? words.say("replay-at", { ply: to + 1, count: positions.length });
  });

  const playing = signal(false);
  let timer = 0;

  function stop(): void {
    window.clearTimeout(timer);
    playing.value = false;
  }

  function advance(): void {
    show(at.peek() + 1);
    if (at.peek() < last) timer = window.setTimeout(advance, PLAYED + PAUSES[settings.pace.chosen.peek()]);
    else stop();
  }

  function toggle(): void {
    if (playing.peek()) return stop();
    playing.value = true;
    if (at.peek() === last) show(0);
    timer = window.setTimeout(advance, PLAYED);
  }

  function go(wanted: number): void {
    stop();
    show(wanted);
  }

  function refuse(): void {
    speech.announce("replay-watching");
  }

  const stage: Stage = {
    ...speech,
    words,
    game,
    gameName,
    settings,
    witness: null,
    offered: signal(null),
    motion,
    sheet: signal<Sheet>(null),
    asked: signal(null),
    shown,
    story: storyOf(shown, game, words),
    pending: signal(null),
    connection: signal<Connection>("open"),
    lostAt: signal(null),
    finished: signal(null),
    undoable: signal(false),
    notice: computed(() => speech.notice.value ?? [place.value, ...events.value].join(" · ")),
    play: refuse,
    deal: refuse,
    jump: refuse,
    startMatch: refuse,
    sealNext: refuse,
    undo: refuse,
    setLevel: refuse,
    nextDeck: () => nextDeck(settings, words, speech),
    wake: () => undefined,
  };
  return { stage, play: game.open(stage), at, last, moves, go, playing, toggle };
}
