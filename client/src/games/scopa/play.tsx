import { opposite } from "../../stage/fishing/view";
import type { Play } from "../../stage/game";
import type { Stage } from "../../stage/stage";
import { Board } from "./Board";
import { openIntent } from "./intent";
import { shortcuts } from "./shortcuts";
import type { ScopaView } from "./view";

/** Scopa at one table. */
export function openPlay(stage: Stage<ScopaView>): Play<ScopaView> {
  const { words } = stage;
  const intent = openIntent(stage);
  return {
    shortcuts: () => shortcuts(intent),
    Board: ({ shown }) => <Board intent={intent} shown={shown} />,
    question: () => (intent.choice.value ? words.say("hint-choice") : null),
    hint({ view }) {
      const { turn, seat, points, history } = view;
      if (turn === null) return words.say("hint-over", { yours: points[seat] ?? 0, theirs: points[opposite(seat)] ?? 0 });
      if (turn !== seat) return null;
      return words.say(history.some((played) => played.seat === seat) ? "hint-you" : "hint-first");
    },
    turn: ({ view }) => (view.turn === "dealer" ? words.say(view.void ? "turn-void" : "turn-deal-over") : null),
  };
}
