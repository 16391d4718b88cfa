import { expect, test } from "vitest";
import { type Press, shortcutOf } from "../../src/table/keys";

function press(key: string, more: Partial<Press> = {}): Press {
  return { key, repeat: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...more };
}

test("letters count in either case", () => {
  expect(shortcutOf(press("n"), false, true)).toBe("n");
  expect(shortcutOf(press("N"), false, true)).toBe("n");
});

test.each(["ctrlKey", "altKey", "metaKey", "repeat"] as const)("%s: nothing", (with_) => {
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
