import type { Card } from "../../net/messages";
import { CardPicture } from "../../table/Card";
import { Target } from "../../table/Target";
import { cardName, theCard } from "./cards";
import type { Hand } from "./play";
import type { RubamazzoView } from "./view";

/** Up to how many cards the table has before they move closer together; see rubamazzo.css. */
const CROWDS = [3, 5, 6, 8, 10];

export function TableCards({ hand, view, last }: { hand: Hand; view: RubamazzoView; last: Card | null }) {
  const { words } = hand.table;
  const { table } = view;
  const choice = hand.choice.value;
  const crowd = CROWDS.filter((most) => table.length > most).length;
  return (
    <ol class="lying" aria-label={words.say("table-label")} data-crowd={crowd}>
      {table.length === 0 && <li class="none">{words.say("table-empty")}</li>}
      {table.map((card) => {
        const option = choice?.options.find(({ takes }) => takes === card);
        return (
          <li key={card}>
            <CardPicture face={card} name={cardName(words, card)} travels={card} last={card === last} />
            {option && (
              <Target
                tag={words.say("tag-take")}
                name={words.say("target-take", { takes: theCard(words, card, "object") })}
                confirm={() => hand.confirm(option)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}
