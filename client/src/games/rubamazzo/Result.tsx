import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Afterwards } from "../../stage/Afterwards";
import { opposite } from "../../stage/fishing/view";
import { focusNewGame } from "../../stage/focus";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { counts, result } from "./story";
import type { RubamazzoView } from "./view";

/** How it ended, in the place of the hand: never over the table or the piles. */
export function Result({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const { words, settings, motion, startMatch } = intent.stage;
  const view = shown.view;
  const { yours, theirs } = counts(view);
  const how = result(view);
  const closed = useSignal(false);
  const again = useRef<HTMLButtonElement>(null);
  const level = shown.players[opposite(view.seat)]?.level ?? settings.level.chosen.value;

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
      <Afterwards stage={intent.stage}>
        <button type="button" class="button primary" ref={again} onClick={startMatch}>
          {words.say("play-again")}
        </button>
      </Afterwards>
    </section>
  );
}
