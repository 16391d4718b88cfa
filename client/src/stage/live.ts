import { effect, signal } from "@preact/signals";
import type { Words } from "../i18n/words";
import { type Conversation, converse, type Listener } from "../net/conversation";
import type { Link, LinkEvents } from "../net/link";
import { openSeals } from "../proof/seals";
import { openWitness } from "../proof/witness";
import type { Speaker } from "../sound/speaker";
import { keepLast, lastOf } from "../storage/last";
import type { Storage } from "../storage/storage";
import { openContact } from "./contact";
import { nextDeck } from "./decks";
import { chooseLevel } from "./levels";
import { createMotion } from "./motion";
import type { Clock } from "./queue";
import { refusal } from "./refusal";
import { openSending } from "./sending";
import { chosenRules, type Settings, SPEEDS } from "./settings";
import { openShowing, storyOf } from "./showing";
import { openSpeech } from "./speech";
import type { Sheet, Stage } from "./stage";
import type { Telling } from "./telling";
import { openUndo } from "./undo";

export interface StageParts {
  gameName: string;
  game: Telling;
  words: Words;
  settings: Settings;
  storage: Storage;
  connect: (events: LinkEvents) => Link;
  clock: Clock;
  speaker: Speaker;
}

/** A move of cards; reading moves is left to the games. */
const NAMES_A_CARD = / [0-9A-Z][A-Z]/;
const FORGETTING = 1000; // milliseconds after which the page begins anew without its data

/** The stage of a match that is played: what the room says goes to the parts that it concerns. */
export function openStage(parts: StageParts): Stage {
  const { gameName, game, words, settings, storage, connect, clock, speaker } = parts;
  const chosenLevel = () => settings.level.chosen.peek();
  const offered = signal<string | null>(null);
  const motion = createMotion(() => SPEEDS[settings.pace.chosen.peek()]);
  const speech = openSpeech(words);
  const contact = openContact(words, speech);
  const undo = openUndo(clock);
  const showing = openShowing({ game, words, settings, motion, speech, speaker, clock });
  const { shown } = showing;
  const witness = openWitness({
    seals: openSeals(storage, gameName),
    passesOn: game.passesOn ?? false,
    pack: game.pack,
    dealt: game.dealt,
    fetchRecord,
    setTimeout: clock.setTimeout,
  });

  const listener: Listener = {
    connected: contact.open,
    offered: (commitment) => (offered.value = commitment),
    disconnected() {
      contact.lose();
      sending.forget();
    },
    outdated: contact.outdate,
    match(message, reason) {
      witness.hearMatch(message, reason);
      sending.forget();
      undo.offer(message.undo);
      showing.replace(message, reason);
      contact.restore();
    },
    update(update, reason) {
      witness.hearUpdate(update);
      sending.reached(update.ply);
      showing.add(update, reason);
    },
    late: () => speech.announce("late"),
    refused(error) {
      sending.forget();
      if (error.error === "stale") room.sync();
      speech.tell(refusal(error, words, game));
    },
    replaced: () => speech.announce("replaced"),
    // Not at once: the answer that takes the cookie away may still be under way.
    forgotten: () => clock.setTimeout(() => location.reload(), FORGETTING),
  };
  const room: Conversation = converse(gameName, listener, chosenLevel, connect, witness.keep, () =>
    chosenRules(settings),
  );
  const sending = openSending({ showing, contact, speech, room });

  const finished = signal(lastOf(storage)?.match ?? null);
  effect(() => {
    const now = shown.value;
    if (now?.view.turn !== null || !now) return;
    finished.value = now.match;
    keepLast(storage, { game: gameName, match: now.match });
  });

  const sheet = signal<Sheet>(null);
  const asked = signal<string | null>(null);

  function play(move: string, isSure = false): void {
    const isAsked = !isSure && settings.ask.chosen.peek() === "on" && NAMES_A_CARD.test(move);
    if (!isAsked) return sending.play(move);
    asked.value = move;
    sheet.value = "ask";
  }

  return {
    ...speech,
    words,
    game,
    gameName,
    settings,
    witness,
    offered,
    motion,
    sheet,
    asked,
    shown,
    story: storyOf(shown, game, words),
    pending: sending.pending,
    connection: contact.connection,
    lostAt: contact.lostAt,
    finished,
    undoable: undo.undoable,
    play,
    deal: sending.deal,
    jump: showing.jump,
    startMatch: () => room.start(chosenLevel()),
    sealNext: room.prepare,
    undo: () => undo.undoable.peek() && room.undo(),
    setLevel: (level) => chooseLevel(level, { words, settings, speech, shown, room }),
    nextDeck: () => nextDeck(settings, words, speech),
    wake: room.wake,
  };
}

async function fetchRecord(match: string): Promise<string> {
  const answer = await fetch(`/match/${match}/record`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
