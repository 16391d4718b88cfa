import { afterEach, expect, test, vi } from "vitest";
import { createWords } from "../../src/i18n/words";
import { loadRecord } from "../../src/replay/load";

const words = createWords(
  "en",
  "replay-refused = No record. { $why }\nrefused-line = Line { $line }, “{ $text }”: { $why }\nrefused-at = Line { $line }: { $why }\n" +
    "error-over = The game is over.\nerror-unreadable = No move: “{ $move }”.",
);

afterEach(() => vi.unstubAllGlobals());

async function said(error: string): Promise<string> {
  const refused = { error, line: 9, text: "ploy 6D", values: {}, game: "rubamazzo" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(refused), { status: 400 })));
  return loadRecord(new Blob(), words, () => words, () => undefined).then(String, (refusal: Error) => refusal.message);
}

test("what is wrong with a record is quoted, and only once", async () => {
  expect(await said("over")).toBe("No record. Line 9, “ploy 6D”: The game is over.");
  expect(await said("unreadable")).toBe("No record. Line 9: No move: “ploy 6D”.");
});
