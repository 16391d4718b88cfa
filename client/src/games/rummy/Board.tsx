import { useLayoutEffect } from "preact/hooks";
import { follow } from "../../table/focus";
import type { Shown } from "../../table/table";
import { Actions } from "./Actions";
import { Hand } from "./Hand";
import { Melds } from "./Melds";
import { Piles } from "./Piles";
import { Mine, Players } from "./Players";
import type { Hand as HandState } from "./play";
import { Tally } from "./Tally";
import { isRoundOver, type RummyView } from "./view";

export function Board({ hand, shown }: { hand: HandState; shown: Shown }) {
  const view = shown.view as RummyView;
  const counting = isRoundOver(view) && !shown.open;
  useCancelElsewhere(hand);
  useLayoutEffect(() => follow(hand.focus), []);
  return (
    <>
      <Players hand={hand} shown={shown} />
      <section
        class="felt rummy"
        data-over={isRoundOver(view) || undefined}
        data-won={(isRoundOver(view) && view.winner !== null) || undefined}
      >
        <Melds hand={hand} view={view} />
        <Piles hand={hand} view={view} />
      </section>
      {counting ? (
        <Tally hand={hand} shown={shown} />
      ) : (
        <>
          <Mine hand={hand} view={view} />
          {!shown.open && <Actions hand={hand} view={view} />}
          <Hand hand={hand} view={view} />
        </>
      )}
    </>
  );
}

/** A tap beside the targets closes an open choice. */
function useCancelElsewhere({ choice, cancel }: HandState): void {
  useLayoutEffect(() => {
    function tapped(event: MouseEvent): void {
      const target = event.target instanceof Element ? event.target : null;
      if (choice.peek() && !target?.closest("[data-choice]")) cancel();
    }
    document.addEventListener("click", tapped);
    return () => document.removeEventListener("click", tapped);
  }, []);
}
