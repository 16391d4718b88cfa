import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Play } from "./game";
import type { Texts } from "./page";
import type { Stage } from "./stage";

/** Milliseconds after which what no first card needs is fetched. */
const LATER = 1000;
/** Milliseconds after which somebody who waits for it is told so. */
const SOON = 300;

/** What draws the sheets over the table; null until it has come. */
export type Sheets = ReadonlySignal<FunctionComponent<{ stage: Stage; play: Play }> | null>;

/** Where sheets, their styles and their texts come from. */
export type Source = () => Promise<{ Sheets: FunctionComponent<{ stage: Stage; play: Play }>; texts: Texts }>;

/** Does something when the table has nothing else to do. */
export function atRest(run: () => void): void {
  const idle = window.requestIdleCallback ?? ((now: () => void) => now());
  window.setTimeout(() => idle(run), LATER);
}

/** Fetches the sheets when the table has nothing else to do, or as soon as one is asked for: then
 * it opens when it is there, and if it does not come, that is said and the next press asks again. */
export function bringSheets(stage: Stage, source: Source): Sheets {
  const { sheet, words } = stage;
  const sheets = signal<FunctionComponent<{ stage: Stage; play: Play }> | null>(null);
  let coming: Promise<void> | null = null;

  function bring(): Promise<void> {
    coming ??= source()
      .then(({ Sheets, texts }) => {
        words.add(texts);
        sheets.value = Sheets;
      })
      .catch((error: unknown) => {
        coming = null;
        throw error;
      });
    return coming;
  }

  function ahead(): void {
    if (!sheets.peek()) bring().catch(() => undefined); // nobody waits for it
  }

  effect(() => {
    if (sheet.value === null || sheets.peek()) return;
    const stopTelling = tellUntil(stage, words.say("sheet-coming"));
    bring()
      .finally(stopTelling)
      .catch(() => {
        sheet.value = null;
        stage.announce("sheet-failed");
      });
  });
  atRest(ahead);
  window.addEventListener("online", ahead);
  return sheets;
}

/** Tells somebody who waits what for, in a moment; and again after each move, which takes it away. */
function tellUntil({ notice, tell, dismiss }: Stage, waiting: string): () => void {
  let stop = () => {};
  const telling = setTimeout(() => {
    stop = effect(() => {
      if (notice.value === null) tell(waiting);
    });
  }, SOON);
  return () => {
    clearTimeout(telling);
    stop();
    if (notice.peek() === waiting) dismiss();
  };
}

/** From the room. */
export function sheetsOf(lang: string): Source {
  return async () => {
    const [{ Sheets }, answer] = await Promise.all([import("./Sheets"), fetch(`/${lang}/sheets`)]);
    if (!answer.ok) throw new Error(answer.statusText);
    const texts = (await answer.json()) as Texts;
    bringHeadings(Object.values(texts).join(""));
    return { Sheets, texts };
  };
}

/** The face of headings, which a small screen does without until one is shown: in time for it. */
function bringHeadings(letters: string): void {
  document.fonts.load("600 1em Fraunces", letters).catch(() => undefined);
}
