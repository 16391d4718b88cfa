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
  /** What the likeness stands for, hidden until it has landed. */
  hidden: HTMLElement | undefined;
  frames: Keyframe[];
  delay: number;
  duration: number;
  /** How long what the likeness stands for stays hidden: until it has landed, if not said. */
  unseen?: number;
  /** What turns over on its way: what it shows at first, and then. */
  sides?: { back: HTMLElement; face: HTMLElement };
}

interface Flying {
  key: string;
  likeness: HTMLElement;
  hidden: Animation | undefined;
}

const NOTHING: Itinerary = { trips: [], holds: [], others: 0 };
export const TRAVEL = 260;
export const BLOCK = 400;
/** Milliseconds of half a turn. */
const HALF_TURN = 90;
const CURVE = "cubic-bezier(.2,.7,.2,1)";

export function createMotion(speed: () => number): Motion {
  let board: HTMLElement | null = null;
  let old: Map<string, Lying> | null = null;
  let plan = NOTHING;
  let kept = new Map<string, HTMLElement>(); // likenesses of what is about to change or to go
  let backs = new Map<string, HTMLElement>(); // likenesses of the backs from which cards come
  let flying: Flying[] = [];
  let landed = 0;

  function land(): void {
    for (const { likeness, hidden } of flying) {
      likeness.remove();
      hidden?.cancel();
    }
    flying = [];
  }

  function fly(trip: Trip, now: Map<string, Lying>, origin: DOMRect): Flight[] {
    const here = trip.to === undefined ? now.get(trip.key) : undefined;
    const start = (old?.get(trip.from ?? "") ?? old?.get(trip.key))?.rect;
    const end = (here ?? now.get(trip.to ?? ""))?.rect;
    if (!start?.width || !end?.width || (!trip.via && alike(start, end))) return [];
    const shown = here ? likenessOf(here.node) : kept.get(trip.key);
    if (!shown) return [];
    const back = shown.matches(FACE) ? backs.get(trip.from ?? "") : undefined;
    const sides = back && { back: likenessOf(back), face: shown };
    const likeness = sides ? bothSides(sides.back, sides.face) : shown;
    place(likeness, end, origin);
    const factor = speed();
    const first = trip.via ? (trip.first ?? TRAVEL) * factor : 0;
    const duration = first + trip.ms * factor;
    const stop = trip.via && old?.get(trip.via)?.rect;
    const frames: Keyframe[] = [{ transform: shift(end, start), easing: CURVE }];
    if (stop) frames.push({ transform: shift(end, stop), offset: first / duration, easing: CURVE });
    frames.push({ transform: "none" });
    const delay = (trip.delay ?? 0) * factor;
    const flight = { key: trip.key, likeness, frames, delay, duration, ...(sides && { sides }) };
    // What is new at the place of something that goes away is seen when that has left.
    const next = trip.to === undefined ? undefined : now.get(trip.key)?.node;
    return [next ? { ...flight, hidden: next, unseen: delay } : { ...flight, hidden: here?.node }];
  }

  function hold(key: string, ms: number, now: Map<string, Lying>, origin: DOMRect): Flight[] {
    const rect = old?.get(key)?.rect;
    const likeness = kept.get(key);
    if (!rect || !likeness) return [];
    place(likeness, rect, origin);
    const hidden = now.get(key)?.node;
    return [{ key: "", likeness, hidden, frames: [], delay: 0, duration: ms * speed() }];
  }

  function start({ key, likeness, hidden, frames, delay, duration, unseen, sides }: Flight): void {
    likeness.animate(frames, { duration, delay, fill: "backwards" }).onfinish = () => likeness.remove();
    const hiding = hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: unseen ?? delay + duration });
    flying.push({ key, likeness, hidden: hiding });
    if (sides) {
      const turn = { duration: 2 * HALF_TURN * speed(), delay, fill: "both" } as const;
      sides.back.animate({ scale: ["1 1", "0 1", "0 1"] }, turn);
      sides.face.animate({ scale: ["0 1", "0 1", "1 1"] }, turn);
    }
    if (key) landed = Math.max(landed, performance.now() + delay + duration);
  }

  return {
    before(next) {
      if (!board) return;
      plan = next?.() ?? NOTHING;
      old = survey(board);
      for (const { key, likeness } of flying) {
        const lying = old.get(key);
        if (lying && likeness.isConnected) lying.rect = likeness.getBoundingClientRect();
      }
      land();
      backs = new Map();
      for (const { from } of plan.trips) {
        const node = from === undefined ? undefined : old.get(from)?.node;
        const back = node?.matches(BACK) ? node : node?.querySelector<HTMLElement>(BACK);
        if (from !== undefined && back) backs.set(from, likenessOf(back));
      }
      kept = new Map();
      for (const { key } of [...plan.holds, ...plan.trips.filter(({ to }) => to !== undefined)]) {
        const node = old.get(key)?.node;
        if (node) kept.set(key, likenessOf(node));
      }
    },
    still() {
      land();
      old = null;
    },
    after(root) {
      board = root;
      const layer = root.querySelector<HTMLElement>(".flights");
      if (!old || !layer || isStill()) return void (old = null);
      // First all that is read, then all that is written: the page is laid out once.
      const now = survey(root);
      const origin = layer.getBoundingClientRect();
      const { trips, holds, others } = plan;
      const planned = new Set([...trips, ...holds].map(({ key }) => key));
      const moved = [...now.keys()].filter((key) => old?.has(key) && !planned.has(key));
      const flights = [
        ...holds.flatMap(({ key, ms }) => hold(key, ms, now, origin)),
        ...moved.flatMap((key) => fly({ key, delay: others, ms: TRAVEL }, now, origin)),
        ...trips.flatMap((trip) => fly(trip, now, origin)),
      ];
      layer.append(...flights.map(({ likeness }) => likeness));
      flights.forEach(start);
      old = null;
    },
    remaining: () => Math.max(0, landed - performance.now()),
  };
}

const FACE = ".card[data-name]";
const BACK = ".card:not([data-name])";

/** What flies with its back up and turns over. */
function bothSides(back: HTMLElement, face: HTMLElement): HTMLElement {
  const card = document.createElement("span");
  card.className = "turning";
  card.append(back, face);
  return card;
}

/** Where everything lies. */
function survey(board: HTMLElement): Map<string, Lying> {
  const lying = new Map<string, Lying>();
  for (const node of board.querySelectorAll<HTMLElement>("[data-key]")) {
    lying.set(node.dataset.key ?? "", { rect: node.getBoundingClientRect(), node });
  }
  return lying;
}

function likenessOf(node: HTMLElement): HTMLElement {
  const likeness = node.cloneNode(true) as HTMLElement;
  for (const part of [likeness, ...likeness.querySelectorAll<HTMLElement>("[data-key]")]) {
    delete part.dataset.key;
  }
  return likeness;
}

/** Puts a likeness at `rect` of the window, into a layer that begins at `origin`. */
function place({ style }: HTMLElement, rect: DOMRect, origin: DOMRect): void {
  style.position = "absolute";
  style.margin = "0";
  style.left = `${rect.left - origin.left}px`;
  style.top = `${rect.top - origin.top}px`;
  style.width = `${rect.width}px`;
  style.height = `${rect.height}px`;
  style.setProperty("--w", `${rect.width}px`); // what a card's parts are measured by
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
