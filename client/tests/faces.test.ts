import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { decks } from "../build/faces.ts";

const drawn = decks(fileURLToPath(new URL("../../decks/faces", import.meta.url)));

test.each(Object.keys(drawn))("no drawing within a face of the deck %s is turned by itself", (deck) => {
  // Not every engine looks at the transform of an inner <svg>; a group around it they all turn.
  const turned = Object.entries(drawn[deck] ?? {}).filter(([, face]) =>
    /<svg[^>]*\stransform=/.test(face.slice(face.indexOf(">"))),
  );
  expect(turned.map(([card]) => card)).toEqual([]);
});

test("some face has a drawing within it", () => {
  const within = Object.values(drawn.piacentine ?? {}).filter((face) => face.lastIndexOf("<svg") > 0);
  expect(within.length).toBeGreaterThan(0);
});
