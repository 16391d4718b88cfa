import { effect, type Signal, signal } from "@preact/signals";
import type { Level } from "../net/messages";
import type { Page } from "./page";
import type { Storage } from "../storage/storage";

export const LEVELS = ["easy", "normal", "hard"] as const satisfies readonly Level[];
export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export const SWITCH = ["on", "off"] as const;
export const WHEN = ["first", "on", "off"] as const;

/** The pause before a computer's card is shown, in milliseconds. */
export const PAUSES = { slow: 2200, normal: 1100, fast: 500, instant: 0 };

/** How fast cards travel: a factor on every duration. */
export const SPEEDS = { slow: 1.25, normal: 1, fast: 0.65, instant: 0.5 };

/** One of a few values, kept under its name. */
export interface Setting<Value extends string> {
  name: string;
  values: readonly Value[];
  chosen: Signal<Value>;
}

export interface Settings {
  theme: Setting<(typeof THEMES)[number]>;
  pace: Setting<(typeof PACES)[number]>;
  deck: Setting<string>;
  /** Of the next match. */
  level: Setting<Level>;
  /** The house rules of the next match, by their names. */
  rules: Readonly<Record<string, Setting<string>>>;
  /** Whether letter keys do anything. */
  letters: Setting<(typeof SWITCH)[number]>;
  sound: Setting<(typeof SWITCH)[number]>;
  /** Whether cards without a value of their own show one; at first in the first games. */
  values: Setting<(typeof WHEN)[number]>;
  /** Whether a second touch on a selected card plays it, where it can go to one place only. */
  again: Setting<(typeof SWITCH)[number]>;
  /** Whether it is asked before a card is played. */
  ask: Setting<(typeof SWITCH)[number]>;
  /** False when this browser does not keep them. */
  remembered: Signal<boolean>;
  /** Removes all that this browser keeps for us. */
  forget(): void;
}

/** The settings as they were kept; whatever is not one of the values counts as not kept. */
export function openSettings(
  storage: Storage,
  game: string,
  decks: readonly string[],
  rules: Page["rules"] = {},
): Settings {
  const remembered = signal(true);

  function setting<Value extends string>(
    name: string,
    values: readonly Value[],
    usual: Value,
  ): Setting<Value> {
    const kept = values.find((value) => value === storage.read(name));
    const chosen = signal(kept ?? usual);
    effect(() => {
      if (!storage.write(name, chosen.value)) remembered.value = false;
    });
    return { name, values, chosen };
  }

  return {
    theme: setting("theme", THEMES, "system"),
    pace: setting("pace", PACES, "normal"),
    deck: setting(`${game}.deck`, decks, decks[0] ?? ""),
    level: setting<Level>(`${game}.level`, LEVELS, "normal"),
    rules: Object.fromEntries(
      Object.entries(rules).map(([rule, values]) => [
        rule,
        setting(`${game}.option.${rule}`, values, values[0] ?? ""),
      ]),
    ),
    letters: setting("letters", SWITCH, "on"),
    sound: setting("sound", SWITCH, "off"),
    values: setting("values", WHEN, "first"),
    again: setting("again", SWITCH, "on"),
    ask: setting("ask", SWITCH, "off"),
    remembered,
    forget: () => storage.clear(),
  };
}

/** The value after the one chosen, the first after the last. */
export function next<Value extends string>(setting: Setting<Value>, from = setting.chosen.peek()): Value {
  const { values } = setting;
  return values[(values.indexOf(from) + 1) % values.length] ?? from;
}

/** The house rules that are chosen, for a match to begin; undefined where there are none. */
export function chosenRules({ rules }: Settings): Record<string, string> | undefined {
  const chosen = Object.entries(rules).map(([rule, { chosen }]) => [rule, chosen.peek()]);
  return chosen.length > 0 ? (Object.fromEntries(chosen) as Record<string, string>) : undefined;
}
