"""The text of one match: headers, an empty line, then one move a line (``docs/records.md``)."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from mazzo.errors import Refused
from mazzo.games.catalogue import UnknownGame, catalogue, find
from mazzo.games.contract import AnyGame, Seat
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.chance import SEED_TEXT, is_client_seed

LEVELS: Final = ("easy", "normal", "hard")
FORMAT: Final = "mazzo-record"
"""The header with which a record begins; its value is the format."""
FORMATS: Final = ("1", "2")
"""The formats that are read, all alike; the least one that has what a record needs is written."""
OPTION: Final = "option "
"""What stands before the name of a house rule."""

_HEADER = re.compile(r"([^\s:](?:[^:]*[^\s:])?):(.*)")
_NOT_A_MOVE = re.compile(r"(seat|players)\b.*", re.DOTALL)
"""What a line begins with that seats somebody, or says which version the computers are of."""
_SEED = re.compile(r"seed ([0-9]+)")
_SEALED = re.compile(r"sealed ([0-9]+)")
_VERSION = re.compile("0|[1-9][0-9]{0,8}")
_COUNT = re.compile("[1-9][0-9]{0,5}")
_SEAT = re.compile(r"seat ([0-9]+)")
_DIGEST = re.compile("[0-9a-f]{64}")
_VALUES = {_SEED: re.compile("[0-9a-f]{32}"), _SEALED: _DIGEST}
_PLAYER = re.compile(r"(person)(?: (.+))?|(computer) (easy|normal|hard)(?: (.+))?|(program) (.+)")


class RefusedRecord(Refused):
    """A record, or a line of it, that does not fit.

    Attributes:
        line: the line of the text, from 1.
        text: what stands there; empty when something required is missing.
        reason: one of ``mazzo.games.contract.reasons`` of its game.
        values: what the sentence about it names.
    """

    def __init__(self, line: int, text: str, reason: str, **values: str) -> None:
        super().__init__(reason, **values)
        self.line = line
        self.text = text

    def __str__(self) -> str:
        return f"line {self.line}: {self.text!r}: {self.reason}"

    def __reduce__(self) -> tuple[Callable[[], "RefusedRecord"], tuple[()]]:
        """It survives the way out of another process."""
        return partial(RefusedRecord, self.line, self.text, self.reason, **self.values), ()


@dataclass(frozen=True, slots=True)
class SeatHeader:
    """Who sits at a seat."""

    kind: str
    """``person``, ``computer`` or ``program``."""
    level: str | None = None
    """A computer's level: ``easy``, ``normal`` or ``hard``."""
    name: str | None = None

    def __str__(self) -> str:
        return " ".join(part for part in (self.kind, self.level, self.name) if part)

    @classmethod
    def parse(cls, text: str) -> "SeatHeader | None":
        """Reads ``person Anna``, ``computer hard``, ``program bot``; ``None`` if it is no such."""
        match = _PLAYER.fullmatch(text)
        if match is None:
            return None
        person, name, computer, level, nick, program, title = match.groups()
        return cls(person or computer or program, level, name or nick or title)


@dataclass(frozen=True, slots=True)
class Line:
    """A move, or who sits where from the next move on, as it stands in the text, not yet read."""

    number: int
    text: str

    @property
    def is_move(self) -> bool:
        """Whether it is to be read as a move, and not as a line ``seat N:`` or ``players:``."""
        return _NOT_A_MOVE.fullmatch(self.text) is None


@dataclass(frozen=True, slots=True)
class Seating:
    """A line ``seat 2: computer normal``: from the next move on that one sits there."""

    seat: Seat
    player: SeatHeader

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.player}"


@dataclass(frozen=True, slots=True)
class Players:
    """A line ``players: 4``: from here on the computers are of that version."""

    version: int

    def __str__(self) -> str:
        return f"players: {self.version}"


def read_change(text: str, seats: int) -> Seating | Players | None:
    """Reads a line that is no move; ``None`` if nobody can be seated like this.

    Args:
        text: the line.
        seats: how many seats there are.
    """
    match = _HEADER.fullmatch(text)
    if match is None:
        return None
    name, value = match[1], match[2].strip(" ")
    if name == "players":
        return Players(int(value)) if _VERSION.fullmatch(value) else None
    seat, player = _SEAT.fullmatch(name), SeatHeader.parse(value)
    if seat is None or player is None or not _VERSION.fullmatch(seat[1]) or int(seat[1]) >= seats:
        return None
    return Seating(int(seat[1]), player)


@dataclass(frozen=True, slots=True)
class Record:
    """A match as text: what the store keeps and a player downloads."""

    game: str
    dealer: Seat
    """The seat that deals first."""
    seats: tuple[SeatHeader, ...]
    headers: dict[str, str] = field(default_factory=dict)
    """The other headers in their order: optional ones and unknown ones alike."""
    lines: tuple[Line, ...] = ()
    """The moves in their order, and between them who sits where."""

    def __str__(self) -> str:
        heads = [f"{FORMAT}: {self.format}", f"game: {self.game}", f"dealer: {self.dealer}"]
        heads += [f"seat {seat}: {player}" for seat, player in enumerate(self.seats)]
        heads += [f"{name}: {value}" for name, value in self.headers.items()]
        return "\n".join([*heads, "", *(line.text for line in self.lines), ""])

    @property
    def format(self) -> str:
        """In which format it is written: 2 if it has changes of seats, seals, numbers or several
        taken cards."""
        newer = find(self.game).game.record_format == 2 or any(
            _SEED.fullmatch(name) or _SEALED.fullmatch(name) for name in self.headers
        )
        return FORMATS[newer or any(map(_is_newer, self.lines))]

    @property
    def moves(self) -> tuple[Line, ...]:
        """The lines that are moves: the number of each, from 0, is its ply."""
        return tuple(line for line in self.lines if line.is_move)

    @property
    def seeds(self) -> dict[Seat, str]:
        """The parts that several people had in the shuffle, by seat."""
        return _by_seat(_SEED, self.headers)

    @property
    def seals(self) -> dict[Seat, str]:
        """What was shown of these parts before anybody's was, by seat."""
        return _by_seat(_SEALED, self.headers)

    @property
    def options(self) -> dict[str, str]:
        """The house rules that the headers name, with their values."""
        return options_in(self.headers)

    def with_moves(self, moves: list[str]) -> "Record":
        """The same match with these moves, numbered as ``str`` will write them."""
        first = 5 + len(self.seats) + len(self.headers)
        return replace(self, lines=tuple(Line(first + at, text) for at, text in enumerate(moves)))


def options_in(headers: Mapping[str, str]) -> dict[str, str]:
    """The house rules that a record's headers name, with their values."""
    return {
        name.removeprefix(OPTION): value
        for name, value in headers.items()
        if name.startswith(OPTION)
    }


def _is_newer(line: Line) -> bool:
    """Whether format 1 has no such line."""
    if not line.is_move:
        return True
    try:
        move = Move.parse(line.text)
    except UnreadableMove:
        return False
    return move.number is not None or len(move.takes) > 1


def _by_seat(header: re.Pattern[str], headers: dict[str, str]) -> dict[Seat, str]:
    found = ((header.fullmatch(name), value) for name, value in headers.items())
    return dict(sorted((int(match[1]), value) for match, value in found if match))


def parse_record(text: str) -> Record:
    """Reads the headers and cuts the rest into lines; the moves are read by ``replay``.

    Raises:
        RefusedRecord: ``bad-header``, ``unknown-game`` or ``unknown-option``.
    """
    heads: list[Line] = []
    moves: list[Line] = []
    end: int | None = None
    number = 0
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        line = raw.rstrip(" \t\r")
        if line.startswith("#"):
            continue
        if not line:
            if heads and end is None:
                end = number
        elif end is None:
            heads.append(Line(number, line))
        else:
            moves.append(Line(number, line))
    if end is None:
        # the text after the last newline is no line of its own
        end = number + 1 if text.split("\n")[-1] else number
    return _check(heads, end, tuple(moves))


def _check(heads: list[Line], end: int, moves: tuple[Line, ...]) -> Record:
    """Goes through the headers in their order, then asks for what is missing."""
    game = _game(heads)
    names: set[str] = set()
    players: dict[Seat, SeatHeader] = {}
    others: dict[str, str] = {}
    dealer = 0
    for line in heads:
        name, value = _name_and_value(line)
        if not names and (name != FORMAT or value not in FORMATS):
            raise _misfit(line, *(f"{FORMAT}: {number}" for number in FORMATS))
        if name in names:
            raise _misfit(line)
        names.add(name)
        if name == "dealer":
            dealer = _seat_number(value, game, line)
        elif seat := _SEAT.fullmatch(name):
            players[_seat_number(seat[1], game, line)] = _player(value, line)
        elif name == "game" and game is None:
            raise _misfit(line, *catalogue(), reason="unknown-game")
        elif name not in (FORMAT, "game"):
            _check_optional(name, value, game, line)
            others[name] = value
    for required in (FORMAT, "game", "dealer"):
        if required not in names:
            raise RefusedRecord(end, "", "bad-header", missing=required)
    assert game is not None
    for seat_number in range(game.seats):
        if seat_number not in players:
            raise RefusedRecord(end, "", "bad-header", missing=f"seat {seat_number}")
    seats = tuple(players[seat_number] for seat_number in range(game.seats))
    record = Record(game.name, dealer, seats, others, moves)
    _check_seals(record, heads)
    return record


def _check_seals(record: Record, heads: list[Line]) -> None:
    """Several people's parts in the shuffle: each with its seal, each of a person, and not beside
    a single ``client seed``."""
    persons = {str(seat) for seat, player in enumerate(record.seats) if player.kind == "person"}
    whole = record.seeds.keys() == record.seals.keys() and "client seed" not in record.headers
    for line in heads:
        name, value = _name_and_value(line)
        for header, form in _VALUES.items():
            match = header.fullmatch(name)
            if match and not (whole and match[1] in persons and form.fullmatch(value)):
                raise _misfit(line)
        if name == "beginnings" and not _COUNT.fullmatch(value):
            raise _misfit(line)


def _game(heads: list[Line]) -> AnyGame | None:
    """The game that the headers name, before they are checked: it says what fits the others."""
    matches = (_HEADER.fullmatch(line.text) for line in heads)
    name = next((match[2].strip() for match in matches if match and match[1] == "game"), "")
    try:
        return find(name).game
    except UnknownGame:
        return None


def _misfit(line: Line, *legal: str, reason: str = "bad-header") -> RefusedRecord:
    """The refusal of a header; ``legal`` is what could stand there instead."""
    values = {"legal": ", ".join(legal)} if legal else {}
    return RefusedRecord(line.number, line.text, reason, **values)


def _name_and_value(line: Line) -> tuple[str, str]:
    match = _HEADER.fullmatch(line.text)
    if match is None:
        raise _misfit(line, "NAME: VALUE")
    return match[1], match[2].strip()


def _seat_number(text: str, game: AnyGame | None, line: Line) -> Seat:
    if not re.fullmatch("0|[1-9][0-9]?", text) or (game and int(text) >= game.seats):
        raise _misfit(line, *(map(str, range(game.seats)) if game else ()))
    return int(text)


def _player(text: str, line: Line) -> SeatHeader:
    player = SeatHeader.parse(text)
    if player is None:
        computers = (f"computer {level} [NAME]" for level in LEVELS)
        raise _misfit(line, "person [NAME]", *computers, "program NAME")
    return player


def _check_optional(name: str, value: str, game: AnyGame | None, line: Line) -> None:
    if name in ("commitment", "secret") and not _DIGEST.fullmatch(value):
        raise _misfit(line, f"{name}: {_DIGEST.pattern}")
    if name == "client seed" and not is_client_seed(value):
        raise _misfit(line, f"{name}: {SEED_TEXT.pattern}")
    if game is None:
        return
    if name.startswith(OPTION):
        values = game.house_rules.get(name.removeprefix(OPTION))
        if values is None:
            raise _misfit(line, *game.house_rules, reason="unknown-option")
        if value not in values:
            raise _misfit(line, *values)
    if name == "rules" and value != str(game.version):
        raise _misfit(line, str(game.version))
