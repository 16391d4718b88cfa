import { nameOf } from "../../stage/players";
import { opposite } from "../../stage/fishing/view";
import type { Shown } from "../../stage/shown";
import type { Intent } from "./intent";
import type { ScopaView } from "./view";

const USUAL = 11;

/** How many points win the match. */
export function targetOf({ options }: Shown<ScopaView>): number {
  return Number(options?.target ?? USUAL);
}

/** The match, a notch for each point; where there is no room, one's own points in words. */
export function Score({ intent, shown }: { intent: Intent; shown: Shown<ScopaView> }) {
  const { words } = intent.stage;
  const { seat, points } = shown.view;
  const target = targetOf(shown);
  return (
    <section class="score" aria-label={words.say("score-label", { target })}>
      <p class="own">{words.say("score-of", { points: points[seat] ?? 0, target })}</p>
      <h2>{words.say("score-label", { target })}</h2>
      <Notches name={words.say("player-you")} points={points[seat] ?? 0} target={target} mine />
      <Notches name={nameOf(words, shown.players, opposite(seat))} points={points[opposite(seat)] ?? 0} target={target} />
    </section>
  );
}

interface NotchesProps {
  name: string;
  points: number;
  target: number;
  mine?: boolean;
  /** How many of the points are new. */
  fresh?: number;
}

/** The points of one side. */
export function Notches({ name, points, target, mine = false, fresh = 0 }: NotchesProps) {
  return (
    <p class="notches" data-mine={mine || undefined}>
      <span class="who">{name}</span>
      <span class="line" aria-hidden="true">
        {Array.from({ length: target }, (_, at) => {
          const isNew = at < points && at >= points - fresh;
          return (
            <i
              key={at}
              data-full={at < points || undefined}
              data-new={isNew || undefined}
              style={isNew ? { "--nth": at - (points - fresh) } : undefined}
            />
          );
        })}
      </span>
      <b>{points}</b>
    </p>
  );
}
