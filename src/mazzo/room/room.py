"""The room's core: inputs are its methods, ``drain`` has what came out.

Whatever changes something passes one gate: the page's guest, the seat that guest has, the ply that
is answered. Then the rules are asked, then the store, and only when it has answered the pages hear
of it.
"""

import base64
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Final

from mazzo.games.catalogue import UnknownGame, find
from mazzo.games.contract import Kind
from mazzo.games.options import UnknownOption
from mazzo.match.kept import Guest, Kept
from mazzo.match.match import Match
from mazzo.match.store import Begin, Failure, Last, Latest, Then
from mazzo.records import chance
from mazzo.room import messages
from mazzo.room.acts import ACTS, Acts, check_level
from mazzo.room.allowance import Allowance
from mazzo.room.matches import SWEEP_SECONDS, Matches, turn_of
from mazzo.room.messages import Message, Refusal, Unreadable, frame
from mazzo.room.opening import new_match
from mazzo.room.output import Output, RandomBytes, Thought
from mazzo.room.page import Page

ID_BYTES: Final = 16


class Room:
    """All matches of one server, its pages and its guests."""

    def __init__(self, now: float, matches_per_guest: int = 60) -> None:
        """
        Args:
            now: what the clock shows, in seconds since 1970.
            matches_per_guest: how many a guest may start in a minute.
        """
        self._output = Output()
        self._matches = Matches(self._output)
        self._acts = Acts(self._matches, self._output)
        self._starts = Allowance(matches_per_guest)
        self._pages: dict[Guest, dict[Page, None]] = {}
        self._matches.now = now
        self.wake = now
        """When ``tick`` has to be called at the latest."""

    def drain(self) -> Output:
        """What has come out since the last call."""
        return self._output.drain()

    @property
    def matches(self) -> int:
        """How many matches are in memory."""
        return len(self._matches)

    def opened(self, page: Page) -> None:
        """A page is there."""
        self._pages.setdefault(page.guest, {})[page] = None

    def gone(self, page: Page) -> None:
        """A page is not there any more."""
        page.hears = False
        theirs = self._pages.get(page.guest, {})
        theirs.pop(page, None)
        if not theirs:
            self._pages.pop(page.guest, None)
        for playing in list(page.following.values()):
            self._matches.leave(playing, page)

    def heard(self, page: Page, text: str | bytes) -> None:
        """A page has said something."""
        if not page.hears:
            return
        try:
            message = messages.read(text)
        except Unreadable as unreadable:
            self._output.refuse(page, unreadable, unreadable.id)
            return
        if isinstance(message, ACTS):
            self._acts.hear(page, message)
            return
        try:
            self._hear(page, message)
        except Refusal as refusal:
            self._output.refuse(page, refusal, message.id)

    def thought(self, thought: Thought, move: str | None, reason: str = "") -> None:
        """A computer has answered; ``None``: it cannot be brought to, because of ``reason``."""
        self._matches.thought(thought, move, reason)

    def settled(self, then: Then, answer: Any) -> None:
        """The store, or the driver, has answered: a match was loaded or not, an event was kept or
        refused, bytes were drawn."""
        then(answer)

    def elsewhere(self, match_id: str, number: int) -> None:
        """Another room has kept this event of a match."""
        self._matches.elsewhere(match_id, number)

    def tick(self, now: float) -> None:
        """The clock shows ``now``, in seconds since 1970."""
        if now < self._matches.now:
            self._matches.set_back(now)
            self.wake = now
        self._matches.now = now
        if now >= self.wake:
            self.wake = now + SWEEP_SECONDS
            self._matches.sweep()

    def part(self, guest: Guest) -> list[Page]:
        """From now on nothing that the guest's pages say is heard: they are about to be forgotten.
        The pages."""
        pages = list(self._pages.get(guest, ()))
        for page in pages:
            page.hears = False
        return pages

    def forgotten(self, match_ids: Iterable[str]) -> None:
        """These matches are gone with their guest."""
        for match_id in match_ids:
            self._matches.remove(match_id, "forgotten")

    def close(self) -> None:
        """The room is about to end: computers' moves stay owed, for whoever takes them."""
        self._matches.close()

    def _hear(self, page: Page, message: Message) -> None:
        if isinstance(message, messages.Ping):
            self._output.send(page, frame("pong", message.id))
        elif isinstance(message, messages.Leave):
            playing = page.following.get(message.match)
            if playing is not None:
                self._matches.leave(playing, page)
        elif isinstance(message, messages.Offer):
            self._offer(page, message)
        elif isinstance(message, messages.Open):
            _kind(message.game)
            then = partial(self._found, page, message)
            self._output.ask(Latest(page.guest, message.game), then)
        elif isinstance(message, messages.New):
            self._new(page, message)

    def _found(self, page: Page, message: messages.Open, found: Kept | Failure | None) -> None:
        if isinstance(found, Failure):
            self._fail(page, message.id, found)
        elif found is None:
            self._offer(page, messages.Offer(message.id, message.game))
        else:
            self._acts.hear(page, messages.Sync(message.id, found.id))

    def _offer(self, page: Page, message: messages.Offer) -> None:
        game = _kind(message.game).game.name

        def drawn(secret: bytes) -> None:
            page.offers[game] = secret
            commitment = chance.commitment(secret)
            self._output.send(page, frame("offer", message.id, game=game, commitment=commitment))

        self._output.ask(RandomBytes(chance.SECRET_BYTES), drawn)

    def _new(self, page: Page, message: messages.New) -> None:
        kind = _kind(message.game, message.options)
        check_level(message.level)
        if not chance.is_client_seed(message.seed):
            raise Refusal("bad-seed", {"seed": message.seed})
        secret = page.offers.get(message.game)
        if secret is None or chance.commitment(secret) != message.commitment:
            raise Refusal("no-offer")
        if not self._starts.take(page.guest, self._matches.now):
            raise Refusal("too-many-matches")
        del page.offers[message.game]

        def drawn(drawn: bytes) -> None:
            id = base64.urlsafe_b64encode(drawn).rstrip(b"=").decode()
            self._output.ask(Last(page.guest, message.game), partial(begin, id))

        def begin(id: str, last: Any) -> None:
            if isinstance(last, Failure):
                self._fail(page, message.id, last)
            elif page.hears:
                guest, now = page.guest, self._matches.now
                kept = new_match(kind, id, guest, message.level, secret, message.seed, last, now)
                turn = turn_of(Match.of(kept).computer_to_move())
                self._output.ask(Begin(kept, turn), partial(self._begun, page, message))

        self._output.ask(RandomBytes(ID_BYTES), drawn)

    def _begun(self, page: Page, message: messages.New, kept: Kept | Failure) -> None:
        if isinstance(kept, Failure):
            self._fail(page, message.id, kept)
            return
        self._output.log("match-started", match=kept.id, game=message.game, level=message.level)
        playing = self._matches.begin(Match.of(kept))
        if kept.begun.previous is not None:
            self._matches.remove(kept.begun.previous, "replaced", page)
        self._acts.hear(page, messages.Sync(message.id, playing.id))

    def _fail(self, page: Page, id: int | None, failure: Failure) -> None:
        self._output.log("store-failed", reason=str(failure))
        self._output.refuse(page, Refusal("store-failed"), id)


def _kind(game: str, options: Mapping[str, str] | None = None) -> Kind:
    try:
        return find(game, options)
    except UnknownGame:
        raise Refusal("no-such-game", {"game": game}) from None
    except UnknownOption as unknown:
        values = {"option": unknown.name, "value": unknown.value}
        raise Refusal("unknown-option", values) from None
