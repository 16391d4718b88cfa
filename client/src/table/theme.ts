import { effect, type Signal } from "@preact/signals";

/** Keeps the colours of the page as chosen; "system" leaves them to the device. */
export function followTheme(theme: Signal<"system" | "light" | "dark">): void {
  effect(() => {
    const chosen = theme.value;
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  });
}
