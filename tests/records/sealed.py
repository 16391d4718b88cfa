"""Plays whole matches as the room does, everything drawn from a secret and a seed."""

import json
from random import Random
from typing import Any

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER
from mazzo.records.chance import (
    choice_seed,
    commitment,
    deal_stream,
    first_dealer,
    joint_seed,
    pack_stream,
    seal,
)
from mazzo.records.record import Record, SeatHeader

SEED = "0123456789abcdef"


def sealed_match(game: str, levels: tuple[str, ...], number: int, dealer: int | None = None) -> str:
    """The record of a finished match, text; ``person`` among the levels plays at random, the
    program ``first-legal`` the first of the legal moves."""
    kind = find(game)
    secret = Random(number).randbytes(32)
    person = Random(number)
    if dealer is None:
        dealer = first_dealer(secret, SEED, kind.game.seats)
    state: Any = kind.game.start(dealer)
    moves: list[str] = []
    while (seat := kind.game.turn(state)) is not None:
        ply = len(moves)
        if seat == DEALER:
            move = kind.game.shuffle(state, deal_stream(secret, SEED, ply))
        elif levels[seat] == "person":
            move = person.choice(kind.game.moves(state))
        elif levels[seat] == "program first-legal":
            move = min(kind.game.moves(state), key=str)
        else:
            view = json.dumps(kind.game.view(state, seat).plain()).encode()
            text = choose(game, view, levels[seat], choice_seed(secret, SEED, ply))
            move = next(move for move in kind.game.moves(state) if str(move) == text)
        state = kind.game.play(state, move)
        moves.append(str(move))
    seats = tuple(
        SeatHeader.parse(level) or SeatHeader("computer", level)  # "person" is a whole header
        for level in levels
    )
    headers = {
        "rules": str(kind.game.version),
        "players": str(kind.player.version),
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "client seed": SEED,
    }
    return str(Record(game, dealer, seats, headers).with_moves(moves))


SEEDS = {0: "00112233445566778899aabbccddeeff", 2: "ffeeddccbbaa99887766554433221100"}
"""What two people's browsers drew."""


def match_with_people(number: int) -> str:
    """The record of a match of Rummy between two people, at the seats 0 and 2, and two computers:
    a computer plays every fifth turn of seat 0, and the computers that came last gave no answer
    to their first question."""
    kind = find("rummy")
    secret = Random(number).randbytes(32)
    person = Random(number)
    seed = joint_seed(SEEDS)
    dealer = first_dealer(secret, seed, 4)
    sitting = ["person Ana", "computer easy", "person", "computer normal"]
    seats = tuple(filter(None, map(SeatHeader.parse, sitting)))
    state: Any = kind.game.start(dealer)
    lines: list[str] = []
    ply = deals = turns = 0
    last = DEALER
    while (seat := kind.game.turn(state)) is not None:
        if seat == 0 != last:
            turns += 1
            player = "computer normal" if turns % 5 == 0 else "person Ana"
            if player != sitting[0]:
                sitting[0] = player
                lines.append(f"seat 0: {player}")
        if seat == 1 and ply >= 60 and sitting[1] != "program first-legal":
            sitting[1] = "program first-legal"
            lines.append(f"seat 1: {sitting[1]}")
        if seat == DEALER:
            move = kind.game.shuffle(state, pack_stream(secret, seed, deals))
            deals += 1
        elif sitting[seat].startswith("person"):
            move = person.choice(kind.game.moves(state))
        elif sitting[seat].startswith("program"):
            move = min(kind.game.moves(state), key=str)
        else:
            view = json.dumps(kind.game.view(state, seat).plain()).encode()
            level = sitting[seat].removeprefix("computer ")
            text = choose("rummy", view, level, choice_seed(secret, seed, ply))
            move = next(move for move in kind.game.moves(state) if str(move) == text)
        last = seat
        state = kind.game.play(state, move)
        lines.append(str(move))
        ply += 1
    headers = {
        "rules": str(kind.game.version),
        "players": str(kind.player.version),
        "commitment": commitment(secret),
        "secret": secret.hex(),
        **{f"sealed {seat}": seal(seed) for seat, seed in SEEDS.items()},
        **{f"seed {seat}": seed for seat, seed in SEEDS.items()},
        "beginnings": "2",
    }
    return str(Record("rummy", dealer, seats, headers).with_moves(lines))
