/** Shows what happened in order, and the others' moves only after a pause. */
export interface Queue<Item> {
  /** `own`: what the player did is shown without a pause. */
  push(item: Item, own: boolean): void;
  /** Forgets what waits: something newer is on the board. The next pause counts from now. */
  reset(): void;
  /** The pause has changed: reckon anew. */
  hurry(): void;
  /** How many wait. */
  readonly waiting: number;
}

export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
}

/** `pause` before an item in milliseconds, asked for whenever it matters. */
export function createQueue<Item>(
  show: (item: Item) => void,
  pause: (item: Item) => number,
  clock: Clock,
): Queue<Item> {
  let items: { item: Item; own: boolean }[] = [];
  let lastShown = clock.now();
  let timer = 0;

  function proceed(): void {
    clock.clearTimeout(timer);
    for (let next = items[0]; next; next = items[0]) {
      const wait = next.own ? 0 : lastShown + pause(next.item) - clock.now();
      if (wait > 0) {
        timer = clock.setTimeout(proceed, wait);
        return;
      }
      items.shift();
      lastShown = clock.now();
      show(next.item);
    }
  }

  return {
    push(item, own) {
      items.push({ item, own });
      proceed();
    },
    reset() {
      items = [];
      clock.clearTimeout(timer);
      lastShown = clock.now();
    },
    hurry: proceed,
    get waiting() {
      return items.length;
    },
  };
}
