import { describe, expect, test } from "vitest";
import { cardName, theCard } from "../../src/cards/italian";
import { hearCounts, hearPiles, hearTable } from "../../src/games/rubamazzo/heard";
import { news, story } from "../../src/games/rubamazzo/story";
import { wordsOf } from "../words";
import { view } from "./rubamazzo";

const LONG = view({
  history: [
    { seat: 0, move: "play 1C" },
    { seat: 1, move: "play 5D takes 5B" },
    { seat: 0, move: "steal 5C @seat1" },
    { seat: 1, move: "play FS takes FC" },
    { seat: 0, move: "steal FB @seat1" },
    { seat: 1, move: "steal FD @seat0" },
    { seat: 0, move: "play 2D takes 2S" },
  ],
});

describe("in English", () => {
  const words = wordsOf("en");

  test("one sentence for each move, with the size of what was stolen", () => {
    expect(story(LONG, words)).toEqual([
      "You play the ace of cups; it stays on the table.",
      "The computer plays the 5 of coins and takes the 5 of clubs.",
      "You play the 5 of cups and steal the computer’s pile of 2 cards.",
      "The computer plays the jack of swords and takes the jack of cups.",
      "You play the jack of clubs and steal the computer’s pile of 2 cards.",
      "The computer plays the jack of coins and steals your pile of 6 cards.",
      "You play the 2 of coins and take the 2 of swords.",
    ]);
  });

  test("the start, a deal and the end are news", () => {
    const start = view({ history: [], piles: [0, 0], turn: 1 });
    expect(news(null, start, words)).toEqual(["Four cards are on the table; the computer begins."]);
    expect(news(view(), view({ stock: 24 }), words)).toEqual([
      "Three new cards each; 24 left in the pack.",
    ]);
    expect(news(view(), view({ turn: null, piles: [21, 15] }), words)).toEqual([
      "The game is over. You win, 21 to 15.",
    ]);
    expect(news(view(), view({ turn: null, piles: [20, 20] }), words)).toEqual([
      "The game is over. A draw, 20 each.",
    ]);
    expect(news(view(), view(), words)).toEqual([]);
  });

  test("table, piles and counts can be heard again", () => {
    expect(hearTable(view(), words)).toBe(
      "On the table: 5 of swords, knight of clubs, 7 of cups and 6 of coins.",
    );
    expect(hearPiles(view(), words)).toBe(
      "The computer’s pile: 2 cards, the 5 of coins on top. You have no pile yet.",
    );
    expect(hearCounts(view({ hands: [1, 2] }), words)).toBe(
      "30 cards are left in the pack. You hold one card. The computer holds 2 cards.",
    );
  });
});

test.each(["en", "es", "it"])("%s: no card in a sentence lacks its article", (lang) => {
  const words = wordsOf(lang);
  const said = story(LONG, words).join(" ");
  for (const card of ["1C", "5D", "FS", "2S"]) {
    expect(said.split(cardName(words, card)).length).toBe(said.split(theCard(words, card, "object")).length);
    expect(said).toContain(theCard(words, card, "object"));
  }
});

describe("in Italian", () => {
  const words = wordsOf("it");

  test("one sentence for each move, with the right articles", () => {
    expect(story(LONG, words)).toEqual([
      "Giochi l’asso di coppe: resta in tavola.",
      "Il computer gioca il 5 di denari e prende il 5 di bastoni.",
      "Giochi il 5 di coppe e rubi al computer il mazzetto di 2 carte.",
      "Il computer gioca il fante di spade e prende il fante di coppe.",
      "Giochi il fante di bastoni e rubi al computer il mazzetto di 2 carte.",
      "Il computer gioca il fante di denari e ti ruba il mazzetto di 6 carte.",
      "Giochi il 2 di denari e prendi il 2 di spade.",
    ]);
  });

  test("one card is one card", () => {
    expect(hearCounts(view({ hands: [1, 0], stock: 1 }), words)).toBe(
      "Nel mazzo resta una carta. Hai in mano una carta. Il computer non ha carte in mano.",
    );
  });
});
