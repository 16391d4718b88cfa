import { useLayoutEffect } from "preact/hooks";
import { cardValue } from "../../cards/italian";
import { CardValues } from "../../stage/Card";
import { useCancelElsewhere } from "../../stage/elsewhere";
import { follow } from "../../stage/focus";
import { readMove } from "../../stage/move";
import type { Shown } from "../../stage/shown";
import { Hand } from "./Hand";
import type { Intent } from "./intent";
import { Opponent } from "./Opponent";
import { Pack, Pile } from "./Pile";
import { Result } from "./Result";
import { TableCards } from "./TableCards";
import { opposite, type RubamazzoView } from "./view";

export function Board({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const view = shown.view;
  const { seat } = view;
  const last = view.history.at(-1);
  const lastCard = last ? (readMove(last.move).cards[0] ?? null) : null;
  const choice = intent.choice.value;
  useCancelElsewhere(intent.choice, intent.cancel);
  useLayoutEffect(() => follow(intent.focus), []);
  const valueOf = (card: string) => (intent.values.value ? cardValue(intent.stage.words, card) : null);
  return (
    <CardValues.Provider value={valueOf}>
      <section class="felt rubamazzo" data-over={view.turn === null}>
        <Opponent intent={intent} shown={shown} />
        <TableCards intent={intent} view={view} last={lastCard} />
        <div class="side" role="group" aria-label={intent.stage.words.say("piles-label")}>
          <Pile intent={intent} view={view} of={opposite(seat)} choice={choice} last={lastCard} />
          <Pack intent={intent} size={view.stock} />
          <Pile intent={intent} view={view} of={seat} choice={null} last={lastCard} />
        </div>
      </section>
      {view.turn === null && !shown.open ? (
        <Result intent={intent} shown={shown} />
      ) : (
        <Hand intent={intent} view={view} />
      )}
    </CardValues.Provider>
  );
}
