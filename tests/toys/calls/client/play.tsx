import { CardPicture } from "../../stage/Card";
import type { Play } from "../../stage/game";
import { readMove } from "../../stage/move";
import type { Shown } from "../../stage/shown";
import type { Stage } from "../../stage/stage";
import { type CallsView, cardName, nameOf } from "./view";

const SEATS = [0, 1, 2, 3];

/** Calls at one table. */
export function openPlay(stage: Stage<CallsView>): Play<CallsView> {
  const { words } = stage;
  return {
    shortcuts: () => ({}),
    Board: ({ shown }) => <Board stage={stage} shown={shown} />,
    hint({ view }) {
      if (view.turn === null) return words.say("match-over");
      if (view.turn !== view.seat) return null;
      return words.say(view.moves[0]?.startsWith("bid") ? "hint-bid" : "hint-play");
    },
  };
}

function Board({ stage, shown }: { stage: Stage<CallsView>; shown: Shown<CallsView> }) {
  const { words } = stage;
  const { seat, turn, moves, hand, bids, tricks, points, trick } = shown.view;
  const open = shown.open?.[seat] ?? hand;
  return (
    <>
      <section class="felt calls">
        <ol class="seats">
          {SEATS.map((of) => (
            <li key={of} data-turn={turn === of || undefined} data-seat={of}>
              {nameOf(words, seat, of)} {bids[of] ?? "–"} / {tricks[of]} ({points[of]})
            </li>
          ))}
        </ol>
        <ol class="trick" aria-label={words.say("trick-label")}>
          {trick.map((card) => (
            <li key={card}>
              <CardPicture face={card} name={cardName(words, card)} travels={card} />
            </li>
          ))}
        </ol>
        {turn === "dealer" && (
          <button type="button" class="button primary next" onClick={() => stage.deal()}>
            {words.say("next-deal")}
          </button>
        )}
        {turn === null && (
          <div class="actions">
            <button type="button" class="button primary" onClick={stage.startMatch}>
              {words.say("play-again")}
            </button>
            <button type="button" class="button check" onClick={() => (stage.sheet.value = "proof")}>
              {words.say("check-match")}
            </button>
          </div>
        )}
        {moves[0]?.startsWith("bid") && (
          <div class="bids" role="group" aria-label={words.say("call-label")}>
            {moves.map((move) => (
              <button key={move} type="button" class="button" data-bid={move} onClick={() => stage.play(move)}>
                {words.say("call-bid", { count: readMove(move).number ?? 0 })}
              </button>
            ))}
          </div>
        )}
      </section>
      <ol class="hand" aria-label={words.say("hand-label")}>
        {open.map((card) => (
          <li key={card}>
            <button type="button" class="held" data-choice="card" onClick={() => stage.play(`play ${card}`)}>
              <CardPicture face={card} name={cardName(words, card)} travels={card} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
