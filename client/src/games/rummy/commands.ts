import { theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Choosing } from "../../stage/choosing";
import type { Holding } from "../../stage/hand/holding";
import { writeMove } from "../../stage/move";
import { openSequence } from "../../stage/sequence";
import type { Stage } from "../../stage/stage";
import { type LayOff, layOptions, meantLayOff, meldMoves } from "./selection";
import type { RummyView } from "./view";

/** What can be done in a turn, with the cards that are selected. What is not possible is sent all
 * the same, or told: nobody is left without the reason. */
export interface Commands {
  draw(pile: "stock" | "discards"): void;
  /** Lays the selected cards as a meld, or as two. */
  meld(): void;
  /** Adds the selected card to a meld; asks to which, where it fits several. */
  layOff(): void;
  discard(): void;
  /** Answers to which. */
  confirm(option: LayOff): void;
}

export function openCommands(stage: Stage<RummyView>, { selected }: Holding, choosing: Choosing<LayOff>): Commands {
  const { words } = stage;
  const send = openSequence(stage);
  const view = () => stage.shown.peek()?.view;

  function meld(): void {
    const now = view();
    const cards = selected.peek();
    if (!now) return;
    if (cards.length === 0) return stage.announce("select-meld");
    const [first, second] = meldMoves(now, cards) ?? [writeMove({ verb: "meld", cards })];
    if (first) send(first, second);
  }

  function layOff(): void {
    const now = view();
    const [card, ...more] = selected.peek();
    if (!now || stage.pending.peek()) return;
    if (card === undefined || more.length > 0) return stage.announce("select-lay");
    const opened = choosing.open(card);
    if (!opened) return send(layOptions(now, [card])[0]?.move ?? meantLayOff(now, card));
    const asked = words.say("choice-open", { card: theCard(words, card, "subject"), count: opened.options.length });
    stage.whisper(capital(words, asked));
  }

  function discard(): void {
    const [card, ...more] = selected.peek();
    if (card === undefined || more.length > 0) return stage.announce("select-discard");
    send(writeMove({ verb: "discard", cards: [card] }));
  }

  function confirm({ move }: LayOff): void {
    choosing.close();
    send(move);
  }

  return { draw: (pile) => send(writeMove({ verb: "draw", pile })), meld, layOff, discard, confirm };
}
