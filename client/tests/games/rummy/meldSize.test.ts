import { describe, expect, test } from "vitest";
import { type Area, meldWidth } from "../../../src/games/rummy/meldSize";

const PHONE: Area = { width: 250, height: 170, most: 47, least: 34, step: 0.575, columns: 2, across: 10, down: 10, below: 0 };
const DESKTOP: Area = { width: 600, height: 270, most: 92, least: 50, step: 0.5, columns: null, across: 20, down: 8, below: 20 };

const sets = (count: number) => Array.from({ length: count }, () => 3);

describe("the cards of the melds", () => {
  test("are as large as there is reason for", () => {
    expect(meldWidth([], PHONE, null)).toBe(47);
    expect(meldWidth(sets(4), PHONE, null)).toBe(47);
    expect(meldWidth(sets(2), DESKTOP, null)).toBe(92);
  });

  test("become smaller until every row is seen, but never unreadable", () => {
    expect(meldWidth(sets(6), PHONE, null)).toBe(35);
    expect(meldWidth(sets(12), PHONE, null)).toBe(35);
    const many = meldWidth(sets(9), DESKTOP, null);
    expect(many).toBeLessThan(92);
    expect(many).toBeGreaterThanOrEqual(50);
  });

  test("a long meld takes the room of two", () => {
    expect(meldWidth([13, ...sets(4)], PHONE, null)).toBe(meldWidth(sets(6), PHONE, null));
  });

  test("do not grow for a little within a round", () => {
    const roomier = { ...PHONE, height: 185 };
    expect(meldWidth(sets(6), roomier, null)).toBe(39);
    expect(meldWidth(sets(6), roomier, 35)).toBe(35);
    expect(meldWidth(sets(4), PHONE, 35)).toBe(47);
    expect(meldWidth(sets(6), PHONE, 47)).toBe(35);
  });
});
