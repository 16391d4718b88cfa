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
import type { Stage } from "./stage";
import { WordsPanel } from "./WordsPanel";

interface ScreenProps {
  stage: Stage;
  play: Play;
  page: Page;
  sheets: Sheets;
}

/** The first screen: the bar (a rail on wide screens), the words, and the game's board. */
export function Screen({ stage, play, page, sheets }: ScreenProps) {
  const { settings, sheet, shown, words } = stage;
  const root = useRef<HTMLDivElement>(null);
  const deck = settings.deck.chosen.value;
  const now = shown.value;
  const Over = sheets.value;

  useLayoutEffect(() => {
    if (root.current) stage.motion.after(root.current);
  }, [now]);

  useLayoutEffect(() => {
    const shortcuts = (): Shortcuts => ({
      n: () => press("[data-new-game]"),
      u: stage.undo,
      l: () => stage.setLevel(next(settings.level)),
      d: stage.nextDeck,
      "?": () => (sheet.value = "keys"),
      ...play.shortcuts(),
    });
    return listenForKeys(shortcuts, () => settings.letters.chosen.peek() === "on");
  }, []);

  return (
    <Faces.Provider value={(card, small) => faceOf(page.faces, deck, card, small)}>
      <div class={stage.witness?.broken.value ? "warned" : undefined}>
        <Alarm stage={stage} />
        <div class="room" data-game={stage.gameName} data-family={stage.game.family} data-deck={deck} ref={root}>
          <Bar stage={stage} />
          {now ? (
            <play.Board shown={now} />
          ) : (
            <div class="felt waiting">
              <span class="stack">
                <Edges size={12} />
                <CardPicture face="back" name="" />
              </span>
              {stage.connection.value !== "outdated" && <p>{words.say("connecting")}</p>}
            </div>
          )}
          <WordsPanel stage={stage} play={play} />
          <div class="flights" aria-hidden="true" />
        </div>
      </div>
      {Over && <Over stage={stage} play={play} />}
    </Faces.Provider>
  );
}
