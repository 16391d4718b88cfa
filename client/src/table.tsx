import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/table.css";
import "./styles/cards.css";
import "./styles/words.css";
import "./stage/Afterwards";
import "./stage/choosing"; // what both games share comes with the table, in one file
import "./stage/elsewhere";
import "./stage/focus";
import "./stage/hand/Hand";
import "./stage/hand/shortcuts";
import "./stage/hear";
import "./stage/keyRows";
import "./stage/Plates";
import "./stage/players";
import "./stage/Target";
import type { ReadonlySignal } from "@preact/signals";
import { render } from "preact";
import { loadGame } from "./games/load";
import { markForeign } from "./i18n/foreign";
import { keyTexts } from "./i18n/keyed";
import { bindSpaces } from "./i18n/spaces";
import { createWords } from "./i18n/words";
import { openLink } from "./net/link";
import { speakLater } from "./sound/later";
import { decksIn, preloadFaces } from "./stage/faces";
import { bringSheets, sheetsOf } from "./stage/later";
import { openStage } from "./stage/live";
import { watchPictures } from "./stage/pictures";
import { guardPresses } from "./stage/presses";
import { readPage } from "./stage/page";
import { Screen } from "./stage/Screen";
import { openSettings } from "./stage/settings";
import { RESULTS } from "./storage/last";
import { openStorage } from "./storage/storage";
import { followTheme } from "./stage/theme";

const PROTOCOL = 2;
/** Milliseconds for which nothing is drawn: most rooms answer before one could read "connecting". */
const SOON = 250;

function connect(): WebSocket {
  return new WebSocket(`${location.origin.replace(/^http/, "ws")}/socket?v=${PROTOCOL}`);
}

async function open(): Promise<void> {
  const page = readPage();
  markForeign();
  keyTexts();
  watchPictures();
  bindSpaces();
  const place = document.getElementById("table");
  if (!place) throw new Error("no place for the table");
  guardPresses(place);
  if ("replay" in page) return (await arrived(import("./replay/open")))?.openReplay(page, place);
  // On its way while the game and the texts are read; what it hears meanwhile is kept.
  const ahead = connect();
  const heard: MessageEvent[] = [];
  ahead.onmessage = (message) => heard.push(message);
  let first: WebSocket | null = ahead;
  const storage = openStorage(() => window.localStorage);
  const settings = openSettings(storage, page.game, decksIn(page.faces), page.rules);
  followTheme(settings.theme.chosen);
  const game = await arrived(loadGame(page.game));
  if (!game) return;
  const stage = openStage({
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
    speaker: speakLater(() => settings.sound.chosen.peek() === "on"),
    clock: {
      now: () => performance.now(),
      setTimeout: (run, ms) => window.setTimeout(run, ms),
      clearTimeout: (timer) => window.clearTimeout(timer),
    },
  });

  window.addEventListener("online", stage.wake);
  window.addEventListener("focus", stage.wake);
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) stage.wake();
  });

  await within(SOON, stage.shown);
  if (!(await styled())) return; // what the page says of a table that is late stays
  place.replaceChildren();
  const sheets = bringSheets(stage, sheetsOf(page.lang));
  if (location.hash === RESULTS) {
    stage.sheet.value = "results";
    history.replaceState(null, "", location.pathname);
  }
  render(<Screen stage={stage} play={game.open(stage)} page={page} sheets={sheets} />, place);
  preloadFaces(page.faces, settings.deck.chosen);
}

/** A part of the client; null when it does not arrive: what the page says of a table that is late
 * stays then. */
async function arrived<Part>(part: Promise<Part>): Promise<Part | null> {
  return part.catch(() => null);
}

/** Whether every style that the body links has come: without one of them a table is a heap of words. */
async function styled(): Promise<boolean> {
  const links = [...document.body.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return (await Promise.all(links.map(hasCome))).every(Boolean);
}

async function hasCome(link: HTMLLinkElement): Promise<boolean> {
  if (!link.sheet) {
    await new Promise((resolve) => {
      link.addEventListener("load", resolve);
      link.addEventListener("error", resolve);
    });
  }
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false; // a style that failed can have a sheet that nobody may read
  }
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
