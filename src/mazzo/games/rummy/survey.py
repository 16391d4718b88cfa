"""What Hard remembers of a round, made ready for search."""

from collections.abc import Sequence
from random import Random

from mazzo.games.rummy.bits import ALL, BIT, bits, penalty
from mazzo.games.rummy.melds import best_melds, fits
from mazzo.games.rummy.memory import drawn_openly
from mazzo.games.rummy.normal import Open, discard_worth
from mazzo.games.rummy.playout import DRAWN, UNDECIDED, Playout, wanted
from mazzo.games.rummy.state import SEATS
from mazzo.games.rummy.view import View

LOSS = 0.5


class HardSurvey:
    """A view from which worlds are dealt quickly."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.me = me = view.seat
        self.hand = bits(view.hand)
        self.taken = bits([view.taken]) if view.taken else 0
        drawn = drawn_openly(view.upcard, view.history)
        self.fixed = [
            self.hand if seat == me else bits(view.known[seat]) | bits(drawn[seat])
            for seat in range(SEATS)
        ]
        base = Playout()
        base.discards = [BIT[card] for card in view.discards]
        base.opened = list(view.opened)
        base.second = view.stock_pass == 2
        base.turn = me
        base.gone = bits(view.discards)
        for meld in map(bits, view.melds):
            base.gone |= meld
            self._add(base, meld)
        self.base = base
        self.turned = [BIT[card] for card in reversed(view.turned)]
        known = base.gone | bits(view.turned)
        for cards in self.fixed:
            known |= cards
        self.hidden = [1 << at for at in range(52) if not known >> at & 1]
        self.missing = [
            count - cards.bit_count() for count, cards in zip(view.hands, self.fixed, strict=True)
        ]
        self.work = Playout()
        self.down = self._all_down()

    @staticmethod
    def _add(base: Playout, meld: int) -> None:
        fit = fits(meld)
        if meld & meld << 4:
            base.above |= meld << 4 & ~meld & ALL
            base.below |= meld >> 4 & ~meld
        else:
            base.fourth |= fit

    def _all_down(self) -> tuple[Playout, int]:
        after = Playout()
        after.copy_from(self.base)
        hand = self.hand
        if self.view.phase == "play":
            for meld in best_melds(hand):
                hand &= ~meld
                after.gone |= meld
                after.opened[self.me] = True
                self._add(after, meld)
            hand = after.put_down(hand)
        return after, hand

    def solve(self) -> Sequence[float] | None:
        view = self.view
        if len(view.moves) == 1:
            return [0.0]
        if view.phase == "draw":
            top = self.base.discards[-1]
            if not top & wanted(self.hand) and not top & (
                self.base.above | self.base.below | self.base.fourth
            ):
                return [0.0, -1.0]
            return None
        if any(move.verb in ("meld", "lay") for move in view.moves):
            best = best_melds(self.hand)
            seen = Open(view)
            return [
                (1000.0 if bits(m.cards) in best else 100) + penalty(bits(m.cards))
                if m.verb == "meld"
                else 500.0
                if m.verb == "lay"
                else discard_worth(BIT[m.cards[0]], seen) / 10
                for m in view.moves
            ]
        return None

    def sample(self, rng: Random) -> Sequence[float]:
        view = self.view
        me = self.me
        hidden = self.hidden
        rng.shuffle(hidden)
        at = 0
        hands = []
        for cards, count in zip(self.fixed, self.missing, strict=True):
            for card in hidden[at : at + count]:
                cards |= card
            at += count
            hands.append(cards)
        stock = self.turned or hidden[at:]
        base = self.base
        base.hands[:] = hands
        base.stock = stock
        base.start()
        work = self.work
        worths = []
        for move in view.moves:
            work.copy_from(base)
            if move.verb == "draw":
                outcome = work.take_turn(move.pile == "discards")
            else:
                outcome = work.throw(BIT[move.cards[0]], self.hand)
            if outcome == UNDECIDED:
                outcome = work.run()
            if outcome == DRAWN:
                worths.append(0.0)
            else:
                gain = float(sum(map(penalty, work.hands)))
                worths.append(gain if outcome == me else -gain * LOSS)
        return worths
