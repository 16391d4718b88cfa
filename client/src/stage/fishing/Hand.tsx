import { cardName } from "../../cards/italian";
import { CardPicture } from "../Card";
import { Hand as HandOfCards } from "../hand/Hand";
import { readMove } from "../move";
import type { FishingIntent } from "./intent";
import { held, type FishingView } from "./view";

/** The hand: a card is played by a press, or carried to where it goes. Those that are left stand together in the middle. */
export function Hand<Of extends FishingView>({ intent, view }: { intent: FishingIntent<Of>; view: Of }) {
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
