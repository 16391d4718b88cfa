import type { Game } from "../stage/game";

const GAMES = import.meta.glob<{ GAME: Game }>("./*/index.ts");

/** Fetches what draws a game; each is fetched only where it is played. */
export async function loadGame(name: string): Promise<Game> {
  const module = await GAMES[`./${name}/index.ts`]?.();
  if (!module) throw new Error(`no such game: ${name}`);
  return module.GAME;
}

/** What carries cards comes later than the game. It is asked for here, so that no game brings along
 * what fetches it. */
const DRAGGING = import.meta.glob("./*/dragging.ts");

/** `Module`: that of this game. */
export async function loadDragging<Module>(name: string): Promise<Module> {
  const module = await DRAGGING[`./${name}/dragging.ts`]?.();
  if (!module) throw new Error(`no dragging in ${name}`);
  return module as Module;
}
