import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/** Emits a script as it is written, with its hash in its name: whatever made it smaller would write
 * it in the words of younger browsers. */
export function classic(path: string): Plugin {
  return {
    name: "mazzo-classic",
    apply: "build",
    buildStart() {
      this.addWatchFile(path);
      this.emitFile({ type: "asset", name: basename(path), source: readFileSync(path, "utf8") });
    },
  };
}
