import type { Stage } from "./stage";

/** What is sealed of this match and of the next one, as the room says it and as the page kept it. */
export function SealSection({ stage }: { stage: Stage }) {
  const { words, shown, witness, offered } = stage;
  const proof = shown.value?.proof;
  const seal = witness?.seal.value;
  const broken = witness?.broken.value;
  const next = offered.value;
  if (!proof) return null;
  const parts: [label: string, value: string | null | undefined][] = [
    ["seal-commitment", proof.commitment],
    ["seal-kept-commitment", seal?.commitment === proof.commitment ? null : seal?.commitment],
    ["seal-seed", proof.seed],
    ["seal-kept-seed", seal?.seed === proof.seed ? null : seal?.seed],
    ["seal-next", next],
  ];
  return (
    <section class="seal">
      <h3>{words.say("seal")}</h3>
      <p>{words.say("seal-explained")}</p>
      {seal && <p data-sealed={broken ? "broken" : seal.own ? "own" : "late"}>{words.say(broken ? `alarm-${broken}` : seal.own ? "seal-own" : "seal-late")}</p>}
      <dl>
        {parts.map(
          ([label, value]) =>
            value && (
              <div key={label} data-part={label}>
                <dt>{words.say(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
