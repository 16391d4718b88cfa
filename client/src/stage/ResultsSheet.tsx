import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Dialog } from "./Dialog";
import { LEVELS } from "./settings";
import type { Stage } from "./stage";

/** Of the matches of one game at one level; `streak` is how many were won in a row up to the last. */
interface Counts {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  streak: number;
  best: number;
}
/** By game and level. */
type Statistics = Record<string, Record<string, Counts>>;
/** How many of the results in a file were new. */
interface Added {
  added: number;
}

const ROWS: readonly (keyof Counts)[] = ["played", "won", "drawn", "lost", "streak", "best"];

/** Why a copy was not added, by the status of the answer. */
const NOT_ADDED: Record<number, string> = {
  400: "results-not-added",
  413: "results-not-added",
  415: "error-bad-encoding",
  429: "error-too-many",
};

/** What the room keeps of this guest: results by level, a copy of them, and forgetting. */
export function ResultsSheet({ stage }: { stage: Stage }) {
  const { words, gameName } = stage;
  const statistics = useSignal<Statistics | null>(null);
  const news = useSignal<string | null>(null);
  const sure = useSignal(false);
  const levels = statistics.value?.[gameName];

  async function look(): Promise<void> {
    try {
      const answer = await fetch("/mine/statistics");
      statistics.value = (await answer.json()) as Statistics;
    } catch {
      news.value = words.say("results-failed");
    }
  }

  async function bring(file: File | undefined): Promise<void> {
    if (!file) return;
    try {
      const answer = await fetch("/mine/results", { method: "POST", body: file });
      if (!answer.ok) {
        news.value = words.say(NOT_ADDED[answer.status] ?? "results-failed");
        return;
      }
      const { added } = (await answer.json()) as Added;
      news.value = words.say("results-added", { count: added });
      await look();
    } catch {
      news.value = words.say("results-failed");
    }
  }

  async function forget(): Promise<void> {
    try {
      const answer = await fetch("/mine/forget", { method: "POST" });
      if (!answer.ok) throw new Error(answer.statusText);
      stage.settings.forget();
      location.reload();
    } catch {
      news.value = words.say("results-failed");
    }
  }

  useEffect(() => void look(), []);

  return (
    <Dialog stage={stage} title={words.say("results")}>
      {levels ? (
        <div class="results">
          <table>
            <thead>
              <tr>
                <td />
                {LEVELS.map((level) => (
                  <th key={level} scope="col">
                    {words.say(`level-${level}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr key={row}>
                  <th scope="row">{words.say(`results-${row}`)}</th>
                  {LEVELS.map((level) => (
                    <td key={level}>{levels[level]?.[row] ?? 0}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        statistics.value && <p class="verdict">{words.say("results-none")}</p>
      )}
      <p class="soft">{words.say("results-rule")}</p>
      <p role="status">{news.value}</p>
      <div class="actions">
        <a class="button" href="/mine/results" download>
          {words.say("results-save")}
        </a>
        <label class="button file">
          {words.say("results-bring")}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => {
              void bring(currentTarget.files?.[0]);
              currentTarget.value = ""; // the same one can be given again
            }}
          />
        </label>
        <button type="button" class="button" aria-expanded={sure.value} onClick={() => (sure.value = !sure.value)}>
          {words.say("results-forget")}
        </button>
      </div>
      {sure.value && (
        <div class="warning">
          <p>{words.say("results-forget-sure")}</p>
          <p class="actions">
            <button type="button" class="button primary" onClick={() => void forget()}>
              {words.say("results-forget-yes")}
            </button>
            <button type="button" class="button" onClick={() => (sure.value = false)}>
              {words.say("results-forget-no")}
            </button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
