import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createWords, type Words } from "../src/i18n/words";

const LOCALES = fileURLToPath(new URL("../../locales/", import.meta.url));

/** Every language of the project. */
export const LANGUAGES = readdirSync(LOCALES).sort();

/** The texts as the room puts them into a page. */
export function messages(lang: string, game = "rubamazzo"): string {
  const read = (name: string) => readFileSync(`${LOCALES}${lang}/${name}.ftl`, "utf8");
  return [game, "common", "sheets", "verify"].map(read).join("\n");
}

export function wordsOf(lang: string, game = "rubamazzo"): Words {
  return createWords(lang, messages(lang, game), tagOf(lang));
}

function tagOf(lang: string): string | undefined {
  return /^language-tag = (.*)$/m.exec(readFileSync(`${LOCALES}${lang}/pages.ftl`, "utf8"))?.[1];
}
