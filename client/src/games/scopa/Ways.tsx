import { useEffect, useRef } from "preact/hooks";
import { cardName, cardValue, theCard } from "../../cards/italian";
import { CardPicture, CardValues } from "../../stage/Card";
import type { Capture } from "../../stage/fishing/captures";
import type { Intent } from "./intent";

/** The ways in which a card can take, in a line between table and hand. */
export function Ways({ intent }: { intent: Intent }) {
  const { stage, ways } = intent;
  const { words } = stage;
  return (
    <CardValues.Provider value={() => null}>
      <ol class="ways" aria-label={words.say("ways-label")} data-choice="other">
        {ways.left.value.map((way) => (
          <li key={way.move}>
            <Way intent={intent} way={way} />
          </li>
        ))}
      </ol>
    </CardValues.Provider>
  );
}

function Way({ intent, way }: { intent: Intent; way: Capture }) {
  const { stage, ways, confirm } = intent;
  const { words } = stage;
  const isLit = ways.lit.value === way;
  const button = useRef<HTMLButtonElement>(null);
  const sum = way.takes.map((card) => cardValue(words, card)).join(" + ");
  const takes = words.list(way.takes.map((card) => theCard(words, card, "object")));

  useEffect(() => {
    if (isLit) button.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isLit]);

  return (
    <button
      type="button"
      class="way"
      data-choice="target"
      data-lit={isLit || undefined}
      aria-label={words.say("target-take", { takes })}
      ref={button}
      onClick={() => confirm(way)}
      onPointerEnter={(event) => event.pointerType === "mouse" && ways.light(way)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && ways.light(way)}
    >
      <span class="faces">
        {way.takes.map((card) => (
          <CardPicture key={card} face={card} name={cardName(words, card)} short="" heard="" small />
        ))}
      </span>
      <span class="sum" dir="ltr">
        {sum}
      </span>
    </button>
  );
}
