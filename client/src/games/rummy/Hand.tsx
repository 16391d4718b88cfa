import { cardName } from "../../cards/french";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../stage/Card";
import { Hand as HandOfCards } from "../../stage/hand/Hand";
import { roomy } from "../../stage/wide";
import type { Intent } from "./intent";
import type { RummyView } from "./view";

/** The hand: cards are selected by a press, and carried by a drag. */
export function Hand({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.stage;
  const selected = intent.selected.value;
  const drawn = intent.drawn.value;
  const isWatched = Boolean(intent.stage.shown.value?.open);
  const taken = view.turn === view.seat ? view.taken : null;

  function name(card: Card): string {
    const plain = cardName(words, card);
    if (card === taken) return words.say("held-stays", { card: plain });
    return card === drawn ? words.say("held-new", { card: plain }) : plain;
  }

  return (
    <HandOfCards
      stage={intent.stage}
      cards={intent.cards.value}
      lifted={selected}
      focus={intent.focus}
      choice={intent.choice}
      says={(card) => ({ "aria-pressed": selected.includes(card) })}
      pick={intent.pick}
      {...(!isWatched && { carry: (press, card) => intent.carry(press, { card }) })}
      sorts
    >
      {(card) => (
        <>
          <CardPicture
            face={card}
            name={cardName(words, card)}
            heard={name(card)}
            travels={card}
            small={!roomy.value}
          />
          {card === taken && <span class="mark">{words.say("mark-stays")}</span>}
          {card === drawn && <span class="mark">{words.say("mark-new")}</span>}
        </>
      )}
    </HandOfCards>
  );
}
