import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { cardName } from "../../cards/italian";
import { CardPicture } from "../Card";
import { Backs } from "../Plates";
import { nameOf } from "../players";
import type { Shown } from "../shown";
import type { Words } from "../../i18n/words";
import { BACKS_CLOSING } from "./trips";
import { opposite, type FishingView } from "./view";

interface OpponentProps {
  words: Words;
  shown: Shown<FishingView>;
  /** What stands beside the hand. */
  children: ComponentChildren;
}

/** The one who sits opposite: name, hand, and what the game says of both. */
export function Opponent({ words, shown, children }: OpponentProps) {
  const { hands, seat, turn } = shown.view;
  const other = opposite(seat);
  const size = hands[other] ?? 0;
  const line = useRef<HTMLDivElement>(null);
  useGathering(line, size);
  return (
    <div
      class="opponent"
      role="group"
      aria-label={words.say("computer-label")}
      style={{ "--size": size }}
      ref={line}
    >
      <span class="name" data-turn={turn === other || undefined}>
        {nameOf(words, shown.players, other)}
      </span>
      <span class="backs">
        {shown.open?.[other]?.map((card) => (
          <CardPicture key={card} face={card} name={cardName(words, card)} travels={card} />
        )) ?? <Backs size={size} travels={(at) => `back${other}-${at}`} />}
      </span>
      {children}
    </div>
  );
}

/** What stands beside the backs moves with them when one leaves or new ones come: the styles say
 * where it stands by `--size`. */
function useGathering(line: { current: HTMLElement | null }, size: number): void {
  const before = useRef(size);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = size;
    if (was === size || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const part of line.current?.querySelectorAll<HTMLElement>(".name, .size") ?? []) {
      part.style.setProperty("--size", `${was}`);
      const { translate } = getComputedStyle(part);
      part.style.removeProperty("--size");
      part.animate([{ translate }, {}], { duration: BACKS_CLOSING, easing: "ease-out" });
    }
  }, [size]);
}
