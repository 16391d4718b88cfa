import { expect, test } from "vitest";
import { common, nearest } from "../../../src/stage/hand/nearest";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const table = box(0, 0, 200, 100);
const card = { box: box(20, 10, 40, 60), reach: table };
const pile = { box: box(230, 0, 40, 60), reach: box(230, 0, 40, 60) };

test("a card goes to the nearest target that it can reach", () => {
  expect(nearest([card, pile], { x: 30, y: 30 })).toBe(0);
  expect(nearest([card, pile], { x: 190, y: 90 })).toBe(0); // anywhere on the table
  expect(nearest([card, pile], { x: 240, y: 30 })).toBe(1);
  expect(nearest([card, pile], { x: 216, y: 30 })).toBe(1); // nearer to the pile than to the card
});

test("elsewhere it goes nowhere", () => {
  expect(nearest([card, pile], { x: 100, y: 130 })).toBe(-1);
  expect(nearest([card, pile], { x: 300, y: 30 })).toBe(-1);
  expect(nearest([], { x: 30, y: 30 })).toBe(-1);
});

test("what lies below the others takes only what reaches none of them", () => {
  const felt = { box: table, reach: table, below: true };
  const own = { box: card.box, reach: card.box };
  expect(nearest([felt, own], { x: 70, y: 30 })).toBe(1);
  expect(nearest([felt, own], { x: 150, y: 30 })).toBe(0);
});

test("what two boxes have in common", () => {
  expect(common(table, box(150, 50, 100, 100))).toEqual(box(150, 50, 50, 50));
  expect(common(table, box(20, 300, 40, 40))).toMatchObject({ top: 300, bottom: 300 });
});
