import { describe, expect, test } from "vitest";
import { laid, lay, type Lying } from "../../../src/stage/fishing/lying";
import { type Area, rowsFor } from "../../../src/stage/fishing/rows";

/** The felts of the usual screens, their decks, and how wide the cards are for 1 to 12 of them. */
const FELTS: Record<string, { area: Area; widths: number[] }> = {
  "1280 × 720": {
    area: { width: 758, height: 309, tall: 1.776, gap: 12, widest: 0.92 * 130.5 },
    widths: [119, 119, 119, 119, 119, 116, 98, 84, 83, 83, 83, 83],
  },
  "1920 × 1080": {
    area: { width: 1225, height: 509, tall: 1.64, gap: 15.4, widest: 0.92 * 218 },
    widths: [200, 200, 200, 200, 200, 191, 162, 150, 150, 150, 150, 150],
  },
  "820 × 1180": {
    area: { width: 608, height: 582, tall: 1.64, gap: 14, widest: 0.92 * 197.9 },
    widths: [182, 182, 182, 173, 173, 173, 141, 141, 110, 110, 112, 112],
  },
  "360 × 640": {
    area: { width: 264, height: 262, tall: 1.64, gap: 7, widest: 0.92 * 107.3 },
    widths: [98, 98, 83, 77, 77, 77, 60, 60, 50, 50, 50, 50],
  },
  "320 × 568": {
    area: { width: 230, height: 204, tall: 1.64, gap: 7, widest: 0.92 * 95.2 },
    widths: [87, 87, 72, 60, 60, 60, 52, 52, 53, 52, 52, 52],
  },
};
const COUNTS: Record<string, Record<number, number[]>> = {
  "1280 × 720": { 5: [5], 7: [7], 8: [8], 9: [5, 4], 10: [5, 5], 12: [6, 6] },
  "1920 × 1080": { 7: [7], 8: [4, 4] },
  "820 × 1180": { 3: [3], 4: [2, 2], 6: [3, 3], 7: [4, 3], 9: [5, 4], 11: [4, 4, 3] },
  "360 × 640": { 3: [3], 4: [2, 2], 6: [3, 3], 7: [4, 3], 9: [3, 3, 3], 12: [4, 4, 4] },
  "320 × 568": { 4: [2, 2], 7: [4, 3], 9: [3, 3, 3], 10: [4, 3, 3] },
};
const names = (count: number) => Array.from({ length: count }, (_, at) => `card ${at}`);
const felts = Object.entries(FELTS);

describe.each(felts)("a felt of %s", (size, { area, widths }) => {
  test("has cards of the widths that were drawn", () => {
    for (const [at, wanted] of widths.entries()) {
      expect(Math.abs(rowsFor(at + 1, area, null).width - wanted)).toBeLessThan(1.1);
    }
  });

  test("has them in the rows that were drawn", () => {
    const wanted = COUNTS[size] ?? {};
    const found = Object.keys(wanted).map((cards) => {
      const { rows } = lay(names(Number(cards)), area, null);
      return [cards, rows.map((row) => row.length)];
    });
    expect(Object.fromEntries(found)).toEqual(wanted);
  });
});

test("rows lie over one another only where cards would be too small to read", () => {
  const over = felts.flatMap(([size, { area }]) =>
    names(12).map((_, at) => at + 1).filter((cards) => rowsFor(cards, area, null).over).map((cards) => `${size}: ${cards}`),
  );
  expect(over).toEqual(["9", "10", "11", "12"].map((cards) => `320 × 568: ${cards}`));
});

/** Tables as they come to be: cards come at the end, and any of them goes. */
function* histories(area: Area): Generator<{ before: Lying | null; now: Lying; table: string[] }> {
  let chance = 1;
  const draw = (below: number) => {
    chance = (chance * 48271) % 2147483647;
    return chance % below;
  };
  let table = names(4);
  let now: Lying | null = null;
  for (let move = 0; move < 400; move += 1) {
    const before: Lying | null = now;
    now = lay(table, area, before);
    yield { before, now, table };
    const goes = table.length > 0 && (table.length === 13 || draw(100) < (move % 80 < 40 ? 35 : 65));
    const leaving = draw(Math.max(table.length, 1));
    table = goes ? table.filter((_, at) => at !== leaving) : [...table, `later ${move}`];
  }
}

/** Of all sizes on which somebody plays, in both decks. */
const AREAS = [1.64, 1.776].flatMap((tall) => [
  ...felts.map(([, { area }]) => ({ ...area, tall })),
  { width: 250, height: 190, tall, gap: 7, widest: 60 },
  { width: 1700, height: 760, tall, gap: 18, widest: 240 },
]);

describe.each(AREAS)("on $width × $height ($tall)", (area) => {
  test("cards stay within their area, and none meets another", () => {
    for (const { now, table } of histories(area)) {
      const places = laid(now, area);
      const { width, over } = now.fit;
      const high = width * area.tall;
      expect(places.map(({ card }) => card).sort()).toEqual([...table].sort());
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(x + width).toBeLessThanOrEqual(area.width + 0.01);
        expect(y + high).toBeLessThanOrEqual(area.height + 0.01);
      }
      const seen = over ? 0.66 * high : high + area.gap - 0.01;
      for (const [at, one] of places.entries()) {
        for (const other of places.slice(at + 1)) {
          const apart = Math.abs(one.x - other.x) >= width + area.gap - 0.01 || Math.abs(one.y - other.y) >= seen;
          expect(apart, `${one.card} ${other.card} of ${table.length}`).toBe(true);
        }
      }
    }
  });

  test("rows differ by one card at most, and stand in the middle", () => {
    for (const { now } of histories(area)) {
      const lengths = now.rows.map((row) => row.length);
      expect(Math.max(...lengths, 0) - Math.min(...lengths, 13)).toBeLessThanOrEqual(1);
      for (const row of now.rows) {
        const places = laid(now, area).filter(({ card }) => row.includes(card));
        const left = Math.min(...places.map(({ x }) => x));
        const right = area.width - now.fit.width - Math.max(...places.map(({ x }) => x));
        expect(left).toBeCloseTo(right);
      }
    }
  });

  test("cards are nearly as large as they can be, and change little", () => {
    for (const { before, now, table } of histories(area)) {
      if (table.length === 0) continue;
      const best = rowsFor(table.length, area, null).width;
      expect(now.fit.width).toBeGreaterThan((0.9 / 1.05) * best - 0.01);
      if (!before?.rows.length || before.fit.width === now.fit.width) continue;
      const isTooLarge = before.fit.width > now.fit.width;
      expect(isTooLarge || now.fit.width > 1.05 * before.fit.width).toBe(true);
    }
  });

  test("a card keeps its row while the number of rows stays", () => {
    for (const { before, now } of histories(area)) {
      if (before?.rows.length !== now.rows.length) continue;
      const moved = before.rows.flatMap((row, at) => row.filter((card) => now.rows.some((other, to) => to !== at && other.includes(card))));
      expect(moved.length).toBeLessThanOrEqual(1);
    }
  });
});

test("a new card goes to the end of the shortest row, of equals the lowest", () => {
  const { area } = FELTS["820 × 1180"]!;
  const six = lay(names(6), area, null);
  const seven = lay([...names(6), "new"], area, { ...six });
  expect(six.rows.map((row) => row.length)).toEqual([3, 3]);
  expect(seven.rows.at(-1)?.at(-1)).toBe("new");
});
