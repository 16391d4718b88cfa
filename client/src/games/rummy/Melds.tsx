import { useRef } from "preact/hooks";
import { cardName, cardSign } from "../../cards/french";
import { CardPicture } from "../../stage/Card";
import { readMove } from "../../stage/move";
import { nameOf } from "../../stage/players";
import { Target } from "../../stage/Target";
import { roomy } from "../../stage/wide";
import { useFit } from "./fitMelds";
import type { Intent } from "./intent";
import { theMeld } from "./meldNames";
import { LONG } from "./meldSize";
import { isLowEnd } from "./selection";
import type { RummyView } from "./view";

/** Every meld of the round, in the order they were laid. The only place that scrolls. */
export function Melds({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words } = intent.stage;
  const { melds, history } = view;
  const choice = intent.choice.value;
  const { lays } = intent.targets.value;
  const here = words.say("tag-here");
  const { verb, cards } = readMove(history.at(-1)?.move ?? "");
  const owners = history.filter(({ move }) => move.startsWith("meld ")).map(({ seat }) => seat);
  const area = useRef<HTMLDivElement>(null);
  useFit(area, view);
  const laidLast = verb === "meld" || verb === "lay" ? cards : [];

  function owner(number: number): string {
    const seat = owners[number];
    if (seat === undefined) return "";
    return seat === view.seat ? words.say("player-you") : nameOf(words, intent.stage.shown.value?.players ?? [], seat);
  }

  return (
    <div
      class="melds"
      role="group"
      tabIndex={0}
      aria-label={words.say("melds-label")}
      ref={area}
    >
      {melds.length === 0 && <p class="none">{words.say("melds-none")}</p>}
      <ol>
        {melds.map((meld, number) => {
          const option = (choice?.options ?? lays).find((option) => option.meld === number);
          const [laid = ""] = option ? readMove(option.move).cards : [];
          const name = theMeld(words, meld, "subject");
          return (
            <li key={number} class="meld" data-number={number} data-long={meld.length >= LONG || undefined}>
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
                    small={!roomy.value}
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
              {roomy.value && <span class="owner">{owner(number)}</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
