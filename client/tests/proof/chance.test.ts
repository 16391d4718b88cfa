import { describe, expect, test } from "vitest";
import { below, commitmentOf, dealOf, firstDealer, words } from "../../src/proof/chance";
import { FRENCH, ITALIAN } from "../../src/cards/packs";
import { header, movesOf, RUBAMAZZO, RUMMY, textOf } from "./matches";

describe("the worked example of docs/proof.md", () => {
  const page = textOf("docs/proof.md");
  const secret = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
  const draws = { secret, seed: "0123456789abcdef" };

  test("begins with what is drawn from here", () => {
    expect(page).toContain(`\`${secret}\`; client seed: \`${draws.seed}\``);
    expect(page).toContain(`commitment      ${commitmentOf(secret)}\n`);
  });

  test("draws the first dealer", () => {
    const first = words(draws, "dealer").next().value;
    expect(page).toContain(`= ${first}, below 2: ${firstDealer(draws, 2)}`);
    expect(page).toContain(`below 4 (Rummy): ${firstDealer(draws, 4)}\n`);
  });

  test.each([
    ["Rubamazzo", ITALIAN],
    ["Rummy", FRENCH],
  ])("shuffles the pack of %s", (game, pack) => {
    expect(page).toMatch(new RegExp(`${game} +${dealOf(draws, 0, pack)}\n`));
  });
});

test.each([
  ["rubamazzo", RUBAMAZZO, 2, ITALIAN],
  ["rummy", RUMMY, 4, FRENCH],
] as const)("a match of %s is drawn as it was", (_, record, seats, pack) => {
  const draws = { secret: header(record, "secret"), seed: header(record, "client seed") };
  expect(commitmentOf(draws.secret)).toBe(header(record, "commitment"));
  expect(String(firstDealer(draws, seats))).toBe(header(record, "dealer"));
  const deals = [...movesOf(record).entries()].filter(([, move]) => move.startsWith("deal "));
  expect(deals).not.toHaveLength(0);
  for (const [ply, move] of deals) expect(dealOf(draws, ply, pack)).toBe(move);
});

test("a number too large to be fair is thrown away", () => {
  expect(below(3, [2 ** 32 - 1, 5].values())).toBe(2);
});

test("a stream goes on beyond its first block", () => {
  const draws = { secret: "00".repeat(32), seed: "s" };
  const drawn = words(draws, "x");
  const numbers = Array.from({ length: 20 }, () => drawn.next().value as number);
  expect(new Set(numbers).size).toBe(20);
  expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true);
});
