import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../../src/", import.meta.url));
const SET = /(?<![\w-])(--[\w-]+):/g;

const namesIn = (file: string) => [...readFileSync(SRC + file, "utf8").matchAll(SET)].map(([, name]) => name);
const tokens = new Set(namesIn("styles/tokens.css"));
/** Whose place a part of the page may take: the ring of the focus differs on felt. */
tokens.delete("--ring");

test.each(
  readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((file) => /^(?!styles).*\.css$/.test(file)),
)("%s gives no name of the house another meaning", (file) => {
  expect(namesIn(file).filter((name) => tokens.has(name))).toEqual([]);
});
