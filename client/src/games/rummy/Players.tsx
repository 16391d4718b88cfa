import { CardPicture } from "../../table/Card";
import type { Shown } from "../../table/shown";
import { wide } from "../../table/wide";
import { theCard } from "../../cards/french";
import { OpenHand } from "./OpenHand";
import { MiniCard } from "../../cards/MiniCard";
import type { Intent } from "./intent";
import { capital, deeds, lastThrown, lastTurnOf, nameOf, told } from "./turns";
import { isRoundOver, others, type RummyView } from "./view";

/** The others, in the order of play: cards, points, who deals, what each did last. */
export function Players({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const view = shown.view;
  return (
    <ol class="players" aria-label={intent.table.words.say("players-label")}>
      {others(view).map((seat) => (
        <Other key={seat} intent={intent} shown={shown} seat={seat} />
      ))}
    </ol>
  );
}

function Other({ intent, shown, seat }: { intent: Intent; shown: Shown<RummyView>; seat: number }) {
  const { words } = intent.table;
  const view = shown.view;
  const open = shown.open?.[seat];
  const size = open || isRoundOver(view) ? 0 : (view.hands[seat] ?? 0);
  const turn = lastTurnOf(view, seat);
  const thrown = lastThrown(view, seat);
  const name = nameOf(words, shown.players, seat);
  const did = turn && deeds(words, turn, view.seat);
  // A finger asks for the words that a small screen has no room for; every key press and every
  // reader has them anyway.
  const tellTurn = () => did && intent.table.tell(told(words, name, false, did));
  return (
    <li class="player" data-turn={view.turn === seat || undefined} onClick={tellTurn}>
      <span class="name">{name}</span>
      <span class="reach" data-key={`hand${seat}`}>
        <CardPicture face="back" name="" small />
      </span>
      {wide.value && (
        <span class="backs">
          {Array.from({ length: size }, (_, at) => (
            <CardPicture key={at} face="back" name="" small />
          ))}
        </span>
      )}
      {open && <OpenHand words={words} cards={open} />}
      <span class="count">{words.say("cards-count", { count: view.hands[seat] ?? 0 })}</span>
      <span class="points">{words.say("points-count", { count: view.points[seat] ?? 0 })}</span>
      {view.dealer === seat && <span class="dealer">{words.say("dealer")}</span>}
      {thrown && (
        <span class="thrown">
          <span class="visually-hidden">{words.say("last-thrown", { card: theCard(words, thrown, "subject") })}</span>
          <MiniCard card={thrown} />
        </span>
      )}
      {did && <span class="did">{`${capital(words, did)}.`}</span>}
    </li>
  );
}

/** The player's own points, and whether the player deals. */
export function Mine({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words, jump } = intent.table;
  const { seat, dealer, points, turn } = view;
  const waiting = typeof turn === "number" && turn !== seat;
  return (
    <div class="mine" data-dealer={dealer === seat || undefined} data-waiting={waiting || undefined}>
      <span class="own">
        <span>{words.say("points-count", { count: points[seat] ?? 0 })}</span>
        {dealer === seat && <span class="dealer">{words.say("dealer-you")}</span>}
      </span>
      {waiting && (
        <button type="button" class="button" data-shortcut="j" onClick={jump}>
          {words.say("jump")}
        </button>
      )}
    </div>
  );
}
