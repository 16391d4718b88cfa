/** Keeps fingers that go down from scrolling the page, for browsers without `touch-action: pan-down`.
 * They have to know before a finger comes: a listener that comes with the press is too late. */
export function keepDown(list: HTMLElement): () => void {
  let from: number | undefined;
  let ours: boolean | undefined; // decided by the first step, for good

  function start({ target, touches }: TouchEvent): void {
    const onCard = target instanceof Element && target.closest(".held") !== null;
    from = onCard && touches.length === 1 ? touches[0]?.clientY : undefined; // two fingers pinch
    ours = undefined;
  }

  function move(event: TouchEvent): void {
    const now = event.touches[0]?.clientY;
    if (from === undefined || now === undefined) return;
    ours ??= now > from;
    if (ours && event.cancelable) event.preventDefault();
  }

  list.addEventListener("touchstart", start, { passive: true });
  list.addEventListener("touchmove", move, { passive: false });
  return () => {
    list.removeEventListener("touchstart", start);
    list.removeEventListener("touchmove", move);
  };
}
