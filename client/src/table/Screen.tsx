import { useLayoutEffect, useRef } from "preact/hooks";
import { Alarm } from "./Alarm";
import { Bar } from "./Bar";
import { CardPicture, Faces } from "./Card";
import { Edges } from "./Edges";
import { faceOf } from "./faces";
import type { Play } from "./game";
import { listenForKeys, type Shortcuts } from "./keys";
import type { Sheets } from "./later";
import type { Page } from "./page";
import { press } from "./presses";
import { next } from "./settings";
import type { Table } from "./table";
import { WordsPanel } from "./WordsPanel";

interface ScreenProps {
  table: Table;
  play: Play;
  page: Page;
  sheets: Sheets;
}

/** The first screen: the bar (a rail on wide screens), the words, and the game's board. */
export function Screen({ table, play, page, sheets }: ScreenProps) {
  const { settings, sheet, shown, words } = table;
  const root = useRef<HTMLDivElement>(null);
  const deck = settings.deck.chosen.value;
  const now = shown.value;
  const Over = sheets.value;

  useLayoutEffect(() => {
    if (root.current) table.motion.after(root.current);
  }, [now]);

  useLayoutEffect(() => {
    const shortcuts = (): Shortcuts => ({
      n: () => press("[data-new-game]"),
      u: table.undo,
      l: () => table.setLevel(next(settings.level)),
      d: table.nextDeck,
      "?": () => (sheet.value = "keys"),
      ...play.shortcuts(),
    });
    return listenForKeys(shortcuts, () => settings.letters.chosen.peek() === "on");
  }, []);

  return (
    <Faces.Provider value={(card, small) => faceOf(page.faces, deck, card, small)}>
      <div class={table.witness?.broken.value ? "warned" : undefined}>
        <Alarm table={table} />
        <div class="room" data-game={table.gameName} data-deck={deck} ref={root}>
          <Bar table={table} />
          {now ? (
            <play.Board shown={now} />
          ) : (
            <div class="felt waiting">
              <span class="stack">
                <Edges size={12} />
                <CardPicture face="back" name="" />
              </span>
              {table.connection.value !== "outdated" && <p>{words.say("connecting")}</p>}
            </div>
          )}
          <WordsPanel table={table} play={play} />
          <div class="flights" aria-hidden="true" />
        </div>
      </div>
      {Over && <Over table={table} />}
    </Faces.Provider>
  );
}
