import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/table.css";
import "./styles/cards.css";
import "./styles/words.css";
import "./styles/sheet.css";
import { render } from "preact";
import { markForeign } from "./i18n/foreign";
import { createWords } from "./i18n/words";
import { openLink } from "./net/link";
import { decksIn, preloadFaces } from "./table/faces";
import type { Game } from "./table/game";
import { readPage } from "./table/page";
import { Screen } from "./table/Screen";
import { openSettings } from "./table/settings";
import { openStorage } from "./table/storage";
import { createTable } from "./table/table";
import { followTheme } from "./table/theme";

const GAMES = import.meta.glob<{ GAME: Game }>("./games/*/index.ts");
const PROTOCOL = 1;

async function open(): Promise<void> {
  const page = readPage();
  const settings = openSettings(
    openStorage(() => window.localStorage),
    page.game,
    decksIn(page.faces),
  );
  followTheme(settings.theme.chosen);
  markForeign();
  const module = await GAMES[`./games/${page.game}/index.ts`]?.();
  const place = document.getElementById("table");
  if (!module || !place) throw new Error(`no such game: ${page.game}`);

  const table = createTable({
    gameName: page.game,
    game: module.GAME,
    words: createWords(page.lang, page.messages, page.tag, page.lacking),
    settings,
    connect: (events) =>
      openLink(events, {
        connect: () => new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket?v=${PROTOCOL}`),
        setTimeout: (run, ms) => window.setTimeout(run, ms),
        clearTimeout: (timer) => window.clearTimeout(timer),
        random: () => Math.random(),
      }),
    clock: {
      now: () => performance.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
  });

  window.addEventListener("online", table.wake);
  window.addEventListener("focus", table.wake);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) table.wake();
  });

  place.replaceChildren();
  render(<Screen table={table} page={page} />, place);
  preloadFaces(page.faces, settings.deck.chosen);
}

void open();
