import { beforeEach, describe, expect, test, vi } from "vitest";
import { openLink, type Link } from "../../src/net/link";

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  opens() {
    this.readyState = 1;
    this.onopen?.();
  }
  says(text: string) {
    this.onmessage?.({ data: text });
  }
  breaks() {
    this.readyState = 3;
    this.onclose?.();
  }
}

describe("a link", () => {
  let sockets: FakeSocket[];
  let log: string[];
  let link: Link;
  const socket = () => sockets.at(-1) as FakeSocket;

  const events = () => ({
    opened: () => log.push("opened"),
    received: (text: string) => log.push(text),
    lost: () => log.push("lost"),
  });
  const around = (connect: () => FakeSocket) => ({
    connect: connect as () => unknown as () => WebSocket,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms) as unknown as number,
    clearTimeout: (timer: number) => clearTimeout(timer),
    random: () => 0.5,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    log = [];
    link = openLink(
      events(),
      around(() => {
        sockets.push(new FakeSocket());
        return socket();
      }),
    );
  });

  test("takes a socket that was under way before, open or gone already", () => {
    const link = (readyState: number) => {
      const socket = new FakeSocket();
      socket.readyState = readyState;
      openLink(events(), around(() => socket));
    };
    link(1);
    link(3);
    expect(log).toEqual([]); // whoever opens a link has it before it is spoken to
    vi.advanceTimersByTime(0);
    expect(log).toEqual(["opened", "lost"]);
  });

  test("hands on what it receives and sends only while it is open", () => {
    expect(link.send("early")).toBe(false);
    socket().opens();
    socket().says("hello");
    expect(link.send("now")).toBe(true);
    expect(socket().sent).toEqual(["now"]);
    expect(log).toEqual(["opened", "hello"]);
  });

  test("comes back by itself, later after each failure, never later than 15 seconds", () => {
    const waits: number[] = [];
    for (let failure = 0; failure < 9; failure += 1) {
      const before = sockets.length;
      socket().breaks();
      let waited = 0;
      while (sockets.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...waits)).toBe(15_000);
  });

  test("begins with a short wait again once it was open", () => {
    socket().breaks();
    vi.advanceTimersByTime(400);
    socket().breaks();
    vi.advanceTimersByTime(800);
    socket().opens();
    socket().breaks();
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(4);
  });

  test("tries at once when woken", () => {
    socket().breaks();
    link.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(sockets).toHaveLength(2);
  });

  test("gives up a connection that has gone silent", () => {
    socket().opens();
    vi.advanceTimersByTime(25_000);
    expect(socket().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(5_000);
    expect(log).toEqual(["opened", "lost"]);
  });

  test("keeps a connection that answers", () => {
    socket().opens();
    vi.advanceTimersByTime(25_000);
    socket().says("pong");
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(["opened", "pong"]);
  });

  test("a late word from a connection that was given up is not heard", () => {
    const old = socket();
    old.opens();
    vi.advanceTimersByTime(30_000);
    old.says("late");
    old.breaks();
    expect(log).toEqual(["opened", "lost"]);
  });

  test("stays closed once closed", () => {
    socket().opens();
    link.close();
    link.wake();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
  });
});
