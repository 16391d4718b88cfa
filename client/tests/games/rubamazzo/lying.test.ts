import { expect, test } from "vitest";
import { lying } from "../../../src/games/rubamazzo/lying";
import type { RubamazzoView } from "../../../src/games/rubamazzo/view";

const AREA = { width: 264, height: 262, tall: 1.64, gap: 7, widest: 99 };

test("where cards lie follows from the moves of the deal alone", () => {
  const moves = ["play 7B takes 7C", "play 3C", "play 2D", "steal 7S @seat1"];
  const view = {
    seen: ["5S", "CB", "7C", "6D", "7B", "3C", "2D", "7S"],
    history: moves.map((move, at) => ({ seat: at % 2, move })),
    table: ["5S", "CB", "6D", "3C", "2D"],
  } as unknown as RubamazzoView;
  const found = lying(view, AREA, null);
  expect(found.rows.flat().sort()).toEqual([...view.table].sort());
  expect(lying(view, AREA, { rows: [["2D", "3C"]], fit: { count: 1, width: 80, over: false } })).toEqual(found);
});

test("a match that is watched again goes on from what is shown", () => {
  const view = { seen: ["5S", "CB", "7C", "6D", "3C"], history: [], table: ["CB", "3C"] } as unknown as RubamazzoView;
  const before = { rows: [["5S", "CB"]], fit: { count: 1, width: 99, over: false } };
  expect(lying(view, AREA, before).rows).toEqual([["CB", "3C"]]);
});
