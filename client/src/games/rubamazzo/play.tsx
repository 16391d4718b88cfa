import type { Play } from "../../stage/game";
import type { Stage } from "../../stage/stage";
import { Board } from "./Board";
import { openIntent } from "./intent";
import { shortcuts } from "./shortcuts";
import { counts } from "./story";
import type { RubamazzoView } from "./view";

/** Rubamazzo at one table. */
export function openPlay(stage: Stage<RubamazzoView>): Play<RubamazzoView> {
  const { words } = stage;
  const intent = openIntent(stage);
  return {
    shortcuts: () => shortcuts(intent),
    Board: ({ shown }) => <Board intent={intent} shown={shown} />,
    question: () => (intent.choice.value ? words.say("hint-choice") : null),
    hint({ view }) {
      if (view.turn === null) return words.say("hint-over", counts(view));
      if (view.turn !== view.seat) return null;
      const isFirst = !view.history.some(({ seat }) => seat === view.seat);
      return words.say(isFirst ? "hint-first" : "hint-you");
    },
  };
}
