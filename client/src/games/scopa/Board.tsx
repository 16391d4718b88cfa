import { useEffect, useLayoutEffect } from "preact/hooks";
import { cardName, cardValue } from "../../cards/italian";
import { CardPicture, CardValues } from "../../stage/Card";
import { useCancelElsewhere } from "../../stage/elsewhere";
import { Hand } from "../../stage/fishing/Hand";
import { Opponent } from "../../stage/fishing/Opponent";
import { Pack } from "../../stage/fishing/Pack";
import { TableCards } from "../../stage/fishing/TableCards";
import { opposite } from "../../stage/fishing/view";
import { follow } from "../../stage/focus";
import { readMove } from "../../stage/move";
import type { Shown } from "../../stage/shown";
import { bringCounting, counting } from "./counted";
import { Heap } from "./Heap";
import type { Intent } from "./intent";
import { lying } from "./lying";
import { Score, targetOf } from "./Score";
import { isOver, type ScopaView } from "./view";
import { Ways } from "./Ways";

export function Board({ intent, shown }: { intent: Intent; shown: Shown<ScopaView> }) {
  const { view } = shown;
  const { seat, hands, history, points } = view;
  const { words } = intent.stage;
  const other = opposite(seat);
  const last = history.at(-1);
  const lastCard = last ? (readMove(last.move).cards[0] ?? null) : null;
  const Counting = isOver(view) && !shown.open ? counting.value : null;
  useCancelElsewhere(intent.choice, intent.cancel);
  useLayoutEffect(() => follow(intent.focus), []);
  useEffect(() => {
    if (history.length > 0 || isOver(view)) bringCounting();
  }, [view]);
  const valueOf = (card: string) => (intent.values.value ? cardValue(words, card) : null);
  return (
    <CardValues.Provider value={valueOf}>
      <section class="felt fishing" data-over={isOver(view) || undefined}>
        <Opponent words={words} shown={shown}>
          <span class="size" data-of="cards">
            {words.say("cards-count", { count: hands[other] ?? 0 })}
          </span>
          <span class="size" data-of="points">
            {words.say("score-of", { points: points[other] ?? 0, target: targetOf(shown) })}
          </span>
        </Opponent>
        <TableCards words={words} view={view} lying={lying}>
          {(card) => (
            <>
              <CardPicture face={card} name={cardName(words, card)} travels={card} last={card === lastCard} />
              <Taken intent={intent} card={card} />
            </>
          )}
        </TableCards>
        <div class="side" role="group" aria-label={words.say("piles-label")}>
          <Heap intent={intent} view={view} of={other} />
          <Pack words={words} size={view.stock} />
          <Heap intent={intent} view={view} of={seat} />
        </div>
        {intent.choice.value && <Ways intent={intent} />}
      </section>
      <Score intent={intent} shown={shown} />
      <Hand intent={intent} view={view} />
      {Counting && <Counting intent={intent} shown={shown} />}
    </CardValues.Provider>
  );
}

/** A card that can be taken: lit, or dashed where it belongs to another way. For fingers and mice; the
 * ways themselves are buttons. */
function Taken({ intent: { ways, touch }, card }: { intent: Intent; card: string }) {
  if (!ways.left.value.some(({ takes }) => takes.includes(card))) return null;
  return (
    <button
      type="button"
      class="target taken"
      tabIndex={-1}
      aria-hidden="true"
      data-choice="other"
      data-lit={ways.lit.value?.takes.includes(card) || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => touch(card)}
    />
  );
}
