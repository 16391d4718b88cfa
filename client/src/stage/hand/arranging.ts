import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import type { Attention } from "../focus";
import type { Stage } from "../stage";
import type { Sorting } from "./arrange";
import type { Holding } from "./holding";

/** Putting the hand in order, which is seen and said. */
export interface Arranging {
  /** Puts a card at another place of the hand. */
  arrange(card: Card, place: number): void;
  sort(sorting: Sorting): void;
}

export function openArranging(stage: Stage, holding: Holding, focus: Attention): Arranging {
  const { words, game, motion } = stage;

  return {
    arrange(card, place) {
      motion.before();
      focus.place = holding.move(card, place);
      const count = holding.cards.peek().length;
      const moved = { card: game.card(words, card, "subject"), place: focus.place + 1, count };
      stage.whisper(capital(words, words.say("moved", moved)));
    },
    sort(sorting) {
      motion.before();
      holding.sort(sorting);
      stage.whisper(capital(words, words.say(`sorted-${sorting}`)));
    },
  };
}
