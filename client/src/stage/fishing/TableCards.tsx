import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ComponentChildren } from "preact";
import type { Card } from "../../net/messages";
import type { Words } from "../../i18n/words";
import { watchArea } from "./area";
import { laid, type Lying, rowOf } from "./lying";
import type { Area } from "./rows";
import type { FishingView } from "./view";

interface TableCardsProps<Of extends FishingView> {
  words: Words;
  view: Of;
  /** How they lie. */
  lying: (view: Of, area: Area, before: Lying | null) => Lying;
  /** A card's picture and what marks it. */
  children: (card: Card) => ComponentChildren;
}

/** The cards of the table in their rows. */
export function TableCards<Of extends FishingView>({ words, view, lying, children }: TableCardsProps<Of>) {
  const list = useRef<HTMLOListElement>(null);
  const well = useRef<HTMLLIElement>(null);
  const [area, setArea] = useState<Area | null>(null);
  const { now, before } = useLying(view, area, lying);

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
          const from = before ? rowOf(before, card) : -1;
          return (
            <li
              key={card}
              data-covered={covered || undefined}
              data-changed={(from >= 0 && from !== rowOf(now, card)) || undefined}
              style={{ "--w": `${now.fit.width}px`, translate: `${x}px ${y}px` }}
            >
              {children(card)}
            </li>
          );
        })}
    </ol>
  );
}

/** How the cards lie, and how they lay before the last move. */
function useLying<Of extends FishingView>(
  view: Of,
  area: Area | null,
  lying: TableCardsProps<Of>["lying"],
): { now: Lying | null; before: Lying | null } {
  const known = useRef<{ view: Of; area: Area; now: Lying; before: Lying | null } | null>(null);
  const last = known.current;
  if (area && (last?.view !== view || last.area !== area)) {
    const before = last?.area === area ? last.now : null;
    known.current = { view, area, now: lying(view, area, before), before };
  }
  return known.current ?? { now: null, before: null };
}
