import type { ComponentChildren } from "preact";
import type { Play } from "./game";
import { LiveRegion } from "./LiveRegion";
import type { Stage } from "./stage";
import { wide } from "./wide";

const EARLIER = 2;

interface WordsPanelProps {
  stage: Stage;
  play: Play;
  /** What stands in the place of the moves before the last one. */
  children?: ComponentChildren;
}

/** Whose turn it is, what happened last, and the live region. */
export function WordsPanel({ stage, play, children }: WordsPanelProps) {
  const { words, shown, story, notice, said, connection, lostAt } = stage;
  const now = shown.value;
  const turn = now === null ? null : now.view.turn;
  const who = typeof turn !== "number" ? "over" : turn === now?.view.seat ? "you" : "computer";
  const question = play.question?.() ?? null;
  const asked = question ?? (now ? play.hint(now) : null);
  const hint = notice.value === null ? asked : [notice.value, question].filter(Boolean).join(" ");
  const told = story.value.slice(-EARLIER - 1).reverse();
  const [last = now && stage.game.news(null, now.view, words, now.players)[0], ...earlier] = told;
  const lost = connection.value === "lost" ? lostAt.value : null;
  const outdated = connection.value === "outdated";

  // Before the first table it is the one that the room has just sealed.
  const sealed = now ? now.proof?.commitment : stage.offered.value;

  return (
    <section class="words" data-hint={Boolean(hint || lost || outdated) || undefined} aria-label={words.say("last-move")}>
      <div class="turn" data-who={now ? who : "nobody"}>
        {now && <strong>{play.turn?.(now) ?? words.say(`turn-${who}`)}</strong>}
        {hint && !lost && !outdated && (
          <span class="hint" data-notice={notice.value !== null || undefined}>
            {hint}
          </span>
        )}
        {lost && <span class="hint lost">{navigator.cookieEnabled ? words.say("offline-since", { time: words.time(lost) }) : words.say("no-cookies")}</span>}
        {outdated && (
          <span class="hint lost">
            {words.say("please-reload")}{" "}
            <button type="button" class="button" onClick={() => location.reload()}>
              {words.say("reload")}
            </button>
          </span>
        )}
      </div>
      {now && play.Standing && wide.value && <play.Standing shown={now} whole={false} />}
      {last && (
        <div class="latest">
          <p class="label" aria-hidden="true">
            {words.say("last-move")}
          </p>
          <p class="last">{last}</p>
        </div>
      )}
      {children}
      {!children && earlier.length > 0 && (
        <ul class="earlier">
          {earlier.map((sentence, at) => (
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      )}
      {sealed && (
        <p class="sealed">
          {now && stage.witness ? (
            <button type="button" onClick={() => (stage.sheet.value = "seal")}>
              {words.say("shuffle-sealed", { start: sealed.slice(0, 8) })}
            </button>
          ) : (
            words.say("shuffle-sealed", { start: sealed.slice(0, 8) })
          )}
        </p>
      )}
      <LiveRegion said={said} />
    </section>
  );
}
