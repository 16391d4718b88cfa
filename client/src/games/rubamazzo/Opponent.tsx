import { CardPicture } from "../../table/Card";
import type { Shown } from "../../table/shown";
import { cardName } from "../../cards/italian";
import type { Intent } from "./intent";
import { opposite, type RubamazzoView } from "./view";

export function Opponent({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const { words } = intent.table;
  const { hands, seat, turn } = shown.view;
  const other = opposite(seat);
  const size = hands[other] ?? 0;
  return (
    <div class="opponent" role="group" aria-label={words.say("computer-label")}>
      <span class="name" data-turn={turn === other || undefined}>
        {shown.players[other]?.name ?? words.say("player-computer")}
      </span>
      <span class="backs">
        {shown.open?.[other]?.map((card) => (
          <CardPicture key={card} face={card} name={cardName(words, card)} travels={card} />
        )) ??
          Array.from({ length: size }, (_, at) => (
            <CardPicture key={at} face="back" name="" travels={`back${other}-${at}`} />
          ))}
      </span>
      {turn !== null && <span class="size">{words.say("cards-count", { count: size })}</span>}
    </div>
  );
}
