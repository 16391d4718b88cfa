/** What keys do, by the key's name; letters in lower case, arrows with "Shift+" when it is held. */
export type Shortcuts = Record<string, () => void>;

/** What a key press is, apart from the browser. */
export interface Press {
  /** The character that the layout gives it, or its name. */
  key: string;
  /** The key's place, by what stands there on an American keyboard: "Digit1", "KeyA". */
  code: string;
  repeat: boolean;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  /** A character of several key presses is being put together. */
  isComposing: boolean;
  getModifierState(modifier: string): boolean;
}

/** The name of the shortcut that a press means, or null: nothing fires while typing, with Ctrl, Alt,
 * AltGr or Meta, or while the key is held. Letters (and ?) only where `letters` is on.
 *
 * What counts is the character. Its place counts where the layout has no digit there without Shift
 * (Czech, French), and where it has no Latin letter (Serbian in Cyrillic). */
export function shortcutOf(press: Press, typing: boolean, letters: boolean): string | null {
  if (typing || press.repeat || press.isComposing) return null;
  if (press.ctrlKey || press.altKey || press.metaKey || press.getModifierState("AltGraph")) return null;
  const name = nameOf(press);
  if (!letters && /^[\p{L}?]$/u.test(name)) return null;
  return name;
}

function nameOf({ key, code, shiftKey }: Press): string {
  if (key.length > 1) return shiftKey && key.startsWith("Arrow") ? `Shift+${key}` : key;
  const name = key.toLowerCase();
  if (/[\da-z?]/.test(name)) return name;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit && !shiftKey) return digit;
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  const isForeign = /\p{L}/u.test(name) && !/\p{Script=Latin}/u.test(name);
  return (isForeign && letter?.toLowerCase()) || name;
}

const TEXT_FIELDS = 'input:not([type="range"]), textarea, select, [contenteditable]';
/** What the space bar presses by itself. */
const PRESSED = 'button, summary, input:not([type="range"])';

/** Listens until the returned function is called. */
export function listenForKeys(shortcuts: () => Shortcuts, letters: () => boolean): () => void {
  function press(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    if (document.querySelector("dialog[open]")) return; // a dialog has keys of its own
    const name = shortcutOf(event, Boolean(target?.closest(TEXT_FIELDS)), letters());
    if (name === " " && target?.closest(PRESSED)) return;
    const run = name === null ? undefined : shortcuts()[name];
    if (!run) return;
    event.preventDefault();
    run();
  }
  document.addEventListener("keydown", press);
  return () => document.removeEventListener("keydown", press);
}
