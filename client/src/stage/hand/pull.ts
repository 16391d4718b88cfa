/** Pixels from which on a press is a pull. */
const FAR = { mouse: 6, touch: 10 };

export interface Point {
  x: number;
  y: number;
}

/** What becomes of a press that has become a pull. */
export interface Pulling {
  /** The pointer is there now. */
  moved(at: Point): void;
  /** It was let go; or something else came between. */
  ended(isLetGo: boolean): void;
}

/** Follows the pointer from a press on `pressed`. A press that goes nowhere stays a click; Escape, a
 * second finger, another window or the browser itself end a pull without anything being let go. The
 * function that is returned does so, too. */
export function pull(press: PointerEvent, pressed: HTMLElement, begin: () => Pulling): () => void {
  const { pointerId, pointerType, clientX, clientY } = press;
  const far = pointerType === "touch" ? FAR.touch : FAR.mouse;
  const listening = new AbortController();
  let pulling: Pulling | null = null;

  function listen<Type extends keyof WindowEventMap>(type: Type, hear: (event: WindowEventMap[Type]) => void): void {
    window.addEventListener(type, hear, { capture: true, signal: listening.signal });
  }

  function end(isLetGo = false): void {
    if (listening.signal.aborted) return;
    listening.abort();
    if (pulling) swallowClick(isLetGo);
    pulling?.ended(isLetGo);
  }

  listen("pointermove", (event) => {
    if (event.pointerId !== pointerId) return;
    if (!pulling) {
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < far) return;
      pressed.setPointerCapture(pointerId);
      pulling = begin();
    }
    pulling.moved({ x: event.clientX, y: event.clientY });
  });
  listen("pointerup", (event) => event.pointerId === pointerId && end(true));
  listen("pointercancel", (event) => event.pointerId === pointerId && end());
  listen("pointerdown", () => end());
  listen("blur", (event) => event.target === window && end());
  listen("keydown", (event) => {
    if (event.key !== "Escape" || !pulling) return;
    event.stopImmediatePropagation(); // nothing else is given up
    end();
  });
  return end;
}

/** The click that ends a pull, or is left of one that was given up, selects nothing. */
function swallowClick(isUp: boolean): void {
  const swallow = (click: Event) => click.stopPropagation();
  const forget = () => document.removeEventListener("click", swallow, { capture: true });
  const soon = () => setTimeout(forget);
  document.addEventListener("click", swallow, { capture: true, once: true });
  window.addEventListener("pointerdown", forget, { capture: true, once: true });
  if (isUp) soon();
  else window.addEventListener("pointerup", soon, { capture: true, once: true });
}
