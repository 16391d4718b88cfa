import type { ReadonlySignal } from "@preact/signals";
import type { Words } from "../i18n/words";
import type { Conversation } from "../net/conversation";
import type { Level, Player } from "../net/messages";
import type { Settings } from "./settings";
import type { Shown } from "./shown";
import type { Speech } from "./speech";

export interface LevelParts {
  words: Words;
  settings: Settings;
  speech: Speech;
  shown: ReadonlySignal<Shown | null>;
  room: Pick<Conversation, "level">;
}

/** Chooses how the computers play: in this match while nobody has moved, else in the next. */
export function chooseLevel(level: Level, { words, settings, speech, shown, room }: LevelParts): void {
  const now = shown.peek();
  settings.level.chosen.value = level;
  if (now && !now.touched && now.view.turn !== null) return room.level(level);
  const inPlay = now && levelOf(now.players);
  speech.announce(inPlay === level ? "level-now" : "level-next", { level: words.say(`level-${level}`) });
}

/** How the computers of a match play; undefined without any. */
export function levelOf(players: readonly Player[]): Level | undefined {
  return players.find((player) => player.level)?.level ?? undefined;
}

/** Says how the computers play now. */
export function tellLevel(players: readonly Player[], words: Words, speech: Speech): void {
  const level = levelOf(players);
  if (level) speech.announce("level-now", { level: words.say(`level-${level}`) });
}
