import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { optimize } from "svgo";
import type { Plugin } from "vite";

/** Emits every deck's faces, made small, with their hashes in their names. `.vite/faces.json` says
 * which file is which: `{deck: {card: file}}`, files relative to the built client. */
export function faces(folder: string): Plugin {
  return {
    name: "mazzo-faces",
    apply: "build",
    generateBundle() {
      const index: Record<string, Record<string, string>> = {};
      for (const deck of folders(folder)) {
        const files: Record<string, string> = {};
        for (const name of readdirSync(join(folder, deck)).sort()) {
          if (!name.endsWith(".svg")) continue;
          const svg = readFileSync(join(folder, deck, name), "utf8");
          const emitted = this.emitFile({
            type: "asset",
            name: `${deck}-${name}`,
            source: optimize(svg, { multipass: true, path: name }).data,
          });
          files[name.slice(0, -".svg".length)] = this.getFileName(emitted);
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

function folders(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return found.map((entry) => entry.name).sort();
}
