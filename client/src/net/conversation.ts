import { after } from "./after";
import type { Link, LinkEvents } from "./link";
import type {
  ErrorMessage,
  FromPage,
  FromRoom,
  Level,
  MatchMessage,
  Update,
  UpdateMessage,
  View,
} from "./messages";

/** What a page asked for that was answered; null when the room sent something unasked. */
export type Reason = "open" | "offer" | "new" | "undo" | "level" | "sync" | null;

export interface Listener {
  connected(): void;
  /** The fingerprint of the next match, whose secret is fixed; null when there is none any more. */
  offered(commitment: string | null): void;
  disconnected(): void;
  /** The room speaks another version of the protocol. */
  outdated(): void;
  match(match: MatchMessage, reason: Reason): void;
  update(update: Update, reason: Reason): void;
  /** A move that is due does not come. */
  late(): void;
  refused(error: ErrorMessage): void;
  /** Another page of this guest started a match, or took it back. */
  replaced(): void;
  /** The player had all their data forgotten: nothing more is sent, or it would be kept anew. */
  forgotten(): void;
}

/** What the page says to the room and what it makes of the answers. Knows no game. */
export interface Conversation {
  /** Starts a match: asks for a sealed secret, then adds a seed of its own. */
  start(level: Level): void;
  /** Asks for the sealed secret of the next match, to be seen before it begins. */
  prepare(): void;
  undo(): void;
  level(level: Level): void;
  play(move: string, ply: number): boolean;
  deal(ply: number): boolean;
  sync(): void;
  wake(): void;
  close(): void;
}

const AGAIN = 3000; // milliseconds

export function converse(
  game: string,
  listener: Listener,
  firstLevel: () => Level,
  connect: (events: LinkEvents) => Link,
  /** Keeps what was offered and gives the page's own seed, which leaves it only then. */
  seal: (commitment: string) => string,
  /** The house rules of a match that begins; undefined: the usual ones. */
  rules: () => Record<string, string> | undefined = () => undefined,
): Conversation {
  let match: string | null = null;
  let event = 0;
  let view: View | null = null; // null after a gap: updates are of no use before all is there
  let wanted: Level | null = null; // of the match that waits for its offer
  let offered: string | null = null; // good on this connection until it is used
  let id = 0;
  const asked = new Map<number, Reason>();

  const link = connect({
    opened() {
      asked.clear();
      match = null; // a new connection follows nothing yet
      wanted = null;
      offer(null);
      listener.connected();
      send({ type: "open", game }, "open");
    },
    lost: () => listener.disconnected(),
    received(text) {
      hear(JSON.parse(text) as FromRoom);
    },
  });

  function send(message: FromPage, reason: Reason = null): boolean {
    id += 1;
    if (reason) asked.set(id, reason);
    return link.send(JSON.stringify({ ...message, id }));
  }

  function hear(message: FromRoom): void {
    const answered = "id" in message ? message.id : undefined;
    const reason = (answered !== undefined && asked.get(answered)) || null;
    if (answered !== undefined) asked.delete(answered);
    switch (message.type) {
      case "offer":
        return hearOffer(message.commitment, reason);
      case "match":
        if (match !== null && match !== message.match) send({ type: "leave", match });
        ({ match, event, view } = message);
        if (reason === "new") offer(null);
        wanted = null;
        return listener.match(message, reason);
      case "update":
        return follow(message, reason);
      case "late":
        if (message.match === match) listener.late();
        return;
      case "closed":
        if (message.match !== match) return;
        if (message.reason === "forgotten") {
          link.close();
          return listener.forgotten();
        }
        listener.replaced();
        return reopen();
      case "error":
        return refuse(message, reason);
      case "pong":
        return;
    }
  }

  /** Only an offer that was asked for is answered: a room could draw seeds out of us until it
   * likes one. */
  function hearOffer(commitment: string, reason: Reason): void {
    if (reason !== "open" && reason !== "offer") return;
    offer(commitment);
    if (reason === "open" || wanted !== null) accept(commitment);
  }

  function offer(commitment: string | null): void {
    offered = commitment;
    listener.offered(commitment);
  }

  function accept(commitment: string): void {
    const level = wanted ?? firstLevel();
    offered = null;
    send({ type: "new", game, commitment, seed: seal(commitment), level, options: rules() }, "new");
  }

  /** False if there is no connection. */
  function ask(): boolean {
    const asking = [...asked.values()].includes("offer");
    return asking || send({ type: "offer", game }, "offer");
  }

  function follow(update: UpdateMessage, reason: Reason): void {
    if (update.match !== match || view === null || update.event <= event) return;
    if (update.event > event + 1) return sync();
    ({ event } = update);
    view = after(view, update);
    listener.update({ ...update, view }, reason);
  }

  function refuse(error: ErrorMessage, reason: Reason): void {
    wanted = null;
    if (error.error === "protocol") {
      link.close();
      return listener.outdated();
    }
    if (error.error === "no-such-match") {
      // Whatever was followed is gone, as when two tabs begin anew at once: on to what there is.
      listener.replaced();
      return reopen();
    }
    listener.refused(error);
    // Without an answer to these there is nothing to play on: it is asked for until it comes.
    if (reason === "open" || reason === "sync" || match === null) setTimeout(reopen, AGAIN);
  }

  function reopen(): void {
    match = null;
    send({ type: "open", game }, "open");
  }

  function sync(): void {
    if (match === null || view === null) return;
    view = null;
    send({ type: "sync", match }, "sync");
  }

  return {
    start(level) {
      if (wanted !== null) return;
      const ready = offered;
      if (ready === null && !ask()) return;
      wanted = level;
      if (ready !== null) accept(ready);
    },
    prepare() {
      if (offered === null && wanted === null) ask();
    },
    undo() {
      if (match !== null) send({ type: "undo", match }, "undo");
    },
    level(level) {
      if (match !== null) send({ type: "level", match, level }, "level");
    },
    play: (move, ply) => match !== null && send({ type: "play", match, ply, move }),
    deal: (ply) => match !== null && send({ type: "deal", match, ply }),
    sync,
    wake: () => link.wake(),
    close: () => link.close(),
  };
}
