import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** A file of the project, as text. */
export const textOf = (path: string) => readFileSync(ROOT + path, "utf8");

/** Finished matches with their proof, which Mazzo itself has checked. */
export const RUBAMAZZO = textOf("tests/records/golden/sealed/rubamazzo.record");
export const RUMMY = textOf("tests/records/golden/sealed/rummy.record");

/** The value of a header. */
export function header(record: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
}

/** The moves of a record. */
export const movesOf = (record: string) => (record.split("\n\n")[1] ?? "").trim().split("\n");
