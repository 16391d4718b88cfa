import type { Words } from "../i18n/words";
import type { Player } from "../net/messages";

/** The other seats in the order of play after one's own. */
export function othersThan(seat: number, count: number): number[] {
  return Array.from({ length: count - 1 }, (_, at) => (seat + 1 + at) % count);
}

/** How a seat is called: by its player's name, else by the game's name for whoever sits there. */
export function nameOf(words: Words, players: readonly Player[], seat: number): string {
  const usual = `name-${seat}`;
  return players[seat]?.name ?? words.say(words.has(usual) ? usual : "player-computer");
}
