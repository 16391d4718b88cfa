/** What this browser keeps for the player. It may be blocked, full, broken or filled by others. */
export interface Storage {
  /** What was kept under the name, or null. */
  read(name: string): unknown;
  /** False when it cannot be kept. */
  write(name: string, value: unknown): boolean;
}

/** `backing` is asked for late: a browser that blocks it throws when it is only named. */
export function openStorage(backing: () => globalThis.Storage): Storage {
  return {
    read(name) {
      try {
        return JSON.parse(backing().getItem(`mazzo.${name}`) ?? "null") as unknown;
      } catch {
        return null;
      }
    },
    write(name, value) {
      try {
        backing().setItem(`mazzo.${name}`, JSON.stringify(value));
        return true;
      } catch {
        return false;
      }
    },
  };
}
