import { SortingButtons } from "../../stage/hand/SortingButtons";
import type { Intent } from "./intent";
import { discardMove, layOptions, meldMoves } from "./selection";
import type { RummyView } from "./view";

/** What can be done with the selected cards. The buttons never change places; one that is not
 * possible now still answers with the reason. */
export function Actions({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.stage;
  const selected = intent.selected.value;
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
        {action("meld", meldMoves(view, selected) !== null, intent.meld)}
        {action("lay-off", layOptions(view, selected).length > 0, intent.layOff)}
        {action("discard", discardMove(view, selected) !== null, intent.discard)}
      </div>
      <SortingButtons words={words} sorting={intent.sorting} sort={intent.sort} />
    </div>
  );
}
