import { useLayoutEffect, useRef } from "preact/hooks";
import { Faces } from "../stage/Card";
import { faceOf } from "../stage/faces";
import { listenForKeys, type Shortcuts } from "../stage/keys";
import type { Faces as FaceAddresses } from "../stage/page";
import { WordsPanel } from "../stage/WordsPanel";
import { FileButton } from "./FileButton";
import type { Replay } from "./replay";

interface ReplayScreenProps {
  replay: Replay;
  faces: FaceAddresses;
  openFile: (file: File) => void;
}

/** A match watched again: the game's own board with every hand open, and the way through it. */
export function ReplayScreen({ replay, faces, openFile }: ReplayScreenProps) {
  const { stage, play, at, go } = replay;
  const { settings, words } = stage;
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
      ArrowLeft: () => go(at.peek() - 1),
      ArrowRight: () => go(at.peek() + 1),
      Home: () => go(0),
      End: () => go(replay.last),
    });
    return listenForKeys(shortcuts, () => settings.letters.chosen.peek() === "on");
  }, [replay]);

  return (
    <Faces.Provider value={(card, small) => faceOf(faces, deck, card, small)}>
      <div class="room replay" data-game={stage.gameName} data-deck={deck} ref={root}>
        <header class="bar">
          <a class="wordmark" href={`/${words.lang}/`}>
            {words.say("mazzo")}
          </a>
          <p class="which">
            <b>{words.say(`game-${stage.gameName}`)}</b> · {words.say("replay")}
          </p>
          <div class="buttons">
            <Steps replay={replay} />
            <FileButton label={words.say("replay-open")} openFile={openFile} />
            <p class="keys">{words.say("replay-keys")}</p>
          </div>
        </header>
        {now && <play.Board shown={now} />}
        <WordsPanel stage={stage} play={play} />
        <div class="flights" aria-hidden="true" />
      </div>
    </Faces.Provider>
  );
}

function Steps({ replay: { stage, at, last, go } }: { replay: Replay }) {
  const { words } = stage;
  const steps: [key: string, to: number][] = [
    ["first", 0],
    ["back", at.value - 1],
    ["forward", at.value + 1],
    ["last", last],
  ];
  return (
    <div class="way" role="group" aria-label={words.say("replay")}>
      {steps.map(([key, to]) => (
        <button
          key={key}
          type="button"
          class="button"
          data-step={key}
          aria-disabled={to < 0 || to > last || to === at.value}
          onClick={() => go(to)}
        >
          {words.say(`replay-${key}`)}
        </button>
      ))}
    </div>
  );
}
