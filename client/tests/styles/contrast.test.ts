import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const TOKENS = readFileSync(fileURLToPath(new URL("../../src/styles/tokens.css", import.meta.url)), "utf8");
const THEMES = ["light", "dark"] as const;

/** Text over what it stands on. */
const TEXTS = [
  ["ink", "paper"],
  ["ink", "raised"],
  ["soft", "paper"],
  ["soft", "raised"],
  ["terra", "paper"],
  ["terra", "raised"],
  ["on-terra", "terra"],
  ["on-olive", "olive"],
  ["on-lit", "lit"],
  ["felt-ink", "felt"],
  ["felt-ink", "felt-deep"],
  ["felt-deep", "felt-ink"],
  ["card-ink", "card"],
] as const;

/** Borders and rings that carry a meaning. */
const SIGNS = [
  ["field", "paper"],
  ["field", "raised"],
  ["lit", "felt"],
  ["felt-ink", "felt"],
] as const;

function colour(token: string, theme: (typeof THEMES)[number]): string {
  const value = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(TOKENS);
  const found = value?.[3] ?? value?.[theme === "light" ? 1 : 2];
  if (!found) throw new Error(`no colour --${token}`);
  return found;
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("contrast is reckoned as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(THEMES.flatMap((theme) => TEXTS.map((pair) => [...pair, theme] as const)))(
  "%s can be read on %s, %s",
  (text, ground, theme) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(THEMES.flatMap((theme) => SIGNS.map((pair) => [...pair, theme] as const)))(
  "%s is seen on %s, %s",
  (sign, ground, theme) => {
    expect(contrast(colour(sign, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  },
);
