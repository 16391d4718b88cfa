import { useLayoutEffect } from "preact/hooks";
import { useCancelElsewhere } from "../../stage/elsewhere";
import { follow } from "../../stage/focus";
import type { Shown } from "../../stage/shown";
import { Target } from "../../stage/Target";
import { Actions } from "./Actions";
import { bringCounting, counting } from "./countingLater";
import { Hand } from "./Hand";
import type { Intent } from "./intent";
import { Melds } from "./Melds";
import { Piles } from "./Piles";
import { Mine, Players } from "./Players";
import { isRoundOver, type RummyView } from "./view";

export function Board({ intent, shown }: { intent: Intent; shown: Shown<RummyView> }) {
  const { words } = intent.stage;
  const view = shown.view;
  const isCounted = isRoundOver(view) && !shown.open;
  const Tally = counting.value?.Tally;
  if (isCounted) bringCounting();
  useCancelElsewhere(intent.choice, intent.cancel);
  useLayoutEffect(() => follow(intent.focus), []);
  useLayoutEffect(() => followFelt(intent), []);
  return (
    <>
      <Players intent={intent} shown={shown} />
      <section
        class="felt rummy"
        data-over={isRoundOver(view) || undefined}
        data-won={(isRoundOver(view) && view.winner !== null) || undefined}
      >
        <Melds intent={intent} view={view} />
        {intent.targets.value.meld && (
          <Target
            tag={words.say("meld")}
            name={`${words.say("meld")}: ${words.say("keys-meld")}`}
            confirm={() => intent.meld()}
            isOffered
          />
        )}
        <Piles intent={intent} view={view} />
      </section>
      {isCounted ? (
        Tally && <Tally intent={intent} shown={shown} />
      ) : (
        <>
          <Mine intent={intent} view={view} />
          {!shown.open && <Actions intent={intent} />}
          <Hand intent={intent} view={view} />
        </>
      )}
    </>
  );
}

/** Hears presses on the felt and on what lies there, beside everything that is a button. */
function followFelt({ pressFelt }: Intent): () => void {
  function pressed({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest("button") || !target.closest(".felt")) return;
    const meld = target.closest<HTMLElement>(".meld");
    pressFelt(meld ? Number(meld.dataset.number) : null);
  }
  document.addEventListener("click", pressed);
  return () => document.removeEventListener("click", pressed);
}
