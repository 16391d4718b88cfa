import { expect, test } from "vitest";
import { type Press, shortcutOf } from "../../src/stage/keys";

function press(key: string, more: Partial<Press> & { altGraph?: boolean } = {}): Press {
  const { altGraph = false, ...others } = more;
  return {
    ...{ key, code: "", repeat: false, isComposing: false },
    ...{ shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
    getModifierState: (modifier) => modifier === "AltGraph" && altGraph,
    ...others,
  };
}

test("letters count in either case", () => {
  expect(shortcutOf(press("n"), false, true)).toBe("n");
  expect(shortcutOf(press("N"), false, true)).toBe("n");
});

test.each(["ctrlKey", "altKey", "metaKey", "repeat", "isComposing", "altGraph"] as const)("%s: nothing", (with_) => {
  expect(shortcutOf(press("1", { [with_]: true }), false, true)).toBeNull();
});

test("nothing while typing", () => {
  expect(shortcutOf(press("1"), true, true)).toBeNull();
});

test("letters and ? can be switched off, digits and arrows stay", () => {
  expect(shortcutOf(press("d"), false, false)).toBeNull();
  expect(shortcutOf(press("?"), false, false)).toBeNull();
  expect(shortcutOf(press("2"), false, false)).toBe("2");
  expect(shortcutOf(press("ArrowLeft"), false, false)).toBe("ArrowLeft");
});

test("an arrow with Shift is another key", () => {
  expect(shortcutOf(press("ArrowLeft", { shiftKey: true }), false, true)).toBe("Shift+ArrowLeft");
  expect(shortcutOf(press("?", { shiftKey: true }), false, true)).toBe("?");
});

/** What the keys give without Shift, row by row from the left, on each layout of our languages: the
 * digits, then those that have the letters of an American keyboard. */
const LAYOUTS: Record<string, [digits: string, upper: string, middle: string, lower: string]> = {
  American: ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  Czech: ["+ěščřžýáíé", "qwertzuiop", "asdfghjkl", "yxcvbnm"],
  French: ["&é\"'(-è_çà", "azertyuiop", "qsdfghjkl", "wxcvbn,"],
  German: ["1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"],
  Italian: ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  Spanish: ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  "Serbian, Latin": ["1234567890", "qwertzuiop", "asdfghjkl", "yxcvbnm"],
  "Serbian, Cyrillic": ["1234567890", "љњертзуиоп", "асдфгхјкл", "ѕџцвбнм"],
};
const LETTERS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

test.each(Object.entries(LAYOUTS))("every digit and letter on this keyboard: %s", (_, [digits, ...rows]) => {
  [...digits].forEach((key, at) => {
    const digit = String((at + 1) % 10);
    expect(shortcutOf(press(key, { code: `Digit${digit}` }), false, true)).toBe(digit);
    expect(shortcutOf(press(key.toUpperCase(), { code: `Digit${digit}` }), false, false)).toBe(digit);
  });
  rows.forEach((row, which) => {
    [...row].forEach((key, at) => {
      const there = LETTERS[which]?.[at] ?? "";
      const expected = /[а-шјљњџѕ]/.test(key) ? there : key;
      const code = `Key${there.toUpperCase()}`;
      expect(shortcutOf(press(key, { code }), false, true)).toBe(expected);
      expect(shortcutOf(press(key.toUpperCase(), { code, shiftKey: true }), false, true)).toBe(expected);
    });
  });
});

test("the digits of a pad, and those that need Shift", () => {
  expect(shortcutOf(press("3", { code: "Numpad3" }), false, true)).toBe("3");
  expect(shortcutOf(press("٣", { code: "Numpad3" }), false, true)).toBe("3");
  expect(shortcutOf(press("3", { code: "Digit3", shiftKey: true }), false, true)).toBe("3");
});

test("other characters of those keys are no digits and no letters", () => {
  expect(shortcutOf(press("!", { code: "Digit1", shiftKey: true }), false, true)).toBe("!");
  expect(shortcutOf(press("~", { code: "Digit1", altGraph: true }), false, true)).toBeNull();
  expect(shortcutOf(press("@", { code: "KeyQ", ctrlKey: true, altKey: true }), false, true)).toBeNull();
  expect(shortcutOf(press("Dead", { code: "Digit2" }), false, true)).toBe("Dead");
  expect(shortcutOf(press("Process", { code: "KeyD" }), false, true)).toBe("Process");
  expect(shortcutOf(press("End", { code: "Numpad1" }), false, true)).toBe("End");
});

test("foreign letters can be switched off too", () => {
  expect(shortcutOf(press("д", { code: "KeyD" }), false, false)).toBeNull();
});

test("the space bar has a name", () => {
  expect(shortcutOf(press(" ", { code: "Space" }), false, false)).toBe(" ");
});
