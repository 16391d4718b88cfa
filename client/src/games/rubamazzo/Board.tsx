import { useLayoutEffect } from "preact/hooks";
import { cardName, cardValue, theCard } from "../../cards/italian";
import { CardPicture, CardValues } from "../../stage/Card";
import { useCancelElsewhere } from "../../stage/elsewhere";
import { follow } from "../../stage/focus";
import { Hand } from "../../stage/fishing/Hand";
import { Opponent } from "../../stage/fishing/Opponent";
import { Pack } from "../../stage/fishing/Pack";
import { TableCards } from "../../stage/fishing/TableCards";
import { opposite } from "../../stage/fishing/view";
import { readMove } from "../../stage/move";
import type { Shown } from "../../stage/shown";
import { Target } from "../../stage/Target";
import type { Intent } from "./intent";
import { lying } from "./lying";
import { Pile } from "./Pile";
import { Result } from "./Result";
import type { RubamazzoView } from "./view";

export function Board({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const view = shown.view;
  const { seat, turn, hands } = view;
  const { words } = intent.stage;
  const last = view.history.at(-1);
  const lastCard = last ? (readMove(last.move).cards[0] ?? null) : null;
  const choice = intent.choice.value;
  useCancelElsewhere(intent.choice, intent.cancel);
  useLayoutEffect(() => follow(intent.focus), []);
  const valueOf = (card: string) => (intent.values.value ? cardValue(words, card) : null);
  return (
    <CardValues.Provider value={valueOf}>
      <section class="felt fishing" data-over={turn === null}>
        <Opponent words={words} shown={shown}>
          {turn !== null && <span class="size">{words.say("cards-count", { count: hands[opposite(seat)] ?? 0 })}</span>}
        </Opponent>
        <TableCards words={words} view={view} lying={lying}>
          {(card) => {
            const option = choice?.options.find(({ takes }) => takes.includes(card));
            return (
              <>
                <CardPicture face={card} name={cardName(words, card)} travels={card} last={card === lastCard} />
                {option && (
                  <Target
                    tag={words.say("tag-take")}
                    name={words.say("target-take", { takes: theCard(words, card, "object") })}
                    confirm={() => intent.confirm(option)}
                  />
                )}
              </>
            );
          }}
        </TableCards>
        <div class="side" role="group" aria-label={words.say("piles-label")}>
          <Pile intent={intent} view={view} of={opposite(seat)} choice={choice} last={lastCard} />
          <Pack words={words} size={view.stock} />
          <Pile intent={intent} view={view} of={seat} choice={null} last={lastCard} />
        </div>
      </section>
      {turn === null && !shown.open ? (
        <Result intent={intent} shown={shown} />
      ) : (
        <Hand intent={intent} view={view} />
      )}
    </CardValues.Provider>
  );
}
