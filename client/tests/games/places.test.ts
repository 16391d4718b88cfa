import { describe, expect, test } from "vitest";
import { BROAD, lie, lying, NARROW } from "../../src/games/rubamazzo/places";
import type { RubamazzoView } from "../../src/games/rubamazzo/view";

describe("the cards of the table", () => {
  test("lie in their order at first", () => {
    expect(lie([], ["5S", "CB", "7C", "6D"])).toEqual(["5S", "CB", "7C", "6D"]);
  });

  test("stay where they are when others come and go", () => {
    const gone = lie(["5S", "CB", "7C", "6D"], ["5S", "CB", "6D"]);
    expect(gone).toEqual(["5S", "CB", null, "6D"]);
    expect(lie(gone, ["5S", "CB", "6D", "RS"])).toEqual(["5S", "CB", "RS", "6D"]);
  });

  test("keep their size until few are left", () => {
    const five = ["5S", "CB", "7C", "6D", "RS"];
    expect(lie(five, five.slice(0, 4))).toHaveLength(5);
    expect(lie(five, five.slice(0, 3))).toHaveLength(3);
    expect(lie(five, ["RS"])).toHaveLength(5); // where it lies is still needed
    expect(lie(five, [])).toEqual([]);
  });
});

test("where cards lie follows from the moves of the deal alone", () => {
  const moves = ["play 7B takes 7C", "play 3C", "play 2D", "steal 7S @seat1"];
  const view = {
    seen: ["5S", "CB", "7C", "6D", "7B", "3C", "2D", "7S"],
    history: moves.map((move, at) => ({ seat: at % 2, move })),
    table: ["5S", "CB", "6D", "3C", "2D"],
  } as unknown as RubamazzoView;
  const expected = ["5S", "CB", "3C", "6D", "2D"];
  expect(lying(view, [])).toEqual(expected);
  expect(lying(view, ["2D", "3C"])).toEqual(expected);
});

test("a match that is watched again goes on from what is shown", () => {
  const view = { seen: ["5S", "CB", "7C", "6D", "3C"], history: [], table: ["CB", "3C"] } as unknown as RubamazzoView;
  expect(lying(view, ["5S", "CB"])).toEqual(["3C", "CB"]);
});

test.each([NARROW, BROAD])("every grid has a place of its own for each card that can lie", (grid) => {
  const { places, columns, rows } = grid;
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(places.length);
  expect(places.length).toBeGreaterThanOrEqual(13); // one of each value, and three at the deal
  places.forEach(({ column, row }, at) => {
    expect(row).toBeLessThan(rows(at + 1));
    const middle = grid === BROAD ? (6 - columns(at + 1)) / 2 : 0;
    expect(column).toBeGreaterThanOrEqual(middle);
    expect(column).toBeLessThan(columns(at + 1) + middle);
  });
});
