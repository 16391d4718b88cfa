import { askPatiently } from "../net/patience";
import type { Words } from "../i18n/words";
import type { Reel } from "./reel";

/** Why there is nothing to watch, as a sentence. */
export class Refusal extends Error {}

/** The room's answer to what is no record; `docs/protocol.md`. */
interface RefusedRecord {
  error: string;
  game: string;
  line: number;
  text: string;
  values: Record<string, string>;
}

/** A match that was played here. `waits` hears of it while others come first. Rejects with a
 * `Refusal`. */
export async function loadMatch(match: string, words: Words, waits: () => void): Promise<Reel> {
  const answer = await ask(words, waits, `/match/${encodeURIComponent(match)}/replay`);
  if (answer.status === 404) throw new Refusal(words.say("replay-not-yours"));
  if (answer.status === 400) throw new Refusal(reason((await answer.json()) as RefusedRecord, words));
  return read(answer, words);
}

/** The match of a record. `wordsOf`: the words of a game, for what its rules refuse. `waits` hears
 * of it while others come first. Rejects with a `Refusal`. */
export async function loadRecord(
  file: Blob,
  words: Words,
  wordsOf: (game: string) => Words,
  waits: () => void,
): Promise<Reel> {
  const answer = await ask(words, waits, "/replay", { method: "POST", body: file });
  if (answer.status === 413) throw new Refusal(words.say("replay-too-large"));
  if (answer.status === 400) {
    const refused = (await answer.json()) as RefusedRecord;
    throw new Refusal(words.say("replay-refused", { why: reason(refused, wordsOf(refused.game)) }));
  }
  return read(answer, words);
}

async function ask(
  words: Words,
  waits: () => void,
  address: string,
  request?: RequestInit,
): Promise<Response> {
  let answer: Response;
  try {
    answer = await askPatiently(address, request, waits);
  } catch {
    throw new Refusal(words.say("replay-failed"));
  }
  if (answer.status === 429) throw new Refusal(words.say("error-too-many"));
  return answer;
}

async function read(answer: Response, words: Words): Promise<Reel> {
  if (!answer.ok) throw new Refusal(words.say("replay-failed"));
  return (await answer.json()) as Reel;
}

function reason({ error, line, text, values }: RefusedRecord, words: Words): string {
  const key = values.missing ? "error-missing-header" : `error-${error}`;
  const why = words.say(key, { ...values, move: text });
  if (!text) return why;
  return words.say(why.includes(text) ? "refused-at" : "refused-line", { line, text, why });
}
