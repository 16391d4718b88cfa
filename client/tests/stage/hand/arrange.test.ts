import { describe, expect, test } from "vitest";
import { ORDERS } from "../../../src/cards/french";
import * as hand from "../../../src/stage/hand/arrange";

const { UNTOUCHED } = hand;
type Now = hand.Arrangement;
const arranged = (cards: string[], now: Now) => hand.arranged(cards, now, ORDERS);
const sortedBy = (sorting: hand.Sorting, cards: string[]) => hand.sortedBy(sorting, cards, ORDERS);
const moved = (now: Now, cards: string[], card: string | string[], place: number) =>
  hand.moved(now, cards, [card].flat(), place, ORDERS);

const HAND = ["KC", "2S", "TD", "2H", "AS", "JD"];

describe("a sorted hand", () => {
  test("by rank, the ace low", () => {
    expect(arranged(HAND, UNTOUCHED)).toEqual(["AS", "2S", "2H", "TD", "JD", "KC"]);
  });

  test("by suit", () => {
    const hand = ["KC", "2S", "TD", "3H", "KS"];
    expect(arranged(hand, sortedBy("suit", hand))).toEqual(["2S", "KS", "3H", "TD", "KC"]);
    expect(arranged([...hand, "3D"], sortedBy("suit", hand))[3]).toBe("3D");
  });

  test("stays sorted when a card comes or goes", () => {
    const byRank = sortedBy("rank", HAND);
    expect(arranged([...HAND, "9C"], byRank)).toEqual(["AS", "2S", "2H", "9C", "TD", "JD", "KC"]);
    expect(arranged(["KC", "2S"], byRank)).toEqual(["2S", "KC"]);
  });
});

describe("a hand put in order by the player", () => {
  const own = moved(UNTOUCHED, HAND, "KC", 0);

  test("has the card where it was put, the others as they were", () => {
    expect(arranged(HAND, own)).toEqual(["KC", "AS", "2S", "2H", "TD", "JD"]);
    expect(arranged(HAND, moved(own, HAND, "AS", 5))).toEqual(["KC", "2S", "2H", "TD", "JD", "AS"]);
  });

  test("several cards stay together", () => {
    expect(arranged(HAND, moved(own, HAND, ["AS", "JD"], 2))).toEqual(["KC", "2S", "AS", "JD", "2H", "TD"]);
  });

  test("keeps its order through updates; a new card comes last", () => {
    expect(arranged([...HAND, "3C"], own)).toEqual(["KC", "AS", "2S", "2H", "TD", "JD", "3C"]);
    expect(arranged(["JD", "2S", "KC"], own)).toEqual(["KC", "2S", "JD"]);
  });

  test("a new deal is sorted", () => {
    expect(arranged(["9D", "3C", "5S"], own)).toEqual(["3C", "5S", "9D"]);
  });

  test("sorting ends it", () => {
    expect(arranged(HAND, sortedBy("rank", HAND))[0]).toBe("AS");
  });
});
