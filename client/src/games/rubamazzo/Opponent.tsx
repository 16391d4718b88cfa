import { cardName } from "../../cards/italian";
import { CardPicture } from "../../stage/Card";
import { Backs } from "../../stage/Plates";
import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { opposite, type RubamazzoView } from "./view";

export function Opponent({ intent, shown }: { intent: Intent; shown: Shown<RubamazzoView> }) {
  const { words } = intent.stage;
  const { hands, seat, turn } = shown.view;
  const other = opposite(seat);
  const size = hands[other] ?? 0;
  return (
    <div class="opponent" role="group" aria-label={words.say("computer-label")}>
      <span class="name" data-turn={turn === other || undefined}>
        {nameOf(words, shown.players, other)}
      </span>
      <span class="backs">
        {shown.open?.[other]?.map((card) => (
          <CardPicture key={card} face={card} name={cardName(words, card)} travels={card} />
        )) ?? <Backs size={size} travels={(at) => `back${other}-${at}`} />}
      </span>
      {turn !== null && <span class="size">{words.say("cards-count", { count: size })}</span>}
    </div>
  );
}
