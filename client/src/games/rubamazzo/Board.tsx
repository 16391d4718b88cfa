import { useLayoutEffect } from "preact/hooks";
import { CardValues } from "../../table/Card";
import { follow } from "../../table/focus";
import { readMove } from "../../table/move";
import type { Shown } from "../../table/table";
import { cardValue } from "./cards";
import { Hand } from "./Hand";
import { Opponent } from "./Opponent";
import { Pack, Pile } from "./Pile";
import type { Hand as HandState } from "./play";
import { Result } from "./Result";
import { TableCards } from "./TableCards";
import { opposite, type RubamazzoView } from "./view";

export function Board({ hand, shown }: { hand: HandState; shown: Shown }) {
  const view = shown.view as RubamazzoView;
  const { seat } = view;
  const last = view.history.at(-1);
  const lastCard = last ? (readMove(last.move).cards[0] ?? null) : null;
  const choice = hand.choice.value;
  useCancelElsewhere(hand);
  useLayoutEffect(() => follow(hand.focus), []);
  const valueOf = (card: string) => (hand.values.value ? cardValue(hand.table.words, card) : null);
  return (
    <CardValues.Provider value={valueOf}>
      <section class="felt rubamazzo" data-over={view.turn === null}>
        <Opponent hand={hand} shown={shown} />
        <TableCards hand={hand} view={view} last={lastCard} />
        <div class="side" role="group" aria-label={hand.table.words.say("piles-label")}>
          <Pile hand={hand} view={view} of={opposite(seat)} choice={choice} last={lastCard} />
          <Pack hand={hand} size={view.stock} />
          <Pile hand={hand} view={view} of={seat} choice={null} last={lastCard} />
        </div>
      </section>
      {view.turn === null && !shown.open ? (
        <Result hand={hand} shown={shown} />
      ) : (
        <Hand hand={hand} view={view} />
      )}
    </CardValues.Provider>
  );
}

/** A tap beside the targets and the hand closes an open choice. */
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
