/** Cards that travel: what lies on the board is measured before and after a change, and a likeness
 * of each card flies from where it was to where it is. The board itself is always right at once, so
 * a flight can be cut short at any moment and no click is lost. */

/** One thing's way across the board. Keys are the elements' `data-key`. */
export interface Trip {
  key: string;
  /** Where it starts, if not where it lay itself. */
  from?: string;
  /** What it stops at on its way, where that lay before. */
  via?: string;
  /** Where it ends when it goes away: what is seen travelling is what lay there before. */
  to?: string;
  /** Milliseconds before it starts. */
  delay?: number;
  /** Milliseconds of the way to `via`; needed with it. */
  first?: number;
  /** Milliseconds of the (last) way. */
  ms: number;
}

export interface Itinerary {
  trips: Trip[];
  /** Places shown as they were for so long: a pile until its new card has landed. */
  holds: { key: string; ms: number }[];
  /** When everything else that has moved sets off, in milliseconds. */
  others: number;
}

export interface Motion {
  /** Before a change: remembers where everything is. `plan` is asked for when it has happened. */
  before(plan?: () => Itinerary): void;
  /** The next change moves nothing. */
  still(): void;
  /** After the change is on the page. */
  after(root: HTMLElement): void;
  /** Milliseconds until everything has landed. */
  remaining(): number;
}

interface Lying {
  rect: DOMRect;
  node: HTMLElement;
}

interface Flight {
  key: string;
  likeness: HTMLElement;
  hidden: Animation | undefined;
}

export const TRAVEL = 260;
export const BLOCK = 400;
const CURVE = "cubic-bezier(.2,.7,.2,1)";

export function createMotion(speed: () => number): Motion {
  let board: HTMLElement | null = null;
  let old: Map<string, Lying> | null = null;
  let plan: (() => Itinerary) | undefined;
  let flights: Flight[] = [];
  let landed = 0;

  function land(): void {
    for (const { likeness, hidden } of flights) {
      likeness.remove();
      hidden?.cancel();
    }
    flights = [];
  }

  function hide(element: HTMLElement | undefined, duration: number): Animation | undefined {
    return element?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
  }

  function place(layer: HTMLElement, node: HTMLElement, rect: DOMRect): HTMLElement {
    const likeness = node.cloneNode(true) as HTMLElement;
    const origin = layer.getBoundingClientRect();
    for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>("[data-key]")]) {
      delete part.dataset.key;
    }
    likeness.style.position = "absolute";
    likeness.style.margin = "0";
    likeness.style.left = `${rect.left - origin.left}px`;
    likeness.style.top = `${rect.top - origin.top}px`;
    likeness.style.width = `${rect.width}px`;
    likeness.style.height = `${rect.height}px`;
    likeness.style.setProperty("--w", `${rect.width}px`); // what a card's parts are measured by
    layer.append(likeness);
    return likeness;
  }

  function fly(layer: HTMLElement, trip: Trip, now: Map<string, Lying>): void {
    if (!old) return;
    const here = trip.to === undefined ? now.get(trip.key) : undefined;
    const start = (old.get(trip.from ?? "") ?? old.get(trip.key))?.rect;
    const end = (here ?? now.get(trip.to ?? ""))?.rect;
    const node = (here ?? old.get(trip.key))?.node;
    if (!start?.width || !end?.width || !node || (!trip.via && alike(start, end))) return;
    const factor = speed();
    const delay = (trip.delay ?? 0) * factor;
    const first = trip.via ? (trip.first ?? TRAVEL) * factor : 0;
    const duration = first + trip.ms * factor;
    const stop = trip.via && old.get(trip.via)?.rect;
    const likeness = place(layer, node, end);
    const frames: Keyframe[] = [{ transform: shift(end, start), easing: CURVE }];
    if (stop) frames.push({ transform: shift(end, stop), offset: first / duration, easing: CURVE });
    frames.push({ transform: "none" });
    const flight = likeness.animate(frames, { duration, delay, fill: "backwards" });
    const hidden = hide(here?.node, delay + duration);
    flights.push({ key: trip.key, likeness, hidden });
    flight.onfinish = () => likeness.remove();
    landed = Math.max(landed, performance.now() + delay + duration);
  }

  function hold(layer: HTMLElement, key: string, ms: number, now: Map<string, Lying>): void {
    const before = old?.get(key);
    if (!before) return;
    const duration = ms * speed();
    const likeness = place(layer, before.node, before.rect);
    flights.push({ key: "", likeness, hidden: hide(now.get(key)?.node, duration) });
    likeness.animate([], { duration }).onfinish = () => likeness.remove();
  }

  return {
    before(next) {
      plan = next;
      if (!board) return;
      old = survey(board, true);
      for (const { key, likeness } of flights) {
        const lying = old.get(key);
        if (lying && likeness.isConnected) lying.rect = likeness.getBoundingClientRect();
      }
      land();
    },
    still() {
      land();
      old = null;
    },
    after(root) {
      board = root;
      const layer = root.querySelector<HTMLElement>(".flights");
      if (!old || !layer || isStill()) return void (old = null);
      const now = survey(root, false);
      const { trips, holds, others } = plan?.() ?? { trips: [], holds: [], others: 0 };
      for (const { key, ms } of holds) hold(layer, key, ms, now);
      const planned = new Set([...trips, ...holds].map(({ key }) => key));
      for (const key of now.keys()) {
        if (old.has(key) && !planned.has(key)) fly(layer, { key, delay: others, ms: TRAVEL }, now);
      }
      for (const trip of trips) fly(layer, trip, now);
      old = null;
    },
    remaining: () => Math.max(0, landed - performance.now()),
  };
}

/** Where everything lies; `keep`: with a likeness, as the elements are about to change. */
function survey(board: HTMLElement, keep: boolean): Map<string, Lying> {
  const lying = new Map<string, Lying>();
  for (const node of board.querySelectorAll<HTMLElement>("[data-key]")) {
    const kept = keep ? (node.cloneNode(true) as HTMLElement) : node;
    lying.set(node.dataset.key ?? "", { rect: node.getBoundingClientRect(), node: kept });
  }
  return lying;
}

function isStill(): boolean {
  return document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function alike(one: DOMRect, other: DOMRect): boolean {
  const parts = ["left", "top", "width", "height"] as const;
  return parts.every((part) => Math.abs(one[part] - other[part]) < 1);
}

/** The transform that shows what lies at `at` where `shown` is; its origin is the upper left corner. */
function shift(at: DOMRect, shown: DOMRect): string {
  const x = shown.left - at.left;
  const y = shown.top - at.top;
  return `translate(${x}px, ${y}px) scale(${shown.width / at.width}, ${shown.height / at.height})`;
}
