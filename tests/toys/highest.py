"""Highest: three seats, nine cards, two deals of two tricks; the highest card wins a trick.

It shares no idea with the games of the room but hidden hands and a hidden rest of the pack.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final

from mazzo.cards import Card
from mazzo.games.contract import (
    DEALER,
    AnyGame,
    IllegalMove,
    Kind,
    Left,
    Outcome,
    Seat,
    Sides,
    Survey,
)
from mazzo.games.move import Move, Played
from mazzo.games.options import NoHouseRules
from mazzo.games.outcome import most_points_win
from mazzo.games.views import PlainView

SEATS: Final = 3
DEALS: Final = 2
PACK: Final = tuple(Card(rank + suit) for suit in "SHD" for rank in "A23")


@dataclass(frozen=True, slots=True)
class State:
    dealer: Seat
    turn: Seat | None
    deals: int = 0
    hands: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    stock: tuple[Card, ...] = ()
    points: tuple[int, ...] = (0,) * SEATS
    history: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class View(PlainView):
    game: ClassVar[str] = "highest"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: tuple[int, ...]
    dealer: Seat
    deals: int
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stock: int
    history: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Highest(NoHouseRules):
    name: str = "highest"
    version: int = 1
    record_format: int = 1
    seats: int = SEATS
    pack: tuple[Card, ...] = PACK
    sides: Sides = ((0,), (1,), (2,))
    reasons: tuple[str, ...] = ()
    view_type: type[View] = View

    def start(self, dealer: Seat) -> State:
        return State(dealer, DEALER)

    def next_dealer(self, last: Seat) -> Seat | None:
        return None

    def turn(self, state: State) -> Seat | None:
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        order = list(self.pack)
        rng.shuffle(order)
        return Move("deal", tuple(order))

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.turn is None or state.turn == DEALER:
            return ()
        return tuple(Move("play", (card,)) for card in state.hands[state.turn])

    def play(self, state: State, move: Move) -> State:
        if state.turn is None:
            raise IllegalMove("over")
        if state.turn == DEALER:
            return _deal(state, move)
        if move.verb == "deal":
            raise IllegalMove("wrong-phase")
        if move != Move("play", move.cards[:1]) or not move.cards:
            raise IllegalMove("unreadable", move=str(move))
        if move.cards[0] not in state.hands[state.turn]:
            raise IllegalMove("not-your-card", card=move.cards[0])
        return _played(state, state.turn, move)

    def written(self, state: State, move: Move) -> Move:
        return move

    def points(self, state: State) -> tuple[int, ...]:
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        return None if state.turn is not None else most_points_win(state.points)

    def hands(self, state: State) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(sorted(hand)) for hand in state.hands)

    def left(self, view: View) -> Left:
        return Left("cards", view.stock)

    def view(self, state: State, seat: Seat | None) -> View:
        mine = seat is not None and state.turn == seat
        return View(
            seat=seat,
            turn=state.turn,
            moves=self.moves(state) if mine else (),
            points=state.points,
            dealer=state.dealer,
            deals=state.deals,
            hand=() if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            stock=len(state.stock),
            history=state.history,
        )

    def imagine(self, view: View, rng: Random) -> State:
        known = {*view.hand, *(played.move.cards[0] for played in view.history)}
        hidden = [card for card in self.pack if card not in known] if view.stock else []
        rng.shuffle(hidden)
        hands = []
        for seat, count in enumerate(view.hands):
            hands.append(view.hand if seat == view.seat else tuple(hidden[:count]))
            if seat != view.seat:
                del hidden[:count]
        return State(
            view.dealer,
            view.turn,
            view.deals,
            tuple(hands),
            tuple(hidden),
            view.points,
            view.history,
        )

    def position(self, state: State) -> dict[str, object]:
        return {
            "game": self.name,
            "turn": "dealer" if state.turn == DEALER else state.turn,
            "legal": sorted(map(str, self.moves(state))),
            "points": state.points,
            "over": state.turn is None,
            "hands": [sorted(hand) for hand in state.hands],
            "stock": state.stock,
            "dealer": state.dealer,
            "played": [played.move.cards[0] for played in state.history],
        }


def _deal(state: State, move: Move) -> State:
    if move.verb != "deal":
        raise IllegalMove("dealer-to-move")
    if move != Move("deal", move.cards) or sorted(move.cards) != sorted(PACK):
        raise IllegalMove("bad-deal", count=str(len(set(move.cards) & set(PACK))))
    dealer = state.dealer if state.deals == 0 else (state.dealer + 1) % SEATS
    return State(
        dealer=dealer,
        turn=(dealer + 1) % SEATS,
        deals=state.deals + 1,
        hands=tuple(move.cards[2 * seat : 2 * seat + 2] for seat in range(SEATS)),
        stock=move.cards[2 * SEATS :],
        points=state.points,
    )


def _played(state: State, seat: Seat, move: Move) -> State:
    history = (*state.history, Played(seat, move))
    hands = list(state.hands)
    hands[seat] = tuple(card for card in hands[seat] if card != move.cards[0])
    points = list(state.points)
    turn: Seat | None = (seat + 1) % SEATS
    if len(history) % SEATS == 0:
        best = max(history[-SEATS:], key=lambda played: PACK.index(played.move.cards[0]) % 3)
        points[best.seat] += 1
        turn = best.seat
        if not any(hands):
            turn = None if state.deals == DEALS else DEALER
    return replace(state, turn=turn, hands=tuple(hands), points=tuple(points), history=history)


class Knowing:
    """What the view says is all there is to know: nothing is searched."""

    def __init__(self, view: View) -> None:
        self._worths = [PACK.index(move.cards[0]) % 3 for move in view.moves]

    def solve(self) -> Sequence[float] | None:
        return None

    def sample(self, rng: Random) -> Sequence[float]:
        return [worth + rng.random() for worth in self._worths]


class HighestPlayer:
    version = 1
    worlds = 2

    def playing(self, game: AnyGame) -> "HighestPlayer":
        return self

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        return [rng.random() for _ in view.moves]

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        return [PACK.index(move.cards[0]) % 3 for move in view.moves]

    def survey(self, view: View) -> Survey:
        return Knowing(view)


KIND: Final = Kind(Highest(), HighestPlayer())
