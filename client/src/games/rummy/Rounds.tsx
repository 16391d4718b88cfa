import { cardName } from "../../cards/french";
import { MiniCard } from "../../cards/MiniCard";
import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { others, type RummyView } from "./view";

/** What each round has brought, and the discards, which lie open: comes when it is asked for. */
export function Rounds({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const { words } = intent.stage;
  const { view, players } = shown;
  const seats = [view.seat, ...others(view)];
  const name = (seat: number) => (seat === view.seat ? words.say("player-you") : nameOf(words, players, seat));
  const rounds = intent.rounds.value;
  return (
    <>
      {rounds.length > 0 && (
        <table class="rounds">
          <thead>
            <tr>
              <th scope="col">{words.say("rounds")}</th>
              {seats.map((seat) => (
                <th scope="col" key={seat}>
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map((gains, round) => (
              <tr key={round}>
                <th scope="row">{round + 1}</th>
                {seats.map((seat) => (
                  <td key={seat}>{gains[seat] || "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {view.discards.length > 0 && (
        <>
          <p class="label">{words.say("discards-all")}</p>
          <ol class="thrown-all">
            {[...view.discards].reverse().map((card) => (
              <li key={card}>
                <span class="visually-hidden">{cardName(words, card)}</span>
                <MiniCard card={card} />
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
