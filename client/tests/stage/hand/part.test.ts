import { describe, expect, test } from "vitest";
import { part } from "../../../src/stage/hand/part";

const WIDTH = 80;
/** Two rows of four places, as on a phone; the last one is a little from the edge of the page. */
const ROWS = [0, 1].flatMap((row) =>
  [0, 1, 2, 3].map((column) => {
    const left = 10 + column * 86;
    const top = 400 + row * 66;
    return { left, top, right: left + WIDTH, bottom: top + 66 };
  }),
);
const PHONE = { places: ROWS, width: WIDTH, within: { left: 0, right: 358 } };
const at = (place: number, x = 0) => ({ x: (ROWS[place]?.left ?? 0) + WIDTH / 2 + x, y: (ROWS[place]?.top ?? 0) + 20 });

describe("one card over its hand", () => {
  const carried = { ...PHONE, left: [1], lead: 1 };

  test("comes to the place that is nearest, in either row", () => {
    for (const place of [0, 2, 3, 4, 7]) expect(part(carried, at(place)).place).toBe(place);
    expect(part(carried, at(4, 35)).place).toBe(4);
  });

  test("over its own place nobody makes way", () => {
    expect(part(carried, at(1))).toEqual({ place: 1, shifts: ROWS.map(() => 0) });
  });

  test("the neighbours part, in that row alone", () => {
    const { shifts } = part(carried, at(2));
    expect(shifts.slice(0, 3)).toEqual([-10, 0, -10]); // no further than to the edge
    expect(shifts[3]).toBe(10);
    expect(shifts.slice(4)).toEqual([0, 0, 0, 0]);
    const wide = { ...carried, within: { left: -500, right: 900 } };
    expect(part(wide, at(2)).shifts.slice(0, 4)).toEqual([-20, 0, -20, 20]);
  });
});

describe("several cards over their hand", () => {
  test("stay together, with the leading one where the pointer is", () => {
    const carried = { ...PHONE, left: [0, 3], lead: 3 };
    expect(part(carried, at(5)).place).toBe(4);
    expect(part(carried, at(0)).place).toBe(0);
    expect(part(carried, at(7)).place).toBe(6);
  });

  test("make way only where they do not lie together there already", () => {
    expect(part({ ...PHONE, left: [2, 3], lead: 2 }, at(2)).shifts.some(Boolean)).toBe(false);
    expect(part({ ...PHONE, left: [2, 5], lead: 2 }, at(2)).shifts.some(Boolean)).toBe(true);
  });
});
