import { cardName } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../stage/Card";
import type { Choice } from "../../stage/choosing";
import { Edges } from "../../stage/Edges";
import { opposite } from "../../stage/fishing/view";
import { Target } from "../../stage/Target";
import type { Capture } from "../../stage/fishing/captures";
import type { Intent } from "./intent";
import type { RubamazzoView } from "./view";

interface PileProps {
  intent: Intent;
  view: RubamazzoView;
  /** Whose. */
  of: number;
  choice: Choice<Capture> | null;
  last: Card | null;
}

export function Pile({ intent, view, of, choice, last }: PileProps) {
  const { words } = intent.stage;
  const who = of === view.seat ? "you" : "computer";
  const size = view.piles[of] ?? 0;
  const top = view.tops[of];
  const option = choice?.options.find(({ takes }) => takes.length === 0);
  const hasWon = view.turn === null && size > (view.piles[opposite(of)] ?? 0);
  return (
    <div
      class="pile"
      role="group"
      aria-label={words.say(`pile-${who}`)}
      data-who={who}
      data-won={hasWon || undefined}
    >
      <div class="stack" data-key={`pile${of}`}>
        {top ? (
          <>
            <Edges size={size} />
            <CardPicture key={top} face={top} name={cardName(words, top)} travels={top} last={top === last} />
          </>
        ) : (
          <span class="well">{words.say(`pile-${who}-empty`)}</span>
        )}
        {option && (
          <Target
            tag={words.say("tag-steal", { count: size })}
            name={words.say("target-steal", { count: size })}
            confirm={() => intent.confirm(option)}
          />
        )}
        {top && (
          <span class="chip">
            <span aria-hidden="true">{size}</span>
            <span class="visually-hidden">{words.say("cards-count", { count: size })}</span>
          </span>
        )}
      </div>
      <span class="caption" aria-hidden="true">
        {words.say(`pile-${who}`)}
      </span>
    </div>
  );
}
