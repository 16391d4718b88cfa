"""The matches in memory: loaded when somebody reaches for them, gone when nobody does any more.

Each waits for the store by itself: while it does, what is wanted of it waits in a short queue of
its own, and everything else goes on.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from mazzo.games.contract import DEALER, Seat
from mazzo.match.kept import Kept
from mazzo.match.match import Match, RefusedMove, Step
from mazzo.match.store import (
    Failure,
    Find,
    HoldTurns,
    Keep,
    LeaveTurns,
    Taken,
    TakeTurns,
    Turn,
)
from mazzo.records import chance
from mazzo.room.dues import Dues
from mazzo.room.messages import Refusal, frame
from mazzo.room.output import Output, Thought
from mazzo.room.page import Page
from mazzo.room.playing import Playing

MOST_FOLLOWED: Final = 8
"""Matches that one page can follow; then it hears no more of the one followed longest."""
SWEEP_SECONDS: Final = 1.0
"""How often turns that are due are looked for, and leases made longer."""


class Matches:
    """All matches that somebody follows or thinks about."""

    def __init__(self, output: Output) -> None:
        self.now = 0.0
        """Seconds since 1970, when the clock was last looked at."""
        self._output = output
        self._playing: dict[str, Playing] = {}
        self._dues = Dues()
        self._failing = False
        """Whether turns that are due could not be looked for."""

    def __len__(self) -> int:
        return len(self._playing)

    # Reaching a match.

    def reach(self, match_id: str, then: Callable[[Playing], None]) -> None:
        """Calls ``then`` with the match as soon as it waits for nothing; at once if that is now.
        Its ``match`` is ``None`` where it could not be loaded; ``trouble`` says why."""
        playing = self._playing.get(match_id)
        if playing is None:
            playing = self._playing[match_id] = Playing(match_id)
        if playing.match is None and not playing.asked:
            self._load(playing)
        if playing.asked:
            playing.waiting.append(then)
        else:
            then(playing)
            self._rest(playing)

    def begin(self, match: Match) -> Playing:
        """A match that has just been kept for the first time."""
        playing = self._playing[match.begun.id] = Playing(match.begun.id)
        playing.match = match
        return playing

    def remove(self, match_id: str, reason: str, but: Page | None = None) -> None:
        """The match is not played any more, because of ``reason``: tells everybody except
        ``but``."""
        playing = self._playing.get(match_id)
        if playing is not None:
            self.end(playing, reason, but)
            self._rest(playing)

    def end(self, playing: Playing, reason: str, but: Page | None = None) -> None:
        """Does what ``remove`` says with a match that was reached."""
        for page in playing.close():
            if page is not but:
                self._output.send(page, frame("closed", match=playing.id, reason=reason))
        self._drop_thought(playing)
        self._dues.end(playing.id)

    def leave(self, playing: Playing, page: Page) -> None:
        """The page hears no more of the match."""
        playing.leave(page)
        self._rest(playing)

    def elsewhere(self, match_id: str, number: int) -> None:
        """Another room has kept this event of the match."""
        playing = self._playing.get(match_id)
        if playing is None or (playing.match is not None and number < playing.match.events):
            return
        playing.behind = True
        self._rest(playing)

    # What happens in it.

    def keep(
        self,
        playing: Playing,
        step: Step,
        sender: Page | None = None,
        id: int | None = None,
        level: str | None = None,
    ) -> None:
        """Has the store keep what happens; then it happens, and the pages hear of it.

        Args:
            playing: a match that was reached.
            step: what happens.
            sender: whose frame carries ``id``.
            id: of the message that is answered.
            level: of all computers, where the step changes it.
        """
        match = playing.loaded
        playing.asked = True
        playing.step, playing.sender, playing.answered = step, sender, id
        self._dues.begin(playing.id, self.now)
        if playing.on_kept is None:
            playing.on_kept = partial(self._kept, playing)
        request = Keep(
            playing.id,
            step.number,
            step.event,
            turn=turn_of(match.computer_after(step)),
            outcomes=match.outcomes_after(step),
            level=level,
            touches=step.touched and not match.touched,
            ends_turn=match.computer_to_move() is not None,
        )
        self._output.ask(request, playing.on_kept)

    def thought(self, thought: Thought, move: str | None, reason: str) -> None:
        """A computer has answered; ``None``: it cannot be brought to, because of ``reason``."""
        playing = self._playing.get(thought.match)
        if playing is None or playing.thinking is not thought:
            return  # nobody waits for it any more
        if move is None:
            about = {"match": thought.match, "ply": thought.ply, "level": thought.level}
            self._output.log("computer-silent", **about, reason=reason)
        self.reach(thought.match, partial(self._answer, thought, move))

    def _answer(self, thought: Thought, move: str | None, playing: Playing) -> None:
        if playing.thinking is not thought:
            return
        playing.thinking = None
        match = playing.match
        asked = (thought.seat, thought.level)
        # Another level may have been seated, or the move made elsewhere, in the meantime.
        if match is None or match.ply != thought.ply or match.computer_to_move() != asked:
            return
        try:
            if move is not None:
                self.keep(playing, match.move(thought.seat, move, thought.ply))
                return
        except RefusedMove:
            self._output.log(
                "computer-illegal", match=playing.id, ply=thought.ply, level=thought.level
            )
        self.keep(playing, match.first_legal(thought.ply))

    def _kept(self, playing: Playing, failure: Failure | None) -> None:
        step, sender, id = playing.step, playing.sender, playing.answered
        assert step is not None
        playing.asked = False
        playing.step = playing.sender = None
        if failure is None and playing.match is not None:
            self._take(playing, step, sender, id)
        elif isinstance(failure, Taken):
            # Told when it is known what has happened instead.
            playing.behind = True
            if sender is not None:
                playing.waiting.appendleft(partial(self._refuse_stale, step, sender, id))
        elif failure is not None:
            self._output.log("store-failed", reason=str(failure))
            if sender is not None:
                self._output.refuse(sender, Refusal("store-failed"), id)
                if playing.match is None or playing.match.computer_to_move() is None:
                    self._dues.end(playing.id)
            # What is not on disk has not happened; whoever comes next has it loaded again.
            playing.match = None
        self._go_on(playing)

    def _refuse_stale(self, step: Step, sender: Page, id: int | None, playing: Playing) -> None:
        refusal = playing.trouble
        if playing.match is not None:
            # The text of a deal is the whole pack: no refusal may quote it.
            shown = {} if step.seat in (DEALER, None) else {"move": step.move or ""}
            refusal = Refusal("stale", shown, match=playing.id, ply=playing.match.ply)
        if refusal is not None:
            self._output.refuse(sender, refusal, id)

    def _take(
        self, playing: Playing, step: Step, sender: Page | None = None, id: int | None = None
    ) -> None:
        self._dues.end(playing.id)
        self._output.frames += playing.take(step, sender, id)
        if step.seat is not None and playing.loaded.turn is None:
            self._output.log("match-over", match=playing.id, game=playing.loaded.begun.game)

    # Loading it.

    def _load(self, playing: Playing) -> None:
        playing.asked, playing.behind = True, False
        self._output.ask(Find(playing.id), partial(self._loaded, playing))

    def _loaded(self, playing: Playing, found: Kept | Failure | None) -> None:
        playing.asked = False
        playing.trouble = self._catch_up(playing, found)
        if playing.trouble is not None:
            playing.match = None
            waiting, playing.waiting = playing.waiting, deque()
            for then in waiting:
                then(playing)
            playing.trouble = None
        self._go_on(playing)

    def _catch_up(self, playing: Playing, found: Kept | Failure | None) -> Refusal | None:
        """Brings the match to what is kept; why it cannot be done."""
        if isinstance(found, Failure):
            self._output.log("store-failed", reason=str(found))
            return Refusal("store-failed")
        if found is None or found.state not in ("playing", "over"):
            self.end(playing, "replaced")
            return Refusal("no-such-match", match=playing.id)
        try:
            match = playing.match
            if match is None:
                playing.match = Match.of(found)
                for page in list(playing.followers):
                    self.show(playing, page)
            else:
                match.guests = found.guests
                for event in found.events[match.events :]:
                    self._take(playing, match.follow(event))
        except RefusedMove as refused:
            self._output.log("match-does-not-replay", match=playing.id, reason=refused.reason)
            return Refusal("store-failed")
        return None

    def show(self, playing: Playing, page: Page, id: int | None = None) -> None:
        """The page follows a match that was reached, and gets all that its seat may know."""
        if playing.id not in page.following and len(page.following) >= MOST_FOLLOWED:
            self.leave(next(iter(page.following.values())), page)
        self._output.send(page, playing.whole(page, self.now, id))

    def _go_on(self, playing: Playing) -> None:
        """Does what has waited, until the match waits for the store again."""
        while playing.waiting and not playing.asked:
            if playing.match is None or playing.behind:
                self._load(playing)
            else:
                playing.waiting.popleft()(playing)
        self._rest(playing)

    def _rest(self, playing: Playing) -> None:
        """Nothing more is wanted of a match just now: a computer may have to think about it, or it
        leaves memory."""
        if playing.asked:
            return
        if playing.behind and not playing.idle:
            self._load(playing)
            return
        self._have_thought(playing)
        if playing.idle and self._playing.get(playing.id) is playing:
            del self._playing[playing.id]
            self._dues.end(playing.id)

    # Turns that are due.

    def _have_thought(self, playing: Playing) -> None:
        match = playing.match
        if match is None:
            self._drop_thought(playing)
            return
        computer = match.computer_to_move()
        thinking = playing.thinking
        if thinking is not None:
            if (thinking.ply, (thinking.seat, thinking.level)) == (match.ply, computer):
                return
            self._drop_thought(playing)
        if computer is None:
            return
        seat, level = computer
        begun = match.begun
        seed = chance.choice_seed(begun.secret, begun.client_seed, match.ply)
        view = playing.view_for_computer(seat)
        thought = Thought(playing.id, match.ply, seat, begun.game, begun.options, level, seed, view)
        playing.thinking = thought
        self._dues.begin(playing.id, self.now)
        self._output.thoughts.append(thought)

    def _drop_thought(self, playing: Playing) -> None:
        if playing.thinking is not None:
            # Who starts match after match must not have others wait for answers nobody wants.
            self._output.dropped.append(playing.thinking)
            playing.thinking = None

    def set_back(self, now: float) -> None:
        """The clock was set back to ``now``: nothing has waited longer than since then."""
        self._dues.restart(now)

    def sweep(self) -> None:
        """Takes up turns that are due and nobody works on, and tells pages of those that are
        late."""
        self._output.ask(TakeTurns(), self._take_turns)
        held = [
            match_id
            for match_id in self._dues.before(self.now)
            if self._playing[match_id].thinking is not None
        ]
        if held:
            self._output.ask(HoldTurns(held), lambda _: None)
        for match_id in self._dues.late(self.now):
            for page in self._playing[match_id].followers:
                self._output.send(page, frame("late", match=match_id))

    def _take_turns(self, found: Iterable[str] | Failure) -> None:
        if isinstance(found, Failure):
            if not self._failing:  # and not again every second
                self._output.log("store-failed", reason=str(found))
            self._failing = True
            return
        self._failing = False
        for match_id in found:
            self.reach(match_id, self._take_up)

    def _take_up(self, playing: Playing) -> None:
        if playing.trouble is not None:
            self._output.log("turn-not-taken-up", match=playing.id, reason=playing.trouble.key)

    def close(self) -> None:
        """What is due is anybody's."""
        self._output.ask(LeaveTurns(), lambda _: None)


def turn_of(computer: tuple[Seat, str] | None) -> Turn | None:
    """What is due when that computer has the turn."""
    return None if computer is None else Turn(computer[0])
