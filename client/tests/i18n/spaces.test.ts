import { readFileSync } from "node:fs";
import { h } from "preact";
import { beforeAll, expect, test } from "vitest";
import { bindSpaces, bound } from "../../src/i18n/spaces";

const CASES = JSON.parse(
  readFileSync(new URL("../../../tests/cases/bound.json", import.meta.url), "utf8"),
) as [string, string][];

beforeAll(bindSpaces);

test.each(CASES)("%s", (text, expected) => {
  expect(bound(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "^")).toBe(expected);
});

test("what is drawn is bound, what readers are told beside it is not", () => {
  const { props } = h("button", { "aria-label": "Vzít 5 karet" }, "Vzít 5 karet");
  expect(props).toMatchObject({ "aria-label": "Vzít 5 karet", children: "Vzít 5\u00a0karet" });
});

test("beside other things too", () => {
  const { props } = h("p", null, "v ruce", h("b", null, "7 karet"), 3);
  expect(props.children).toMatchObject(["v\u00a0ruce", { props: { children: "7\u00a0karet" } }, 3]);
});
