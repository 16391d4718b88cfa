import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { focusNewGame } from "../../stage/focus";
import { next } from "../../stage/settings";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { counts, result } from "./story";
import { opposite, type RubamazzoView } from "./view";

/** How it ended, in the place of the hand: never over the table or the piles. */
export function Result({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const { words, settings, sheet, motion, startMatch, setLevel } = intent.stage;
  const view = shown.view;
  const { yours, theirs } = counts(view);
  const how = result(view);
  const closed = useSignal(false);
  const again = useRef<HTMLButtonElement>(null);
  const level = shown.players[opposite(view.seat)]?.level ?? settings.level.chosen.value;
  const wanted = settings.level.chosen.value;

  useEffect(() => {
    const timer = setTimeout(() => again.current?.focus({ preventScroll: true }), motion.remaining());
    return () => clearTimeout(timer);
  }, []);

  function close(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    closed.value = true;
    focusNewGame();
  }

  if (closed.value) return <div class="result closed" />;
  return (
    <section class="result" data-choice="other" aria-label={words.say(`result-${how}`)} onKeyDown={close}>
      <h2>{words.say(`result-${how}`)}</h2>
      <p>{words.say(`result-${how}-by`, { margin: Math.abs(yours - theirs) })}</p>
      <dl>
        <div>
          <dd data-mine="true">{yours}</dd>
          <dt>{words.say("player-you")}</dt>
        </div>
        <div>
          <dd>{theirs}</dd>
          <dt>{words.say("result-computer", { level: words.say(`level-${level}`) })}</dt>
        </div>
      </dl>
      <p class="soft">{words.say("result-left", { count: view.table.length })}</p>
      <div class="actions">
        <button type="button" class="button primary" ref={again} onClick={startMatch}>
          {words.say("play-again")}
        </button>
        <button type="button" class="button" onClick={() => setLevel(next(settings.level))}>
          {words.say("change-level")}
          {wanted !== level && <small>{words.say("level-then", { level: words.say(`level-${wanted}`) })}</small>}
        </button>
        <button type="button" class="button" onClick={() => (sheet.value = "proof")}>
          {words.say("check-match")}
        </button>
      </div>
    </section>
  );
}
