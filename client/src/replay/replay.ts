import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Game, Play } from "../table/game";
import { createMotion } from "../table/motion";
import { next, type Settings, SPEEDS } from "../table/settings";
import type { Connection, Sheet, Shown, Table } from "../table/table";

/** A match that is over, watched again. Its table takes no move. */
export interface Replay {
  table: Table;
  play: Play;
  /** Which position is shown, from 0. */
  at: ReadonlySignal<number>;
  last: number;
  /** Shows another position; beyond the ends it stays at the end. */
  go(at: number): void;
}

export interface ReplayParts {
  gameName: string;
  game: Game;
  words: Words;
  settings: Settings;
  /** At least one. */
  positions: Shown[];
}

const SAID_AT_ONCE = 12;

export function createReplay({ gameName, game, words, settings, positions }: ReplayParts): Replay {
  const last = positions.length - 1;
  const at = signal(0);
  const shown = computed(() => positions[at.value] ?? null);
  const notice = signal<string | null>(null);
  const said = signal<{ id: number; text: string }[]>([]);
  const motion = createMotion(() => SPEEDS[settings.pace.chosen.peek()]);

  const place = computed(() => words.say("replay-at", { ply: at.value + 1, count: positions.length }));
  /** What the move has led to: the end of a round, of the match. */
  const events = computed(() => {
    const now = shown.value;
    return now ? game.news(null, now.view, words, now.players).slice(1) : [];
  });

  function go(wanted: number): void {
    const to = Math.min(Math.max(wanted, 0), last);
    const before = shown.peek();
    const after = positions[to];
    if (!before || !after || to === at.peek()) return;
    const isNext = to === at.peek() + 1;
    motion.before(isNext ? () => game.trips(before.view, after.view) : undefined);
    at.value = to;
    notice.value = null;
    const news = game.news(isNext ? before.view : null, after.view, words, after.players);
    sayAll([...news, place.peek()]);
  }

  function sayAll(texts: string[]): void {
    let id = said.peek().at(-1)?.id ?? 0;
    said.value = [...said.peek(), ...texts.map((text) => ({ id: (id += 1), text }))].slice(-SAID_AT_ONCE);
  }

  function tell(text: string): void {
    notice.value = text;
    sayAll([text]);
  }

  function refuse(): void {
    tell(words.say("replay-watching"));
  }

  const table: Table = {
    words,
    game,
    gameName,
    settings,
    witness: null,
    offered: signal(null),
    motion,
    sheet: signal<Sheet>(null),
    shown,
    story: computed(() => {
      const now = shown.value;
      return now ? game.story(now.view, words, now.players) : [];
    }),
    pending: signal(null),
    connection: signal<Connection>("open"),
    lostAt: signal(null),
    undoable: signal(false),
    notice: computed(() => notice.value ?? [place.value, ...events.value].join(" · ")),
    said,
    play: refuse,
    deal: refuse,
    jump: refuse,
    startMatch: refuse,
    sealNext: refuse,
    undo: refuse,
    setLevel: refuse,
    nextDeck() {
      settings.deck.chosen.value = next(settings.deck);
      tell(words.say("deck-now", { deck: words.say(`deck-${settings.deck.chosen.value}`) }));
    },
    announce: (key, values) => tell(words.say(key, values)),
    tell,
    dismiss: () => (notice.value = null),
    whisper: (text) => sayAll([text]),
    wake: () => undefined,
  };
  return { table, play: game.open(table), at, last, go };
}
