import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

/** Values that a sentence names. */
export type Values = Record<string, FluentVariable>;

/** The page's texts in one language. */
export interface Words {
  lang: string;
  /** The message `key`, or its attribute: `say("italian-card.the", …)`. The key itself if there is
   * no such message: a test makes sure that this is never seen. */
  say(key: string, values?: Values): string;
  has(key: string): boolean;
  /** "a, b and c" */
  list(parts: string[]): string;
  /** The time of day, as the language writes it. */
  time(moment: Date): string;
}

export function createWords(lang: string, messages: string): Words {
  // Isolating marks would only get in the way of readers and searches: no text here mixes directions.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  const lists = new Intl.ListFormat(lang);
  const times = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });

  function pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = bundle.getMessage(name);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }

  return {
    lang,
    say(key, values) {
      const found = pattern(key);
      return found ? bundle.formatPattern(found, values ?? {}, []) : key;
    },
    has: (key) => Boolean(pattern(key)),
    list: (parts) => lists.format(parts),
    time: (moment) => times.format(moment),
  };
}
