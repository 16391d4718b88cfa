/** A record as `docs/records.md` describes it, as far as a check needs it. */
export interface MatchRecord {
  headers: Map<string, string>;
  /** One text each, in their order: the place is the number of the move. */
  moves: string[];
}

/** What the room gave is a record, but one that could be read in two ways. */
export class Ambiguous extends Error {}

const FIRST = /^mazzo-record: [12]$/;
/** A line between the moves that says who plays from here on, and is no move. */
const SEATED = /^(?:seat [0-9]+|players):/;
const HEADER = /^([^\s:](?:[^:]*[^\s:])?):(.*)$/;
const DIGEST = /^[0-9a-f]{64}$/;
const SEED = /^[!-~]{1,64}$/;
const PROOF: [name: string, form: RegExp][] = [
  ["commitment", DIGEST],
  ["secret", DIGEST],
  ["client seed", SEED],
];

/** Reads a record with its proof; null if the text is something else. */
export function readRecord(text: string): MatchRecord | null {
  const lines = text
    .split("\n")
    .map((line) => line.replace(/[ \t\r]+$/, ""))
    .filter((line) => !line.startsWith("#"));
  if (!FIRST.test(lines[0] ?? "")) return null;
  const end = lines.indexOf("");
  const headers = new Map<string, string>();
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    const [, name = "", value = ""] = HEADER.exec(line) ?? [];
    if (!name || headers.has(name)) throw new Ambiguous(line);
    headers.set(name, value.trim());
  }
  for (const [name, form] of PROOF) {
    if (!form.test(headers.get(name) ?? "")) throw new Ambiguous(name);
  }
  const rest = end < 0 ? [] : lines.slice(end);
  return { headers, moves: rest.filter((line) => line !== "" && !SEATED.test(line)) };
}
