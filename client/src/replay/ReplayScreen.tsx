import { useLayoutEffect, useRef } from "preact/hooks";
import { Faces } from "../stage/Card";
import { faceOf } from "../stage/faces";
import { listenForKeys, type Shortcuts } from "../stage/keys";
import type { Faces as FaceAddresses } from "../stage/page";
import { keyboard, wide } from "../stage/wide";
import { WordsPanel } from "../stage/WordsPanel";
import { FileButton } from "./FileButton";
import { Moves } from "./Moves";
import { ReplaySheets } from "./ReplaySheets";
import type { Replay } from "./replay";

interface ReplayScreenProps {
  replay: Replay;
  faces: FaceAddresses;
  openFile: (file: File) => void;
}

/** A match watched again: the game's own board with every hand open, and the way through it. */
export function ReplayScreen({ replay, faces, openFile }: ReplayScreenProps) {
  const { stage, play, at, go } = replay;
  const { settings, sheet, words } = stage;
  const root = useRef<HTMLDivElement>(null);
  const deck = settings.deck.chosen.value;
  const now = stage.shown.value;

  useLayoutEffect(() => {
    if (root.current) stage.motion.after(root.current);
  }, [now]);

  useLayoutEffect(() => {
    const shortcuts = (): Shortcuts => ({
      ...play.shortcuts(),
      d: stage.nextDeck,
      " ": replay.toggle,
      ArrowLeft: () => go(at.peek() - 1),
      ArrowRight: () => go(at.peek() + 1),
      Home: () => go(0),
      End: () => go(replay.last),
      "?": () => (sheet.value = "keys"),
    });
    return listenForKeys(shortcuts, () => settings.letters.chosen.peek() === "on");
  }, [replay]);

  return (
    <Faces.Provider value={(card, small) => faceOf(faces, deck, card, small)}>
      <div class="room replay" data-game={stage.gameName} data-family={stage.game.family} data-deck={deck} ref={root}>
        <header class="bar">
          <a class="wordmark" href={`/${words.lang}/`}>
            {words.say("mazzo")}
          </a>
          <p class="which">
            <b>{words.say(`game-${stage.gameName}`)}</b> · {words.say("replay")}
          </p>
          <div class="buttons">
            <Way replay={replay} />
            {wide.value ? (
              <>
                <FileButton label={words.say("replay-open")} openFile={openFile} />
                {keyboard.value && (
                  <button type="button" class="button" onClick={() => (sheet.value = "keys")}>
                    {words.say("replay-keys")}
                  </button>
                )}
              </>
            ) : (
              <button type="button" class="button list" aria-haspopup="dialog" onClick={() => (sheet.value = "moves")}>
                <Step sign="moves" word={words.say("replay-moves")} />
              </button>
            )}
          </div>
        </header>
        {now && <play.Board shown={now} />}
        <WordsPanel stage={stage} play={play}>
          {wide.value && <Moves replay={replay} />}
        </WordsPanel>
        <div class="flights" aria-hidden="true" />
      </div>
      <ReplaySheets replay={replay} openFile={openFile} />
    </Faces.Provider>
  );
}

/** The way through the match. */
function Way({ replay: { stage, at, last, moves, go, playing, toggle } }: { replay: Replay }) {
  const { words } = stage;
  const running = playing.value ? "pause" : "play";
  const step = (key: string, to: number) => (
    <button
      type="button"
      class="button"
      data-step={key}
      aria-disabled={to < 0 || to > last || to === at.value}
      onClick={() => go(to)}
    >
      <Step sign={key} word={words.say(`replay-${key}`)} />
    </button>
  );
  return (
    <div class="way" role="group" aria-label={words.say("replay")}>
      {step("first", 0)}
      {step("back", at.value - 1)}
      <button type="button" class="button play" data-step="play" onClick={toggle}>
        <Step sign={running} word={words.say(`replay-${running}`)} />
      </button>
      {step("forward", at.value + 1)}
      {step("last", last)}
      <input
        type="range"
        class="slider"
        aria-label={words.say("replay-slider")}
        aria-valuetext={`${words.say("replay-at", { ply: at.value + 1, count: last + 1 })}: ${moves[at.value] ?? ""}`}
        min={0}
        max={last}
        value={at.value}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
    </div>
  );
}

const SIGNS: Record<string, string> = {
  first: "M5 3v10M14 3 7 8l7 5z",
  back: "M13 3 6 8l7 5z",
  forward: "m7 3 7 5-7 5z",
  last: "M15 3v10M6 3l7 5-7 5z",
  play: "m6 2 9 6-9 6z",
  pause: "M7 3v10M13 3v10",
  moves: "M7 3h11M7 8h11M7 13h11M2 3h1M2 8h1M2 13h1",
};

/** A sign; readers hear the word. */
function Step({ sign, word }: { sign: string; word: string }) {
  return (
    <>
      <svg class="icon" viewBox="0 0 20 16" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
      <span class="visually-hidden">{word}</span>
    </>
  );
}
