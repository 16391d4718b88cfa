import { useEffect } from "preact/hooks";
import { Dialog } from "./Dialog";
import { SealSection } from "./SealSection";
import type { Stage } from "./stage";

/** What "Shuffle sealed" means: what was sealed, and how to check it. */
export function SealSheet({ stage }: { stage: Stage }) {
  const { words } = stage;
  useEffect(stage.sealNext, []);
  return (
    <Dialog stage={stage} title={words.say("seal")}>
      <SealSection stage={stage} />
      <p class="actions">
        <a class="button" href={`/${words.lang}/proof`}>
          {words.say("check-how")}
        </a>
      </p>
    </Dialog>
  );
}
