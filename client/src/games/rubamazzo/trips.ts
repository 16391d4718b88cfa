import { closingUp, dealt } from "../../stage/fishing/trips";
import { opposite } from "../../stage/fishing/view";
import { BLOCK, type Itinerary, TRAVEL } from "../../stage/motion";
import { readMove } from "../../stage/move";
import type { RubamazzoView } from "./view";

/** How the cards travel: a card played goes over the card or the pile it captures, then both go to
 * the player's own pile; new hands come from the pack once that is done. */
export function trips(before: RubamazzoView, after: RubamazzoView): Itinerary {
  const played = after.history.at(-1);
  if (!played || after.history.length === before.history.length) {
    return { trips: [], holds: [], others: 0 };
  }
  const { seat } = played;
  const move = readMove(played.move);
  const key = move.cards[0] ?? "";
  const place = before.hands[seat] ?? 1;
  const from = `back${seat}-${place - 1}`;
  const pile = `pile${seat}`;
  const closing = closingUp(before, after);
  if (move.verb === "steal") {
    const robbed = `pile${opposite(seat)}`;
    const landed = TRAVEL + BLOCK;
    return {
      trips: [
        { key: robbed, to: pile, delay: TRAVEL, ms: BLOCK },
        { key, from, via: robbed, first: TRAVEL, ms: BLOCK },
        ...closing,
        ...dealt(before, after, landed),
      ],
      holds: [{ key: pile, ms: landed }],
      others: TRAVEL,
    };
  }
  const [taken] = move.takes;
  if (taken !== undefined) {
    return {
      trips: [
        { key: taken, to: pile, delay: TRAVEL, ms: TRAVEL },
        { key, from, via: taken, first: TRAVEL, ms: TRAVEL },
        ...closing,
        ...dealt(before, after, 2 * TRAVEL),
      ],
      holds: [{ key: pile, ms: 2 * TRAVEL }],
      others: TRAVEL,
    };
  }
  return { trips: [{ key, from, ms: TRAVEL }, ...closing, ...dealt(before, after, TRAVEL)], holds: [], others: 0 };
}
