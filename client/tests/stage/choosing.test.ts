import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { Card, View } from "../../src/net/messages";
import { type Choosing, openChoosing, type Option } from "../../src/stage/choosing";
import { readMove } from "../../src/stage/move";
import type { Shown } from "../../src/stage/shown";
import type { Stage } from "../../src/stage/stage";

/** Cards of the table that are taken together. */
interface Sum extends Option {
  takes: Card[];
}

const shown = signal<Shown | null>(null);
let dismissed = 0;
let choosing: Choosing<Sum>;

function show(ply: number): void {
  const moves = ["play 7D takes 4S 3B", "play 7D takes 5C 2B", "play 2S"];
  const view = { seat: 0, turn: 0, moves, hand: ["7D", "2S"], history: [] } as unknown as View;
  shown.value = { match: "m", ply, seat: 0, view } as Shown;
}

beforeEach(() => {
  show(4);
  dismissed = 0;
  const stage = { shown, dismiss: () => (dismissed += 1) } as unknown as Stage;
  choosing = openChoosing(stage, ({ moves }, card) =>
    moves
      .filter((move) => readMove(move).cards[0] === card)
      .map((move) => ({ move, takes: readMove(move).takes })),
  );
});

test("a card that can do several things opens the choice among them", () => {
  expect(choosing.open("7D")?.options.map(({ takes }) => takes)).toEqual([
    ["4S", "3B"],
    ["5C", "2B"],
  ]);
  expect(choosing.choice.value?.card).toBe("7D");
});

test.each(["2S", "RC"])("%s, which cannot, opens none and closes what was open", (card) => {
  choosing.open("7D");
  expect(choosing.open(card)).toBeNull();
  expect(choosing.choice.value).toBeNull();
});

test("closing says which card it was about", () => {
  choosing.open("7D");
  expect(choosing.close()).toBe("7D");
  expect(choosing.choice.value).toBeNull();
  expect(choosing.close()).toBeNull();
});

test("it closes by itself when the table moves on", () => {
  choosing.open("7D");
  show(5);
  expect(choosing.choice.value).toBeNull();
});

test("what was said before is shown no more when it opens and when it closes", () => {
  const before = dismissed;
  choosing.open("7D");
  expect(dismissed).toBe(before + 1);
  choosing.close();
  expect(dismissed).toBe(before + 2);
});
