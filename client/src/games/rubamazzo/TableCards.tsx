import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { cardName, theCard } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../stage/Card";
import { Target } from "../../stage/Target";
import { watchArea } from "./area";
import type { Intent } from "./intent";
import { laid, type Lying, lying, rowOf } from "./lying";
import type { Area } from "./rows";
import type { RubamazzoView } from "./view";

export function TableCards({ intent, view, last }: { intent: Intent; view: RubamazzoView; last: Card | null }) {
  const { words } = intent.stage;
  const choice = intent.choice.value;
  const list = useRef<HTMLOListElement>(null);
  const well = useRef<HTMLLIElement>(null);
  const [area, setArea] = useState<Area | null>(null);
  const { now, before } = useLying(view, area);

  useLayoutEffect(() => {
    if (list.current && well.current) return watchArea(list.current, well.current, setArea);
  }, []);

  return (
    <ol class="lying" aria-label={words.say("table-label")} ref={list}>
      <li class="none" data-empty={view.table.length === 0 || undefined} ref={well}>
        {words.say("table-empty")}
      </li>
      {area &&
        now &&
        laid(now, area).map(({ card, x, y, covered }) => {
          const option = choice?.options.find(({ takes }) => takes.includes(card));
          const from = before ? rowOf(before, card) : -1;
          return (
            <li
              key={card}
              data-covered={covered || undefined}
              data-changed={(from >= 0 && from !== rowOf(now, card)) || undefined}
              style={{ "--w": `${now.fit.width}px`, translate: `${x}px ${y}px` }}
            >
              <CardPicture face={card} name={cardName(words, card)} travels={card} last={card === last} />
              {option && (
                <Target
                  tag={words.say("tag-take")}
                  name={words.say("target-take", { takes: theCard(words, card, "object") })}
                  confirm={() => intent.confirm(option)}
                />
              )}
            </li>
          );
        })}
    </ol>
  );
}

/** How the cards lie, and how they lay before the last move. */
function useLying(view: RubamazzoView, area: Area | null): { now: Lying | null; before: Lying | null } {
  const known = useRef<{ view: RubamazzoView; area: Area; now: Lying; before: Lying | null } | null>(null);
  const last = known.current;
  if (area && (last?.view !== view || last.area !== area)) {
    const before = last?.area === area ? last.now : null;
    known.current = { view, area, now: lying(view, area, before), before };
  }
  return known.current ?? { now: null, before: null };
}
