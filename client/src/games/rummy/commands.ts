import { theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Card } from "../../net/messages";
import type { Choosing } from "../../stage/choosing";
import type { Holding } from "../../stage/hand/holding";
import { writeMove } from "../../stage/move";
import { openSequence } from "../../stage/sequence";
import type { Stage } from "../../stage/stage";
import { type LayOff, layMove, layOptions, meantLayOff, meldMoves, writeLay } from "./selection";
import type { RummyView } from "./view";

/** What can be done in a turn, with the cards that are selected or with others. What is not possible
 * is sent all the same, or told: nobody is left without the reason. */
export interface Commands {
  draw(pile: "stock" | "discards"): void;
  /** Lays cards as a meld, or as two. */
  meld(cards?: readonly Card[]): void;
  /** Adds the selected cards to a meld; asks to which, where they fit several. */
  layOff(): void;
  /** Adds cards to this meld, one by one. */
  layOn(meld: number, cards?: readonly Card[]): void;
  discard(cards?: readonly Card[]): void;
  /** Answers to which. */
  confirm(option: LayOff): void;
}

export function openCommands(stage: Stage<RummyView>, { selected }: Holding, choosing: Choosing<LayOff>): Commands {
  const { words } = stage;
  const send = openSequence(stage);
  const view = () => stage.shown.peek()?.view;

  function meld(cards: readonly Card[] = selected.peek()): void {
    const now = view();
    if (!now) return;
    if (cards.length === 0) return stage.announce("select-meld");
    const [first = writeMove({ verb: "meld", cards: [...cards] }), second] = meldMoves(now, cards) ?? [];
    send(first, (then) => (second && then.moves.includes(second) ? second : null));
  }

  function layOff(): void {
    const now = view();
    const cards = selected.peek();
    const [card] = cards;
    if (!now || stage.pending.peek()) return;
    if (card === undefined) return stage.announce("select-lay");
    const opened = choosing.open(card);
    if (opened) {
      const asked = words.say("choice-open", { card: theCard(words, card, "subject"), count: opened.options.length });
      return stage.whisper(capital(words, asked));
    }
    const [only] = layOptions(now, cards);
    if (only) layOn(only.meld, cards);
    else send(meantLayOff(now, card));
  }

  function layOn(meld: number, cards: readonly Card[] = selected.peek()): void {
    const now = view();
    /** The next one that fits; when none does the room says of the first why not. */
    const next = ({ hand, ...then }: RummyView): string | null => {
      const left = cards.filter((card) => hand.includes(card));
      const [first] = left;
      return first === undefined ? null : (layMove({ hand, ...then }, left, meld) ?? writeLay(first, meld));
    };
    const first = now && next(now);
    choosing.close();
    if (first) send(first, next);
  }

  function discard(cards: readonly Card[] = selected.peek()): void {
    const [card, ...more] = cards;
    if (card === undefined || more.length > 0) return stage.announce("select-discard");
    send(writeMove({ verb: "discard", cards: [card] }));
  }

  const draw = (pile: string) => send(writeMove({ verb: "draw", pile }));
  return { draw, meld, layOff, layOn, discard, confirm: ({ meld }) => layOn(meld) };
}
