import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** How everything drawn in a match comes from its secret and the browser's seed, as
 * `docs/proof.md` says it. The secret is given in hexadecimal. */
export interface Draws {
  secret: string;
  seed: string;
}

const WORDS = 2 ** 32;
const BLOCK = 32; // bytes

/** The SHA-256 of the secret. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The seat that deals first where that is drawn. */
export function firstDealer(draws: Draws, seats: number): number {
  return below(seats, words(draws, "dealer"));
}

/** The text of the deal that is move number `ply`, of a pack in its documented order. */
export function dealOf(draws: Draws, ply: number, order: readonly string[]): string {
  const pack = [...order];
  const source = words(draws, `deal ${ply}`);
  for (let i = pack.length - 1; i > 0; i -= 1) {
    const j = below(i + 1, source);
    [pack[i], pack[j]] = [pack[j] ?? "", pack[i] ?? ""];
  }
  return ["deal", ...pack].join(" ");
}

/** A number from 0 to n - 1, every one as likely. */
export function below(n: number, source: Iterator<number>): number {
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const word = source.next().value as number;
    if (word < limit) return word % n;
  }
}

/** What is drawn for one purpose: numbers of 32 bits, without end. */
export function* words({ secret, seed }: Draws, purpose: string): Generator<number> {
  const key = hexToBytes(secret);
  const ascii = new TextEncoder();
  for (let n = 0; ; n += 1) {
    const block = hmac(sha256, key, ascii.encode(`mazzo 1\n${seed}\n${purpose}\n${n}`));
    const read = new DataView(block.buffer, block.byteOffset);
    for (let at = 0; at < BLOCK; at += 4) yield read.getUint32(at);
  }
}
