import { theCard } from "../../cards/french";
import { MiniCard } from "../../cards/MiniCard";
import { capital } from "../../i18n/capital";
import { CardPicture } from "../../stage/Card";
import { Backs, Plate, Plates } from "../../stage/Plates";
import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import { wide } from "../../stage/wide";
import type { Intent } from "./intent";
import { OpenHand } from "./OpenHand";
import { deeds, lastThrown, lastTurnOf, told } from "./turns";
import { isRoundOver, others, type RummyView } from "./view";

/** The others, in the order of play: cards, points, who deals, what each did last. */
export function Players({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const view = shown.view;
  return (
    <Plates label={intent.stage.words.say("players-label")} seats={others(view)}>
      {(seat) => <Other key={seat} intent={intent} shown={shown} seat={seat} />}
    </Plates>
  );
}

function Other({ intent, shown, seat }: { intent: Intent; shown: Shown<RummyView>; seat: number }) {
  const { words } = intent.stage;
  const view = shown.view;
  const open = shown.open?.[seat];
  const size = open || isRoundOver(view) ? 0 : (view.hands[seat] ?? 0);
  const turn = lastTurnOf(view, seat);
  const thrown = lastThrown(view, seat);
  const name = nameOf(words, shown.players, seat);
  const did = turn && deeds(words, turn, view.seat);
  // Every key press and every reader has these words anyway.
  const tellTurn = () => did && intent.stage.tell(told(words, name, false, did));
  return (
    <Plate name={name} hasTurn={view.turn === seat} tell={tellTurn}>
      <span class="reach" data-key={`hand${seat}`}>
        <CardPicture face="back" name="" small />
      </span>
      {wide.value && (
        <span class="backs">
          <Backs size={size} small />
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
    </Plate>
  );
}

/** The player's own points, and whether the player deals. */
export function Mine({ intent, view }: { intent: Intent; view: RummyView }) {
  const { words, jump } = intent.stage;
  const { seat, dealer, points, turn } = view;
  const waiting = typeof turn === "number" && turn !== seat;
  return (
    <div class="mine" data-dealer={dealer === seat || undefined} data-waiting={waiting || undefined}>
      <span class="own">
        <span class="count">
          <span aria-hidden="true">{points[seat] ?? 0}</span>
          <span class="visually-hidden">{words.say("points-count", { count: points[seat] ?? 0 })}</span>
        </span>
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
