/** What this browser keeps for the player. It may be blocked, full, broken or filled by others. */
export interface Storage {
  /** What was kept under the name, or null. */
  read(name: string): unknown;
  /** False when it cannot be kept. */
  write(name: string, value: unknown): boolean;
  /** Removes all that was kept. */
  clear(): void;
}

const PREFIX = "mazzo.";

/** `backing` is asked for late: a browser that blocks it throws when it is only named. */
export function openStorage(backing: () => globalThis.Storage): Storage {
  return {
    read(name) {
      try {
        return JSON.parse(backing().getItem(PREFIX + name) ?? "null") as unknown;
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        backing().setItem(PREFIX + name, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        const names = Object.keys(backing()).filter((name) => name.startsWith(PREFIX));
        for (const name of names) backing().removeItem(name);
      } catch {
        // What cannot be reached keeps nothing of ours.
      }
    },
  };
}
