import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);

// Letters, digits and points of basic Latin, what Italian, German, Spanish, French and the first half
// of Czech add to it, and typographic signs.
const COMMON =
  ` !"'(),-./:;?${range(0x30, 0x39)}${range(0x41, 0x5a)}${range(0x61, 0x7a)}` +
  "ÀÁÄÇÈÉÌÍÑÒÓÖÙÚÜÝßàáäçèéêìíñòóöùúüý¡¿«»·–—’‚“”„…\u00a0\u202f";
// What the signs of keys and of arithmetic add; headings have none.
const LATIN = `${COMMON}%&+²³×←→`;
// What Czech and Serbian in Latin letters add: another file, fetched only where such a letter is.
const LATIN_EXT = "ČčĆćĎďĐđĚěŇňŘřŠšŤťŮůŽž";

// What counts are written with, the only text of the heaviest cut.
const FIGURES = " +-0123456789";

const FRAUNCES = "@fontsource-variable/fraunces/files/fraunces-";
const ALEGREYA = "@fontsource/alegreya-sans/files/alegreya-sans-";

interface Cut {
  source: string;
  letters: string;
  /** Beside the letters themselves. Kerning shows in headings; in small words it weighs more than it gives. */
  features: string[];
  axes?: Record<string, number>;
}

const CUTS: Record<string, Cut> = {};
for (const [part, letters, headings] of [["latin", LATIN, COMMON], ["latin-ext", LATIN_EXT, LATIN_EXT]] as const) {
  CUTS[`fraunces-${part}`] = {
    source: `${FRAUNCES}${part}-opsz-normal.woff2`,
    letters: headings,
    features: letters === LATIN_EXT ? [] : ["kern", "lnum"], // two of those seldom meet
    axes: { wght: 600, opsz: 48 }, // headings only: one cut is half the size of the whole axis
  };
  for (const weight of [500, 700]) {
    CUTS[`alegreya-sans-${weight}-${part}`] = {
      source: `${ALEGREYA}${part}-${weight}-normal.woff2`,
      letters,
      features: ["lnum"],
    };
  }
}
CUTS["alegreya-sans-800-latin"] = { source: `${ALEGREYA}latin-800-normal.woff2`, letters: FIGURES, features: ["lnum"] };

/** Writes the two families into `folder`, cut down to the letters and the weights of the page. */
export function fonts(folder: string): Plugin {
  return {
    name: "mazzo-fonts",
    apply: "build",
    async buildStart() {
      mkdirSync(folder, { recursive: true });
      for (const [name, { source, letters, features, axes }] of Object.entries(CUTS)) {
        const cut = await subsetFont(readFileSync(require.resolve(source)), letters, {
          targetFormat: "woff2",
          keepFeatures: features,
          noHinting: true,
          ...(axes && { variationAxes: axes }),
        });
        writeFileSync(join(folder, `${name}.woff2`), cut);
      }
    },
  };
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i)).join("");
}
