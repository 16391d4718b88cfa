import { cardName } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { CardPicture, CardValues } from "../../stage/Card";
import { Edges } from "../../stage/Edges";
import type { Intent } from "./intent";
import { sweptBy } from "./sweeps";
import type { ScopaView } from "./view";

/** So many lie across a heap at most; the words below it say how many there are. */
const ACROSS = 3;

/** What a seat has taken, face down, with a card across for each scopa. */
export function Heap({ intent, view, of }: { intent: Intent; view: ScopaView; of: number }) {
  const { words } = intent.stage;
  const who = of === view.seat ? "you" : "computer";
  const size = view.taken[of]?.length ?? 0;
  const scope = view.scope[of] ?? 0;
  const across: Card[] = sweptBy(view, of).slice(-ACROSS);
  return (
    <div class="pile heap" role="group" aria-label={words.say(`pile-${who}`)} data-who={who}>
      <div class="stack" data-key={`pile${of}`}>
        <CardValues.Provider value={() => null}>
          {across.map((card, at) => (
            <span class="across" key={card} style={{ "--at": at }}>
              <CardPicture face={card} name={cardName(words, card)} heard={cardName(words, card)} />
            </span>
          ))}
        </CardValues.Provider>
        {size > 0 ? (
          <>
            <Edges size={size} />
            <CardPicture face="back" name="" />
            <span class="chip">
              <span aria-hidden="true">{size}</span>
              <span class="visually-hidden">{words.say("cards-count", { count: size })}</span>
            </span>
          </>
        ) : (
          <span class="well">{words.say(`pile-${who}-empty`)}</span>
        )}
      </div>
      <span class="caption">{words.say(`scope-${who}`, { count: scope })}</span>
    </div>
  );
}
