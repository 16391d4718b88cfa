import { useEffect, useRef } from "preact/hooks";
import type { Replay } from "./replay";

interface MovesProps {
  replay: Replay;
  /** Called when one was chosen. */
  chosen?: () => void;
}

/** Every move of the match, the shown one marked; a press on another one goes there. */
export function Moves({ replay: { stage, moves, at, go }, chosen }: MovesProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = at.value;

  // In a sheet the list has no height before it is seen.
  useEffect(() => {
    const row = list.current?.children[shown];
    if (list.current && row instanceof HTMLElement) bringIntoSight(list.current, row);
  }, [shown]);

  function choose(to: number): void {
    go(to);
    chosen?.();
  }

  /** Up and down go through them; the tab key passes them in one step. */
  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(at.peek() + by);
    list.current?.children[at.peek()]?.querySelector("button")?.focus({ preventScroll: true });
  }

  return (
    <ol class="moves" aria-label={stage.words.say("replay-moves")} ref={list} onKeyDown={step}>
      {moves.map((move, to) => (
        <li key={to}>
          <button
            type="button"
            tabIndex={to === shown ? 0 : -1}
            aria-current={to === shown ? "step" : undefined}
            onClick={() => choose(to)}
          >
            <span class="number" aria-hidden="true">
              {to + 1}
            </span>
            {move}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the list alone, never the page. */
function bringIntoSight(list: HTMLElement, row: HTMLElement): void {
  const [frame, box] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  const above = frame.top + list.clientTop - box.top;
  const below = box.bottom - frame.top - list.clientTop - list.clientHeight;
  if (above > 0) list.scrollTop -= Math.ceil(above);
  else if (below > 0) list.scrollTop += Math.ceil(below);
}
