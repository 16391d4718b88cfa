import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { optimize } from "svgo";
import { describe, expect, test } from "vitest";
import { decks } from "../build/faces.ts";
import { PAPER } from "../build/french/inks.ts";

const all = decks(fileURLToPath(new URL("../../decks/faces", import.meta.url)));
const NAMES = ["french", "french-compact", "french-four", "french-four-compact"];
const CARDS = [..."SHDC"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

interface Element {
  name: string;
  attributes: Record<string, string>;
}

/** The elements of an SVG file, the root first; a file that is not XML is an error. */
function elements(svg: string): Element[] {
  const found: Element[] = [];
  const enter = ({ name, attributes }: Element) => {
    found.push({ name, attributes: { ...attributes } });
  };
  optimize(svg, { plugins: [{ name: "collect", fn: () => ({ element: { enter } }) }] });
  return found;
}

function face(deck: string, card: string): string {
  const svg = all[deck]?.[card];
  if (svg === undefined) throw new Error(`no ${card} in ${deck}`);
  return svg;
}

const colour = (deck: string, card: string) => elements(face(deck, card))[0]!.attributes.color!;
const weight = (svg: string) => gzipSync(svg, { level: 9 }).length;

/** Relative luminance and contrast as WCAG 2 defines them. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(NAMES)("the deck %s", (deck) => {
  test("is 52 cards and a back", () => {
    expect(Object.keys(all[deck]!).sort()).toEqual([...CARDS, "back"].sort());
  });

  test("has no two cards that look alike", () => {
    expect(new Set(Object.values(all[deck]!)).size).toBe(53);
  });

  test("has valid drawings without ids, styles or references", () => {
    for (const [card, svg] of Object.entries(all[deck]!)) {
      const [root, ...parts] = elements(svg);
      expect(root, card).toMatchObject({
        name: "svg",
        attributes: { width: "250", height: "350", viewBox: "0 0 250 350" },
      });
      for (const { name, attributes } of parts) {
        expect(["svg", "g", "path", "circle", "rect"], card).toContain(name);
        const text = Object.entries(attributes).map(([key, value]) => `${key}=${value}`);
        expect(text.join("\n"), card).not.toMatch(/^(id|class|style|on\w+|.*href)=|url\(/m);
      }
    }
  });

  test("prints every suit in a colour that can be read on the card", () => {
    for (const card of CARDS) expect(contrast(colour(deck, card), PAPER)).toBeGreaterThan(4.5);
  });

  test("is light", () => {
    const cards = Object.entries(all[deck]!);
    const sum = cards.reduce((total, [, svg]) => total + weight(svg), 0);
    expect(sum).toBeLessThan(deck.endsWith("compact") ? 40_000 : 110_000);
    for (const [card, svg] of cards) {
      if (!/^[JQK]/.test(card)) expect(weight(svg), card).toBeLessThan(800);
    }
  });
});

test.each(["french", "french-compact"])("%s is red and black", (deck) => {
  for (const card of CARDS) {
    expect(colour(deck, card)).toBe(/[HD]$/.test(card) ? "#b3261e" : "#1b1a20");
  }
});

test.each(["french", "french-compact"])("%s in four colours differs in diamonds and clubs", (two) => {
  const four = two.replace("french", "french-four");
  for (const card of CARDS) {
    const same = face(four, card) === face(two, card);
    expect(same, card).toBe(/[SH]$/.test(card));
  }
  expect(new Set(["AS", "AH", "AD", "AC"].map((ace) => colour(four, ace))).size).toBe(4);
});

test("a number card shows as many signs as its number says, and one at each index", () => {
  for (const card of CARDS.filter((card) => /^[2-9T]/.test(card))) {
    const number = card.startsWith("T") ? 10 : Number(card[0]);
    const signs = elements(face("french", card)).filter(
      ({ attributes }) => attributes.fill === "currentColor",
    );
    expect(signs.length, card).toBe(number + 2);
  }
});

test("the signs of a number card stand clear of its index, all that a fan shows", () => {
  for (const card of CARDS.filter((card) => /^[2-9T]/.test(card))) {
    const drawn = elements(face("french", card)).flatMap(({ attributes: { fill, transform } }) => {
      const numbers = transform?.match(/-?[\d.]+/g)?.map(Number) ?? [];
      const [scale, x] = transform?.startsWith("matrix")
        ? [numbers[0]!, numbers[4]!]
        : [numbers[2]!, numbers[0]!];
      const half = fill === "none" ? 590 / 2 + 65 : 100; // the index's pen is 130 wide
      const [left, right] = [x - half * Math.abs(scale), x + half * Math.abs(scale)];
      return x < 150 ? [{ left, right }] : [];
    });
    const [corner, pips] = [drawn.slice(-2), drawn.slice(0, -2)];
    expect(pips.length, card).toBeGreaterThan(1);
    const right = Math.max(...corner.map((box) => box.right));
    expect(Math.min(...pips.map((box) => box.left)) - right, card).toBeGreaterThan(15);
  }
});

test("a missing back is named", () => {
  const empty = mkdtempSync(join(tmpdir(), "decks-"));
  expect(() => decks(empty)).toThrow(empty);
});
