import { beforeEach, describe, expect, test, vi } from "vitest";
import { createQueue } from "../../src/stage/queue";

describe("the queue of updates", () => {
  let shown: string[];
  let pause: number;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = [];
    pause = 1000;
  });

  function open(pauseBefore: (item: string) => number = () => pause) {
    const clock = {
      now: () => Date.now(),
      setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) as unknown as number,
      clearTimeout: (timer: number) => clearTimeout(timer),
    };
    return createQueue<string>((item) => shown.push(item), pauseBefore, clock);
  }

  test("shows one's own move at once, another's after the pause", () => {
    const queue = open();
    queue.push("mine", true);
    queue.push("theirs", false);
    expect(shown).toEqual(["mine"]);
    vi.advanceTimersByTime(999);
    expect(shown).toEqual(["mine"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["mine", "theirs"]);
  });

  test("keeps the order and pauses before each of the others' moves", () => {
    const queue = open();
    for (const move of ["one", "two", "three"]) queue.push(move, false);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["one"]);
    expect(queue.waiting).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(["one", "two", "three"]);
  });

  test("the pause may differ from move to move", () => {
    const queue = open((item) => (item === "quick" ? 100 : 1000));
    for (const move of ["slow", "quick"]) queue.push(move, false);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["slow"]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["slow", "quick"]);
  });

  test("does not let an own move overtake", () => {
    const queue = open();
    queue.push("theirs", false);
    queue.push("mine", true);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["theirs", "mine"]);
  });

  test("the pause counts from what was shown last, not from the arrival", () => {
    const queue = open();
    queue.push("mine", true);
    vi.advanceTimersByTime(700);
    queue.push("theirs", false);
    vi.advanceTimersByTime(300);
    expect(shown).toEqual(["mine", "theirs"]);
  });

  test("a shorter pause counts at once", () => {
    const queue = open();
    queue.push("theirs", false);
    pause = 0;
    queue.hurry();
    expect(shown).toEqual(["theirs"]);
  });

  test("forgets what waits when the whole table comes", () => {
    const queue = open();
    queue.push("old", false);
    queue.reset();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
  });
});
