import { effect, type Signal, signal } from "@preact/signals";
import { render } from "preact";
import { loadGame } from "../games/load";
import { createWords, type Words } from "../i18n/words";
import { decksIn, preloadFaces } from "../stage/faces";
import type { Faces, ReplayPage } from "../stage/page";
import { openSettings } from "../stage/settings";
import { openStorage } from "../storage/storage";
import { takeOverTheme } from "../stage/theme";
import { Chooser } from "./Chooser";
import { loadMatch, loadRecord, Refusal } from "./load";
import { positions, type Reel } from "./reel";
import { createReplay, type Replay } from "./replay";
import { ReplayScreen } from "./ReplayScreen";
import "../styles/sheet.css";
import "./replay.css";

/** What the page shows: a match, or why there is none yet. */
export type Watched = { replay: Replay; faces: Faces } | { loading: boolean; why: string | null };

/** Opens the page on which matches are watched again. */
export function openReplay(page: ReplayPage, place: HTMLElement): void {
  const words = createWords(page.lang, page.messages, page.tag, page.lacking);
  const storage = openStorage(() => window.localStorage);
  const watched: Signal<Watched> = signal({ loading: page.replay !== "", why: null });
  takeOverTheme(storage);

  function wordsOf(game: string): Words {
    const texts = page.games[game];
    return texts ? createWords(page.lang, texts.messages, page.tag, texts.lacking) : words;
  }

  async function watch(load: (waits: () => void) => Promise<Reel>, match: string): Promise<void> {
    const before = watched.peek();
    const waits = () => tell(words.say("waiting-turn"), true);
    if (!("replay" in before)) watched.value = { loading: true, why: null };
    try {
      const reel = await load(waits);
      const faces = page.games[reel.game]?.faces ?? {};
      const settings = openSettings(storage, reel.game, decksIn(faces));
      const replay = createReplay({
        gameName: reel.game,
        game: await loadGame(reel.game),
        words: wordsOf(reel.game),
        settings,
        positions: positions(reel, match),
      });
      watched.value = { replay, faces };
      preloadFaces(faces, settings.deck.chosen);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(error.message, false);
    }

    function tell(text: string, loading: boolean): void {
      if ("replay" in before) before.replay.stage.tell(text);
      else watched.value = { loading, why: text };
    }
  }

  function openFile(file: File): void {
    void watch((waits) => loadRecord(file, words, wordsOf, waits), file.name);
  }

  place.replaceChildren();
  effect(() => {
    const now = watched.value;
    if ("replay" in now) render(<ReplayScreen key={now.replay} {...now} openFile={openFile} />, place);
    else render(<Chooser words={words} {...now} openFile={openFile} />, place);
  });
  if (page.replay) void watch((waits) => loadMatch(page.replay, words, waits), page.replay);
}
