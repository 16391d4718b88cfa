import { beforeEach, expect, test } from "vitest";
import { MOST, openSeals, seal, type Seals } from "../../src/proof/seals";
import { openStorage, type Storage } from "../../src/storage/storage";

let box: Map<string, string>;
let full: boolean;
let storage: Storage;

beforeEach(() => {
  box = new Map();
  full = false;
  storage = openStorage(() => ({
    get length() {
      return box.size;
    },
    key: () => null,
    clear: () => box.clear(),
    removeItem: (name) => void box.delete(name),
    getItem: (name) => box.get(name) ?? null,
    setItem(name, value) {
      if (full && value !== "[]") throw new Error("full");
      box.set(name, value);
    },
  }));
});

const seeds = (seals: Seals) => seals.all().map(({ seed }) => seed);
const bind = (seals: Seals, match: string) => seals.change((all) => all.forEach((one) => (one.match ??= match)));

test("what one tab keeps is there in another and after a reload", () => {
  const seals = openSeals(storage, "rubamazzo");
  const other = openSeals(storage, "rubamazzo");
  seals.keep({ commitment: "c", seed: "s" });
  bind(seals, "m");
  expect(other.all()).toEqual([seal({ commitment: "c", seed: "s" }, { own: true, match: "m" })]);
  expect(openSeals(storage, "rubamazzo").all()).toEqual(other.all());
  expect(openSeals(storage, "rummy").all()).toEqual([]);
});

test("the newest are kept", () => {
  const seals = openSeals(storage, "rubamazzo");
  for (let n = 0; n < MOST + 5; n += 1) seals.keep({ commitment: "c", seed: `${n}` });
  expect(seeds(seals)).toHaveLength(MOST);
  expect(seeds(seals).at(-1)).toBe(`${MOST + 4}`);
  expect(seeds(openSeals(storage, "rubamazzo"))).toEqual(seeds(seals));
});

test("two tabs that keep something at once lose nothing", () => {
  const seals = openSeals(storage, "rubamazzo");
  const other = openSeals(storage, "rubamazzo");
  const before = box.get("mazzo.rubamazzo.seals");
  seals.keep({ commitment: "c", seed: "one" });
  box.set("mazzo.rubamazzo.seals", before ?? "null"); // the other has not seen it yet
  other.keep({ commitment: "c", seed: "two" });
  bind(seals, "m");
  expect(seeds(other).sort()).toEqual(["one", "two"]);
});

test("a browser that keeps nothing remembers while the page is open", () => {
  const blocked = openStorage(() => {
    throw new Error("blocked");
  });
  const seals = openSeals(blocked, "rubamazzo");
  seals.keep({ commitment: "c", seed: "s" });
  bind(seals, "m");
  expect(seals.all()).toMatchObject([{ seed: "s", match: "m" }]);
  expect(seals.shared).toBe(false);
});

test("a browser that is full does not keep what would soon be untrue", () => {
  const seals = openSeals(storage, "rubamazzo");
  seals.keep({ commitment: "c", seed: "lost on its way" });
  full = true;
  seals.keep({ commitment: "c", seed: "s" });
  expect(seals.shared).toBe(false);
  expect(seeds(seals)).toEqual(["lost on its way", "s"]);
  expect(openSeals(storage, "rubamazzo").all()).toEqual([]);
});

test.each(['"x"', "{", "[1, null, {}]", '[{"commitment": "c"}]', '[{"seed": 1}]'])(
  "what others wrote there does not matter: %s",
  (text) => {
    box.set("mazzo.rubamazzo.seals", text);
    const seals = openSeals(storage, "rubamazzo");
    expect(seals.all()).toEqual([]);
    seals.keep({ commitment: "c", seed: "s" });
    expect(seeds(seals)).toEqual(["s"]);
  },
);
