import type { Link, LinkEvents } from "./link";
import type {
  ErrorMessage,
  FromPage,
  FromRoom,
  Level,
  TableMessage,
  UpdateMessage,
} from "./messages";

/** What a page asked for that led to a whole table; null when the room sent it unasked. */
export type Reason = "open" | "new" | "undo" | "level" | "sync" | null;

export interface Listener {
  connected(): void;
  disconnected(): void;
  /** The room speaks another version of the protocol. */
  outdated(): void;
  table(table: TableMessage, reason: Reason): void;
  update(update: UpdateMessage): void;
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
  undo(): void;
  level(level: Level): void;
  play(move: string, ply: number): boolean;
  deal(ply: number): boolean;
  sync(): void;
  wake(): void;
  close(): void;
}

export function converse(
  game: string,
  listener: Listener,
  firstLevel: () => Level,
  connect: (events: LinkEvents) => Link,
  seed: () => string = freshSeed,
): Conversation {
  let match: string | null = null;
  let seq = 0;
  let awaitingTable = false; // after a gap: updates are of no use before the whole table is there
  let wanted: Level | null = null; // of the match that waits for its offer
  let id = 0;
  const asked = new Map<number, Reason>();

  const link = connect({
    opened() {
      asked.clear();
      wanted = null;
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
        return accept(message.commitment);
      case "table":
        ({ match, seq } = message);
        awaitingTable = false;
        wanted = null;
        return listener.table(message, reason);
      case "update":
        return follow(message);
      case "closed":
        if (message.match !== match) return;
        if (message.reason === "forgotten") {
          link.close();
          return listener.forgotten();
        }
        listener.replaced();
        send({ type: "open", game }, "open");
        return;
      case "error":
        return refuse(message);
      case "pong":
        return;
    }
  }

  function accept(commitment: string): void {
    const level = wanted ?? firstLevel();
    send({ type: "new", game, commitment, seed: seed(), level }, "new");
  }

  function follow(update: UpdateMessage): void {
    if (update.match !== match || awaitingTable || update.seq <= seq) return;
    if (update.seq > seq + 1) return sync();
    seq = update.seq;
    listener.update(update);
  }

  function refuse(error: ErrorMessage): void {
    wanted = null;
    if (error.error === "protocol") {
      link.close();
      return listener.outdated();
    }
    listener.refused(error);
  }

  function sync(): void {
    if (match === null || awaitingTable) return;
    awaitingTable = true;
    send({ type: "sync", match }, "sync");
  }

  return {
    start(level) {
      if (wanted !== null) return;
      if (send({ type: "offer", game })) wanted = level;
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

/** 128 bits of the browser's own, as the room cannot foresee them. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
