import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { Connection } from "../../src/stage/contact";
import { openSending, type Sending } from "../../src/stage/sending";
import type { Shown } from "../../src/stage/shown";
import { openSpeech, type Speech } from "../../src/stage/speech";
import { wordsOf } from "../words";

const shown = signal<Shown | null>(null);
const connection = signal<Connection>("open");
let waits = false;
let sent: string[] = [];
let speech: Speech;
let sending: Sending;

beforeEach(() => {
  shown.value = { match: "m", ply: 4 } as Shown;
  connection.value = "open";
  waits = false;
  sent = [];
  speech = openSpeech(wordsOf("en"));
  sending = openSending({
    showing: { shown, behind: () => waits },
    contact: { connection },
    speech,
    room: {
      play: (move, ply) => Boolean(sent.push(`${ply} ${move}`)),
      deal: (ply) => Boolean(sent.push(`${ply} deal`)),
    },
  });
});

test("one move at a time, until it is answered", () => {
  sending.play("play 7D");
  sending.play("play 5C");
  sending.deal();
  expect(sent).toEqual(["4 play 7D"]);
  expect(sending.pending.value).toBe("play 7D");
  sending.reached(4);
  expect(sending.pending.value).toBe("play 7D");
  sending.reached(5);
  expect(sending.pending.value).toBeNull();
  sending.deal();
  expect(sent).toEqual(["4 play 7D", "4 deal"]);
});

test("nothing is sent without a connection, and that is said", () => {
  connection.value = "lost";
  sending.play("play 7D");
  sending.deal();
  expect(sent).toEqual([]);
  expect(speech.said.value).toHaveLength(2);
  expect(sending.pending.value).toBeNull();
});

test("no move is meant while others' moves wait to be shown; a deal is", () => {
  waits = true;
  sending.play("play 7D");
  expect(sent).toEqual([]);
  expect(speech.notice.value).not.toBeNull();
  sending.deal();
  expect(sent).toEqual(["4 deal"]);
});

test("nothing is sent before there is a match", () => {
  shown.value = null;
  sending.play("play 7D");
  expect(sent).toEqual([]);
  expect(speech.said.value).toEqual([]);
});
