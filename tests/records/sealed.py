"""Plays whole matches as the room does, everything drawn from a secret and a seed."""

import json
from random import Random
from typing import Any

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER
from mazzo.records.chance import choice_seed, commitment, deal_stream, first_dealer
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
