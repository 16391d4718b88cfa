import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Proof, MatchMessage, Update, View } from "../../src/net/messages";
import type { Reason } from "../../src/net/conversation";
import { openSeals, type Seals } from "../../src/proof/seals";
import { openWitness, type Witness } from "../../src/proof/witness";
import { openStorage, type Storage } from "../../src/storage/storage";
import { ITALIAN } from "../../src/cards/packs";
import { header, movesOf, RUBAMAZZO } from "./matches";

let box: Map<string, string>;
let storage: Storage;
let late: (() => void)[];
let record: string | null;
let fetched: string[];
let drawn: number;

beforeEach(() => {
  box = new Map();
  late = [];
  record = null;
  fetched = [];
  drawn = 0;
  const backing = { getItem: (name: string) => box.get(name) ?? null, setItem: (name: string, value: string) => void box.set(name, value) };
  storage = openStorage(() => backing as unknown as globalThis.Storage);
});

/** A page of this browser, or one after a reload. */
function open(kept: Seals = openSeals(storage, "rubamazzo")): Witness {
  return openWitness({
    seals: kept,
    passesOn: true,
    pack: ITALIAN,
    dealt: (pack, dealer, seat) => (seat === dealer ? pack.slice(3, 6) : pack.slice(0, 3)),
    fetchRecord(match) {
      fetched.push(match);
      return record === null ? Promise.reject(new Error("404")) : Promise.resolve(record);
    },
    setTimeout: (run) => late.push(run),
    drawSeed: () => `seed ${(drawn += 1)}`,
  });
}

const settle = () => late.splice(0).forEach((run) => run());
const VIEW: View = { game: "rubamazzo", seat: 0, turn: 0, moves: [], points: [], hand: [], dealer: 1, history: [] };

function table(match: string, proof: Proof, more: Partial<MatchMessage> = {}): MatchMessage {
  const players = [0, 1].map(() => ({ kind: "computer", level: "easy", name: null }) as const);
  return { type: "match", game: "rubamazzo", match, seat: 0, event: 0, ply: 1, players, options: {}, proof, undo: null, touched: false, view: VIEW, ...more };
}

/** Starts a match as the page does; what the room should say of it. */
function start(page: Witness, match: string, commitment = `c of ${match}`): Proof {
  const seed = page.keep(commitment);
  page.hearMatch(table(match, { commitment, seed }), "new");
  return { commitment, seed };
}

const broken = (page: Witness) => page.broken.value;

describe("a match that this page began", () => {
  test("is kept before its seed leaves, and its proof stays the same through everything", () => {
    const page = open();
    const seed = page.keep("c");
    expect(openSeals(storage, "rubamazzo").all()).toMatchObject([{ commitment: "c", seed, match: null, own: true }]);
    for (const reason of ["new", "sync", "level", null, "open"] as Reason[]) {
      page.hearMatch(table("m", { commitment: "c", seed }), reason);
      expect(broken(page)).toBeNull();
    }
    expect(page.seal.value).toMatchObject({ own: true, match: "m", dealer: 1, tries: 0 });
  });

  test.each([
    ["commitment", { commitment: "another" }],
    ["seed", { seed: "another" }],
    ["commitment", { commitment: "another", seed: "another" }],
    ["commitment", { commitment: undefined }],
  ] as [string, Partial<Proof>][])("with another %s is broken at the first table, for good", (what, change) => {
    const page = open();
    const honest = { commitment: "c", seed: page.keep("c") };
    page.hearMatch(table("m", { ...honest, ...change }), "new");
    expect(broken(page)).toBe(what);
    page.hearMatch(table("m", honest), "sync");
    expect(broken(page)).toBe(what);
    const reloaded = open();
    reloaded.hearMatch(table("m", honest), "open");
    expect(broken(reloaded)).toBe(what);
  });

  test("is broken too when no proof comes at all", () => {
    const page = open();
    page.keep("c");
    page.hearMatch(table("m", undefined as unknown as Proof), "new");
    expect(broken(page)).toBe("commitment");
  });

  test("is broken when the proof changes later, here, in another tab or after a reload", () => {
    const page = open();
    const other = open();
    const proof = start(page, "m");
    page.hearMatch(table("m", { ...proof, seed: "x" }), "sync");
    expect(broken(page)).toBe("seed");
    for (const again of [other, open()]) {
      again.hearMatch(table("m", { ...proof, seed: "x" }), "open");
      expect(broken(again)).toBe("seed");
    }
  });

  test("is broken where the browser keeps nothing", () => {
    const blocked = openStorage(() => {
      throw new Error("blocked");
    });
    const page = open(openSeals(blocked, "rubamazzo"));
    start(page, "m");
    expect(broken(page)).toBeNull();
    const seed = page.keep("c");
    page.hearMatch(table("n", { commitment: "x", seed }), "new");
    expect(broken(page)).toBe("commitment");
  });

  test("does not mark the next one", () => {
    const page = open();
    page.keep("c");
    page.hearMatch(table("m", { commitment: "x", seed: "x" }), "new");
    start(page, "n");
    expect(broken(page)).toBeNull();
  });
});

describe("a match whose answer got lost", () => {
  test("is known again by its proof", () => {
    const seed = open().keep("c");
    const page = open();
    page.hearMatch(table("m", { commitment: "c", seed }), "open");
    settle();
    expect(page.seal.value).toMatchObject({ own: true, match: "m" });
    expect(broken(page)).toBeNull();
  });

  test("and stands there with another proof is broken, once other tabs had time", () => {
    open().keep("c");
    const page = open();
    page.hearMatch(table("m", { commitment: "x", seed: "x" }), "open");
    expect(broken(page)).toBeNull();
    settle();
    expect(broken(page)).toBe("commitment");
    const reloaded = open();
    reloaded.hearMatch(table("m", { commitment: "x", seed: "x" }), "open");
    expect(broken(reloaded)).toBe("commitment");
  });

  test("may be that of another tab, which has kept it meanwhile", () => {
    const page = open();
    page.keep("never begun");
    const other = { commitment: "c", seed: "s" };
    page.hearMatch(table("m", other), "open");
    openSeals(storage, "rubamazzo").keep(other);
    settle();
    expect(broken(page)).toBeNull();
    expect(page.seal.value).toMatchObject({ own: true, match: "m", ...other });
  });

  test("is not looked for where the browser keeps nothing: another tab may have begun it", () => {
    const blocked = openStorage(() => {
      throw new Error("blocked");
    });
    const page = open(openSeals(blocked, "rubamazzo"));
    page.keep("c");
    page.hearMatch(table("m", { commitment: "x", seed: "x" }), "open");
    settle();
    expect(broken(page)).toBeNull();
    expect(page.seal.value).toMatchObject({ own: false });
  });

  test("counts as a try of the room when the next one begins", () => {
    const page = open();
    start(page, "l");
    page.keep("c");
    page.keep("d");
    start(page, "m");
    expect(page.seal.value?.tries).toBe(2);
    start(page, "n");
    expect(page.seal.value?.tries).toBe(0);
  });
});

describe("a match that this browser did not begin", () => {
  test("is no alarm, and what it was first shown has to stay", () => {
    const page = open();
    page.hearMatch(table("m", { commitment: "c", seed: "s" }, { ply: 8 }), "open");
    expect(broken(page)).toBeNull();
    expect(page.seal.value).toMatchObject({ own: false, match: "m", dealer: null });
    page.hearMatch(table("m", { commitment: "x", seed: "s" }, { ply: 9 }), "sync");
    expect(broken(page)).toBe("commitment");
  });
});

test("what came after a match to which the room went back was taken back", () => {
  const page = open();
  const first = start(page, "l");
  const second = start(page, "m");
  page.hearMatch(table("l", first), "undo");
  const gone = () => openSeals(storage, "rubamazzo").all().map((one) => [one.match, one.gone]);
  expect(gone()).toEqual([["l", false], ["m", true]]);
  page.hearMatch(table("m", second), "open");
  expect(gone()).toEqual([["l", false], ["m", false]]);
});

describe("at the end", () => {
  const proof = { commitment: header(RUBAMAZZO, "commitment"), seed: header(RUBAMAZZO, "client seed") };
  const moves = movesOf(RUBAMAZZO);
  const dealer = Number(header(RUBAMAZZO, "dealer"));
  const hand = (moves[0] ?? "").split(" ").slice(dealer === 0 ? 4 : 1).slice(0, 3);
  const update = (ply: number, more: Partial<Update> = {}): Update => {
    const history = [{ seat: 0, move: "play 1D" }]; // a move of this deal
    const view = { ...VIEW, dealer, history, turn: ply === moves.length ? null : 0 };
    return { type: "update", match: "m", event: ply, ply, seat: 0, move: moves[ply - 1] ?? "", view, ...more };
  };

  function play(changed?: [ply: number, move: string], first = table("m", proof, { view: { ...VIEW, dealer, hand } })): Witness {
    openSeals(storage, "rubamazzo").keep(proof);
    const page = open();
    page.hearMatch(first, "open");
    for (let ply = 2; ply <= moves.length; ply += 1) {
      page.hearUpdate(update(ply, ply === changed?.[0] ? { move: changed[1] } : {}));
    }
    return page;
  }

  async function outcome(page: Witness): Promise<unknown> {
    await vi.waitFor(() => expect(page.found.value).not.toBeNull());
    const found = page.found.value;
    return typeof found === "string" ? found : found?.filter((step) => step.outcome !== "right").map(({ key }) => key);
  }

  test("everything is drawn again, once", async () => {
    record = RUBAMAZZO;
    const page = play();
    expect(await outcome(page)).toEqual([]);
    page.look();
    expect(fetched).toEqual(["m"]);
    expect(broken(page)).toBeNull();
  });

  test("a record that does not agree is said, and stays said", async () => {
    record = RUBAMAZZO.replace(/^deal (\S+) (\S+)/m, "deal $2 $1");
    const page = play();
    expect(await outcome(page)).toEqual(["deals"]);
    expect(broken(page)).toBe("record");
    record = RUBAMAZZO;
    const reloaded = open();
    reloaded.hearMatch(table("m", proof), "open");
    expect(broken(reloaded)).toBe("record");
  });

  test("another hand than the one that was dealt here is seen", async () => {
    record = RUBAMAZZO;
    const other = { ...VIEW, dealer, hand: hand.slice(1) };
    expect(await outcome(play(undefined, table("m", proof, { view: other })))).toEqual(["hands"]);
  });

  test("a move that was another one here is seen", async () => {
    record = RUBAMAZZO;
    expect(await outcome(play([5, "play 1D"]))).toEqual(["moves"]);
  });

  test("what was seen first counts, whatever the room says later", async () => {
    record = RUBAMAZZO;
    const history = [{ seat: 0, move: "play 1D" }];
    const page = play(undefined, table("m", proof, { ply: 2, view: { ...VIEW, dealer, history } }));
    expect(await outcome(page)).toEqual(["moves"]);
  });

  test("a room that gives no record is no proof of anything, and is asked again", async () => {
    const page = play();
    expect(await outcome(page)).toBe("failed");
    expect(broken(page)).toBeNull();
    record = RUBAMAZZO;
    page.look();
    expect(await outcome(page)).toEqual([]);
  });
});
