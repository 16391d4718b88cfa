"""The rules of Whist: four players in two sides, deals of 13 tricks until a side has 7 points.

Every choice is settled in ``RULES.md`` beside this file; the numbers in comments are its points.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Final

from mazzo.cards import FRENCH_PACK, Card
from mazzo.games.contract import DEALER, IllegalMove, Left, Outcome, Seat, Sides
from mazzo.games.dealing import shuffled
from mazzo.games.move import Move
from mazzo.games.options import HouseRules, in_force
from mazzo.games.tricks import (
    NO_CARDS,
    SEATS,
    SIDES,
    TRICKS,
    Four,
    Hands,
    TrickState,
    changed,
    deal_under,
    dealt,
    following,
    of_side,
    put_down,
)
from mazzo.games.whist.view import View

BOOK: Final = 6
"""So many tricks of a side count nothing."""
ROTATION: Final = ("H", "C", "D", "S", None)
HOUSE_RULES: Final[HouseRules] = MappingProxyType(
    {"target": ("7", "5", "9"), "trump": ("turned", "rotating")}
)


@dataclass(frozen=True, slots=True)
class State(TrickState):
    """Where every card of a deal is."""

    turned: Card | None = None
    """The card turned up, for the whole deal."""


@dataclass(frozen=True, slots=True)
class Whist:
    """The game, as the contract of ``mazzo.games.contract`` asks for it."""

    name: str = "whist"
    version: int = 1
    record_format: int = 1
    seats: int = SEATS
    pack: tuple[Card, ...] = FRENCH_PACK
    sides: Sides = SIDES
    reasons: tuple[str, ...] = ("must-follow",)
    view_type: type[View] = View
    target: int = 7
    rotating: bool = False

    @property
    def house_rules(self) -> HouseRules:
        """How many points win, and where trump comes from."""
        return HOUSE_RULES

    @property
    def options(self) -> Mapping[str, str]:
        """The value in force of every house rule."""
        return {"target": str(self.target), "trump": "rotating" if self.rotating else "turned"}

    def with_options(self, options: Mapping[str, str]) -> "Whist":
        """The game that is played by these house rules.

        Raises:
            UnknownOption: there is no such rule, or it has no such value.
        """
        chosen = in_force(HOUSE_RULES, options)
        rotating = chosen["trump"] == "rotating"
        return replace(self, target=int(chosen["target"]), rotating=rotating)

    def start(self, dealer: Seat) -> State:
        """The match before the first deal."""
        return State(dealer=dealer, turn=DEALER)

    def next_dealer(self, last: Seat) -> None:
        """(2) The first dealer is drawn anew for every match."""

    def turn(self, state: State) -> Seat | None:
        """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        """The dealer's move."""
        return shuffled(self.pack, rng)

    def moves(self, state: State) -> tuple[Move, ...]:
        """(4, 5) The cards that may be played, as plain text is sorted."""
        if state.turn is None or state.turn == DEALER:
            return ()
        hand = state.hands[state.turn]
        cards = following(hand, state.trick) if state.trick else hand
        return tuple(Move("play", (card,)) for card in cards)

    def play(self, state: State, move: Move) -> State:
        """The state after the move.

        Raises:
            IllegalMove: ``over``, ``unreadable``, ``dealer-to-move``, ``wrong-phase``,
                ``bad-deal``, ``not-your-card``, ``must-follow``.
        """
        seat = state.turn
        if seat is None:
            raise IllegalMove("over")
        if move.verb != "deal" and (
            move != Move("play", move.cards[:1]) or not set(move.cards) & set(FRENCH_PACK)
        ):
            raise IllegalMove("unreadable", move=str(move))
        if seat == DEALER:
            return self._deal(state, move)
        if move.verb == "deal":
            raise IllegalMove("wrong-phase")
        state = put_down(state, seat, move.cards[0], self._trump(state))
        return self._finished(state) if state.is_finished else state

    def written(self, state: State, move: Move) -> Move:
        """No two texts name the same move."""
        return move

    def points(self, state: State) -> Four:
        """(7) The points of the match; those of a deal are added when it is over."""
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """(8) The side with more has won; a match is never drawn."""
        if state.turn is not None:
            return None
        best = max(state.points)
        return tuple("won" if score == best else "lost" for score in state.points)

    def hands(self, state: State) -> Hands:
        """The cards of every hand, sorted."""
        return state.hands

    def view(self, state: State, seat: Seat | None) -> View:
        """What ``seat`` may know; a spectator sees no hand."""
        first, second, third, fourth = map(len, state.hands)
        return View(
            seat=seat,
            turn=state.turn,
            moves=self.moves(state) if seat is not None and state.turn == seat else (),
            points=state.points,
            dealer=state.dealer,
            hand=() if seat is None else state.hands[seat],
            hands=(first, second, third, fourth),
            stock=0,
            history=state.history,
            sides=self.sides,
            outcome=self.outcome(state),
            round=state.round,
            trump=self._trump(state),
            turned=state.turned,
            led=state.led,
            trick=state.trick,
            last=state.last,
            tricks=state.tricks,
            counted=_counted(state),
            known=_known(state),
            gone=state.gone,
            voids=state.voids,
        )

    def left(self, view: View) -> Left:
        """The tricks of the deal."""
        return Left("tricks", TRICKS - sum(view.tricks))

    def imagine(self, view: View, rng: Random) -> State:
        """Another truth: the cards the seat never saw, dealt anew to those who can hold them."""
        own = [cards if seat != view.seat else view.hand for seat, cards in enumerate(view.known)]
        sizes = [size - len(cards) for size, cards in zip(view.hands, own, strict=True)]
        seen = {*view.gone, *view.trick, *(card for cards in own for card in cards)}
        hidden = [card for card in self.pack if card not in seen] if any(sizes) else []
        drawn = deal_under(hidden, sizes, view.voids, rng)
        first, second, third, fourth = (
            tuple(sorted((*cards, *more))) for cards, more in zip(own, drawn, strict=True)
        )
        return State(
            dealer=view.dealer,
            turn=view.turn,
            round=view.round,
            points=view.points,
            hands=(first, second, third, fourth),
            led=view.led,
            trick=view.trick,
            last=view.last,
            tricks=view.tricks,
            gone=view.gone,
            voids=view.voids,
            history=view.history,
            turned=view.turned,
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
            "stock": (),
            "dealer": state.dealer,
            "sides": self.sides,
            "outcome": self.outcome(state),
            "round": state.round,
            "trump": self._trump(state),
            "turned": state.turned,
            "led": state.led,
            "trick": state.trick,
            "last": None if state.last is None else state.last._asdict(),
            "tricks": state.tricks,
            "counted": _counted(state),
        }

    def _trump(self, state: State) -> str | None:
        """(3) The suit of the turned card, or by the number of the deal."""
        if self.rotating:
            return ROTATION[(state.round - 1) % len(ROTATION)] if state.round else None
        return None if state.turned is None else state.turned[1]

    def _deal(self, state: State, move: Move) -> State:
        # (2) the deal passes on after every deal
        dealer = (state.dealer + 1) % SEATS if state.round else state.dealer
        hands = dealt(move, dealer)
        leader = (dealer + 1) % SEATS
        return State(
            dealer=dealer,
            turn=leader,
            round=state.round + 1,
            points=state.points,
            hands=hands,
            led=leader,
            turned=None if self.rotating else move.cards[-1],
        )

    def _finished(self, state: State) -> State:
        """(7) The points of the deal, (8) and perhaps the end."""
        first, second = (state.points[seat] + _odd(state, seat) for seat in (0, 1))
        over = max(first, second) >= self.target
        return replace(state, turn=None if over else DEALER, points=(first, second, first, second))


def _odd(state: State, seat: Seat) -> int:
    return max(0, of_side(state.tricks, seat) - BOOK)


def _counted(state: State) -> Mapping[str, Four] | None:
    if not state.is_finished:
        return None
    first, second = _odd(state, 0), _odd(state, 1)
    return {"odd": (first, second, first, second)}


def _known(state: State) -> Hands:
    """(3) The turned card is the dealer's until it is played."""
    if state.turned is None or state.turned not in state.hands[state.dealer]:
        return NO_CARDS
    return changed(NO_CARDS, state.dealer, (state.turned,))


GAME = Whist()
