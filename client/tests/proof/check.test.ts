import { describe, expect, test, vi } from "vitest";
import { GAME as rubamazzo } from "../../src/games/rubamazzo";
import { GAME as rummy } from "../../src/games/rummy";
import { check, type Known, type Step } from "../../src/proof/check";
import { dealOf, firstDealer } from "../../src/proof/chance";
import { FRENCH, ITALIAN } from "../../src/cards/packs";
import { seal } from "../../src/proof/seals";
import { header, movesOf, RUBAMAZZO, RUMMY, textOf } from "./matches";

// What games draw asks the browser how wide it is.
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined })));

const PROOF = { commitment: header(RUBAMAZZO, "commitment"), seed: header(RUBAMAZZO, "client seed") };
const DEALER = Number(header(RUBAMAZZO, "dealer"));
const OWN = seal(PROOF, { own: true, match: "m", dealer: DEALER });

/** The same record whose deal passed on to the other seat; only its deals are still right. */
const FOLLOWING = RUBAMAZZO.replace(/^dealer: .*$/m, `dealer: ${1 - DEALER}\nfollows: l`);
const earlier = (match: string, dealer: number | null) => seal({ commitment: "", seed: match }, { match, dealer });

function known(record: string, more: Partial<Known> = {}): Known {
  const moves = movesOf(record);
  const seen = moves.map((move, ply): [number, string] => [ply, move.startsWith("deal ") ? "deal" : move]);
  return {
    match: "m",
    seats: record === RUMMY ? 4 : 2,
    ply: moves.length,
    seal: { ...OWN, dealer: null },
    earlier: [],
    complete: true,
    moves: new Map(seen),
    hands: new Map(),
    pack: record === RUMMY ? FRENCH : ITALIAN,
    dealt: (pack) => pack.slice(0, 3),
    passesOn: record !== RUMMY,
    ...more,
  };
}

function outcomes(steps: Step[] | null): Record<string, string> {
  return Object.fromEntries((steps ?? []).map(({ key, outcome, reason }) => [key, reason ? `${outcome} ${reason}` : outcome]));
}

const RIGHT = { kept: "right", commitment: "right", dealer: "right", deals: "right", moves: "right" };

function wrongIn(record: string, more: Partial<Known> = {}): Step | undefined {
  return check(record, known(RUBAMAZZO, more))?.find(({ outcome }) => outcome === "wrong");
}

test.each([RUBAMAZZO, RUMMY])("an honest record is right in everything", (record) => {
  const steps = check(record, known(record, { seal: { ...OWN, dealer: Number(header(record, "dealer")) } }));
  expect(outcomes(steps)).toEqual(RIGHT);
  expect(steps?.find(({ key }) => key === "deals")?.count).toBe(record.split("\ndeal ").length - 1);
  expect(steps?.find(({ key }) => key === "moves")?.count).toBe(movesOf(record).length);
});

test("a record that names its match is that of this match", () => {
  const named = (match: string) => RUBAMAZZO.replace("rules:", `match: ${match}\nrules:`);
  expect(outcomes(check(named("m"), known(RUBAMAZZO)))).toEqual(RIGHT);
  expect(wrongIn(named("n"))).toMatchObject({ key: "moves", reason: "match", found: "n" });
});

describe("what this page kept", () => {
  test.each(["commitment", "seed"] as const)("of another %s makes the record wrong, own or not", (part) => {
    for (const own of [true, false]) {
      const kept = { ...OWN, own, [part]: "other" };
      expect(wrongIn(RUBAMAZZO, { seal: kept })).toMatchObject({ key: "kept", reason: part, expected: "other" });
    }
  });

  test("late, or not at all, is said and is no fault", () => {
    for (const late of [{ ...OWN, own: false }, null]) {
      const steps = check(RUBAMAZZO, known(RUBAMAZZO, { seal: late }));
      expect(outcomes(steps)).toEqual({ ...RIGHT, kept: "unchecked late" });
    }
  });

  test("after seeds with which no match began is said", () => {
    const steps = check(RUBAMAZZO, known(RUBAMAZZO, { seal: { ...OWN, tries: 3 } }));
    expect(steps).toContainEqual({ key: "tries", outcome: "unchecked", count: 3 });
  });
});

describe("a record that was drawn anew from a secret that somebody liked", () => {
  const secret = "ab".repeat(32);
  const draws = { secret, seed: PROOF.seed };
  const record = RUBAMAZZO.replace(header(RUBAMAZZO, "secret"), secret)
    .replace(/^dealer: .*$/m, `dealer: ${firstDealer(draws, 2)}`)
    .replace(/^deal .*$/m, dealOf(draws, 0, ITALIAN));

  test("is wrong with the old fingerprint", () => {
    expect(wrongIn(record)).toMatchObject({ key: "commitment" });
  });

  test("is wrong with a fingerprint of its own, which this page does not know", async () => {
    const { commitmentOf } = await import("../../src/proof/chance");
    const fitting = record.replace(PROOF.commitment, commitmentOf(secret));
    expect(wrongIn(fitting)).toMatchObject({ key: "kept", reason: "commitment", expected: PROOF.commitment });
  });
});

describe("the deals", () => {
  test("are wrong when two cards are exchanged", () => {
    const exchanged = RUBAMAZZO.replace(/^deal (\S+) (\S+)/m, "deal $2 $1");
    expect(wrongIn(exchanged)).toMatchObject({ key: "deals", found: movesOf(exchanged)[0] });
  });

  test("are wrong when a card is missing", () => {
    expect(wrongIn(RUBAMAZZO.replace(/^deal \S+/m, "deal"))).toMatchObject({ key: "deals" });
  });

  test("are numbered by all the moves before them", () => {
    const twice = RUMMY.replace("\ndraw", "\ndraw @stock\ndraw");
    expect(outcomes(check(twice, known(RUMMY)))).toMatchObject({ deals: "wrong" });
  });
});

describe("the hands that this page was dealt", () => {
  const [, ...pack] = (movesOf(RUBAMAZZO)[0] ?? "").split(" ");
  const held = (hand: string[]) => known(RUBAMAZZO, { hands: new Map([[0, { dealer: 0, seat: 1, hand }]]) });

  test("are those of the record, in any order", () => {
    const steps = check(RUBAMAZZO, held(pack.slice(0, 3).reverse()));
    expect(outcomes(steps)).toEqual({ ...RIGHT, hands: "right" });
  });

  test("are wrong if the record has others", () => {
    expect(outcomes(check(RUBAMAZZO, held(pack.slice(1, 4))))).toMatchObject({ deals: "right", hands: "wrong" });
  });
});

test.each([
  ["rubamazzo", rubamazzo, RUBAMAZZO],
  ["rummy", rummy, RUMMY],
] as const)("a game of %s deals as the rules do", (name, game, record) => {
  const deals = textOf(`tests/records/golden/sealed/${name}.hands`).trim().split("\n");
  expect(deals.length).toBe(record.split("\ndeal ").length - 1);
  for (const line of deals) {
    const { ply, dealer, hands } = JSON.parse(line) as { ply: number; dealer: number; hands: string[][] };
    const [, ...pack] = (movesOf(record)[ply] ?? "").split(" ");
    const dealt = hands.map((_, seat) => game.dealt(pack, dealer, seat).sort());
    expect(dealt).toEqual(hands.map((hand) => [...hand].sort()));
  }
});

test("a deal of another pack is wrong", () => {
  const steps = check(RUBAMAZZO, known(RUBAMAZZO, { pack: ITALIAN.slice(1) }));
  expect(steps?.find(({ key }) => key === "deals")).toMatchObject({ outcome: "wrong" });
});

describe("the moves", () => {
  test("are those that this page saw", () => {
    const [, first = ""] = movesOf(RUBAMAZZO);
    expect(wrongIn(RUBAMAZZO.replace(`\n${first}\n`, "\nplay 1D\n"))).toMatchObject({
      key: "moves",
      found: "play 1D",
      expected: first,
    });
  });

  test("are as many as there were", () => {
    for (const record of [`${RUBAMAZZO}play 1D\n`, RUBAMAZZO.replace(/\n.*\n$/, "\n")]) {
      expect(wrongIn(record)).toMatchObject({ key: "moves", reason: "count" });
    }
  });

  test("that this page did not see can be any", () => {
    const steps = check(RUBAMAZZO, known(RUBAMAZZO, { moves: new Map([[1, movesOf(RUBAMAZZO)[1] ?? ""]]) }));
    expect(outcomes(steps)).toEqual(RIGHT);
  });
});

describe("the first dealer", () => {
  const dealerOf = (record: string, more: Partial<Known>) => {
    const steps = check(record, known(RUBAMAZZO, more));
    return outcomes(steps).dealer;
  };
  const exchanged = RUBAMAZZO.replace(/^dealer: .*$/m, `dealer: ${1 - DEALER}`);

  test("is drawn, and the one that this page saw", () => {
    expect(dealerOf(exchanged, {})).toBe("wrong");
    expect(dealerOf(RUBAMAZZO, { seal: { ...OWN, dealer: 1 - DEALER } })).toBe("wrong seen");
  });

  test("is drawn for one who knows an earlier game only if the room has forgotten its guest", () => {
    expect(dealerOf(RUBAMAZZO, { earlier: [earlier("l", 0)] })).toBe("unchecked drawn-anew");
    expect(dealerOf(RUBAMAZZO, { earlier: [earlier("l", 0)], passesOn: false })).toBe("right");
    expect(dealerOf(exchanged, { earlier: [earlier("l", 0)] })).toBe("wrong");
  });

  test("follows the one of the last match", () => {
    expect(dealerOf(FOLLOWING, { earlier: [earlier("k", null), earlier("l", DEALER)] })).toBe("right passed");
    expect(dealerOf(FOLLOWING, { earlier: [earlier("l", 1 - DEALER)] })).toBe("wrong passed");
    expect(dealerOf(FOLLOWING, { earlier: [earlier("l", DEALER)], passesOn: false })).toBe("wrong drawn");
  });

  test("cannot follow a match that this browser would know", () => {
    expect(dealerOf(FOLLOWING, { earlier: [earlier("k", DEALER)] })).toBe("wrong other-match");
    expect(dealerOf(FOLLOWING, { earlier: [earlier("k", DEALER)], complete: false })).toBe("unchecked not-kept");
    expect(dealerOf(FOLLOWING, { earlier: [] })).toBe("unchecked not-kept");
    const late = { ...OWN, own: false, dealer: null };
    expect(dealerOf(FOLLOWING, { earlier: [earlier("k", DEALER)], seal: late })).toBe("unchecked not-kept");
  });

  test("may follow a match that two tabs have overtaken, if it is the right one", () => {
    const overtaken = (dealer: number | null) => ({ earlier: [earlier("l", dealer), earlier("n", 0)] });
    expect(dealerOf(FOLLOWING, overtaken(DEALER))).toBe("unchecked not-kept");
    expect(dealerOf(FOLLOWING, overtaken(1 - DEALER))).toBe("wrong passed");
    expect(dealerOf(FOLLOWING, overtaken(null))).toBe("unchecked not-kept");
  });
});

describe("reading", () => {
  test.each(["", "<!doctype html>\n<p>Sign in", "{}", RUBAMAZZO.replace("mazzo-record: 1", "mazzo-record: 3")])(
    "gives nothing where there is no record",
    (text) => {
      expect(check(text, known(RUBAMAZZO))).toBeNull();
    },
  );

  test.each([
    ["two secrets", RUBAMAZZO.replace("rules:", `secret: ${"00".repeat(32)}\nrules:`)],
    ["two secrets, one with a space", RUBAMAZZO.replace("rules:", `secret : ${"00".repeat(32)}\nrules:`)],
    ["two games", RUBAMAZZO.replace("rules:", "game: rummy\nrules:")],
    ["a secret in capitals", RUBAMAZZO.replace(/^secret: .*$/m, `secret: ${"AB".repeat(32)}`)],
    ["no secret", RUBAMAZZO.replace(/^secret: .*\n/m, "")],
    ["no seed", RUBAMAZZO.replace(/^client seed: .*\n/m, "")],
    ["no header at all", RUBAMAZZO.replace("rules:", "nothing\nrules:")],
  ])("refuses a record with %s", (_, record) => {
    expect(outcomes(check(record, known(RUBAMAZZO)))).toEqual({ record: "wrong" });
  });

  test("passes over comments, blank lines and Windows line ends", () => {
    const edited = RUBAMAZZO.replace("\n\n", "\n# a comment\n\n# deal 1D\n\n").replaceAll("\n", " \r\n");
    expect(outcomes(check(edited, known(RUBAMAZZO)))).toEqual(RIGHT);
  });
});
