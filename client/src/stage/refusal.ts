import type { Role, Values, Words } from "../i18n/words";
import type { ErrorMessage } from "../net/messages";
import { readMove } from "./move";
import type { Telling } from "./telling";

/** Why the room refused something, as a sentence: cards by their names, a move by its verb. */
export function refusal(error: ErrorMessage, words: Words, game: Telling): string {
  const key = `error-${error.error}`;
  if (!words.has(key)) return words.say("error-unknown", { key: error.error });
  const listed = (cards: string, role: Role) =>
    words.list(cards.split(" ").map((card) => game.card(words, card, role)));
  const values: Values = { ...error.values };
  const { card, takes, cards, pile, move } = error.values ?? {};
  if (card) values.card = game.card(words, card, "subject");
  if (takes) values.takes = listed(takes, "object");
  if (cards) values.cards = listed(cards, "subject");
  if (pile) values.pile = listed(pile, "subject");
  if (move) values.verb = readMove(move).verb;
  return words.say(key, values);
}
