import type { Game } from "../stage/game";

const GAMES = import.meta.glob<{ GAME: Game }>("./*/index.ts");

/** Fetches what draws a game; each is fetched only where it is played. */
export async function loadGame(name: string): Promise<Game> {
  const module = await GAMES[`./${name}/index.ts`]?.();
  if (!module) throw new Error(`no such game: ${name}`);
  return module.GAME;
}
