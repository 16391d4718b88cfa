import { useLayoutEffect } from "preact/hooks";
import { follow } from "../../table/focus";
import type { Shown } from "../../table/table";
import { Actions } from "./Actions";
import { Hand } from "./Hand";
import { Melds } from "./Melds";
import { Piles } from "./Piles";
import { Mine, Players } from "./Players";
import type { Intent } from "./intent";
import { Tally } from "./Tally";
import { isRoundOver, type RummyView } from "./view";

export function Board({ intent, shown }: { intent: Intent; shown: Shown }) {
  const view = shown.view as RummyView;
  const counting = isRoundOver(view) && !shown.open;
  useCancelElsewhere(intent);
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

/** A tap beside the targets closes an open choice. */
function useCancelElsewhere({ choice, cancel }: Intent): void {
  useLayoutEffect(() => {
    function tapped(event: MouseEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (choice.peek() && !target?.closest("[data-choice]")) cancel();
    }
    document.addEventListener("click", tapped);
    return () => document.removeEventListener("click", tapped);
  }, []);
}
