import type { ReadonlySignal } from "@preact/signals";
import { type Box, common, isIn, nearest, type Reach } from "./nearest";
import { type Parted, part } from "./part";
import { type Point, type Pulling, pull } from "./pull";

/** Something that carried cards can be put on. */
export interface Spot {
  /** What lights up. */
  element: HTMLElement;
  /** Where they can be let go for it; the element's own box, if not said. */
  reach?: Box;
  /** What is seen of it, where it may be scrolled away. */
  within?: HTMLElement;
  /** It lies below the other spots. */
  below?: boolean;
  /** Nothing can be put there now: it does not light up, but says why not. */
  refuses?: boolean;
  put(): void;
}

/** Cards that are carried, from left to right. */
export interface Load {
  cards: HTMLElement[];
  /** The one that was pressed. */
  lead: HTMLElement;
  /** What they can be put on now. */
  spots(): Spot[];
  /** They were let go on none of them, and not over the hand. */
  missed(): void;
  /** Puts them at another place of the hand, behind so many of the others; without it they leave it only. */
  arrange?(place: number): void;
  /** What is seen at their place after the move is something else. */
  isReplaced?: boolean;
}

/** What is waited for while cards are carried, and after. */
export interface Moment {
  /** What is on the board. */
  shown: ReadonlySignal<unknown>;
  /** The move that was sent and not answered yet. */
  pending: ReadonlySignal<unknown>;
}

const HOME = 200; // milliseconds of the way back
const TAKING = 120; // milliseconds in which cards come together under the pointer
const FAN = 16; // pixels from card to card
/** Where a finger holds a card: its index is seen. */
const GRIP = { x: 0.88, y: 0.84 };
const CURVE = "cubic-bezier(.2,.7,.2,1)";

/** Carries cards out of the hand, or from a pile, to somewhere on the table. What they can be put on
 * lights up; of several things the nearest wins, and from anywhere else they fly home. What was put
 * somewhere waits there for the answer. */
export function carry(press: PointerEvent, pressed: HTMLElement, load: Load, moment: Moment): void {
  const stop = pull(press, pressed, () => begin(press, load, moment, () => stop()));
}

function begin(press: PointerEvent, load: Load, { shown, pending }: Moment, stop: () => void): Pulling {
  const { cards, lead } = load;
  const list = lead.closest<HTMLElement>(".hand");
  const scrolled = { x: scrollX, y: scrollY };
  const set = together(load, press);
  const parting = list && load.arrange ? openParting(list, load) : null;
  let spots: Spot[] = [];
  let reaches: Reach[] = [];
  let at: Point | null = null;
  let over: Spot | undefined;

  function light(): void {
    for (const { element } of spots) delete element.dataset.spot;
    spots = load.spots();
    reaches = spots.map(reachOf);
    parting?.measure();
    for (const spot of lit()) spot.element.dataset.spot = "free";
    if (at) find(at);
  }

  const lit = () => spots.filter(({ refuses }) => !refuses);

  /** The nearest one that takes the cards; else the nearest that says why not. */
  function find(pointer: Point): void {
    const isOverHand = parting?.over(pointer) ?? false;
    const points = isOverHand ? [] : [pointer, middleOf(lead)];
    over = undefined;
    for (const refuses of [false, true]) {
      const among = spots.filter((spot) => Boolean(spot.refuses) === refuses);
      const boxes = reaches.filter((_, index) => Boolean(spots[index]?.refuses) === refuses);
      for (const point of points) over ??= among[nearest(boxes, point)];
    }
    for (const spot of lit()) spot.element.dataset.spot = spot === over ? "over" : "free";
  }

  const felt = lead.closest<HTMLElement>(".felt");
  felt?.setAttribute("data-giving", "");
  window.addEventListener("scroll", light, { capture: true, passive: true });
  const forget = shown.subscribe(onChange(() => (cards.every((card) => card.isConnected) ? light() : stop())));
  light();

  return {
    moved(pointer) {
      at = pointer;
      set({ x: pointer.x - press.clientX + scrollX - scrolled.x, y: pointer.y - press.clientY + scrollY - scrolled.y });
      find(pointer);
    },
    ended(isLetGo) {
      forget();
      window.removeEventListener("scroll", light, { capture: true });
      for (const { element } of spots) delete element.dataset.spot;
      const settle = () => {
        felt?.removeAttribute("data-giving");
        return cards.filter((card) => card.isConnected);
      };
      const place = isLetGo && at && parting?.over(at) ? parting.place() : null;
      if (place !== null) {
        load.arrange?.(place);
        parting?.close(true);
        settle().forEach(putBack);
        return;
      }
      parting?.close(false);
      if (isLetGo && over) {
        const before = shown.peek();
        over.put();
        return whenAnswered(pending, () => {
          const isMade = shown.peek() !== before;
          for (const card of settle()) isMade && load.isReplaced ? putBack(card) : flyHome(card);
        });
      }
      if (isLetGo && at && !(list && isIn(list.getBoundingClientRect(), at))) load.missed();
      settle().forEach(flyHome);
    },
  };
}

/** Brings the cards together, and gives what moves them from where the pressed one lay. */
function together({ cards, lead }: Load, press: PointerEvent): (by: Point) => void {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const risen = cards.map((card) => getComputedStyle(card).translate.split(" ").map(Number.parseFloat));
  const leading = cards.indexOf(lead);
  const first = boxes[leading] ?? lead.getBoundingClientRect();
  const isTouch = press.pointerType === "touch";
  const grip = {
    x: isTouch ? press.clientX - first.left - GRIP.x * first.width : 0,
    y: isTouch ? press.clientY - first.top - GRIP.y * first.height : 0,
  };
  const ways = boxes.map(({ left, top }, index) => ({
    x: first.left - left + FAN * (index - leading) + grip.x,
    y: first.top - top + grip.y,
  }));
  cards.forEach((card, index) => {
    card.dataset.dragged = "true";
    if (card.parentElement?.matches("li")) card.parentElement.dataset.left = "";
    const { x, y } = ways[index] ?? { x: 0, y: 0 };
    if (isStill() || (x === 0 && y === 0)) return;
    card.animate({ transform: [`translate(${-x}px, ${-y}px)`, "none"] }, { duration: TAKING, easing: CURVE });
  });
  return (by) => {
    cards.forEach(({ style }, index) => {
      const { x, y } = ways[index] ?? { x: 0, y: 0 };
      const [right = 0, down = 0] = (risen[index] ?? []).map((part) => part || 0);
      style.translate = `${right + x + by.x}px ${down + y + by.y}px`;
    });
  };
}

/** The neighbours that make way while cards are over their hand. */
function openParting(list: HTMLElement, { cards, lead }: Load) {
  let places: HTMLElement[] = [];
  let boxes: Box[] = [];
  let hand = list.getBoundingClientRect();
  let parted: Parted | null = null;

  function show(shifts: number[]): void {
    places.forEach(({ style }, index) => (style.translate = shifts[index] ? `${shifts[index]}px` : ""));
  }

  return {
    measure() {
      hand = list.getBoundingClientRect();
      const before = places.map(({ style }) => Number.parseFloat(style.translate) || 0);
      places = [...list.children] as HTMLElement[];
      boxes = places.map((place, index) => {
        const { left, top, right, bottom } = place.getBoundingClientRect();
        const shift = before[index] ?? 0;
        return { left: left - shift, top, right: right - shift, bottom };
      });
    },
    over(at: Point): boolean {
      if (!isIn(hand, at)) {
        if (parted) show([]);
        parted = null;
        return false;
      }
      const left = cards.map((card) => places.indexOf(card.parentElement as HTMLElement));
      const within = list.closest(".room")?.getBoundingClientRect() ?? hand;
      const lying = { places: boxes, left, lead: places.indexOf(lead.parentElement as HTMLElement), within };
      parted = part({ ...lying, width: lead.offsetWidth }, at);
      show(parted.shifts);
      return true;
    },
    place: () => parted?.place ?? null,
    /** `isAtOnce`: they are taken for where they would lie now. */
    close(isAtOnce: boolean) {
      for (const { style } of places) if (isAtOnce) style.transition = "none";
      show([]);
      if (!isAtOnce) return;
      void list.offsetWidth;
      for (const { style } of places) style.transition = "";
    },
  };
}

function reachOf({ element, reach, within, below }: Spot): Reach {
  const whole = element.getBoundingClientRect();
  const box = within ? common(whole, within.getBoundingClientRect()) : whole;
  const isGone = box.left === box.right || box.top === box.bottom;
  const nowhere = { left: Infinity, top: Infinity, right: Infinity, bottom: Infinity };
  return { box, reach: isGone ? nowhere : (reach ?? box), ...(below && { below }) };
}

function middleOf(card: HTMLElement): Point {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Each time but the first, which tells what is there already; the page has followed by then. */
function onChange(then: () => void): () => void {
  let isFirst = true;
  return () => {
    if (!isFirst) setTimeout(then);
    isFirst = false;
  };
}

function whenAnswered(pending: ReadonlySignal<unknown>, then: () => void): void {
  let stop: (() => void) | null = null;
  let isDone = false;
  stop = pending.subscribe((sent) => {
    if (sent !== null) return;
    // The board follows the answer: where the cards lie now is where they set off.
    setTimeout(() => {
      if (isDone || pending.peek() !== null) return; // the next of several is on its way
      isDone = true;
      stop?.();
      then();
    });
  });
}

/** Puts a card back into its place, at once: what moves it otherwise takes no part. */
function putBack(card: HTMLElement): void {
  card.style.translate = "";
  card.parentElement?.removeAttribute("data-left");
  void card.offsetWidth; // while it is dragged it moves without a transition
  delete card.dataset.dragged;
}

function flyHome(card: HTMLElement): void {
  const { translate, scale } = getComputedStyle(card);
  putBack(card);
  if (isStill()) return;
  card.animate([{ translate, scale, zIndex: 4 }, { zIndex: 4 }], { duration: HOME, easing: CURVE });
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
