import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, optimize } from "svgo";
import type { Plugin } from "vite";
import { french } from "./french/index.ts";

/** A group that turns a drawing within the drawing stays: merged into its `<svg>`, the transform
 * would be ignored by WebKit and by older Chromiums, and half of a figure would be missing. */
const SMALL: Config = {
  multipass: true,
  plugins: [{ name: "preset-default", params: { overrides: { collapseGroups: false } } }],
};

/** What each card of a deck looks like, its back included: an SVG file's text. */
export type Deck = Record<string, string>;

/** Emits every deck's faces, made small, with the deck's hash in their names: a page that names all
 * of them repeats one text instead of two hundred. `.vite/faces.json` says which file is which:
 * `{deck: {card: file}}`, files relative to the built client. */
export function faces(folder: string): Plugin {
  return {
    name: "mazzo-faces",
    apply: "build",
    generateBundle() {
      const index: Record<string, Record<string, string>> = {};
      const emitted = new Map<string, string>(); // what two decks share is one file
      for (const [deck, cards] of Object.entries(decks(folder))) {
        const files: Record<string, string> = {};
        const hash = createHash("sha256").update(JSON.stringify(cards)).digest("base64url").slice(0, 8);
        for (const [card, source] of Object.entries(cards)) {
          const fileName = emitted.get(source) ?? `${deck}-${card}-${hash}.svg`;
          if (!emitted.has(source)) this.emitFile({ type: "asset", fileName, source });
          emitted.set(source, fileName);
          files[card] = fileName;
        }
        index[deck] = files;
      }
      this.emitFile({
        type: "asset",
        fileName: ".vite/faces.json",
        source: JSON.stringify(index, null, 2),
      });
    },
  };
}

/** Every deck: the Italian ones as they lie in `folder`, the French ones put together around their
 * back, which is all that lies there of them. */
export function decks(folder: string): Record<string, Deck> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const drawn = Object.fromEntries(names.map((name) => [name, read(join(folder, name))]));
  const { french: ours, ...italian } = drawn;
  if (ours?.back === undefined) throw new Error(`the French back is missing in "${folder}"`);
  return { ...italian, ...french(ours.back) };
}

function read(folder: string): Deck {
  const names = readdirSync(folder).filter((name) => name.endsWith(".svg")).sort();
  const small = (name: string) => {
    const svg = readFileSync(join(folder, name), "utf8");
    return optimize(svg, { ...SMALL, path: name }).data;
  };
  return Object.fromEntries(names.map((name) => [name.slice(0, -".svg".length), small(name)]));
}
