import type { Play } from "../../stage/game";
import { nameOf } from "../../stage/players";
import type { Stage } from "../../stage/stage";
import { Board } from "./Board";
import { openIntent } from "./intent";
import { shortcuts } from "./shortcuts";

import { isRoundOver, type RummyView } from "./view";

/** Rummy at one table. */
export function openPlay(stage: Stage<RummyView>): Play<RummyView> {
  const { words } = stage;
  const intent = openIntent(stage);
  return {
    shortcuts: () => shortcuts(intent),
    Board: ({ shown }) => <Board intent={intent} shown={shown} />,
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
