import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Words } from "../i18n/words";
import { Dialog } from "./Dialog";
import type { Table } from "./table";

/** What the room found when it checked a match; `docs/protocol.md`. */
interface Report {
  result: "right" | "wrong" | "partly";
  steps: Step[];
}

interface Step {
  key: string;
  outcome: "right" | "wrong" | "unchecked";
  reason?: string | null;
  count?: number | null;
  found?: string | null;
  expected?: string | null;
}

/** The check of the finished match, step by step in words, and its record to take home. */
export function ProofSheet({ table }: { table: Table }) {
  const { words, shown } = table;
  const match = shown.value?.match ?? "";
  const report = useSignal<Report | "running" | "failed">("running");

  useEffect(() => {
    fetch(`/match/${match}/check`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Report>) : Promise.reject(answer)))
      .then((found) => (report.value = found))
      .catch(() => (report.value = "failed"));
  }, [match]);

  const found = report.value;
  return (
    <Dialog table={table} title={words.say("check-title")}>
      <div role="status">
        {found === "running" && <p class="verdict">{words.say("check-running")}</p>}
        {found === "failed" && <p class="verdict">{words.say("check-failed")}</p>}
        {typeof found === "object" && (
          <>
            <p class="verdict">{words.say(`check-${found.result}`)}</p>
            <ul class="steps">
              {found.steps.map((step) => (
                <li key={step.key} data-outcome={step.outcome}>
                  {sentence(words, step)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p class="actions">
        <a class="button" href={`/match/${match}/record`} download>
          {words.say("check-record")}
        </a>
        <a class="button" href={`/${words.lang}/replay/${match}`}>
          {words.say("watch-again")}
        </a>
        <a class="button" href={`/${words.lang}/proof`}>
          {words.say("check-how")}
        </a>
      </p>
    </Dialog>
  );
}

/** What was found; of what was not checked, why. */
function sentence(words: Words, { key, outcome, reason, count, found, expected }: Step): string {
  const values = { count: count ?? 0, found: found ?? "", expected: expected ?? "" };
  if (!reason) return words.say(`verify-${key}-${outcome}`, values);
  if (outcome !== "unchecked") return words.say(`verify-${key}-${outcome}-${reason}`, values);
  return `${words.say(`verify-${key}-unchecked`, values)} ${words.say(`verify-why-${reason}`)}`;
}
