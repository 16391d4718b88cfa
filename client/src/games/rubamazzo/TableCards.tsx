import { useRef } from "preact/hooks";
import { cardName, theCard } from "../../cards/italian";
import type { Card } from "../../net/messages";
import { CardPicture } from "../../stage/Card";
import { Target } from "../../stage/Target";
import { matching } from "../../stage/wide";
import type { Intent } from "./intent";
import { BROAD, lying, NARROW } from "./places";
import type { RubamazzoView } from "./view";

/** Whether a whole row of cards fits beside pack and piles; see lying.css. */
const broad = matching("(min-width: 72.01em) and (min-height: 35em)");

export function TableCards({ intent, view, last }: { intent: Intent; view: RubamazzoView; last: Card | null }) {
  const { words } = intent.stage;
  const choice = intent.choice.value;
  const places = useRef<(Card | null)[]>([]);
  places.current = lying(view, places.current);
  const used = places.current.length;
  const grid = broad.value ? BROAD : NARROW;
  const rows = grid.rows(used);
  return (
    <ol
      class="lying"
      aria-label={words.say("table-label")}
      data-rows={rows}
      style={{ "--columns": grid.columns(used), "--rows": rows }}
    >
      {view.table.length === 0 && <li class="none">{words.say("table-empty")}</li>}
      {places.current
        .flatMap((card, at) => (card === null ? [] : [{ card, ...(grid.places[at] ?? { column: 0, row: 0 }) }]))
        .sort((one, other) => one.row - other.row || one.column - other.column)
        .map(({ card, column, row }) => {
          const option = choice?.options.find(({ takes }) => takes.includes(card));
          return (
            <li key={card} style={{ "--column": column, "--row": row }}>
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
