import type { ComponentChildren } from "preact";
import { levelOf } from "./levels";
import type { Stage } from "./stage";

interface AfterwardsProps {
  stage: Stage;
  /** How another match begins. */
  children: ComponentChildren;
}

/** What can be done when a match is over. */
export function Afterwards({ stage, children }: AfterwardsProps) {
  const { words, settings, sheet, shown } = stage;
  const now = shown.value;
  const wanted = settings.level.chosen.value;
  const isOther = now !== null && levelOf(now.players) !== wanted;
  return (
    <div class="afterwards">
      {children}
      <button type="button" class="button change" aria-haspopup="dialog" onClick={() => (sheet.value = "table")}>
        {words.say("change-level")}
        {isOther && <small>{words.say("level-then", { level: words.say(`level-${wanted}`) })}</small>}
      </button>
      <a class="button" href={`/${words.lang}/replay/${now?.match ?? ""}`}>
        {words.say("watch-again")}
      </a>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => (sheet.value = "results")}>
        {words.say("results")}
      </button>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => (sheet.value = "proof")}>
        {words.say("check-match")}
      </button>
    </div>
  );
}
