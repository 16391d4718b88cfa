import type { Stage } from "./stage";

/** That the room does not keep its word: a sentence above the table that stays. */
export function Alarm({ stage }: { stage: Stage }) {
  const { words, shown, sheet, witness } = stage;
  const broken = witness?.broken.value;
  const isOver = shown.value?.view.turn === null;
  return (
    <div class="alarm" role="alert">
      {broken && (
        <p>
          <span>{words.say(`alarm-${broken}`)}</span>{" "}
          <button type="button" onClick={() => (sheet.value = isOver ? "proof" : "settings")}>
            {words.say(isOver ? "check-match" : "seal")}
          </button>
        </p>
      )}
    </div>
  );
}
