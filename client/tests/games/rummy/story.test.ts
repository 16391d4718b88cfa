import { describe, expect, test } from "vitest";
import { cardName, theCard } from "../../../src/cards/french";
import { hearHand, hearPlayers, hearTable } from "../../../src/games/rummy/heard";
import { theMeld } from "../../../src/games/rummy/meldNames";
import { news, story } from "../../../src/games/rummy/story";
import { lastThrown, turnsOf } from "../../../src/games/rummy/turns";
import { LANGUAGES } from "../../words";
import { history, PLAYERS, rummyWords, view } from "./rummy";

const en = rummyWords("en");
const it = rummyWords("it");

const ROUND = view({
  history: history(
    "0 draw @discards",
    "0 meld 6S 7S 8S",
    "0 discard TH",
    "1 draw @stock",
    "1 meld KS KH KC",
    "1 lay 9S @meld0",
    "1 discard 2D",
    "2 draw @discards",
  ),
});

describe("a turn is told in one sentence, with other words for oneself", () => {
  test("in English", () => {
    expect(story(ROUND, en, PLAYERS)).toEqual([
      "You take the 4 of clubs from the discards; meld the 6, 7 and 8 of spades, and discard the 10 of hearts.",
      "Rosa draws from the stock; melds the kings of spades, hearts and clubs; lays off the 9 of spades, and discards the 2 of diamonds.",
      "Piero takes the 2 of diamonds from the discards.",
    ]);
  });

  test("in Italian", () => {
    expect(story(ROUND, it, PLAYERS)).toEqual([
      "Prendi il 4 di fiori dagli scarti; cali 6, 7 e 8 di picche, e scarti il 10 di cuori.",
      "Rosa pesca dal tallone; cala i re di picche, cuori e fiori; attacca il 9 di picche, e scarta il 2 di quadri.",
      "Piero prende il 2 di quadri dagli scarti.",
    ]);
  });

  test("whoever sits elsewhere is told of the others by their seats, or by the names they have", () => {
    const elsewhere = view({ ...ROUND, seat: 2 });
    const named = PLAYERS.map((player, seat) => (seat === 0 ? { ...player, name: "Anna" } : player));
    expect(story(elsewhere, en, named)[0]).toMatch(/^Anna takes/);
    expect(story(elsewhere, en, PLAYERS)[0]).toMatch(/^Bruno takes/);
    expect(story(elsewhere, en, named)[2]).toBe("You take the 2 of diamonds from the discards.");
  });
});

describe("each event is said once", () => {
  const before = view({ hand: ["2H", "3H"], history: [] });

  test("one's own card from the stock is named, another's never", () => {
    const mine = view({ hand: ["2H", "3H", "7C"], history: history("0 draw @stock") });
    expect(news(before, mine, en, PLAYERS)).toEqual(["You draw the 7 of clubs."]);
    expect(news(null, mine, en, PLAYERS)).toEqual(["You draw from the stock."]);
    const theirs = view({ hand: ["2H", "3H"], history: history("1 draw @stock") });
    expect(news(before, theirs, en, PLAYERS)).toEqual(["Rosa draws from the stock."]);
  });

  test("the deal says who begins and what is turned up", () => {
    expect(news(null, view({ turn: 0 }), en, PLAYERS)).toEqual([
      "The cards are dealt and the 4 of clubs is turned up; you begin.",
    ]);
    expect(news(null, view({ turn: 3 }), it, PLAYERS)).toEqual([
      "Le carte sono date, si scopre il 4 di fiori e comincia Gina.",
    ]);
  });

  test("the turning of the stock", () => {
    const turned = view({ pass: 2, stock: 23, history: history("3 draw @stock", "3 discard 5D") });
    expect(news(before, turned, en, PLAYERS)).toEqual([
      "Gina discards the 5 of diamonds.",
      "The discards are turned over: 23 cards for the second pass.",
    ]);
  });

  const over = { turn: "dealer" as const, phase: null, history: history("2 draw @stock", "2 discard 5D") };

  test("the end of a round, won or drawn", () => {
    const won = view({ ...over, winner: 2, shown: [["KS"], ["2S"], [], ["AS"]], counted: [10, 2, 0, 1] });
    expect(news(before, won, en, PLAYERS).at(-1)).toBe("Piero wins the round and scores 13 points.");
    expect(news(before, { ...won, seat: 2 }, it, PLAYERS).at(-1)).toBe("Hai vinto la mano e segni 13 punti.");
    const drawn = view({ ...over, shown: [["KS"], [], [], []], counted: [10, 0, 0, 0] });
    expect(news(before, drawn, en, PLAYERS).at(-1)).toBe("The round is a tie; nobody scores.");
  });

  test("the end of the match", () => {
    const won = view({
      ...over,
      ...{ turn: null, winner: 0, shown: [[], ["2S"], [], []], counted: [0, 2, 0, 0], points: [201, 0, 0, 0] },
    });
    expect(news(before, won, en, PLAYERS).at(-1)).toBe(
      "You win the round and score 2 points. The game is over: you win with 201 points.",
    );
  });
});

test.each(["en", "es", "it"])("%s: no card in a sentence lacks its article", (lang) => {
  const words = rummyWords(lang);
  const moves = ["0 draw @discards", "0 lay AH @meld0", "0 discard QS", "1 draw @discards", "1 discard 8D"];
  const now = view({ history: history(...moves), upcard: "JC" });
  const said = [...story(now, words, PLAYERS), hearPlayers(now, words, PLAYERS), ...news(null, view(), words, PLAYERS)].join(" ");
  for (const card of ["AH", "QS", "8D", "JC", "4C"]) {
    expect(said).toContain(theCard(words, card, "object"));
    expect(said.split(cardName(words, card)).length).toBe(said.split(theCard(words, card, "object")).length);
  }
});

test("turns know what was taken, also after the stock was turned", () => {
  const turns = turnsOf(
    view({ history: history("0 draw @stock", "0 discard 9C", "1 draw @discards", "1 discard 3D", "2 draw @discards") }),
  );
  expect(turns.map(({ taken }) => taken)).toEqual([null, "9C", "3D"]);
});

test("what a player threw last is shown until that player's next turn", () => {
  expect(lastThrown(ROUND, 1)).toBe("2D");
  expect(lastThrown(ROUND, 2)).toBeNull();
  expect(lastThrown(ROUND, 3)).toBeNull();
});

test("what can be heard again", () => {
  const now = view({ melds: [["6S", "7S", "8S"], ["KS", "KH", "KC"]], discards: ["4C", "TH"], stock: 17 });
  expect(hearTable(now, en)).toBe(
    "On the table: the 6, 7 and 8 of spades; the kings of spades, hearts and clubs. " +
      "Stock, 17 cards, pass 1. Discards: 2 cards, 10 of hearts on top.",
  );
  expect(hearPlayers(ROUND, en, PLAYERS)).toContain("Rosa: 7 cards, 41 points. Rosa draws from the stock");
  expect(hearPlayers(ROUND, en, PLAYERS)).toMatch(/Gina deals\.$/);
  expect(hearHand(["AS", "2S"], it)).toBe("In mano hai: asso di picche e 2 di picche.");
});

test.each(LANGUAGES)("%s: every meld has a name", (lang) => {
  const words = rummyWords(lang);
  for (const meld of [["AS", "2S", "3S"], ["TD", "JD", "QD", "KD"], ["AS", "AH", "AC"], ["8S", "8H", "8D"], ["QS", "QH", "QD"]]) {
    for (const role of ["subject", "object"] as const) {
      expect(theMeld(words, meld, role)).not.toMatch(/french-|\{/);
    }
  }
});
