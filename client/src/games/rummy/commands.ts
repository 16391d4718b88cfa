import { theCard } from "../../cards/french";
import { capital } from "../../i18n/capital";
import type { Choosing } from "../../table/choosing";
import type { Holding } from "../../table/hand/holding";
import { writeMove } from "../../table/move";
import { openSequence } from "../../table/sequence";
import type { Table } from "../../table/table";
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

export function openCommands(table: Table<RummyView>, { selected }: Holding, choosing: Choosing<LayOff>): Commands {
  const { words } = table;
  const send = openSequence(table);
  const view = () => table.shown.peek()?.view;

  function meld(): void {
    const now = view();
    const cards = selected.peek();
    if (!now) return;
    if (cards.length === 0) return table.announce("select-meld");
    const [first, second] = meldMoves(now, cards) ?? [writeMove({ verb: "meld", cards })];
    if (first) send(first, second);
  }

  function layOff(): void {
    const now = view();
    const [card, ...more] = selected.peek();
    if (!now || table.pending.peek()) return;
    if (card === undefined || more.length > 0) return table.announce("select-lay");
    const opened = choosing.open(card);
    if (!opened) return send(layOptions(now, [card])[0]?.move ?? meantLayOff(now, card));
    const asked = words.say("choice-open", { card: theCard(words, card, "subject"), count: opened.options.length });
    table.whisper(capital(words, asked));
  }

  function discard(): void {
    const [card, ...more] = selected.peek();
    if (card === undefined || more.length > 0) return table.announce("select-discard");
    send(writeMove({ verb: "discard", cards: [card] }));
  }

  function confirm({ move }: LayOff): void {
    choosing.close();
    send(move);
  }

  return { draw: (pile) => send(writeMove({ verb: "draw", pile })), meld, layOff, discard, confirm };
}
