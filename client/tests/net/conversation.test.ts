import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { converse, type Conversation } from "../../src/net/conversation";
import type { LinkEvents } from "../../src/net/link";

type Message = Record<string, unknown>;

const VIEW = { seat: 0, stock: 3, seen: ["1D"], history: [{ seat: 0, move: "play 1D" }] };

let view: unknown;
let sent: Message[];
let log: string[];
let online: boolean;
let closed: boolean;
let offered: string | null;
let kept: string[];
let link: LinkEvents;
let talk: Conversation;

beforeEach(() => {
  sent = [];
  log = [];
  online = true;
  closed = false;
  offered = null;
  kept = [];
  talk = converse(
    "rubamazzo",
    {
      connected: () => log.push("connected"),
      offered: (commitment) => (offered = commitment),
      disconnected: () => log.push("disconnected"),
      outdated: () => log.push("outdated"),
      match: ({ ply }, reason) => log.push(`match ${ply} ${reason}`),
      update(update) {
        log.push(`update ${update.event}`);
        ({ view } = update);
      },
      late: () => log.push("late"),
      refused: ({ error }) => log.push(`refused ${error}`),
      replaced: () => log.push("replaced"),
      forgotten: () => log.push("forgotten"),
    },
    () => "normal",
    (events) => {
      link = events;
      return {
        send(text) {
          if (online) sent.push(JSON.parse(text) as Message);
          return online;
        },
        wake: () => undefined,
        close: () => (closed = true),
      };
    },
    (commitment) => {
      kept.push(`${commitment} after ${sent.length} messages`);
      return "my seed";
    },
  );
});

function hear(message: Message): void {
  link.received(JSON.stringify(message));
}

function hearMatch(more: Message = {}): void {
  hear({ type: "match", game: "rubamazzo", match: "m", seat: 0, event: 3, ply: 4, view: VIEW, ...more });
}

function hearUpdate(event: number, match = "m"): void {
  const played = { ply: event + 1, seat: 1, move: "play 7D" };
  hear({ type: "update", match, event, ...played, view: { stock: event } });
}

const last = () => sent.at(-1) as Message;

describe("opening", () => {
  test("asks for the match of this game", () => {
    link.opened();
    expect(last()).toMatchObject({ type: "open", game: "rubamazzo" });
    hearMatch({ id: last().id });
    expect(log).toEqual(["connected", "match 4 open"]);
  });

  test("without a match starts one at once, with the sealed secret and a seed of its own", () => {
    link.opened();
    hear({ type: "offer", game: "rubamazzo", commitment: "c0ffee", id: last().id });
    expect(last()).toMatchObject({
      type: "new",
      commitment: "c0ffee",
      seed: "my seed",
      level: "normal",
    });
    hearMatch({ id: last().id });
    expect(log.at(-1)).toBe("match 4 new");
  });
});

describe("a match that is gone", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    link.opened();
    hearMatch();
    log.length = 0;
    sent.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  test.each([
    ["play", () => talk.play("play 7D", 4)],
    ["deal", () => talk.deal(4)],
    ["sync", () => talk.sync()],
    ["undo", () => talk.undo()],
    ["level", () => talk.level("hard")],
  ])("leads on to the one there is, whatever was asked: %s", (type, ask) => {
    ask();
    expect(last()).toMatchObject({ type, match: "m" });
    hear({ type: "error", error: "no-such-match", match: "m", id: last().id });
    expect(last()).toMatchObject({ type: "open", game: "rubamazzo" });
    expect(talk.play("play 7D", 4)).toBe(false); // there is no match to play in
    hearMatch({ match: "n", event: 8, id: last().id });
    hearUpdate(9, "n");
    expect(log).toEqual(["replaced", "match 4 open", "update 9"]);
    talk.play("play 7D", 9);
    expect(last()).toMatchObject({ type: "play", match: "n" });
  });

  test("so does a new one that another tab has replaced before it was shown", () => {
    talk.start("easy");
    hear({ type: "offer", game: "rubamazzo", commitment: "c0ffee", id: last().id });
    hear({ type: "error", error: "no-such-match", match: "mine", id: last().id });
    expect(last()).toMatchObject({ type: "open" });
    hearMatch({ match: "theirs", id: last().id });
    expect(log).toEqual(["replaced", "match 4 open"]);
    talk.start("easy");
    expect(last()).toMatchObject({ type: "offer" });
  });

  test.each(["open", "sync"])("what cannot be shown is asked for again: %s", (asked) => {
    if (asked === "open") link.opened();
    else talk.sync();
    for (let times = 0; times < 3; times += 1) {
      hear({ type: "error", error: "store-failed", id: last().id });
      const before = sent.length;
      vi.runAllTimers();
      expect(sent.length).toBe(before + 1);
      expect(last()).toMatchObject({ type: "open" });
    }
    hearMatch({ id: last().id });
    expect(log.at(-1)).toBe("match 4 open");
  });

  test("other refusals ask for nothing", () => {
    talk.play("play 7D", 4);
    const before = sent.length;
    for (const error of ["must-take", "stale", "store-failed", "over"])
      hear({ type: "error", error, match: "m", id: last().id });
    vi.runAllTimers();
    expect(sent.length).toBe(before);
  });
});

describe("updates", () => {
  beforeEach(() => {
    link.opened();
    hearMatch();
    log.length = 0;
    sent.length = 0;
  });

  test("in order are handed on, each once", () => {
    hearUpdate(4);
    hearUpdate(5);
    hearUpdate(5);
    hearUpdate(4);
    expect(log).toEqual(["update 4", "update 5"]);
  });

  test("a gap asks once for the whole table, and nothing is shown until it is there", () => {
    hearUpdate(5);
    hearUpdate(6);
    expect(log).toEqual([]);
    expect(sent).toEqual([expect.objectContaining({ type: "sync", match: "m" })]);
    hearMatch({ event: 6, ply: 7, id: last().id });
    hearUpdate(7);
    expect(log).toEqual(["match 7 sync", "update 7"]);
  });

  test("of another match are not heard", () => {
    hearUpdate(4, "another");
    expect(log).toEqual([]);
  });

  test("lead to a whole view: what is new, what has grown, and the story of the deal", () => {
    const played = { match: "m", seat: 1, move: "play 7D" };
    hear({ type: "update", ...played, event: 4, ply: 5, view: { stock: 2 }, more: { seen: ["7D"] } });
    expect(view).toEqual({
      seat: 0,
      stock: 2,
      seen: ["1D", "7D"],
      history: [...VIEW.history, { seat: 1, move: "play 7D" }],
    });
    hear({ type: "update", match: "m", event: 5, ply: 5, players: [], view: {} });
    expect(view).toMatchObject({ stock: 2, history: [{}, {}] });
    hear({ type: "update", match: "m", event: 6, ply: 6, seat: "dealer", move: "deal", view: {} });
    expect(view).toMatchObject({ history: [] });
  });

  test("that do not come are said to be late", () => {
    hear({ type: "late", match: "another" });
    expect(log).toEqual([]);
    hear({ type: "late", match: "m" });
    expect(log).toEqual(["late"]);
  });

  test("of a match that is not shown any more are not wanted", () => {
    hearMatch({ match: "n" });
    expect(sent).toEqual([expect.objectContaining({ type: "leave", match: "m" })]);
    hearMatch({ match: "n" });
    expect(sent).toHaveLength(1);
  });
});

describe("a new game", () => {
  beforeEach(() => {
    link.opened();
    hearMatch();
    sent.length = 0;
  });

  test("is asked for once, however often it is wanted before the answer", () => {
    talk.start("hard");
    talk.start("hard");
    expect(sent).toEqual([expect.objectContaining({ type: "offer" })]);
    hear({ type: "offer", game: "rubamazzo", commitment: "c", id: last().id });
    expect(last()).toMatchObject({ type: "new", level: "hard" });
    hearMatch({ match: "n" });
    talk.undo();
    expect(last()).toMatchObject({ type: "undo", match: "n" });
  });

  test("is sealed here before the seed leaves", () => {
    talk.start("hard");
    hear({ type: "offer", game: "rubamazzo", commitment: "c", id: last().id });
    expect(kept).toEqual(["c after 1 messages"]);
    expect(sent.map(({ type }) => type)).toEqual(["offer", "new"]);
  });

  test("answers no offer that was not asked for, and each once", () => {
    hear({ type: "offer", game: "rubamazzo", commitment: "unasked" });
    talk.start("hard");
    const { id } = last();
    for (const commitment of ["c", "d"]) hear({ type: "offer", game: "rubamazzo", commitment, id });
    hear({ type: "offer", game: "rubamazzo", commitment: "e" });
    expect(sent.filter(({ type }) => type === "new")).toHaveLength(1);
    expect(kept).toHaveLength(1);
  });

  test("can be sealed ahead, to be seen before it begins", () => {
    talk.prepare();
    talk.prepare();
    hear({ type: "offer", game: "rubamazzo", commitment: "c", id: last().id });
    expect(offered).toBe("c");
    expect(sent.map(({ type }) => type)).toEqual(["offer"]);
    talk.start("hard");
    expect(last()).toMatchObject({ type: "new", commitment: "c", level: "hard" });
    hearMatch({ match: "n", id: last().id });
    expect(offered).toBeNull();
    talk.start("hard");
    expect(sent.map(({ type }) => type)).toEqual(["offer", "new", "leave", "offer"]);
  });

  test("wanted while it is being sealed ahead is asked for once", () => {
    talk.prepare();
    talk.start("hard");
    expect(sent).toHaveLength(1);
    hear({ type: "offer", game: "rubamazzo", commitment: "c", id: last().id });
    expect(last()).toMatchObject({ type: "new", commitment: "c" });
  });

  test("that was sealed on a connection that is gone is sealed anew", () => {
    talk.prepare();
    hear({ type: "offer", game: "rubamazzo", commitment: "c", id: last().id });
    link.lost();
    link.opened();
    expect(offered).toBeNull();
    talk.start("hard");
    expect(last()).toMatchObject({ type: "offer" });
  });

  test("can be asked for again after a refusal and after the connection was lost", () => {
    talk.start("hard");
    hear({ type: "error", error: "too-many", id: last().id });
    talk.start("hard");
    link.lost();
    link.opened();
    talk.start("easy");
    expect(sent.filter(({ type }) => type === "offer")).toHaveLength(3);
  });

  test("started by another page is opened here too", () => {
    hear({ type: "closed", match: "m", reason: "replaced" });
    expect(log.at(-1)).toBe("replaced");
    expect(last()).toMatchObject({ type: "open" });
  });

  test("is not started for a player who had everything forgotten", () => {
    const before = sent.length;
    hear({ type: "closed", match: "m", reason: "forgotten" });
    expect(log.at(-1)).toBe("forgotten");
    expect(closed).toBe(true);
    expect(sent).toHaveLength(before);
  });
});

test("a move names its match and its ply, and is not sent while there is no connection", () => {
  link.opened();
  hearMatch();
  expect(talk.play("play 7D", 4)).toBe(true);
  expect(last()).toMatchObject({ type: "play", match: "m", ply: 4, move: "play 7D" });
  online = false;
  expect(talk.play("play 7D", 4)).toBe(false);
});

test("a room of another version is left alone", () => {
  link.opened();
  hear({ type: "error", error: "protocol" });
  expect(log.at(-1)).toBe("outdated");
  expect(closed).toBe(true);
});
