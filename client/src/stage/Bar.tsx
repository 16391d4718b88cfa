import { useLayoutEffect, useRef } from "preact/hooks";
import { focusNewGame } from "./focus";
import { levelOf } from "./levels";
import type { Stage } from "./stage";

export function Bar({ stage }: { stage: Stage }) {
  const { words, settings, sheet, shown, undoable } = stage;
  const wanted = settings.level.chosen.value;
  const level = (shown.value && levelOf(shown.value.players)) ?? wanted;
  const name = (of: string) => words.say(`level-${of}`);
  const goal = stage.game.goal?.(words);
  const then = wanted === level ? null : words.say("level-then", { level: name(wanted) });

  return (
    <header class="bar">
      <a class="wordmark" href={`/${words.lang}/`}>
        {words.say("mazzo")}
      </a>
      <p class="which">
        <b>{words.say(`game-${stage.gameName}`)}</b> ·{" "}
        {then ? `${name(level)}, ${then}` : words.say("level-of-game", { level: name(level) })}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="button new-game"
          data-new-game
          data-means={shown.value?.match}
          data-shares={undoable.value || undefined}
          onClick={stage.startMatch}
        >
          {words.say("new-game")}
        </button>
        {/* Next to the one that gives way: nothing else moves. */}
        {undoable.value && <UndoButton key="undo" stage={stage} />}
        <button type="button" class="button which-table" aria-haspopup="dialog" onClick={() => (sheet.value = "table")}>
          <span class="wide">{words.say("level-and-deck")}</span>
          <span class="narrow">
            {words.say(`game-${stage.gameName}`)} <small>{then && !undoable.value ? `${name(level)}, ${then}` : (then ?? [name(level), goal].filter(Boolean).join(", "))}</small>
          </span>
        </button>
        <button type="button" class="button help" aria-label={`? ${words.say("rules")}`} onClick={() => (sheet.value = "help")}>
          ? <span class="wide">{words.say("rules")}</span>
        </button>
        <button type="button" class="button gear" aria-label={words.say("settings")} onClick={() => (sheet.value = "settings")}>
          <Sliders /> <span class="wide">{words.say("settings")}</span>
        </button>
      </div>
    </header>
  );
}

/** Gone after ten seconds; if it had the focus, "New game", or what leads to it, gets it. */
function UndoButton({ stage }: { stage: Stage }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(
    () => () => {
      const focused = document.activeElement;
      if (focused === button.current || focused === document.body) {
        focusNewGame();
      }
    },
    [],
  );
  return (
    <button
      type="button"
      class="button undo"
      aria-label={stage.words.say("keys-undo")}
      ref={button}
      onClick={stage.undo}
    >
      {stage.words.say("undo-new")}
    </button>
  );
}

function Sliders() {
  return (
    <svg class="icon" viewBox="0 0 20 16" width="20" height="16" aria-hidden="true">
      <path d="M1 4h7.2M13.8 4H19M1 12h2.2M8.8 12H19" />
      <circle cx="11" cy="4" r="2.6" />
      <circle cx="6" cy="12" r="2.6" />
    </svg>
  );
}
