"""A record move by move with every hand open, as the page that shows it wants it."""

from collections.abc import Iterator
from typing import Any

from mazzo.errors import Refused
from mazzo.games.contract import DEALER, AnyGame, Seat
from mazzo.games.move import Move
from mazzo.records.record import Record, RefusedRecord, parse_record
from mazzo.records.replay import Walk
from mazzo.room.wire import encode

LONGEST_QUOTE = 200
"""Characters of a refused line, and of each part of it, that the answer quotes."""

MOST_MOVES = 5000
"""Moves of a match that is shown or checked: some times as many as the longest that was seen."""
LONGEST_NAME = 40
"""Characters of a player's name."""


class RefusedReplay(Refused):
    """A text of which there is nothing to show.

    Attributes:
        line: of the text, from 1.
        text: what stands there.
        reason: of ``mazzo.games.contract.REASONS``, or ``no-moves`` or ``too-long``.
        values: what the sentence about it names.
        game: whose record it is, if that much could be read; else empty.
    """

    def __init__(
        self, line: int, text: str, reason: str, values: dict[str, str], game: str = ""
    ) -> None:
        super().__init__(reason, **values)
        # All of it, so that the error survives the way out of another process.
        self.args = (line, text, reason, values, game)
        self.game = game
        self.line = line
        self.text = text

    @classmethod
    def of(cls, refused: RefusedRecord, game: str = "") -> "RefusedReplay":
        """The refusal of a record as that of its replay."""
        return cls(refused.line, refused.text, refused.reason, refused.values, game)

    def plain(self) -> dict[str, object]:
        """As JSON."""
        return {
            "error": self.reason,
            "game": self.game,
            "line": self.line,
            "text": self.text[:LONGEST_QUOTE],
            "values": {name: value[:LONGEST_QUOTE] for name, value in self.values.items()},
        }


def reel_of(text: str, seat: Seat | None) -> Iterator[bytes | None]:
    """The positions after every move of a record, as JSON; ``None`` after each while it is made.

    Args:
        text: the record. Nothing in it may be secret any more.
        seat: whose side is shown; ``None`` is the first person's.

    Raises:
        RefusedReplay: it is no record, a move of it is refused, or it has none, or too many.
    """
    try:
        record = parse_record(text)
    except RefusedRecord as refused:
        raise RefusedReplay.of(refused) from None
    if len(record.lines) > MOST_MOVES:
        line = record.lines[MOST_MOVES]
        raise RefusedReplay(line.number, line.text, "too-long", {}, record.game)
    walk = Walk(record)
    for _ in walk:
        yield None
    if walk.failure is not None:
        raise RefusedReplay.of(walk.failure, record.game)
    if not walk.moves:
        raise RefusedReplay(text.count("\n") + 1, "", "no-moves", {}, record.game)
    mine = _first_person(record) if seat is None else seat
    head = {
        "game": record.game,
        "seat": mine,
        "players": [
            {"kind": player.kind, "level": player.level, "name": _name(player.name)}
            for player in record.seats
        ],
        "proof": {
            "commitment": record.headers.get("commitment", ""),
            "seed": record.headers.get("client seed", ""),
        },
    }
    steps = []
    for step in _steps(walk.game, record.dealer, walk.moves, mine):
        steps.append(encode(step))
        yield None
    yield b'%b,"steps":[%b]}' % (encode(head)[:-1], b",".join(steps))


def _name(name: str | None) -> str | None:
    """A name for the board: it comes from anybody's file, and must not turn the line around."""
    return name and "".join(filter(str.isprintable, name))[:LONGEST_NAME]


def _first_person(record: Record) -> Seat:
    kinds = [player.kind for player in record.seats]
    return kinds.index("person") if "person" in kinds else 0


def _steps(game: AnyGame, dealer: Seat, moves: list[Move], seat: Seat) -> Iterator[dict[str, Any]]:
    """One for each move. The history is left out: it is the moves since the last deal."""
    state: Any = game.start(dealer)
    for move in moves:
        mover = game.turn(state)
        state = game.play(state, move)
        yield {
            "seat": "dealer" if mover == DEALER else mover,
            "move": move.verb if mover == DEALER else str(move),
            "view": {**game.view(state, seat).plain(), "moves": [], "history": []},
            "hands": game.hands(state),
        }
