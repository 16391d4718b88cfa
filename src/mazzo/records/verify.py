"""Checks a match against its secret: nobody has to believe that the computer is honest.

What is recomputed: the commitment that was shown before the first card, who dealt first, every
deal, and every move of a computer from what that seat could see. What cannot be recomputed is said,
and why.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER, AnyGame, IllegalMove, Kind, Seat
from mazzo.games.move import Move, UnreadableMove
from mazzo.records.chance import (
    Stream,
    choice_seed,
    commitment,
    deal_stream,
    first_dealer,
    joint_seed,
    pack_stream,
    seal,
)
from mazzo.records.first_legal import FIRST_LEGAL, first_legal
from mazzo.records.record import Record, parse_record
from mazzo.records.replay import Turn, Walk

Choose = Callable[[str, bytes, str, int, Mapping[str, str]], str]
"""A game's name, a view as JSON, a level, a seed and the house rules that are not the usual ones;
the move's text (``mazzo.bots.choose``)."""

STEPS: Final = (
    "commitment",
    "seals",
    "dealer",
    "deals",
    "choices",
    "firsts",
    "programs",
    "seeds",
    "end",
)
"""What is checked, in this order; ``seals`` and the last four are named only where there is
something to say."""

REASONS: Final = (
    "no-secret",
    "no-seed",
    "no-commitment",
    "players",
    "program",
    "several-people",
    "not-over",
    "follows",
    "no-match",
)
"""Why something was not checked."""

NO_DRAW: Final = ("follows", "no-match")
"""A first dealer to whom the deal passed on was not drawn: the result does not change."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that was checked, or said not to have been."""

    key: str
    """One of ``STEPS``."""
    outcome: str
    """``right``, ``wrong`` or ``unchecked``."""
    count: int = 1
    """How many of the kind were checked, or were left unchecked."""
    reason: str | None = None
    """Why it was left unchecked, one of ``REASONS``; or, of a first dealer who was not drawn,
    whether the deal could pass on (``passed``) or not (``drawn``, ``other-match``,
    ``other-game``)."""
    line: int | None = None
    """Of what is wrong: the line of the record,"""
    found: str | None = None
    """what stands there,"""
    expected: str | None = None
    """and what should."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked of one record."""

    steps: tuple[Step, ...]
    beginnings: int = 1
    """Which beginning of the match this was: before it one or more had failed if it is above 1."""

    @property
    def result(self) -> str:
        """``wrong``, ``partly`` (nothing is wrong, but not everything that was drawn could be
        checked) or ``right``."""
        if any(step.outcome == "wrong" for step in self.steps):
            return "wrong"
        left = (step for step in self.steps if step.outcome == "unchecked")
        return "partly" if any(step.reason not in NO_DRAW for step in left) else "right"


def verify(text: str, choose: Choose, earlier: Record | None = None) -> Report:
    """Checks the record ``text``; stops at the first thing that is wrong.

    Args:
        text: the record.
        choose: asks a computer again.
        earlier: the record of the match from which the deal passed on, if it is there.

    Raises:
        RefusedRecord: the text is not a valid record.
    """
    *_, report = checking(text, choose, earlier)
    assert report is not None
    return report


def checking(text: str, choose: Choose, earlier: Record | None = None) -> Iterator[Report | None]:
    """The same as ``verify`` for whoever has other things to do, too: gives ``None`` after each
    move, at last the report.

    Raises:
        RefusedRecord: the text is not a valid record.
    """
    check = _Check(text, choose, earlier)
    steps: list[Step] = []
    for step in check.steps():
        if step is None:
            yield None
            continue
        steps.append(step)
        if step.outcome == "wrong":
            break
    yield Report(tuple(steps), check.beginnings)


class _Draws(NamedTuple):
    """What everything drawn comes from."""

    secret: bytes
    seed: str
    several: bool
    """Whether several people had a part in the seed."""

    def deal(self, ply: int, deals: int) -> Stream:
        """What the shuffle is drawn from that is move number ``ply``, after so many deals."""
        if self.several:
            return pack_stream(self.secret, self.seed, deals)
        return deal_stream(self.secret, self.seed, ply)


class _Check:
    """One record while it is checked."""

    def __init__(self, text: str, choose: Choose, earlier: Record | None) -> None:
        self._record = record = parse_record(text)
        self._text = text
        self._choose = choose
        self._earlier = earlier
        self._kind: Kind = find(record.game, record.options)
        self.beginnings = int(record.headers.get("beginnings", "1"))
        self._draws: _Draws | None = None
        self._why: str | None = None
        """Why nothing drawn can be checked."""
        secret, seed = record.headers.get("secret"), record.headers.get("client seed")
        if record.seeds:
            seed = joint_seed(record.seeds)
        if secret is None:
            self._why = "no-secret"
        elif seed is None:
            self._why = "no-seed"
        else:
            self._draws = _Draws(bytes.fromhex(secret), seed, bool(record.seeds))
        self._counts: Counter[str] = Counter()
        self._reasons: dict[str, str] = {}

    def steps(self) -> Iterator[Step | None]:
        """Everything that can be said of the record, to be read up to the first wrong step; and
        ``None`` after each move."""
        yield self._commitment()
        if self._record.seeds:
            yield self._seals()
        yield self._dealer()
        yield from self._moves()

    def _commitment(self) -> Step:
        found, secret = (self._record.headers.get(name) for name in ("commitment", "secret"))
        if found is None or secret is None:
            reason = "no-secret" if secret is None else "no-commitment"
            return Step("commitment", "unchecked", reason=reason)
        return self._compare("commitment", "commitment", found, commitment(bytes.fromhex(secret)))

    def _seals(self) -> Step:
        """Whether every seed is the one of which the seal was shown."""
        seals = self._record.seals
        for seat, seed in self._record.seeds.items():
            if seal(seed) != seals[seat]:
                return self._wrong("seals", f"sealed {seat}", seals[seat], seal(seed), None)
        return Step("seals", "right", len(seals))

    def _dealer(self) -> Step:
        if "follows" in self._record.headers:
            return self._passed_on(self._record.headers["follows"])
        if self._draws is None:
            return Step("dealer", "unchecked", reason=self._why)
        expected = first_dealer(self._draws.secret, self._draws.seed, self._kind.game.seats)
        return self._compare("dealer", "dealer", str(self._record.dealer), str(expected))

    def _passed_on(self, follows: str) -> Step:
        """The first dealer of a match that follows another one."""
        game, earlier = self._kind.game, self._earlier
        if game.next_dealer(self._record.dealer) is None:
            return self._wrong("dealer", "follows", follows, "", "drawn")
        if earlier is None:
            return Step("dealer", "unchecked", reason="follows")
        if earlier.game != game.name:
            return self._wrong("dealer", "game", game.name, earlier.game, "other-game")
        match = earlier.headers.get("match")
        if match is None:
            return Step("dealer", "unchecked", reason="no-match")
        if match != follows:
            return self._wrong("dealer", "follows", follows, match, "other-match")
        expected = str(game.next_dealer(earlier.dealer))
        return self._compare("dealer", "dealer", str(self._record.dealer), expected, "passed")

    def _compare(
        self, key: str, header: str, found: str, expected: str, reason: str | None = None
    ) -> Step:
        if found == expected:
            return Step(key, "right", reason=reason)
        return self._wrong(key, header, found, expected, reason)

    def _wrong(self, key: str, header: str, found: str, expected: str, reason: str | None) -> Step:
        lines = self._text.removeprefix("\ufeff").split("\n")
        line = next(n for n, raw in enumerate(lines, start=1) if raw.startswith(header + ":"))
        return Step(key, "wrong", reason=reason, line=line, found=found, expected=expected)

    def _moves(self) -> Iterator[Step | None]:
        walk = Walk(self._record)
        for ply, turn in enumerate(walk):
            key, expected = self._drawn(turn, ply)
            line = turn.line
            if expected is not None and not _says(walk.game, turn.state, line.text, expected):
                yield from self._counted(but=key)
                yield Step(key, "wrong", 1, None, line.number, line.text, expected)
            yield None
        if walk.failure is not None:
            raise walk.failure
        yield from self._counted()
        people = sum(player.kind == "person" for player in self._record.seats)
        sown = "client seed" in self._record.headers
        without = people - len(self._record.seeds)
        if not sown and without:
            yield Step("seeds", "unchecked", without, "no-seed")
        elif sown and people > 1:
            yield Step("seeds", "unchecked", people, "several-people")
        if self._kind.game.turn(walk.state) is not None:
            yield Step("end", "unchecked", reason="not-over")

    def _drawn(self, turn: Turn, ply: int) -> tuple[str, str | None]:
        """Of which kind a move is (empty: a person's), and how it has to read, if that can be
        known."""
        game = self._kind.game
        seat = game.turn(turn.state)
        if seat is None:
            return "", None
        key, reason = ("deals", self._why) if seat == DEALER else self._of_seat(seat, turn)
        if not key:
            return "", None
        self._counts[key] += 1
        if reason is not None:
            self._reasons[key] = reason
            return key, None
        if key == "firsts":
            return key, first_legal(game, turn.state)
        assert self._draws is not None
        if key == "deals":
            stream = self._draws.deal(ply, self._counts["deals"] - 1)
            return key, str(game.shuffle(turn.state, stream))
        view = json.dumps(game.view(turn.state, seat).plain()).encode()
        level = turn.sitting[seat].level or ""
        drawn = choice_seed(self._draws.secret, self._draws.seed, ply)
        return key, self._choose(game.name, view, level, drawn, self._record.options)

    def _of_seat(self, seat: Seat, turn: Turn) -> tuple[str, str | None]:
        """Of which kind a seat's moves are, and why they cannot be checked."""
        player, version = turn.sitting[seat], str(self._kind.player.version)
        if player.kind == "computer":
            same = turn.players in (None, version)
            return "choices", self._why if same else "players"
        if player.kind == "program":
            return ("firsts", None) if player == FIRST_LEGAL else ("programs", "program")
        return "", None

    def _counted(self, but: str | None = None) -> Iterator[Step]:
        """What was counted so far; of the kind ``but`` something is wrong, which comes after."""
        for key in ("deals", "choices", "firsts", "programs"):
            count = self._counts[key]
            if key == but:
                return
            if count or key in ("deals", "choices"):
                reason = self._reasons.get(key)
                yield Step(key, "unchecked" if reason else "right", count, reason)


def _says(game: AnyGame, state: Any, text: str, expected: str) -> bool:
    """Whether ``text`` is the expected move, be it in other words: the cards of a meld may stand
    in any order."""
    if text == expected:
        return True
    try:
        move = Move.parse(text)
        game.play(state, move)
        return str(game.written(state, move)) == expected
    except (UnreadableMove, IllegalMove):
        return False
