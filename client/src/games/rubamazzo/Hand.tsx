import { cardName } from "../../cards/italian";
import { CardPicture } from "../../table/Card";
import { Hand as HandOfCards } from "../../table/hand/Hand";
import { readMove } from "../../table/move";
import type { Intent } from "./intent";
import type { RubamazzoView } from "./view";

/** The hand by its three places: a card is played by a press. */
export function Hand({ intent, view }: { intent: Intent; view: RubamazzoView }) {
  const { table, choice, focus, pick } = intent;
  const chosen = choice.value?.card;
  const sent = table.pending.value ? readMove(table.pending.value).cards.length > 0 : false;
  return (
    <HandOfCards
      table={table}
      cards={view.places}
      lifted={chosen ? [chosen] : []}
      focus={focus}
      choice={choice}
      says={(card) => ({
        "aria-expanded": card === chosen || undefined,
        "aria-disabled": view.moves.length === 0 || sent,
      })}
      pick={pick}
    >
      {(card) => <CardPicture face={card} name={cardName(table.words, card)} travels={card} />}
    </HandOfCards>
  );
}
