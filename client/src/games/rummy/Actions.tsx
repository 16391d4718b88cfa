import { discardMove, layOptions, meldMoves } from "./selection";
import type { Intent } from "./intent";
import { SuitSign } from "../../cards/SuitSign";
import type { RummyView } from "./view";

/** What can be done with the selected cards. The buttons never change places; one that is not
 * possible now still answers with the reason. */
export function Actions({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.table;
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
      <div class="sorting">
        <button
          type="button"
          class="button"
          data-choice="other"
          aria-pressed={intent.sorting.value === "rank"}
          onClick={() => intent.sort("rank")}
        >
          <span class="wide">{words.say("sort-rank")}</span>
          <span class="short" aria-hidden="true">
            1 2 3
          </span>
        </button>
        <button
          type="button"
          class="button"
          data-choice="other"
          aria-pressed={intent.sorting.value === "suit"}
          onClick={() => intent.sort("suit")}
        >
          <span class="wide">{words.say("sort-suit")}</span>
          <span class="short" aria-hidden="true">
            <SuitSign suit={0} />
            <SuitSign suit={1} />
          </span>
        </button>
      </div>
    </div>
  );
}
