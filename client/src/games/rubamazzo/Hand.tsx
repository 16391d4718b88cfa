import { cardName } from "../../cards/italian";
import { CardPicture } from "../../stage/Card";
import { Hand as HandOfCards } from "../../stage/hand/Hand";
import { readMove } from "../../stage/move";
import type { Intent } from "./intent";
import { held, type RubamazzoView } from "./view";

/** The hand: a card is played by a press, or carried to where it goes. Those that are left stand together in the middle. */
export function Hand({ intent, view }: { intent: Intent; view: RubamazzoView }) {
  const { stage, choice, focus, pick, carry } = intent;
  const chosen = choice.value?.card;
  const sent = stage.pending.value ? readMove(stage.pending.value).cards.length > 0 : false;
  return (
    <HandOfCards
      stage={stage}
      cards={held(view)}
      lifted={chosen ? [chosen] : []}
      focus={focus}
      choice={choice}
      says={(card) => ({
        "aria-expanded": card === chosen || undefined,
        "aria-disabled": view.moves.length === 0 || sent,
      })}
      pick={pick}
      carry={carry}
    >
      {(card) => <CardPicture face={card} name={cardName(stage.words, card)} travels={card} />}
    </HandOfCards>
  );
}
