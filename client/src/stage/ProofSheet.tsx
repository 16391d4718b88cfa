import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Words } from "../i18n/words";
import { askPatiently } from "../net/patience";
import type { Step } from "../proof/check";
import type { OwnCheck } from "../proof/witness";
import { Dialog } from "./Dialog";
import type { Stage } from "./stage";

/** What the room found when it checked a match; `docs/records.md`. */
interface Report {
  result: "right" | "wrong" | "partly";
  steps: Step[];
}

/** A word for why there is none, null while it is being made. */
type RoomCheck = Report | "waiting" | "too-long" | "failed" | null;

/** The check of the finished match, step by step in words, and its record to take home. */
export function ProofSheet({ stage }: { stage: Stage }) {
  const { words, shown, witness } = stage;
  const match = shown.value?.match ?? "";
  const report = useSignal<RoomCheck>(null);

  useEffect(() => {
    witness?.look();
    askPatiently(`/match/${match}/check`, undefined, () => (report.value = "waiting"))
      .then(readCheck)
      .catch((): RoomCheck => "failed")
      .then((found) => (report.value = found));
  }, [match]);

  const own = witness?.found.value ?? null;
  const room = report.value;
  const verdict = verdictOf(own, room);
  return (
    <Dialog stage={stage} title={words.say("check-match")}>
      <div role="status">
        {verdict && <p class="verdict">{words.say(`check-${verdict}`)}</p>}
        <section class="findings">
          <h3>{words.say("check-own")}</h3>
          {own === null && <p>{words.say("check-own-running")}</p>}
          {own === "failed" && <p>{words.say("check-no-record")}</p>}
          {typeof own === "object" && own !== null && <Steps words={words} steps={own} />}
        </section>
        <section class="findings">
          <h3>{words.say("check-room")}</h3>
          {room === null && <p>{words.say("check-running")}</p>}
          {room === "waiting" && <p>{words.say("waiting-turn")}</p>}
          {room === "too-long" && <p>{words.say("error-too-long")}</p>}
          {room === "failed" && <p>{words.say("check-failed")}</p>}
          {typeof room === "object" && room !== null && <Steps words={words} steps={room.steps} />}
        </section>
      </div>
      <p class="actions">
        <a class="button" href={`/match/${match}/record`} download>
          {words.say("check-record")}
        </a>
        <a class="button" href={`/${words.lang}/proof`}>
          {words.say("check-how")}
        </a>
      </p>
    </Dialog>
  );
}

async function readCheck(answer: Response): Promise<RoomCheck> {
  if (answer.status === 413) return "too-long";
  return answer.ok ? ((await answer.json()) as Report) : "failed";
}

function Steps({ words, steps }: { words: Words; steps: Step[] }) {
  return (
    <ul class="steps">
      {steps.map((step) => (
        <li key={step.key} data-step={step.key} data-outcome={step.outcome}>
          {sentence(words, step)}
        </li>
      ))}
    </ul>
  );
}

/** What page and room say together; null while that is not known. The page's word counts first: it
 * was there. */
function verdictOf(own: OwnCheck, room: RoomCheck): Report["result"] | null {
  const outcomes = typeof own === "object" && own !== null ? own.map(({ outcome }) => outcome) : [];
  const result = typeof room === "object" && room !== null ? room.result : null;
  if (outcomes.includes("wrong") || result === "wrong") return "wrong";
  if (own === null || room === null || room === "waiting") return null;
  const right = outcomes.length > 0 && outcomes.every((outcome) => outcome === "right");
  return right && result === "right" ? "right" : "partly";
}

/** What was found; of what was not checked, why. */
function sentence(words: Words, { key, outcome, reason, count, found, expected }: Step): string {
  const values = { count: count ?? 0, found: found ?? "", expected: expected ?? "" };
  if (!reason) return words.say(`verify-${key}-${outcome}`, values);
  if (outcome !== "unchecked") return words.say(`verify-${key}-${outcome}-${reason}`, values);
  return `${words.say(`verify-${key}-unchecked`, values)} ${words.say(`verify-why-${reason}`)}`;
}
