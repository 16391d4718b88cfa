import { discardMove, layOptions, meldMoves } from "./selection";
import type { Hand } from "./play";
import { SuitSign } from "./SuitSign";
import type { RummyView } from "./view";

/** What can be done with the selected cards. The buttons never change places; one that is not
 * possible now still answers with the reason. */
export function Actions({ hand, view }: { hand: Hand; view: RummyView }) {
  const { words } = hand.table;
  const selected = hand.selected.value;
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
        {action("meld", meldMoves(view, selected) !== null, hand.meld)}
        {action("lay-off", layOptions(view, selected).length > 0, hand.layOff)}
        {action("discard", discardMove(view, selected) !== null, hand.discard)}
      </div>
      <div class="sorting">
        <button
          type="button"
          class="button"
          data-choice="other"
          aria-pressed={hand.sorting.value === "rank"}
          onClick={() => hand.sort("rank")}
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
          aria-pressed={hand.sorting.value === "suit"}
          onClick={() => hand.sort("suit")}
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
