import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import type { Attention } from "../focus";
import type { Stage } from "../stage";
import type { Sorting } from "./arrange";
import type { Holding } from "./holding";

/** Putting the hand in order, which is seen and said. */
export interface Arranging {
  /** Puts cards at another place of the hand, behind so many of the others. */
  arrange(cards: readonly Card[], place: number): void;
  sort(sorting: Sorting): void;
}

export function openArranging(stage: Stage, holding: Holding, focus: Attention): Arranging {
  const { words, game, motion } = stage;

  return {
    arrange(cards, place) {
      stage.dismiss();
      motion.before();
      const first = holding.move(cards, place);
      const count = holding.cards.peek().length;
      const moved = cards.map((card, at) => ({
        card: game.card(words, card, "subject"),
        place: first + at + 1,
        count,
      }));
      focus.place = first;
      stage.whisper(...moved.map((values) => capital(words, words.say("moved", values))));
    },
    sort(sorting) {
      stage.dismiss();
      motion.before();
      holding.sort(sorting);
      stage.whisper(capital(words, words.say(`sorted-${sorting}`)));
    },
  };
}
