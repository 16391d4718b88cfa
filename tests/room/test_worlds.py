"""Two worlds: the same match with the cards that a seat has not seen exchanged. Whatever that seat
receives is byte for byte the same, until a card becomes public that is not."""

import json
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, AnyGame
from mazzo.games.move import Move
from mazzo.match.event import Event
from mazzo.match.kept import Begun, Kept
from mazzo.match.store import Begin
from mazzo.records.chance import commitment
from mazzo.records.record import Record, SeatHeader
from mazzo.records.replay import replay
from tests.room.hall import Hall

SECRET = bytes(32)
HEADERS = {"commitment": commitment(SECRET), "client seed": "seed"}
PLAY = {"type": "play", "match": "match"}


def first_round(game: AnyGame, number: int) -> list[str]:
    """The deal and all moves up to the next one, at random."""
    rng = Random(number)
    state: Any = game.start(game.seats - 1)
    state = game.play(state, game.shuffle(state, rng))
    moves = [str(game.shuffle(game.start(game.seats - 1), Random(number)))]
    while game.turn(state) not in (DEALER, None):
        move = rng.choice(game.moves(state))
        state = game.play(state, move)
        moves.append(str(move))
    return moves


def record_of(game: AnyGame, moves: list[str]) -> Record:
    return Record(game.name, game.seats - 1, seats_of(game), HEADERS).with_moves(moves)


def seats_of(game: AnyGame) -> tuple[SeatHeader, ...]:
    return (SeatHeader("person"), *[SeatHeader("computer", "easy")] * (game.seats - 1))


def unseen(game: AnyGame, moves: list[str]) -> list[str]:
    """The cards that seat 0 has seen at no time."""
    state: Any = game.start(game.seats - 1)
    views = ""
    for move in moves:
        state = game.play(state, Move.parse(move))
        views += json.dumps(game.view(state, 0).plain())
    return [card for card in game.pack if f'"{card}"' not in views]


def exchanged(game: AnyGame, moves: list[str], rng: Random) -> list[str]:
    """The same moves after a deal in which the cards lie otherwise that seat 0 has not seen."""
    hidden = unseen(game, moves)
    others = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
    deal = " ".join(others.get(word, word) for word in moves[0].split())
    return [deal, *moves[1:]]


def frames(game: AnyGame, moves: list[str], probe: str) -> list[bytes]:
    """What the person's page receives from the first frame to the last move of theirs.

    Before each move of their own they try one with ``probe``, a card that is not theirs.
    """
    hall = Hall()
    begun = Begun("match", game.name, game.seats - 1, seats_of(game), SECRET, hall.now, HEADERS)
    page = hall.page()
    guests = (page.guest, *[None] * (game.seats - 1))
    hall.shelf.do(Begin(Kept(begun, guests, (Event(move=moves[0]),))))
    hall.think, hall.last_ply = lambda thought: moves[thought.ply], len(moves)
    hall.say(page, type="open", game=game.name)
    verb = game.moves(replay(record_of(game, moves[:1])).state)[-1].verb
    while page.last["ply"] < len(moves) and page.last["view"]["turn"] == 0:
        ply = page.last["ply"]
        assert hall.ask(page, **PLAY, ply=ply, move=f"{verb} {probe}")["type"] == "error"
        hall.say(page, **PLAY, ply=ply, move=moves[ply])
    for thought in hall.thoughts:
        assert json.loads(thought.view)["seat"] == thought.seat != 0
    return page.frames


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("number", range(4))
def test_hidden_cards_exchanged_give_the_same_frames(game: str, number: int) -> None:
    rules = find(game).game
    whole = first_round(rules, number)
    rng = Random(number)
    compared = 0
    for end in range(2, min(len(whole), 62), 3):
        moves = whole[:end]
        other = exchanged(rules, moves, rng)
        if other == moves:
            continue
        assert replay(record_of(rules, other)).failure is None
        probe = unseen(rules, moves)[0]
        worlds = [frames(rules, world, probe) for world in (moves, other)]
        assert worlds[0] == worlds[1]
        assert len(worlds[0]) >= end
        compared += 1
    assert compared >= 3
