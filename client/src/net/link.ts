/** A socket that comes back by itself: it waits longer after each failure, up to a limit, and
 * tries at once when the page is looked at again or the network returns. */

export interface Link {
  /** False when there is no connection: then nothing was sent. */
  send(text: string): boolean;
  /** The page is looked at again, or the network is back: connect, or see whether we still are. */
  wake(): void;
  /** Ends the connection for good. */
  close(): void;
}

export interface LinkEvents {
  opened(): void;
  received(text: string): void;
  /** Also after each attempt that failed. */
  lost(): void;
}

/** What a link needs of the browser; a test gives its own. */
export interface Surroundings {
  /** A socket; it may have been under way for a while. */
  connect(): WebSocket;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(timer: number): void;
  random(): number;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const QUIET = 25_000; // a silent connection is tested after this long
const PATIENCE = 5_000; // and given up when it stays silent this much longer
const PING = JSON.stringify({ type: "ping" });

export function openLink(events: LinkEvents, around: Surroundings): Link {
  let socket: WebSocket | null = null;
  let failures = 0;
  let retry = 0;
  let watch = 0;
  let ended = false;

  function connect(): void {
    around.clearTimeout(retry);
    const mine = around.connect();
    socket = mine;
    watchFor(PATIENCE * 2, giveUp);
    mine.onopen = opened;
    if (mine.readyState === OPEN) around.setTimeout(opened, 0);
    mine.onmessage = (message) => {
      if (socket !== mine) return;
      heard();
      events.received(String(message.data));
    };
    mine.onclose = closed;
    if (mine.readyState === CLOSED) around.setTimeout(closed, 0);

    function opened(): void {
      if (socket !== mine) return;
      failures = 0;
      heard();
      events.opened();
    }

    function closed(): void {
      if (socket === mine) lose();
    }
  }

  function watchFor(ms: number, then: () => void): void {
    around.clearTimeout(watch);
    watch = around.setTimeout(then, ms);
  }

  function heard(): void {
    watchFor(QUIET, test);
  }

  function test(): void {
    socket?.send(PING);
    watchFor(PATIENCE, giveUp);
  }

  function giveUp(): void {
    const dead = socket;
    lose();
    dead?.close();
  }

  function lose(): void {
    socket = null;
    around.clearTimeout(watch);
    if (ended) return;
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT);
    failures += 1;
    // Spread out, so that a room that comes back is not met by everybody at once.
    retry = around.setTimeout(connect, wait * (0.75 + around.random() / 2));
    events.lost();
  }

  connect();
  return {
    send(text) {
      if (socket?.readyState !== OPEN) return false;
      socket.send(text);
      return true;
    },
    wake() {
      if (ended) return;
      if (socket === null) connect();
      else if (socket.readyState === OPEN) test();
    },
    close() {
      ended = true;
      around.clearTimeout(retry);
      around.clearTimeout(watch);
      socket?.close();
      socket = null;
    },
  };
}

const OPEN = 1; // WebSocket.OPEN, also where there is no WebSocket
const CLOSED = 3;
