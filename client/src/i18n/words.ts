import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { ENGLISH, rememberForeign } from "./foreign";

/** Values that a sentence names. */
export type Values = Record<string, FluentVariable>;

/** What a card is in a sentence: the one that acts or is spoken of, or the one to which something
 * is done. Many languages have a form for each. */
export type Role = "subject" | "object";

/** Fluent messages of a language, and the English ones for which it has none. */
export interface Messages {
  messages: string;
  lacking: string;
}

/** The page's texts in one language. */
export interface Words {
  /** The language's code: the first part of its addresses. */
  lang: string;
  /** The message `key`, or its attribute: `say("italian-card.subject", …)`. In English if the
   * language has no such message, and the key itself if there is none at all: tests make sure that
   * neither is ever seen in the languages of the room. */
  say(key: string, values?: Values): string;
  has(key: string): boolean;
  /** Texts that came later; of two messages with one name the first counts. */
  add(texts: Messages): void;
  /** "a, b and c" */
  list(parts: string[]): string;
  /** The time of day, as the language writes it. */
  time(moment: Date): string;
}

/** `tag` is the language after BCP 47 where it is not its code; `lacking` has the English messages
 * for which the language has none. */
export function createWords(lang: string, messages: string, tag = lang, lacking = ""): Words {
  const own = createBundle(tag);
  const english = createBundle(ENGLISH);
  let bundle = own;
  const parts: Messages[] = [];
  // Made when they are needed: a browser takes its time for them.
  let lists: Intl.ListFormat | undefined;
  let times: Intl.DateTimeFormat | undefined;

  function add(texts: Messages): void {
    parts.push(texts);
    own.addResource(new FluentResource(texts.messages));
    english.addResource(new FluentResource(texts.lacking));
    // A message of the language may refer to one that it lacks.
    const lacks = parts.map((part) => part.lacking).filter(Boolean);
    if (lacks.length > 0) bundle = createBundle(tag, ...parts.map((part) => part.messages), ...lacks);
  }

  add({ messages, lacking });
  return {
    lang,
    add,
    say(key, values = {}) {
      const found = pattern(own, key);
      if (found) return bundle.formatPattern(found, values, []);
      const foreign = pattern(english, key);
      if (!foreign) return key;
      const text = english.formatPattern(foreign, values, []);
      return hasWords(text, values) ? rememberForeign(text) : text;
    },
    has: (key) => Boolean(pattern(own, key) ?? pattern(english, key)),
    list: (parts) => (lists ??= new Intl.ListFormat(tag)).format(parts),
    time: (moment) =>
      (times ??= new Intl.DateTimeFormat(tag, { timeStyle: "short" })).format(moment),
  };
}

/** Whether a text has words beside those that it was given, as "{ $name } { $what }." has none. */
function hasWords(text: string, values: Values): boolean {
  const isGiven = (value: unknown): value is string => typeof value === "string" && !/^[a-z]+$/.test(value);
  const given = Object.values(values).filter(isGiven);
  return /\p{L}/u.test(given.reduce((left, value) => left.replaceAll(value, ""), text));
}

function createBundle(tag: string, ...resources: string[]): FluentBundle {
  // Isolating marks would only get in the way of readers and searches: no text here mixes directions.
  const bundle = new FluentBundle(tag, { useIsolating: false });
  // The first of two messages with one name counts: a game's own come before those of every table.
  for (const messages of resources) bundle.addResource(new FluentResource(messages));
  return bundle;
}

function pattern(bundle: FluentBundle, key: string) {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return attribute === undefined ? message?.value : message?.attributes[attribute];
}
