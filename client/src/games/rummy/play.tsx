import type { Play } from "../../stage/game";
import { atRest } from "../../stage/later";
import { nameOf } from "../../stage/players";
import type { Stage } from "../../stage/stage";
import { Board } from "./Board";
import { bringCounting, counting } from "./countingLater";
import { openIntent } from "./intent";
import { shortcuts } from "./shortcuts";
import { isRoundOver, type RummyView } from "./view";

/** Rummy at one table. */
export function openPlay(stage: Stage<RummyView>): Play<RummyView> {
  const { words } = stage;
  const intent = openIntent(stage);
  atRest(bringCounting);
  return {
    shortcuts: () => shortcuts(intent),
    Board: ({ shown }) => <Board intent={intent} shown={shown} />,
    Standing({ shown, whole }) {
      if (shown.open) return null; // the moves have its room
      bringCounting();
      const Standing = counting.value?.Standing;
      if (Standing) return <Standing intent={intent} shown={shown} whole={whole} />;
      return <div class="standing-room" style={whole ? {} : { minHeight: "6.85rem" }} />; // in the rail
    },
    question: () => (intent.choice.value ? words.say("hint-choice") : null),
    hint({ view: { turn, seat, phase } }) {
      return turn === seat && phase ? words.say(`hint-${phase}`) : null;
    },
    turn({ view: now, players }) {
      if (now.turn === null || now.turn === now.seat) return null;
      if (now.turn === "dealer" || isRoundOver(now)) return words.say("turn-round-over");
      return words.say("turn-of", { name: nameOf(words, players, now.turn) });
    },
  };
}
