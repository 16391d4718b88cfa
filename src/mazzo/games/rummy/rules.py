"""The rules of Rummy: four players, 52 French cards, rounds until somebody has 200 points.

Every choice is settled in ``RULES.md`` beside this file; the numbers in comments are its points.
"""

from dataclasses import dataclass
from random import Random
from typing import Final

from mazzo.cards import FRENCH_PACK, Card
from mazzo.games.contract import (
    DEALER,
    IllegalMove,
    Left,
    Outcome,
    Seat,
    Sides,
)
from mazzo.games.dealing import check_deal, deal_hidden, shuffled
from mazzo.games.move import Move
from mazzo.games.options import NoHouseRules
from mazzo.games.outcome import most_points_win
from mazzo.games.rummy import turns
from mazzo.games.rummy.bits import bits, penalty
from mazzo.games.rummy.memory import drawn_openly, drought
from mazzo.games.rummy.state import SEATS, Cards, Hands, State
from mazzo.games.rummy.view import View

HAND: Final = 7


@dataclass(frozen=True, slots=True)
class Rummy(NoHouseRules):
    """The game, as the contract of ``mazzo.games.contract`` asks for it."""

    name: str = "rummy"
    version: int = 1
    record_format: int = 1
    seats: int = SEATS
    pack: tuple[Card, ...] = FRENCH_PACK
    sides: Sides = ((0,), (1,), (2,), (3,))
    reasons: tuple[str, ...] = (
        "not-a-meld",
        "no-such-meld",
        "not-opened",
        "does-not-fit",
        "taken-may-not-go-back",
        "would-strand",
    )
    view_type: type[View] = View

    def start(self, dealer: Seat) -> State:
        """The match before the first deal."""
        return State(dealer=dealer, turn=DEALER)

    def next_dealer(self, last: Seat) -> None:
        """(1) The first dealer is drawn anew for every match."""

    def turn(self, state: State) -> Seat | None:
        """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        """The dealer's move."""
        return shuffled(self.pack, rng)

    def moves(self, state: State) -> tuple[Move, ...]:
        """To draw: stock, discards. Then: melds, lay-offs by meld, discards."""
        seat = state.turn
        if seat is None or seat == DEALER:
            return ()
        return turns.DRAWS if state.phase == "draw" else turns.moves_in_play(state, seat)

    def play(self, state: State, move: Move) -> State:
        """The state after the move.

        Raises:
            IllegalMove: ``over``, ``dealer-to-move``, ``wrong-phase``, ``bad-deal``,
                ``unreadable``, ``not-your-card``, ``not-a-meld``, ``no-such-meld``,
                ``not-opened``, ``does-not-fit``, ``taken-may-not-go-back``, ``would-strand``.
        """
        seat = state.turn
        if seat is None:
            raise IllegalMove("over")
        if seat == DEALER:
            return _deal(state, move)
        verb = move.verb
        if verb == "deal" or (verb in _PHASES and _PHASES[verb] != state.phase):
            raise IllegalMove("wrong-phase", phase=str(state.phase))
        if verb == "draw":
            return turns.draw(state, seat, move)
        if verb == "discard":
            return turns.discard(state, seat, move)
        if verb == "meld":
            return turns.meld(state, seat, move)
        if verb == "lay":
            return turns.lay(state, seat, move)
        raise IllegalMove("unreadable", move=str(move))

    def written(self, state: State, move: Move) -> Move:
        """(2) The order in which the cards of a meld are named does not matter."""
        return turns.sorted_meld(move) if move.verb == "meld" else move

    def points(self, state: State) -> tuple[int, int, int, int]:
        """(7) The points of the match."""
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """(7) Who reached 200 first has won; nobody else can have as many."""
        return None if state.turn is not None else most_points_win(state.points)

    def hands(self, state: State) -> Hands:
        """The cards of every hand, sorted."""
        return state.hands

    def view(self, state: State, seat: Seat | None) -> View:
        """What ``seat`` may know; a spectator sees no hand until the round is over."""
        first, second, third, fourth = map(len, state.hands)
        return View(
            seat=seat,
            turn=state.turn,
            moves=self.moves(state) if seat is not None and state.turn == seat else (),
            points=state.points,
            dealer=state.dealer,
            hand=() if seat is None else state.hands[seat],
            hands=(first, second, third, fourth),
            stock=len(state.stock),
            history=state.history,
            phase=state.phase,
            upcard=state.upcard,
            discards=state.discards,
            melds=state.melds,
            opened=state.opened,
            stock_pass=state.stock_pass,
            taken=state.taken,
            known=state.known,
            turned=state.stock if state.stock_pass == 2 else (),
            winner=state.winner,
            shown=state.hands if _is_finished(state) else None,
            counted=_counted(state.hands) if _is_finished(state) else None,
        )

    def left(self, view: View) -> Left:
        """The cards of the stock."""
        return Left("cards", view.stock)

    def imagine(self, view: View, rng: Random) -> State:
        """Another truth: the cards whose place the seat cannot know, dealt anew.

        Cards taken openly stay in the hand that took them; in pass 2 the stock keeps its order,
        and what was drawn from it stays where it went.
        """
        if view.upcard is None:
            return self.start(view.dealer)
        fixed = view.shown or _fixed_cards(view)
        visible = {card for cards in (view.discards, *view.melds, view.turned) for card in cards}
        hidden = [
            card
            for card in self.pack
            if card not in visible and not any(card in cards for cards in fixed)
        ]
        missing = [count - len(cards) for count, cards in zip(view.hands, fixed, strict=True)]
        dealt, stock = deal_hidden(hidden, missing, rng)
        first, second, third, fourth = (
            tuple(sorted((*cards, *more))) for cards, more in zip(fixed, dealt, strict=True)
        )
        return State(
            dealer=view.dealer,
            turn=view.turn,
            phase=view.phase,
            hands=(first, second, third, fourth),
            stock=view.turned or stock,
            discards=view.discards,
            melds=view.melds,
            opened=view.opened,
            stock_pass=view.stock_pass,
            taken=view.taken,
            known=view.known,
            winner=view.winner,
            points=view.points,
            dry=drought(view.history),
            upcard=view.upcard,
            history=view.history,
        )

    def position(self, state: State) -> dict[str, object]:
        """Everything there is, as ``docs/records.md`` lists it."""
        return {
            "game": self.name,
            "turn": "dealer" if state.turn == DEALER else state.turn,
            "legal": sorted(str(move) for move in self.moves(state)),
            "points": state.points,
            "over": state.turn is None,
            "hands": state.hands,
            "stock": state.stock,
            "dealer": state.dealer,
            "phase": state.phase,
            "discards": state.discards,
            "melds": state.melds,
            "opened": state.opened,
            "pass": state.stock_pass,
            "taken": state.taken,
            "winner": state.winner,
        }


_PHASES: Final = {"draw": "draw", "meld": "play", "lay": "play", "discard": "play"}


def _deal(state: State, move: Move) -> State:
    check_deal(move, FRENCH_PACK)
    # (1) the deal moves on, but whoever was drawn deals first
    dealer = (state.dealer + 1) % SEATS if _is_finished(state) else state.dealer
    first, second, third, fourth = (_dealt(move.cards, dealer, seat) for seat in range(SEATS))
    dealt = SEATS * HAND
    return State(
        dealer=dealer,
        turn=(dealer + 1) % SEATS,
        phase="draw",
        hands=(first, second, third, fourth),
        stock=move.cards[dealt + 1 :],
        discards=move.cards[dealt : dealt + 1],
        points=state.points,
        upcard=move.cards[dealt],
    )


def _dealt(pack: Cards, dealer: Seat, seat: Seat) -> Cards:
    """(1) Seven cards, one at a time, from the seat left of the dealer."""
    return tuple(sorted(pack[(seat - dealer - 1) % SEATS : SEATS * HAND : SEATS]))


def _counted(hands: Hands) -> tuple[int, int, int, int]:
    """(7) What the cards that everybody still holds count."""
    first, second, third, fourth = (penalty(bits(hand)) for hand in hands)
    return first, second, third, fourth


def _is_finished(state: State) -> bool:
    """Whether the round shown is over."""
    return state.phase is None and state.upcard is not None


def _fixed_cards(view: View) -> Hands:
    """The cards of each hand that the view's seat can name."""
    drawn = drawn_openly(view.upcard, view.history)
    first, second, third, fourth = (
        view.hand if seat == view.seat else (*view.known[seat], *drawn[seat])
        for seat in range(SEATS)
    )
    return first, second, third, fourth


GAME = Rummy()
