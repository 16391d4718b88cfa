import { cardName } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../stage/Card";
import type { Choice } from "../../stage/choosing";
import { Edges } from "../../stage/Edges";
import { Target } from "../../stage/Target";
import type { Capture } from "./captures";
import type { Intent } from "./intent";
import { opposite, type RubamazzoView } from "./view";

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

export function Pack({ intent, size }: { intent: Intent; size: number }) {
  const { words } = intent.stage;
  const short = words.say("pack-left-short", { count: size });
  return (
    <div class="pile pack">
      <div class="stack" data-key="stock">
        {size > 0 ? (
          <>
            <Edges size={size} />
            <CardPicture face="back" name="" />
            <span class="chip" key={size} aria-hidden="true">
              {short}
            </span>
          </>
        ) : (
          <span class="well" aria-hidden="true">
            {short}
          </span>
        )}
        <span class="visually-hidden">{words.say("pack-left", { count: size })}</span>
      </div>
    </div>
  );
}
