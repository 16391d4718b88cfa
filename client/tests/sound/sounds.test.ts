import { expect, test } from "vitest";
import { lengthOf, type Sound, VOICES } from "../../src/sound/sounds";

const ALL = Object.keys(VOICES) as Sound[];

test.each(ALL)("%s is calm and short", (sound) => {
  const voices = VOICES[sound];
  const loudest = Math.max(...voices.map(({ loud }) => loud));
  expect(loudest).toBeLessThanOrEqual(0.25);
  expect(lengthOf(sound)).toBeLessThanOrEqual(1000);
  // What a glide to nothing would be: the browser refuses it.
  for (const { from, to } of voices) expect(Math.min(from, to)).toBeGreaterThan(0);
});

test("a steal is the loudest, one's turn the quietest", () => {
  const loudness = (sound: Sound) => Math.max(...VOICES[sound].map(({ loud }) => loud));
  const order = ALL.toSorted((one, other) => loudness(one) - loudness(other));
  expect(order[0]).toBe("your-turn");
  expect(order.at(-1)).toBe("steal");
});
