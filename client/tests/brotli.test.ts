import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";
import { brotli } from "../build/brotli";

it("leaves a copy of every script that is the script", async () => {
  const outDir = mkdtempSync(join(tmpdir(), "mazzo-"));
  const input = join(outDir, "in.js");
  writeFileSync(input, "console.log('ciao');");
  await build({
    root: outDir,
    configFile: false,
    logLevel: "silent",
    plugins: [brotli()],
    build: { outDir: join(outDir, "out"), rolldownOptions: { input } },
  });
  const assets = join(outDir, "out", "assets");
  const [script, packed] = readdirSync(assets).sort();
  expect(packed).toBe(`${script}.br`);
  expect(brotliDecompressSync(readFileSync(join(assets, packed ?? "")))).toEqual(readFileSync(join(assets, script ?? "")));
});
