import { useLayoutEffect } from "preact/hooks";
import { useCancelElsewhere } from "../../stage/elsewhere";
import { follow } from "../../stage/focus";
import type { Shown } from "../../stage/shown";
import { Actions } from "./Actions";
import { Hand } from "./Hand";
import type { Intent } from "./intent";
import { Melds } from "./Melds";
import { Piles } from "./Piles";
import { Mine, Players } from "./Players";
import { Tally } from "./Tally";
import { isRoundOver, type RummyView } from "./view";

export function Board({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const view = shown.view;
  const counting = isRoundOver(view) && !shown.open;
  useCancelElsewhere(intent.choice, intent.cancel);
  useLayoutEffect(() => follow(intent.focus), []);
  return (
    <>
      <Players intent={intent} shown={shown} />
      <section
        class="felt rummy"
        data-over={isRoundOver(view) || undefined}
        data-won={(isRoundOver(view) && view.winner !== null) || undefined}
      >
        <Melds intent={intent} view={view} />
        <Piles intent={intent} view={view} />
      </section>
      {counting ? (
        <Tally intent={intent} shown={shown} />
      ) : (
        <>
          <Mine intent={intent} view={view} />
          {!shown.open && <Actions intent={intent} view={view} />}
          <Hand intent={intent} view={view} />
        </>
      )}
    </>
  );
}
