"""Two worlds: the same match with the cards that a seat has not seen exchanged. Whatever that seat
receives is byte for byte the same, until a card becomes public that is not."""

import asyncio
import hashlib
import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, AnyGame
from mazzo.games.move import Move
from mazzo.records.chance import commitment
from mazzo.records.record import Record, SeatHeader
from mazzo.records.replay import replay
from mazzo.table.store import Match
from tests.web.house import open_house, run

TOKEN = "t" * 43
SECRET = bytes(32)


class FromRecord:
    """Plays the moves of a record; keeps what it was shown."""

    def __init__(self, moves: list[str]) -> None:
        self.moves = moves
        self.shown: list[bytes] = []

    async def choose(self, game: str, view: bytes, level: str, seed: int) -> str:
        self.shown.append(view)
        ply = 1 + len(json.loads(view)["history"])
        if ply >= len(self.moves):
            await asyncio.Event().wait()  # the record ends here
        return self.moves[ply]


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
    others = (SeatHeader("computer", "easy"),) * (game.seats - 1)
    headers = {
        "rules": str(game.version),
        "commitment": commitment(SECRET),
        "client seed": "seed",
    }
    seats = (SeatHeader("person"), *others)
    return Record(game.name, game.seats - 1, seats, headers).with_moves(moves)


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


async def frames(database: Path, game: str, moves: list[str], probe: str) -> list[bytes]:
    """What the person's page receives from the first frame to the last move of theirs.

    Before each move of their own they try one with ``probe``, a card that is not theirs.
    """
    shutil.rmtree(database.parent / "world", ignore_errors=True)
    place = database.parent / "world"
    place.mkdir()
    thinker = FromRecord(moves)
    received: list[bytes] = []
    async with open_house(
        Path(shutil.copy(database, place)), thinker=thinker, clock=lambda: 1e9
    ) as house:
        guest = hashlib.sha256(TOKEN.encode()).digest()
        record = record_of(find(game).game, moves[:1])
        guests = (guest, *[None] * (find(game).game.seats - 1))
        match = Match("match", record, guests, SECRET, created=1e9)
        first = replay(record).state
        await house.store.start(match, waits=find(game).game.turn(first) != 0)
        async with house.page(TOKEN) as page:
            await page.say(type="open", game=game, id=0)
            ply = 0
            while ply < len(moves):
                message = await page.ws.receive(timeout=30)
                received.append(message.data.encode())
                frame = json.loads(message.data)
                if frame["type"] == "error":
                    if ply < len(moves):
                        await page.say(type="play", match="match", ply=ply, move=moves[ply])
                    continue
                ply = frame["ply"]
                if frame["view"]["turn"] == 0 and ply < len(moves):
                    verb = "play" if game == "rubamazzo" else "discard"
                    await page.say(type="play", match="match", ply=ply, move=f"{verb} {probe}")
    for view in thinker.shown:
        assert json.loads(view)["seat"] != 0
    return received


@pytest.mark.parametrize("game", catalogue())
@pytest.mark.parametrize("number", range(2))
def test_hidden_cards_exchanged_give_the_same_frames(
    database: Path, game: str, number: int
) -> None:
    rules = find(game).game

    async def scenario() -> None:
        whole = first_round(rules, number)
        rng = Random(number)
        compared = 0
        for end in range(2, min(len(whole), 62), 6):
            moves = whole[:end]
            other = exchanged(rules, moves, rng)
            if other == moves:
                continue
            assert replay(record_of(rules, other)).failure is None
            probe = unseen(rules, moves)[0]
            worlds = [await frames(database, game, world, probe) for world in (moves, other)]
            assert worlds[0] == worlds[1]
            assert len(worlds[0]) >= end
            compared += 1
        assert compared >= 3

    run(scenario())
