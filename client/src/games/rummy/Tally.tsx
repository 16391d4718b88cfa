import { useEffect, useRef } from "preact/hooks";
import { ORDERS, cardName, cardSign } from "../../cards/french";
import { Afterwards } from "../../stage/Afterwards";
import { CardPicture } from "../../stage/Card";
import { arranged, UNTOUCHED } from "../../stage/hand/arrange";
import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { gain } from "./story";

import { others, type RummyView } from "./view";

/** How the round ended: everybody's remaining cards, the points, what comes next. */
export function Tally({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const { words, motion, startMatch, deal } = intent.stage;
  const view = shown.view;
  const isMatchOver = view.turn === null;
  const next = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const timer = setTimeout(() => next.current?.focus({ preventScroll: true }), motion.remaining());
    return () => clearTimeout(timer);
  }, []);

  const who = view.winner === null ? "drawn" : view.winner === view.seat ? "you" : "other";
  const name = view.winner === null ? "" : nameOf(words, shown.players, view.winner);
  const title = words.say(`${isMatchOver ? "match" : "round"}-${who}`, { name });
  return (
    <section class="tally" data-over={isMatchOver || undefined} data-choice="other" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{who === "drawn" ? words.say("round-nobody") : words.say("round-gain", { count: gain(view) })}</p>
      </header>
      <p class="heads" aria-hidden="true">
        <span class="worth">{words.say("result-left")}</span>
        <span class="score">{words.say("result-score")}</span>
      </p>
      <ol>
        {standing(view).map((seat) => (
          <Remaining key={seat} intent={intent} shown={shown} seat={seat} />
        ))}
      </ol>
      {isMatchOver ? (
        <Afterwards stage={intent.stage}>
          <button type="button" class="button primary" ref={next} onClick={startMatch}>
            {words.say("play-again")}
          </button>
        </Afterwards>
      ) : (
        <div class="next">
          <button type="button" class="button rounds-too" aria-haspopup="dialog" onClick={() => (intent.stage.sheet.value = "table")}>
            {words.say("rounds")}
          </button>
          <button type="button" class="button primary" data-shortcut="j" ref={next} onClick={deal}>
            {words.say("next-deal")}
          </button>
        </div>
      )}
    </section>
  );
}

/** The seats as they are listed: the player first, at the end of the match the best first. */
function standing(view: RummyView): number[] {
  const seats = [view.seat, ...others(view)];
  if (view.turn !== null) return seats;
  return seats.sort((one, other) => (view.points[other] ?? 0) - (view.points[one] ?? 0));
}

function Remaining({ intent, shown, seat }: { intent: Intent; shown: Shown<RummyView>; seat: number }) {
  const { words } = intent.stage;
  const { shown: hands, counted, points, winner, seat: me } = shown.view;
  const cards = arranged(hands?.[seat] ?? [], UNTOUCHED, ORDERS);
  return (
    <li data-won={winner === seat || undefined}>
      <span class="name">{seat === me ? words.say("player-you") : nameOf(words, shown.players, seat)}</span>
      <span class="left" style={{ "--count": cards.length }}>
        {cards.map((card) => (
          <CardPicture
            key={card}
            face={card}
            name={cardName(words, card)}
            short={cardSign(card)}
            travels={card}
            small
          />
        ))}
        {winner === seat && <span class="out">{words.say(seat === me ? "result-out-you" : "result-out")}</span>}
      </span>
      <span class="worth">
        {winner !== seat && (
          <>
            <span class="label">{words.say("result-left")}: </span>
            {counted?.[seat] ?? 0}
          </>
        )}
      </span>
      <span class="score">
        <span class="visually-hidden">{words.say("result-score")}: </span>
        {points[seat] ?? 0}
      </span>
    </li>
  );
}
