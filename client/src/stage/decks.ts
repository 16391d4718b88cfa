import type { Words } from "../i18n/words";
import { next, type Settings } from "./settings";
import type { Speech } from "./speech";

/** Shows the next deck of cards, and says which that is. */
export function nextDeck({ deck }: Settings, words: Words, speech: Speech): void {
  deck.chosen.value = next(deck);
  speech.announce("deck-now", { deck: words.say(`deck-${deck.chosen.value}`) });
}
