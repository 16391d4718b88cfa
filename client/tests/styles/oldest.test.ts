import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sources = here("../../src");
const styles = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".css"));

/** What one of the oldest browsers lacks, and what would be broken without it. The build replaces
 * light-dark() and rules within rules; @starting-style and colours of scrollbars may be lacked. */
const YOUNGER = [/:has\(/, /color-mix\(/, /\d(r?lh|rcap|rch|rex|ric|cap)\b/, /text-wrap/, /@scope/, /@property/, /anchor/];

test.each(styles)("%s uses nothing that the oldest browsers lack", (name) => {
  const style = readFileSync(`${sources}/${name}`, "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
  expect(YOUNGER.filter((feature) => feature.test(style))).toEqual([]);
  // A text beside a picture of a sign is younger than the sign: it needs one without before it.
  for (const [, sign] of style.matchAll(/content: ([^;]+) \/ "";/g)) {
    expect(style).toContain(`content: ${sign};\n`);
  }
});

test("the README names the oldest browsers that the client is built for", () => {
  const readme = readFileSync(here("../../../README.md"), "utf8");
  const built = readFileSync(here("../../vite.config.ts"), "utf8");
  const [, chrome, firefox, safari] = /Chrome and Edge (\d+), Firefox (\d+), Safari (\d+)/.exec(readme) ?? [];
  expect(chrome).toBeDefined();
  expect(built).toContain(`["chrome${chrome}", "edge${chrome}", "firefox${firefox}", "safari${safari}"]`);
});
