import { afterEach, expect, test, vi } from "vitest";
import { askPatiently } from "../../src/net/patience";

afterEach(() => vi.unstubAllGlobals());

test("what has to wait is asked for again, and whoever waits is told each time", async () => {
  const answers = [
    new Response("{}", { status: 429, headers: { "Retry-After": "3" } }),
    new Response("{}", { status: 503, headers: { "Retry-After": "soon" } }),
    new Response("here", { status: 200 }),
  ];
  const asked: unknown[] = [];
  const log: (string | number)[] = [];
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    asked.push([address, request.method]);
    return Promise.resolve(answers.shift());
  });
  const answer = await askPatiently(
    "/replay",
    { method: "POST" },
    () => log.push("waits"),
    (seconds) => Promise.resolve(void log.push(seconds)),
  );
  expect(await answer.text()).toBe("here");
  expect(log).toEqual(["waits", 3, "waits", 2]);
  expect(asked).toEqual(Array(3).fill(["/replay", "POST"]));
});

test("a refusal that waiting does not help is handed on", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 429 })));
  const answer = await askPatiently("/replay", undefined, () => expect.unreachable());
  expect(answer.status).toBe(429);
});
