/** Where the player's attention is, so that the focus can go on from there when the element that
 * had it has gone with its card. */
export interface Attention {
  /** Whether the focus was last on something of the game, and nothing else was touched since. */
  here: boolean;
  /** The place of the hand that had it last. */
  place: number;
}

/** Follows the attention until the returned function is called. Elements of the game are marked with
 * `data-choice`: "target", "card" (with its `data-place`) or "other". */
export function follow(attention: Attention): () => void {
  function notice(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const element = target?.closest<HTMLElement>("[data-choice]");
    attention.here = Boolean(element);
    if (element?.dataset.place) attention.place = Number(element.dataset.place);
  }
  document.addEventListener("focusin", notice);
  document.addEventListener("pointerdown", notice);
  return () => {
    document.removeEventListener("focusin", notice);
    document.removeEventListener("pointerdown", notice);
  };
}

/** Whether the focus went with an element of the game that is gone. */
export function focusIsLost(attention: Attention): boolean {
  const now = document.activeElement;
  return attention.here && (now === null || now === document.body);
}

/** Moves the focus among what can be chosen now: the targets of an open choice, else the hand. */
export function moveFocus(step: number): void {
  const targets = marked("target");
  const among = targets.length > 0 ? targets : marked("card");
  const row = among[0]?.closest("ol");
  const onwards = row && getComputedStyle(row).direction === "rtl" ? -step : step; // as the eye goes
  const at = among.findIndex((element) => element === document.activeElement);
  const next = at < 0 ? (onwards > 0 ? 0 : -1) : (at + onwards) % among.length;
  among.at(next)?.focus();
}

export function marked(kind: "target" | "card"): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-choice="${kind}"]`)];
}

/** Moves the focus to "New game", or where there is no room for it to the button that leads to it. */
export function focusNewGame(): void {
  const buttons = document.querySelectorAll<HTMLElement>("[data-new-game], .which-table");
  [...buttons].find((button) => button.offsetParent)?.focus({ preventScroll: true });
}
