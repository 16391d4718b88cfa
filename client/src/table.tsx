import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/old.css";
import "./styles/table.css";
import "./styles/cards.css";
import "./styles/words.css";
import "./styles/sheet.css";
import type { ReadonlySignal } from "@preact/signals";
import { render } from "preact";
import { markForeign } from "./i18n/foreign";
import { bindSpaces } from "./i18n/spaces";
import { createWords } from "./i18n/words";
import { openLink } from "./net/link";
import { openSpeaker } from "./sound/speaker";
import { decksIn, preloadFaces } from "./table/faces";
import { loadGame } from "./table/games";
import { watchPictures } from "./table/pictures";
import { readPage } from "./table/page";
import { Screen } from "./table/Screen";
import { openSettings } from "./table/settings";
import { openStorage } from "./table/storage";
import { createTable } from "./table/table";
import { followTheme } from "./table/theme";

const PROTOCOL = 2;
/** Milliseconds for which nothing is drawn: most rooms answer before one could read "connecting". */
const SOON = 250;

function connect(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket?v=${PROTOCOL}`);
}

async function open(): Promise<void> {
  const page = readPage();
  markForeign();
  watchPictures();
  bindSpaces();
  const place = document.getElementById("table");
  if (!place) throw new Error("no place for the table");
  if ("replay" in page) return (await import("./replay/open")).openReplay(page, place);
  // On its way while the game and the texts are read; what it hears meanwhile is kept.
  const ahead = connect();
  const heard: MessageEvent[] = [];
  ahead.onmessage = (message) => heard.push(message);
  let first: WebSocket | null = ahead;
  const storage = openStorage(() => window.localStorage);
  const settings = openSettings(storage, page.game, decksIn(page.faces));
  followTheme(settings.theme.chosen);
  const game = await loadGame(page.game);
  const table = createTable({
    gameName: page.game,
    game,
    words: createWords(page.lang, page.messages, page.tag, page.lacking),
    settings,
    storage,
    connect(events) {
      const link = openLink(events, {
        connect() {
          const socket = first ?? connect();
          first = null;
          return socket;
        },
        setTimeout: (run, ms) => window.setTimeout(run, ms),
        clearTimeout: (timer) => window.clearTimeout(timer),
        random: () => Math.random(),
      });
      window.setTimeout(() => heard.forEach((message) => ahead.onmessage?.(message)), 0);
      return link;
    },
    speaker: openSpeaker(() => settings.sound.chosen.peek() === "on"),
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

  await within(SOON, table.shown);
  place.replaceChildren();
  render(<Screen table={table} page={page} />, place);
  preloadFaces(page.faces, settings.deck.chosen);
}

/** Until there is something, but no longer than so many milliseconds. */
function within(ms: number, something: ReadonlySignal<unknown>): Promise<void> {
  return new Promise((resolve) => {
    window.setTimeout(resolve, ms);
    something.subscribe((value) => value !== null && resolve());
  });
}

// A browser that is too old has been told so: old.js.
if (!("old" in document.documentElement.dataset)) void open();
