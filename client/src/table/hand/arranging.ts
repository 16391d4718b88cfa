import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import type { Attention } from "../focus";
import type { Table } from "../table";
import type { Sorting } from "./arrange";
import type { Holding } from "./holding";

/** Putting the hand in order, which is seen and said. */
export interface Arranging {
  /** Puts a card at another place of the hand. */
  arrange(card: Card, place: number): void;
  sort(sorting: Sorting): void;
}

export function openArranging(table: Table, holding: Holding, focus: Attention): Arranging {
  const { words, game, motion } = table;

  return {
    arrange(card, place) {
      motion.before();
      focus.place = holding.move(card, place);
      const count = holding.cards.peek().length;
      const moved = { card: game.card(words, card, "subject"), place: focus.place + 1, count };
      table.whisper(capital(words, words.say("moved", moved)));
    },
    sort(sorting) {
      motion.before();
      holding.sort(sorting);
      table.whisper(capital(words, words.say(`sorted-${sorting}`)));
    },
  };
}
