/** Milliseconds after which it is fetched, where a browser does not tell when it is at rest. */
const LATER = 1000;

/** Begins to carry something from a press on an element. */
export type Carry<What> = (press: PointerEvent, pressed: HTMLElement, what: What) => void;

/** Carrying comes when the table is at rest: the first card does without. Who presses before that
 * waits for it with the finger down. */
export function carryLater<What>(source: () => Promise<Carry<What>>): (press: PointerEvent, what: What) => void {
  let coming: Promise<Carry<What>> | null = null;

  function bring(): Promise<Carry<What>> {
    coming ??= source().catch((error: unknown) => {
      coming = null;
      throw error;
    });
    return coming;
  }

  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, LATER));
  idle(() => void bring().catch(() => undefined));

  return (press, what) => {
    const pressed = press.currentTarget;
    if (press.button !== 0 || !press.isPrimary || !(pressed instanceof HTMLElement)) return;
    const held = new AbortController();
    for (const type of ["pointerup", "pointercancel"]) {
      window.addEventListener(type, () => held.abort(), { capture: true, signal: held.signal });
    }
    bring()
      .then((carry) => {
        if (!held.signal.aborted && pressed.isConnected) carry(press, pressed, what);
        held.abort();
      })
      .catch(() => undefined); // everything can be done by presses
  };
}
