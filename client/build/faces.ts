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

/** Emits every deck's faces, made small, with their hashes in their names. `.vite/faces.json` says
 * which file is which: `{deck: {card: file}}`, files relative to the built client. */
export function faces(folder: string): Plugin {
  return {
    name: "mazzo-faces",
    apply: "build",
    generateBundle() {
      const index: Record<string, Record<string, string>> = {};
      for (const [deck, cards] of Object.entries(decks(folder))) {
        const files: Record<string, string> = {};
        for (const [card, source] of Object.entries(cards)) {
          const emitted = this.emitFile({ type: "asset", name: `${deck}-${card}.svg`, source });
          files[card] = this.getFileName(emitted);
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
