"""A room without a server: every input and output is a plain call, nothing is waited for."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from mazzo.bots.levels import choose
from mazzo.games.contract import DEALER
from mazzo.match.match import Match
from mazzo.match.store import Request
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from mazzo.room.output import Asked, RandomBytes, Thought
from mazzo.room.page import Page
from mazzo.room.room import Room
from tests.room.shelf import Shelf
from tests.story import Frame, Story

NOON = 1_780_000_000.0


def think(thought: Thought) -> str | None:
    """The move that the computer plays."""
    it = thought
    return choose(it.game, it.view, it.level, it.seed, it.options)


class Visitor(Page):
    """A page that keeps all it hears."""

    def __init__(self, guest: bytes) -> None:
        super().__init__(guest)
        self.frames: list[bytes] = []
        """As they came."""
        self.heard: list[Frame] = []
        """The same read, updates with the whole view after them."""
        self.story = Story()

    def receive(self, frame: bytes) -> None:
        """A frame has come."""
        self.frames.append(frame)
        self.heard.append(self.story.tell(json.loads(frame)))

    @property
    def last(self) -> Frame:
        """What was heard last."""
        return self.heard[-1]


class Hall:
    """Drives a room until nothing is left to do."""

    def __init__(self, seed: int = 0, shelf: Shelf | None = None) -> None:
        self.now = NOON
        self.shelf = shelf or Shelf()
        self.room = Room(self.now)
        self.think: Callable[[Thought], str | None] = think
        self.holds: Callable[[Request[Any]], bool] = lambda _: False
        """Which requests are not answered yet."""
        self.held: list[Asked] = []
        self.thoughts: list[Thought] = []
        """What computers were asked; they answer at once unless ``asleep``."""
        self.dropped: list[Thought] = []
        self.asleep = False
        self.last_ply = 1_000_000
        """From this move on computers are asleep in any case."""
        self.lines: list[tuple[str, dict[str, Any]]] = []
        """The log."""
        self.chance = Random(seed)
        self._ids = iter(range(1, 1_000_000))
        self.settle()

    def page(self, guest: bytes = b"g" * 32) -> Visitor:
        """Somebody opens a page."""
        page = Visitor(guest)
        self.room.opened(page)
        return page

    def say(self, page: Visitor, **message: Any) -> None:
        """A page says something, and what follows is done."""
        self.room.heard(page, json.dumps(message))
        self.settle()

    def ask(self, page: Visitor, **message: Any) -> Frame:
        """The frame that answers a message."""
        number = next(self._ids)
        before = len(page.heard)
        self.say(page, **message, id=number)
        return next(frame for frame in page.heard[before:] if frame.get("id") == number)

    def start(
        self, page: Visitor, game: str = "rubamazzo", level: str = "easy", seed: str = "seed"
    ) -> Frame:
        """A page begins a match; the frame with all of it."""
        offer = self.ask(page, type="offer", game=game)
        return self.ask(
            page, type="new", game=game, commitment=offer["commitment"], seed=seed, level=level
        )

    def play(self, page: Visitor, match: Frame, move: str | None = None) -> Frame:
        """A page plays a move, by default the first it may; the answer."""
        move = move or match["view"]["moves"][0]
        return self.ask(page, type="play", match=match["match"], ply=match["ply"], move=move)

    def pass_time(self, seconds: float) -> None:
        """The clock goes on, tick by tick."""
        for _ in range(int(seconds)):
            self.now += 1
            self.room.tick(self.now)
            self.settle()

    def release(self) -> None:
        """Answers what was held back."""
        held, self.held = self.held, []
        for asked in held:
            self.room.settled(asked.then, self.shelf.do(asked.request))
        self.settle()

    def settle(self) -> None:
        """Does what the room wants done, until it wants nothing more."""
        while True:
            output = self.room.drain()
            self.lines += output.lines
            self.dropped += output.dropped
            for page, frame in output.frames:
                assert isinstance(page, Visitor)
                page.receive(frame)
            for asked in output.requests:
                self._answer(asked)
            self.thoughts += output.thoughts
            for thought in output.thoughts:
                if not self.asleep and thought.ply < self.last_ply:
                    self.room.thought(thought, self.think(thought), "dead")
            if not (output.requests or output.thoughts):
                return

    def _answer(self, asked: Asked) -> None:
        if isinstance(asked.request, RandomBytes):
            self.room.settled(asked.then, self.chance.randbytes(asked.request.count))
        elif self.holds(asked.request):
            self.held.append(asked)
        else:
            self.room.settled(asked.then, self.shelf.do(asked.request))


def play_out(hall: Hall, page: Visitor, match: Frame, rng: Random) -> Frame:
    """The page plays at random to the end of its match; the last frame."""
    match = {**match, **page.last}
    while match["view"]["turn"] is not None:
        if match["view"]["turn"] == "dealer":
            hall.ask(page, type="deal", match=match["match"], ply=match["ply"])
        else:
            hall.play(page, match, rng.choice(match["view"]["moves"]))
        assert page.last["type"] == "update", page.last
        match = {**match, **page.last}
    return match


def begin_as_first(hall: Hall, page: Visitor, game: str = "rubamazzo") -> Frame:
    """A match in which the page has the first turn."""
    for number in range(20):
        match = hall.start(page, game, seed=f"seed{number}")
        if match["view"]["turn"] == 0:
            return match
    raise AssertionError


def check_updates(hall: Hall, page: Visitor, end: Frame) -> list[Frame]:
    """Whether the updates of a page at seat 0 lead to what that seat may know, from its whole match
    to ``end``, when it is over.

    Returns:
        The updates.
    """
    kept = hall.shelf.kept[end["match"]]
    assert kept.state == "over"
    truth = Match(kept.begun)
    updates = [frame for frame in page.heard if frame["type"] == "update"]
    truth.take(truth.follow(kept.events[0]))  # the first deal comes with the whole match
    for event, frame in zip(kept.events[1:], updates, strict=True):
        step = truth.follow(event)
        truth.take(step)
        assert frame["event"] == step.number
        assert frame["ply"] == truth.ply
        assert frame["seat"] == ("dealer" if step.seat == DEALER else step.seat)
        assert frame["view"] == json.loads(json.dumps(truth.view(0).plain()))
    assert replay(parse_record(str(kept.record()))).failure is None
    return updates
