import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { brotli } from "./build/brotli.ts";
import { classic } from "./build/classic.ts";
import { faces } from "./build/faces.ts";
import { fonts } from "./build/fonts.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The oldest browsers meant; the README names them. Older ones lack what src/old.js asks for. */
const OLDEST = ["chrome108", "edge108", "firefox110", "safari16"];

/** What the first card needs and what comes later needs, too: one file, for each has a price of its own.
 * Not what only some games share: nobody fetches it for another. */
const SHARED = /preload-helper|rolldown|src\/cards\/(?!italian\.|french\.)|src\/stage\/(?!fishing\/|\w*Sheets?\.|Dialog|Choices|Languages|Seal|Afterwards|KeyTable|hand\/(carry|pull|nearest|part)\.)/;

export default defineConfig({
  base: "/static/",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [
    fonts(here("node_modules/.fonts")),
    faces(here("../decks/faces")),
    classic(here("src/old.js"), here("src/styles/first.css")),
    brotli(),
  ],
  build: {
    outDir: "../src/mazzo/web/client",
    emptyOutDir: true,
    manifest: true,
    assetsDir: ".",
    assetsInlineLimit: 0, // the page's policy forbids data: addresses
    modulePreload: { polyfill: false },
    target: OLDEST,
    rolldownOptions: {
      input: ["src/table.tsx", "src/landing.ts"],
      output: { codeSplitting: { groups: [{ name: "stage", test: SHARED }] } },
    },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
