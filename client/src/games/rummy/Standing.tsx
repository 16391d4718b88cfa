import { nameOf } from "../../stage/players";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import { Rounds } from "./Rounds";
import { others, type RummyView, TARGET } from "./view";

interface StandingProps {
  intent: Intent;
  shown: Shown<RummyView>;
  /** With its rounds, and the discards to be looked through. */
  whole: boolean;
}

/** How the match stands: everybody's points on their way to the end. */
export function Standing({ intent, shown, whole }: StandingProps) {
  const { words } = intent.stage;
  const { view, players } = shown;
  const seats = [view.seat, ...others(view)];
  const best = [...seats].sort((one, other) => (view.points[other] ?? 0) - (view.points[one] ?? 0));
  const name = (seat: number) => (seat === view.seat ? words.say("player-you") : nameOf(words, players, seat));

  return (
    <section class="standing" data-whole={whole || undefined}>
      <p class="label">{words.say("match-to", { points: TARGET })}</p>
      <ul class="scores">
        {best.map((seat) => (
          <li key={seat} data-mine={seat === view.seat || undefined}>
            <span class="who">{name(seat)}</span>
            <span class="way" aria-hidden="true">
              <span style={{ width: `${Math.min(100, ((view.points[seat] ?? 0) * 100) / TARGET)}%` }} />
            </span>
            <b>{view.points[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
      {whole && <Rounds intent={intent} shown={shown} />}
    </section>
  );
}
