import { byRank, rankOf, values } from "../../cards/french";
import type { Role, Words } from "../../i18n/words";
import type { Card } from "../../net/messages";

/** "the 6, 7 and 8 of spades", "the kings of spades and hearts". */
export function theMeld(words: Words, meld: readonly Card[], role: Role): string {
  const first = values(meld[0] ?? "");
  const sorted = [...meld].sort(byRank);
  if (meld.every((card) => rankOf(card) === rankOf(meld[0] ?? ""))) {
    const suits = sorted.map((card) => words.say("french-suit", values(card)));
    return words.say(`french-set.${role}`, { ...first, suits: words.list(suits) });
  }
  const ranks = sorted.map((card) => words.say("french-rank", values(card)));
  return words.say(`french-run.${role}`, { ...first, ranks: words.list(ranks) });
}
