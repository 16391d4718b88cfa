import { commitmentOf, type Draws, dealOf, firstDealer } from "./chance";
import { Ambiguous, type MatchRecord, readRecord } from "./record";
import type { Seal } from "./seals";

/** One thing that was checked, or said not to have been; the room's check has the same form. */
export interface Step {
  key: string;
  outcome: "right" | "wrong" | "unchecked";
  reason?: string | null;
  count?: number | null;
  found?: string | null;
  expected?: string | null;
}

/** What a seat held when the cards had just been dealt. */
export interface Dealt {
  dealer: number;
  seat: number;
  hand: string[];
}

/** What a page knows of a match that is over, beside what the room says now. */
export interface Known {
  match: string;
  seats: number;
  /** How many moves were made. */
  ply: number;
  /** Null where it is not known yet whether this browser began the match. */
  seal: Seal | null;
  /** Those of the same game that this browser knew before, taken-back ones left out. */
  earlier: Seal[];
  /** Whether this browser knows of every match that it began. */
  complete: boolean;
  /** The hands that this page was dealt, by the number of the deal. */
  hands: ReadonlyMap<number, Dealt>;
  /** The cards of the game in their documented order. */
  pack: readonly string[];
  /** Which cards of a pack a seat is dealt. */
  dealt(pack: string[], dealer: number, seat: number): string[];
  /** The moves that this page saw, by their number; of a deal only that it was one. */
  moves: ReadonlyMap<number, string>;
  /** Whether the deal passes on from match to match, to the next seat. */
  passesOn: boolean;
}

/** Draws again what was drawn in a match and compares it with what this page kept and saw. Null if
 * the text is no record. */
export function check(text: string, known: Known): Step[] | null {
  let record: MatchRecord | null;
  try {
    record = readRecord(text);
  } catch (error) {
    if (!(error instanceof Ambiguous)) throw error;
    return [{ key: "record", outcome: "wrong" }];
  }
  if (record === null) return null;
  const header = (name: string) => record.headers.get(name) ?? "";
  const draws = { secret: header("secret"), seed: header("client seed") };
  const commitment = commitmentOf(draws.secret);
  return [
    kept(header("commitment"), draws.seed, known.seal),
    ...tries(known.seal),
    compared("commitment", header("commitment"), commitment),
    dealer(record, draws, known),
    deals(record, draws, known.pack),
    ...hands(record, known),
    moves(record, known),
  ];
}

function compared(key: string, found: string, expected: string, reason?: string): Step {
  const outcome = found === expected ? "right" : "wrong";
  return { key, outcome, reason: reason ?? null, found, expected };
}

/** Whether the record has the fingerprint and the seed that this page kept. */
function kept(commitment: string, seed: string, seal: Seal | null): Step {
  if (seal && seal.commitment !== commitment) return compared("kept", commitment, seal.commitment, "commitment");
  if (seal && seal.seed !== seed) return compared("kept", seed, seal.seed, "seed");
  if (!seal?.own) return { key: "kept", outcome: "unchecked", reason: "late" };
  return { key: "kept", outcome: "right" };
}

/** A room that has seen a seed and begins no match can choose among as many shuffles. */
function tries(seal: Seal | null): Step[] {
  return seal?.tries ? [{ key: "tries", outcome: "unchecked", count: seal.tries }] : [];
}

function dealer(record: MatchRecord, draws: Draws, known: Known): Step {
  const { seal, earlier, complete, passesOn, seats } = known;
  const found = record.headers.get("dealer") ?? "";
  const follows = record.headers.get("follows");
  const last = earlier.at(-1);
  if (seal?.dealer != null && found !== String(seal.dealer)) {
    return compared("dealer", found, String(seal.dealer), "seen");
  }
  if (follows === undefined) {
    const drawn = compared("dealer", found, String(firstDealer(draws, seats)));
    // To a room that has forgotten its guest every match is the first one.
    const anew = drawn.outcome === "right" && passesOn && last;
    return anew ? { key: "dealer", outcome: "unchecked", reason: "drawn-anew" } : drawn;
  }
  if (!passesOn) return { ...compared("dealer", follows, "", "drawn"), outcome: "wrong" };
  const named = earlier.find(({ match }) => match === follows);
  if (named?.dealer != null) {
    const passed = compared("dealer", found, String((named.dealer + 1) % seats), "passed");
    if (passed.outcome === "wrong" || named === last) return passed;
  }
  if (!named && last && complete && seal?.own) return compared("dealer", follows, last.match ?? "", "other-match");
  return { key: "dealer", outcome: "unchecked", reason: "not-kept" };
}

function deals({ moves }: MatchRecord, draws: Draws, pack: readonly string[]): Step {
  let count = 0;
  for (const [ply, found] of moves.entries()) {
    if (found.split(" ")[0] !== "deal") continue;
    count += 1;
    const expected = dealOf(draws, ply, pack);
    if (found !== expected) return { key: "deals", outcome: "wrong", found, expected };
  }
  return { key: "deals", outcome: "right", count };
}

/** Whether the deals gave this page the cards that it held. */
function hands({ moves }: MatchRecord, known: Known): Step[] {
  if (known.hands.size === 0) return [];
  for (const [ply, { dealer, seat, hand }] of known.hands) {
    const [, ...pack] = (moves[ply] ?? "").split(" ");
    const found = known.dealt(pack, dealer, seat).sort().join(" ");
    const expected = [...hand].sort().join(" ");
    if (found !== expected) return [compared("hands", found, expected)];
  }
  return [{ key: "hands", outcome: "right", count: known.hands.size }];
}

/** Whether the record is that of the match which this page saw, to its last move. */
function moves({ headers, moves: found }: MatchRecord, known: Known): Step {
  const match = headers.get("match") ?? known.match;
  if (match !== known.match) return compared("moves", match, known.match, "match");
  if (found.length !== known.ply) return compared("moves", String(found.length), String(known.ply), "count");
  for (const [ply, seen] of known.moves) {
    const move = found[ply] ?? "";
    if ((seen === "deal" ? move.split(" ")[0] : move) !== seen) return compared("moves", move, seen);
  }
  return { key: "moves", outcome: "right", count: known.moves.size };
}
