import { effect, type Signal } from "@preact/signals";
import type { Storage } from "../storage/storage";

/** Keeps the colours of the page as chosen; "system" leaves them to the device. */
export function followTheme(theme: Signal<"system" | "light" | "dark">): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  });
}

/** Gives a page without settings the colours that were chosen at a table. */
export function takeOverTheme(storage: Storage): void {
  const theme = storage.read("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
}
