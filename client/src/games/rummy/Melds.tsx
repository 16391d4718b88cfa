import { cardName, cardSign } from "../../cards/french";
import { CardPicture } from "../../stage/Card";
import { readMove } from "../../stage/move";
import { Target } from "../../stage/Target";
import type { Intent } from "./intent";
import { theMeld } from "./meldNames";
import { isLowEnd } from "./selection";
import type { RummyView } from "./view";

/** Up to how many melds the cards keep their size; see rummy.css. */
const CROWDS = [4, 8];

/** Up to how many cards of a meld lie in one column. */
const LONG = 7;

/** Every meld of the round, in the order they were laid. The only place that scrolls. */
export function Melds({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.stage;
  const { melds, history } = view;
  const choice = intent.choice.value;
  const { lays } = intent.targets.value;
  const here = words.say("tag-here");
  const { verb, cards } = readMove(history.at(-1)?.move ?? "");
  const laidLast = verb === "meld" || verb === "lay" ? cards : [];
  return (
    <div
      class="melds"
      role="group"
      tabIndex={0}
      aria-label={words.say("melds-label")}
      data-crowd={CROWDS.filter((most) => melds.length > most).length}
    >
      {melds.length === 0 && <p class="none">{words.say("melds-none")}</p>}
      <ol>
        {melds.map((meld, number) => {
          const option = (choice?.options ?? lays).find((option) => option.meld === number);
          const [laid = ""] = option ? readMove(option.move).cards : [];
          const name = theMeld(words, meld, "subject");
          return (
            <li key={number} class="meld" data-number={number} data-long={meld.length > LONG || undefined}>
              <span class="visually-hidden">{name}</span>
              <span class="cards" style={{ "--count": meld.length }}>
                {meld.map((card) => (
                  <CardPicture
                    key={card}
                    face={card}
                    name={cardName(words, card)}
                    short={cardSign(card)}
                    heard=""
                    travels={card}
                    last={laidLast.includes(card)}
                    small
                  />
                ))}
                {option && (
                  <Target
                    tag={here}
                    name={`${here}: ${words.say("target-lay", { meld: theMeld(words, meld, "object") })}`}
                    confirm={() => intent.confirm(option)}
                    isOffered={!choice}
                    isLow={isLowEnd(meld, laid)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
