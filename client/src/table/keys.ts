/** What keys do, by the key's name; letters in lower case, arrows with "Shift+" when it is held. */
export type Shortcuts = Record<string, () => void>;

/** What a key press is, apart from the browser. */
export interface Press {
  key: string;
  repeat: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The name of the shortcut that a press means, or null: nothing fires while typing, with Ctrl, Alt
 * or Meta, or while the key is held. Letters (and ?) only where `letters` is on. */
export function shortcutOf(press: Press, typing: boolean, letters: boolean): string | null {
  if (typing || press.repeat || press.ctrlKey || press.altKey || press.metaKey) return null;
  const held = press.shiftKey && press.key.startsWith("Arrow") ? "Shift+" : "";
  const name = press.key.length === 1 ? press.key.toLowerCase() : held + press.key;
  if (!letters && /^[\p{L}?]$/u.test(name)) return null;
  return name;
}

const TEXT_FIELDS = "input, textarea, select, [contenteditable]";

/** Listens until the returned function is called. */
export function listenForKeys(shortcuts: () => Shortcuts, letters: () => boolean): () => void {
  function press(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector("dialog[open]")) return; // a dialog has keys of its own
    if (event.repeat && target?.closest("#table")) {
      // A held Enter would press a button again and again.
      if (event.key === "Enter" || event.key === " ") event.preventDefault();
    }
    const name = shortcutOf(event, Boolean(target?.closest(TEXT_FIELDS)), letters());
    const run = name === null ? undefined : shortcuts()[name];
    if (!run) return;
    event.preventDefault();
    run();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
