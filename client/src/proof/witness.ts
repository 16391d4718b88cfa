import { type ReadonlySignal, signal } from "@preact/signals";
import type { Reason } from "../net/conversation";
import type { MatchMessage, Update, View } from "../net/messages";
import type { Dealt, Known, Step } from "./check";
import { type Broken, type Seal, type Seals, seal as sealOf } from "./seals";

/** Milliseconds until what another tab has kept is surely there. */
const SETTLED = 3000;

/** Null while a check is being made; "failed" if the room gave no record. */
export type OwnCheck = Step[] | "failed" | null;

/** Sees to it that the room keeps its word: remembers what was sealed, compares it with all that
 * is said of a match, and draws everything again when the match is over. */
export interface Witness {
  /** What this browser keeps of the match that is shown; null while that is not clear yet. */
  seal: ReadonlySignal<Seal | null>;
  /** What the room was found to have exchanged in the match that is shown; it stays. */
  broken: ReadonlySignal<Broken | null>;
  /** This page's own check of the match that is over. */
  found: ReadonlySignal<OwnCheck>;
  /** Keeps what was offered and draws the page's own seed, which may leave it from now on. */
  keep(commitment: string): string;
  hearMatch(message: MatchMessage, reason: Reason): void;
  hearUpdate(update: Update): void;
  /** Checks the match that is over, again if the room did not give its record. */
  look(): void;
}

export interface WitnessParts {
  seals: Seals;
  passesOn: boolean;
  pack: Known["pack"];
  dealt: Known["dealt"];
  /** The record of a match that is over. */
  fetchRecord(match: string): Promise<string>;
  setTimeout(run: () => void, ms: number): number;
  drawSeed?: () => string;
}

/** What the page has seen of the match that is shown. */
interface Seen {
  match: string;
  seats: number;
  ply: number;
  over: boolean;
  moves: Map<number, string>;
  hands: Map<number, Dealt>;
}

export function openWitness(parts: WitnessParts): Witness {
  const { seals, passesOn, pack, dealt, fetchRecord, setTimeout, drawSeed = freshSeed } = parts;
  const seal = signal<Seal | null>(null);
  const broken = signal<Broken | null>(null);
  const found = signal<OwnCheck>(null);
  let seen: Seen | null = null;
  let sent: string | null = null; // the seed that this page gave last
  let checked: string | null = null;

  function hearMatch(message: MatchMessage, reason: Reason): void {
    const { match, view, ply, players } = message;
    if (seen?.match !== match) {
      seen = { match, seats: players.length, ply, over: false, moves: new Map(), hands: new Map() };
      found.value = null;
      checked = null;
    }
    const before = ply - view.history.length;
    view.history.forEach(({ move }, at) => note(seen, before + at, move));
    compare(message, reason);
    follow(ply, view);
  }

  function hearUpdate({ match, ply, move, view }: Update): void {
    if (seen?.match !== match) return;
    if (move !== undefined) note(seen, ply - 1, move);
    follow(ply, view);
  }

  function follow(ply: number, view: View): void {
    if (!seen) return;
    seen.ply = ply;
    seen.over = view.turn === null;
    // Nothing has been played since the deal.
    const isFresh = ply > 0 && view.history.length === 0;
    if (isFresh) seen.hands.set(ply - 1, { dealer: view.dealer, seat: view.seat, hand: view.hand });
    look();
  }

  /** Finds what was kept of a match, and whether the room still says the same. */
  function compare(message: MatchMessage, reason: Reason): void {
    const { match } = message;
    const known = seals.all();
    const unbegun = known.filter((kept) => kept.own && kept.match === null);
    const mine =
      known.find((kept) => kept.match === match) ??
      unbegun.find((kept) => fits(kept, message)) ??
      (reason === "new" ? unbegun.find((kept) => kept.seed === sent) : undefined);
    if (mine || unbegun.length === 0) return settle(message, reason, mine);
    // A seed of this browser waits for its match, and here is a match that none of them began. But
    // another tab may have begun it a moment ago.
    seal.value = null;
    broken.value = null;
    setTimeout(() => {
      if (seen?.match !== match || seal.peek() !== null) return;
      settle(message, reason, latest(message));
      checked = null;
      look();
    }, SETTLED);
  }

  /** What a match belongs to that nobody seems to have begun. */
  function latest(message: MatchMessage): Seal | undefined {
    const known = seals.all();
    const unbegun = known.filter((kept) => kept.own && kept.match === null);
    return (
      known.find((kept) => kept.match === message.match) ??
      unbegun.find((kept) => fits(kept, message)) ??
      (seals.shared ? unbegun.at(-1) : undefined)
    );
  }

  function settle(message: MatchMessage, reason: Reason, mine: Seal | undefined): void {
    const { match, proof, ply, view } = message;
    seals.change((all) => {
      let kept = all.find((one) => (mine?.own ? one.seed === mine.seed && one.own : one.match === match));
      if (!kept) all.push((kept = sealOf(proofOf(proof), { match })));
      const at = all.indexOf(kept);
      if (kept.match === null) {
        kept.match = match;
        const left = all.splice(0, at).filter((one) => one.match !== null);
        kept.tries = at - left.length;
        all.unshift(...left);
      }
      if (!fits(kept, message)) kept.broken ??= kept.commitment === proof?.commitment ? "seed" : "commitment";
      if (ply === view.history.length + 1) kept.dealer ??= view.dealer;
      kept.gone = false;
      // The room has gone back to this match: what came after it was taken back.
      if (reason === "undo" || reason === "open") {
        for (const later of all.slice(all.indexOf(kept) + 1)) later.gone ||= later.match !== null;
      }
      seal.value = kept;
      broken.value = kept.broken;
    });
  }

  function look(): void {
    if (!seen?.over) return;
    const { match } = seen;
    if (checked === match && found.peek() !== "failed") return;
    checked = match;
    found.value = null;
    void examine(seen).then((steps) => {
      if (seen?.match !== match) return;
      found.value = steps;
      if (steps !== "failed" && steps.some(({ outcome }) => outcome === "wrong")) accuse(match);
    });
  }

  async function examine({ over: _, ...known }: Seen): Promise<Step[] | "failed"> {
    try {
      // Only here: nobody needs it before the first card.
      const [{ check }, text] = await Promise.all([import("./check"), fetchRecord(known.match)]);
      return check(text, { ...circumstances(known.match), ...known, passesOn, pack, dealt }) ?? "failed";
    } catch {
      return "failed";
    }
  }

  function circumstances(match: string): Pick<Known, "seal" | "earlier" | "complete"> {
    const all = seals.all();
    const at = all.findIndex((kept) => kept.match === match);
    return {
      seal: all[at] ?? null,
      earlier: all.slice(0, Math.max(at, 0)).filter((kept) => kept.match !== null && !kept.gone),
      complete: seals.shared && all.every((kept) => kept.match !== null),
    };
  }

  function accuse(match: string): void {
    seals.change((all) => {
      const kept = all.find((one) => one.match === match);
      if (kept) kept.broken ??= "record";
      broken.value = kept?.broken ?? "record";
    });
  }

  return {
    seal,
    broken,
    found,
    keep(commitment) {
      sent = drawSeed();
      seals.keep({ commitment, seed: sent });
      return sent;
    },
    hearMatch,
    hearUpdate,
    look,
  };
}

/** The first word counts, whatever the room says later. */
function note(seen: Seen | null, ply: number, move: string): void {
  if (seen && !seen.moves.has(ply)) seen.moves.set(ply, move);
}

function fits({ commitment, seed }: Seal, { proof }: MatchMessage): boolean {
  return commitment === proof?.commitment && seed === proof?.seed;
}

/** What the room says, be it nothing. */
function proofOf(proof: MatchMessage["proof"] | undefined): MatchMessage["proof"] {
  return { commitment: String(proof?.commitment ?? ""), seed: String(proof?.seed ?? "") };
}

/** 128 bits of the browser's own, as the room cannot foresee them. */
function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
