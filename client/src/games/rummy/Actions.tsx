import { SortingButtons } from "../../stage/hand/SortingButtons";
import type { Intent } from "./intent";

/** What can be done with the selected cards. The buttons never change places; one that is not
 * possible now still answers with the reason. */
export function Actions({ intent }: { intent: Intent }) {
  const { words } = intent.stage;
  const { lays, discard, meld } = intent.targets.value;
  const action = (key: string, possible: boolean, run: () => void) => (
    <button
      type="button"
      class="button"
      data-action={key}
      data-choice="other"
      aria-disabled={!possible}
      onClick={run}
    >
      {words.say(key)}
    </button>
  );
  return (
    <div class="controls">
      <div class="menu" role="group" aria-label={words.say("actions-label")}>
        {action("meld", meld, () => intent.meld())}
        {action("lay-off", lays.length > 0, intent.layOff)}
        {action("discard", discard, () => intent.discard())}
      </div>
      <SortingButtons words={words} sorting={intent.sorting} sort={intent.sort} />
    </div>
  );
}
