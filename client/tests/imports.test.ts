import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

/** Which folder may import which others; the files beside them put everything together. */
const MAY: Record<string, string[]> = {
  i18n: [],
  sound: [],
  net: [],
  storage: [],
  cards: ["i18n", "net"],
  proof: ["net", "storage"],
  stage: ["cards", "i18n", "net", "proof", "sound", "storage"],
  games: ["cards", "i18n", "net", "sound", "storage", "stage"],
  replay: ["games/load.ts", "i18n", "net", "storage", "stage"],
};

type Graph = Map<string, string[]>;

/** What each file imports of the others, types too, by their paths. */
function readGraph(): Graph {
  const files = globSync("**/*.{ts,tsx}", { cwd: SRC });
  return new Map(files.map((file) => [file, importsOf(file).map((name) => pathOf(file, name, files))]));
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), "utf8");
  const { module, errors } = parseSync(file, text);
  expect(errors, file).toEqual([]);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest));
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...exported.flatMap((request) => request?.value ?? []),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(names.filter((name) => /^\.\.?\//.test(name) && !name.endsWith(".css")))];
}

function pathOf(file: string, name: string, files: string[]): string {
  const path = relative(SRC, resolve(SRC, dirname(file), name));
  const found = ["", ".ts", ".tsx"].map((end) => path + end).find((path) => files.includes(path));
  if (!found) throw new Error(`${file} imports ${name}, which is not there`);
  return found;
}

/** A way from a file back to itself; null where there is none. */
function circleIn(graph: Graph): string[] | null {
  const clear = new Set<string>();
  function walk(file: string, way: string[]): string[] | null {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (clear.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle) return circle;
    }
    clear.add(file);
    return null;
  }
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return null;
}

/** Whether an import goes the way that it may. */
function isAllowed(file: string, other: string): boolean {
  const [folder = "", game] = file.split("/");
  const [otherFolder = "", otherGame] = other.split("/");
  if (!file.includes("/")) return true;
  // What fetches games is none of them: with it a game fetches what it needs later.
  if (folder === "games" && otherFolder === "games") return game === otherGame || other === "games/load.ts";
  return folder === otherFolder || (MAY[folder] ?? []).some((may) => may === otherFolder || may === other);
}

const graph = readGraph();

describe("imports in the client", () => {
  test("go round in no circle, types included", () => {
    expect(circleIn(graph)).toBeNull();
  });

  test("go one way between the folders, and from no game to another", () => {
    const ways = [...graph].flatMap(([file, others]) => others.map((other) => [file, other] as const));
    expect(ways.filter(([file, other]) => !isAllowed(file, other))).toEqual([]);
  });

  test("mean one file on every system: names differ in more than their case", () => {
    const names = [...graph.keys()].map((file) => file.replace(/\.tsx?$/, "").toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test("are all seen", () => {
    expect(graph.get("table.tsx")).toContain("replay/open.tsx"); // dynamically
    expect(graph.get("stage/game.ts")).toContain("stage/telling.ts"); // as a type
  });

  test("a circle would be found", () => {
    const circle = new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]]);
    expect(circleIn(circle)).toEqual(["b", "c", "b"]);
  });
});
