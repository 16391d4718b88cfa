"""Hard: what it remembers of a round, and the worlds it plays out from there.

In every imagined world each move is tried and the round played to its end; the worth of a move is
the chance to win the match afterwards. Moves that fall behind are tried no further, so that most
worlds go into the choice between the best.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from mazzo.games.move import Move
from mazzo.games.rummy.bits import ALL, BIT, bits, penalty
from mazzo.games.rummy.inference import conduct, likely_hand
from mazzo.games.rummy.match import chance
from mazzo.games.rummy.melds import has_meld, helped
from mazzo.games.rummy.memory import drawn_openly
from mazzo.games.rummy.normal import OpenCards, discard_worth, draw_worth, put_down_worth
from mazzo.games.rummy.playout import DRAWN, UNDECIDED, Playout, least
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View
from mazzo.games.shuffle import shuffle

STOCKS: Final = 4
"""In how many orders the stock is tried with the same imagined hands: most of the luck of a round
is in the stock, and dealing likely hands is what takes time."""
SIEVE: Final = {60: 4, 160: 3, 280: 2}
"""After so many worlds, so many moves at most stay in the running."""
PROMISE: Final = 0.08
"""What each point that Normal gives to a discard counts before the first world is played,"""
PROMISE_ALONE: Final = 2.0
"""and that the card helps no other in the hand: sums of chances as over the worlds, of which they
weigh about a hundred. Fitted to the chances of 600 decisions, each played out 8,000 times."""
PATIENCE: Final = 0.005
"""By how much more holding a meld back must promise than laying it."""
OUT_OF_THE_QUESTION: Final = -1.0


class HardSurvey:
    """A view from which worlds are dealt and played out quickly."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.me = view.seat
        self.moves = view.moves
        self.points = view.points
        self.seen = OpenCards(view)
        self.plan = self.seen.plan() if view.phase == "play" else self.seen.plan_with_top()
        """How the turn ends if all is put down, the top discard taken before the draw."""
        drawn = drawn_openly(view.upcard, view.history)
        self.certain = [
            self.seen.hand if seat == self.me else bits(view.known[seat]) | bits(drawn[seat])
            for seat in range(SEATS)
        ]
        """By seat, the cards that it is sure to hold."""
        self.missing = [
            count - cards.bit_count() for count, cards in zip(view.hands, self.certain, strict=True)
        ]
        self.others = [seat for seat in range(SEATS) if seat != self.me]
        self.conduct = conduct(view)
        self.now = _round(view)
        self.turned = [BIT[card] for card in reversed(view.turned)]
        placed = self.now.gone | bits(view.turned)
        for cards in self.certain:
            placed |= cards
        self.hidden = [card for card in BIT.values() if not card & placed]
        self.trial = Playout()
        self.holds_meld = has_meld(self.seen.hand)
        self.running = list(range(len(view.moves)))
        """The moves that are still tried."""
        self.sums = [self._promise(move) for move in view.moves]
        self.dropped: list[tuple[int, int, float]] = []
        """The moves that are no longer tried: the move, the one that led then, and how much
        better that one was."""
        self.worlds = 0

    def solve(self) -> Sequence[float] | None:
        """The worths where there is nothing to weigh: a single move, going out, and cards to put
        down once the first meld of the round lies on the table."""
        if len(self.moves) == 1:
            return [0.0]
        if self.moves[0].verb == "draw":
            return [draw_worth(move, self.seen) for move in self.moves] if self.plan.out else None
        down = [put_down_worth(move, self.seen) for move in self.moves]
        first = max(range(len(down)), key=down.__getitem__)
        if down[first] == 0:
            return None
        self.running = [at for at, worth in enumerate(down) if worth == 0]
        if self.seen.opened or self.plan.out or not self.running:
            return down
        # holding the first meld back: tried with the discard that seems best
        apart = [at for at in self.running if BIT[self.moves[at].cards[0]] & self.plan.rest]
        held = max(apart, key=lambda at: discard_worth(BIT[self.moves[at].cards[0]], self.seen))
        self.running = [first, held]
        return None

    def sample(self, rng: Random) -> Sequence[float]:
        """The chance of each move to win the match, in one imagined world.

        A move that is no longer tried keeps the distance to the move that led when it was dropped,
        so that luck in few worlds does not bring it back.
        """
        if self.worlds % STOCKS == 0 or self.turned or not self.now.stock:
            self._imagine(rng)
        else:
            self.now.stock.insert(0, self.now.stock.pop())  # everybody draws what the next one drew
        worths = [OUT_OF_THE_QUESTION] * len(self.moves)
        for at in self.running:
            worth = self._try(self.moves[at])
            self.sums[at] += worth
            worths[at] = worth if self.worlds else self.sums[at]
        for at, leader, distance in reversed(self.dropped):
            worths[at] = worths[leader] - distance
        self.worlds += 1
        if self.worlds in SIEVE:
            self._sieve(SIEVE[self.worlds])
        return worths

    def _promise(self, move: Move) -> float:
        """What speaks for a move before it is tried: few worlds are more luck than a rule of thumb
        that holds on the whole."""
        if move.verb != "discard" or self.holds_meld:
            return 0.0
        card = BIT[move.cards[0]]
        alone = 0.0 if card & helped(self.seen.hand) else PROMISE_ALONE
        return PROMISE * discard_worth(card, self.seen) + alone

    def _sieve(self, most: int) -> None:
        """Leaves the best ``most`` moves in the running."""
        self.running.sort(key=lambda at: -self.sums[at])
        leader = self.running[0]
        for at in reversed(self.running[most:]):
            distance = (self.sums[leader] - self.sums[at]) / self.worlds
            self.dropped.append((at, leader, distance))
        del self.running[most:]

    def _imagine(self, rng: Random) -> None:
        """Deals the hidden cards to the other hands and the stock."""
        now = self.now
        left = self.hidden.copy()
        shuffle(self.others, rng)
        for seat in self.others:
            hand = self.certain[seat]
            if self.missing[seat]:
                hand = likely_hand(hand, left, self.missing[seat], self.conduct[seat], rng)
            now.hands[seat] = hand
        now.hands[self.me] = self.seen.hand
        shuffle(left, rng)
        now.stock = self.turned or left
        now.start()

    def _try(self, move: Move) -> float:
        """The chance to win the match if ``move`` is made in the imagined world."""
        trial, me, hand = self.trial, self.me, self.seen.hand
        trial.copy_from(self.now)
        if move.verb == "draw":
            outcome = trial.take_turn(move.pile == "discards")
        elif move.verb == "discard":
            outcome = trial.throw(BIT[move.cards[0]], hand)
            if self.holds_meld:
                trial.wants[me] = ALL  # what is held back is melded in the next turn
        else:
            outcome = self._put_down()
        if outcome == UNDECIDED:
            outcome = trial.run()
        worth = self._chance_after(outcome)
        return worth - PATIENCE if move.verb == "discard" and self.holds_meld else worth

    def _put_down(self) -> int:
        """Ends the turn of the trial by the plan."""
        trial, rest, taken = self.trial, self.plan.rest, self.seen.taken
        trial.copy_places(self.plan.places)
        trial.gone |= self.seen.hand ^ rest
        trial.opened[self.me] = True
        return trial.throw(least(rest & ~taken, rest, trial), rest)

    def _chance_after(self, outcome: int) -> float:
        """The chance to win the match once the round has ended."""
        points = list(self.points)
        if outcome != DRAWN:
            points[outcome] += sum(map(penalty, self.trial.hands))
        return chance(points, self.me)


def _round(view: View) -> Playout:
    """All that is certain of the round."""
    now = Playout()
    now.turn = view.turn or 0
    now.second = view.stock_pass == 2
    now.opened = list(view.opened)
    now.discards = [BIT[card] for card in view.discards]
    now.gone = bits(view.discards)
    for meld in view.melds:
        now.add_meld(bits(meld))
    return now
