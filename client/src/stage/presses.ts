/** No control acts on a press that began before the control was there: not on the second of two taps
 * for which it came under the finger, not on the second Enter for which the focus came to it.
 *
 * A control that has come, or has come to mean something else, is new for a moment; to a pointer also
 * one that has moved, or over which a sheet lay. Whoever presses a new control meant what was there before. While it is new it is
 * marked `data-new` and takes no pointer (page.css); presses upon it are swallowed, here, before
 * anybody hears of them, so that nothing else has to think of it. */

/** Milliseconds for which a control is new. */
const NEW = 400;
/** Pixels from which on a control has moved. */
const FAR = 12;
/** Milliseconds after which a press has nothing to do with the one before. */
const APART = 1500;
/** Milliseconds after which somebody may have aimed at a page that is not there yet. */
const AIMED = 1000;
/** Milliseconds within which a click follows what was let go. */
const GRACE = 350;

const CONTROLS = "a[href], button, input, label, summary";
/** Attributes that say what a press on a control means. */
const MEANING = ["aria-expanded", "data-means"];
/** What a press has switched on the next one switches off: it may lie under the finger by chance. */
const SWITCHES = "[aria-pressed]";

interface Press {
  began: number;
  /** Null while it is held. */
  ended: number | null;
  swallowed: boolean;
}

/** Watches over all controls in `place`, from now on. */
export function guardPresses(place: HTMLElement): void {
  const came = new WeakMap<Element, number>();
  const moved = new WeakMap<Element, number>();
  const focused = new WeakMap<Element, number>(); // by nobody's hand
  const places = new WeakMap<Element, { x: number; y: number }>();
  let pointer: Press | null = null;
  let key: Press | null = null;
  let lastPress = Number.NEGATIVE_INFINITY;
  let isMovingFocus = false;
  let measuring: "moves" | "anew" | null = null;

  const now = () => performance.now();
  const isNew = (control: Element, since: WeakMap<Element, number>, at: number) =>
    at < (since.get(control) ?? Number.NEGATIVE_INFINITY) + NEW;

  function mark(control: Element, since: WeakMap<Element, number>): void {
    const at = now();
    since.set(control, at);
    control.setAttribute("data-new", "");
    window.setTimeout(() => {
      const isOld = ![came, moved].some((later) => (later.get(control) ?? at) > at);
      if (isOld) control.removeAttribute("data-new");
    }, NEW);
  }

  function notice(changes: MutationRecord[]): void {
    for (const { type, target, addedNodes, removedNodes } of changes) {
      if (type === "attributes") mark(target as Element, came);
      for (const node of addedNodes) if (node instanceof Element) greet(node);
      if ([...removedNodes].some((node) => node instanceof HTMLDialogElement)) uncover();
    }
    measure("moves");
  }

  function greet(node: Element): void {
    const nobodyAimed = lastPress < 0 && now() < AIMED;
    for (const control of [node, ...node.querySelectorAll(CONTROLS)]) {
      // One that is only put elsewhere is known.
      if (!control.matches(CONTROLS) || came.has(control)) continue;
      if (nobodyAimed) came.set(control, Number.NEGATIVE_INFINITY);
      else mark(control, came);
    }
  }

  function uncover(): void {
    for (const control of place.querySelectorAll(CONTROLS)) mark(control, moved);
  }

  /** When the page is laid out next: where all controls are. What was scrolled has not moved. */
  function measure(how: "moves" | "anew"): void {
    if (!measuring) requestAnimationFrame(look);
    measuring = measuring === "anew" ? "anew" : how;
  }

  function look(): void {
    const found = [...place.querySelectorAll(CONTROLS)].map((control) => {
      const { left, top, width } = control.getBoundingClientRect();
      return { control, is: width ? { x: left + scrollX, y: top + scrollY } : null };
    });
    for (const { control, is } of found) {
      const was = places.get(control);
      if (is) places.set(control, is);
      else places.delete(control);
      const hasMoved = is && was && Math.hypot(is.x - was.x, is.y - was.y) >= FAR;
      if (hasMoved && measuring === "moves" && !control.matches(SWITCHES)) mark(control, moved);
    }
    measuring = null;
  }

  function swallow(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function controlOf({ target }: Event): Element | null {
    return target instanceof Element ? target.closest(CONTROLS) : null;
  }

  /** New controls take no pointer: what is hit lies below. */
  function liesOverNew({ clientX, clientY }: MouseEvent): boolean {
    return [...place.querySelectorAll("[data-new]")].some((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    });
  }

  function pointerDown(event: PointerEvent): void {
    const began = now();
    const control = controlOf(event);
    pointer = {
      began,
      ended: null,
      swallowed: control
        ? isNew(control, came, began) || isNew(control, moved, began)
        : place.contains(event.target as Node) && liesOverNew(event),
    };
    lastPress = began;
    isMovingFocus = true;
    if (pointer.swallowed) swallow(event);
  }

  function keyDown(event: KeyboardEvent): void {
    const began = now();
    const presses = event.key === "Enter" || event.key === " ";
    const control = controlOf(event);
    if (event.repeat) {
      if (presses && control) swallow(event); // held
      return;
    }
    isMovingFocus = !presses;
    if (["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key) || event.key.startsWith("Arrow")) return;
    const since = began - lastPress;
    const isFirst = lastPress < 0;
    lastPress = began;
    key = { began, ended: null, swallowed: false };
    if (isFirst) key.began = Number.POSITIVE_INFINITY; // there was nothing that it could have meant
    else if (presses && control) {
      key.swallowed = isNew(control, came, began) || (since < APART && isNew(control, focused, began));
      if (key.swallowed) swallow(event);
    }
  }

  function keyUp(event: KeyboardEvent): void {
    isMovingFocus = false;
    if (!key) return;
    key.ended = now();
    if (key.swallowed) event.preventDefault(); // the space bar presses when it is let go
  }

  function pointerUp(): void {
    isMovingFocus = false;
    if (pointer) pointer.ended = now();
  }

  function click(event: MouseEvent): void {
    const control = controlOf(event);
    const byPointer = event.detail > 0;
    const at = now();
    const last = byPointer ? pointer : key;
    const isPressed = last && (last.ended === null || at - last.ended < GRACE);
    // Else it is pressed by something that helps somebody to press.
    const { began, swallowed } = isPressed ? last : { began: at, swallowed: false };
    const hasMoved = byPointer && control && isNew(control, moved, began);
    if (swallowed || hasMoved || (control && isNew(control, came, began))) swallow(event);
  }

  new MutationObserver(notice).observe(place, {
    subtree: true,
    childList: true,
    attributeFilter: MEANING,
  });
  window.addEventListener("resize", () => measure("anew"));
  document.addEventListener("scroll", () => measure("anew"), { capture: true, passive: true });
  window.addEventListener("pointerdown", pointerDown, true);
  window.addEventListener("pointerup", pointerUp, true);
  window.addEventListener("pointercancel", pointerUp, true);
  window.addEventListener("keydown", keyDown, true);
  window.addEventListener("keyup", keyUp, true);
  window.addEventListener("click", click, true);
  window.addEventListener(
    "focusin",
    ({ target }) => {
      if (!isMovingFocus && target instanceof Element) focused.set(target, now());
    },
    true,
  );
}

/** What a key does that stands for a control: the control is pressed. */
export function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
