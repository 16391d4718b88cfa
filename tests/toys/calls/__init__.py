"""Calls: four seats, two against two, twelve cards, no stock; everybody bids, then three tricks.

The highest card takes a trick. A side gets what it bid, if it took as many tricks, and loses it
otherwise. It has what Highest lacks: partners, numbers, a phase, a house rule and no stock.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final, Self

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
from mazzo.games.dealing import check_deal, deal_hidden, shuffled
from mazzo.games.move import Move, Played
from mazzo.games.numbers import Field, Planes
from mazzo.games.options import HouseRules, in_force
from mazzo.games.views import PlainView

SEATS: Final = 4
HAND: Final = 3
PACK: Final = tuple(Card(rank + suit) for suit in "SHD" for rank in "A234")
HOUSE_RULES: Final[HouseRules] = {"deals": ("2", "1", "3")}
PLANES: Final = Planes(PACK)
UNBID: Final[tuple[int | None, ...]] = (None,) * SEATS


@dataclass(frozen=True, slots=True)
class State:
    dealer: Seat
    turn: Seat | None
    deals: int = 0
    hands: tuple[tuple[Card, ...], ...] = ((),) * SEATS
    bids: tuple[int | None, ...] = UNBID
    trick: tuple[Card, ...] = ()
    tricks: tuple[int, ...] = (0,) * SEATS
    points: tuple[int, ...] = (0,) * SEATS
    gone: tuple[Card, ...] = ()
    history: tuple[Played, ...] = ()


@dataclass(frozen=True, slots=True)
class View(PlainView):
    game: ClassVar[str] = "calls"
    seat: Seat | None
    turn: Seat | None
    moves: tuple[Move, ...]
    points: tuple[int, ...]
    dealer: Seat
    hand: tuple[Card, ...]
    hands: tuple[int, ...]
    stock: int
    history: tuple[Played, ...]
    deals: int
    bids: tuple[int | None, ...]
    trick: tuple[Card, ...]
    tricks: tuple[int, ...]
    gone: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Calls:
    name: str = "calls"
    version: int = 1
    record_format: int = 2
    seats: int = SEATS
    pack: tuple[Card, ...] = PACK
    sides: Sides = ((0, 2), (1, 3))
    reasons: tuple[str, ...] = ("no-such-bid",)
    view_type: type[View] = View
    deals: int = 2

    @property
    def house_rules(self) -> HouseRules:
        return HOUSE_RULES

    @property
    def options(self) -> Mapping[str, str]:
        return {"deals": str(self.deals)}

    def with_options(self, options: Mapping[str, str]) -> Self:
        return replace(self, deals=int(in_force(HOUSE_RULES, options)["deals"]))

    def start(self, dealer: Seat) -> State:
        return State(dealer, DEALER)

    def next_dealer(self, last: Seat) -> Seat | None:
        return None

    def turn(self, state: State) -> Seat | None:
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        return shuffled(PACK, rng)

    def moves(self, state: State) -> tuple[Move, ...]:
        if state.turn is None or state.turn == DEALER:
            return ()
        if None in state.bids:
            return tuple(Move("bid", number=tricks) for tricks in range(HAND + 1))
        return tuple(Move("play", (card,)) for card in state.hands[state.turn])

    def play(self, state: State, move: Move) -> State:
        if state.turn is None:
            raise IllegalMove("over")
        if move not in (Move("bid", number=move.number), Move("play", move.cards[:1])):
            if move.verb != "deal":
                raise IllegalMove("unreadable", move=str(move))
            if state.turn != DEALER:
                raise IllegalMove("wrong-phase")
        if state.turn == DEALER:
            return _deal(state, move)
        if (move.verb == "bid") != (None in state.bids) or move == Move(move.verb):
            raise IllegalMove("wrong-phase")
        if move.verb == "bid":
            return _bid(state, state.turn, move)
        if move.cards[0] not in state.hands[state.turn]:
            raise IllegalMove("not-your-card", card=move.cards[0])
        return self._played(state, state.turn, move)

    def written(self, state: State, move: Move) -> Move:
        return move

    def points(self, state: State) -> tuple[int, ...]:
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        if state.turn is not None:
            return None
        ours, theirs = state.points[0], state.points[1]
        first: Outcome = "drawn" if ours == theirs else "won" if ours > theirs else "lost"
        other: Outcome = "drawn" if ours == theirs else "lost" if ours > theirs else "won"
        return first, other, first, other

    def hands(self, state: State) -> tuple[tuple[Card, ...], ...]:
        return tuple(tuple(sorted(hand)) for hand in state.hands)

    def view(self, state: State, seat: Seat | None) -> View:
        mine = seat is not None and state.turn == seat
        return View(
            seat=seat,
            turn=state.turn,
            moves=self.moves(state) if mine else (),
            points=state.points,
            dealer=state.dealer,
            hand=() if seat is None else state.hands[seat],
            hands=tuple(map(len, state.hands)),
            stock=0,
            history=state.history,
            deals=state.deals,
            bids=state.bids,
            trick=state.trick,
            tricks=state.tricks,
            gone=state.gone,
        )

    def left(self, view: View) -> Left:
        return Left("tricks", max(view.hands))

    def imagine(self, view: View, rng: Random) -> State:
        seen = {*view.hand, *view.trick, *view.gone}
        hidden = [card for card in PACK if card not in seen]
        sizes = [0 if seat == view.seat else view.hands[seat] for seat in range(SEATS)]
        dealt, _ = deal_hidden(hidden, sizes, rng)
        return State(
            dealer=view.dealer,
            turn=view.turn,
            deals=view.deals,
            hands=tuple(
                view.hand if seat == view.seat else cards for seat, cards in enumerate(dealt)
            ),
            bids=view.bids,
            trick=view.trick,
            tricks=view.tricks,
            points=view.points,
            gone=view.gone,
            history=view.history,
        )

    def position(self, state: State) -> dict[str, object]:
        return {
            "game": self.name,
            "turn": "dealer" if state.turn == DEALER else state.turn,
            "legal": sorted(map(str, self.moves(state))),
            "points": state.points,
            "over": state.turn is None,
            "hands": self.hands(state),
            "stock": (),
            "dealer": state.dealer,
            "trick": state.trick,
            "gone": state.gone,
        }

    def _played(self, state: State, seat: Seat, move: Move) -> State:
        hands = list(state.hands)
        hands[seat] = tuple(card for card in hands[seat] if card != move.cards[0])
        state = replace(
            state,
            turn=(seat + 1) % SEATS,
            hands=tuple(hands),
            trick=(*state.trick, *move.cards),
            history=(*state.history, Played(seat, move)),
        )
        if len(state.trick) < SEATS:
            return state
        best = max(range(SEATS), key=lambda at: PACK.index(state.trick[at]) % 4)
        winner = (seat + 1 + best) % SEATS
        tricks = tuple(n + (at == winner) for at, n in enumerate(state.tricks))
        state = replace(
            state, turn=winner, trick=(), tricks=tricks, gone=(*state.gone, *state.trick)
        )
        if any(hands):
            return state
        over = state.deals == self.deals
        return replace(state, turn=None if over else DEALER, points=_counted(state))


def _deal(state: State, move: Move) -> State:
    check_deal(move, PACK)
    dealer = state.dealer if state.deals == 0 else (state.dealer + 1) % SEATS
    return State(
        dealer=dealer,
        turn=(dealer + 1) % SEATS,
        deals=state.deals + 1,
        hands=tuple(move.cards[HAND * seat : HAND * (seat + 1)] for seat in range(SEATS)),
        points=state.points,
    )


def _bid(state: State, seat: Seat, move: Move) -> State:
    if move.number is None or move.number > HAND:
        raise IllegalMove("no-such-bid", number=str(move.number))
    bids = list(state.bids)
    bids[seat] = move.number
    return replace(
        state,
        turn=(seat + 1) % SEATS,
        bids=tuple(bids),
        history=(*state.history, Played(seat, move)),
    )


def _counted(state: State) -> tuple[int, ...]:
    points = list(state.points)
    for side in Calls().sides:
        bid = sum(state.bids[seat] or 0 for seat in side)
        gain = bid if sum(state.tricks[seat] for seat in side) >= bid else -bid
        for seat in side:
            points[seat] += gain + 20
    return tuple(points)


class Guessing:
    """What the view says is all there is to know: nothing is searched."""

    def __init__(self, view: View) -> None:
        self._worths = [_worth(move) for move in view.moves]

    def solve(self) -> Sequence[float] | None:
        return None

    def sample(self, rng: Random) -> Sequence[float]:
        return [worth + rng.random() for worth in self._worths]


def _worth(move: Move) -> float:
    if move.number is not None:
        return -abs(move.number - 1)
    return PACK.index(move.cards[0]) % 4


@dataclass(frozen=True, slots=True)
class CallsPlayer:
    game: AnyGame
    version: int = 1
    worlds: int = 2

    def playing(self, game: AnyGame) -> "CallsPlayer":
        return replace(self, game=game)

    def easy(self, view: View, rng: Random) -> Sequence[float]:
        return [rng.random() for _ in view.moves]

    def normal(self, view: View, rng: Random) -> Sequence[float]:
        return [_worth(move) for move in view.moves]

    def survey(self, view: View) -> Survey:
        return Guessing(view)


GAME: Final = Calls()
PLAYER: Final = CallsPlayer(GAME)
KIND: Final = Kind(GAME, PLAYER)


class CallsNumbers:
    """Bids, then cards."""

    actions: int = HAND + 1 + len(PACK)
    fields: Sequence[Field] = (
        Field("hand", len(PACK), 1),
        Field("trick", len(PACK), SEATS),
        Field("bids", SEATS, HAND + 1),
    )

    def action(self, move: Move, view: View) -> int:
        if move.number is not None:
            return move.number
        return HAND + 1 + PACK.index(move.cards[0])

    def observe(self, view: View) -> Mapping[str, Sequence[int]]:
        return {
            "hand": PLANES.marks(view.hand),
            "trick": PLANES.order(view.trick),
            "bids": [0 if bid is None else bid + 1 for bid in view.bids],
        }


NUMBERS: Final = CallsNumbers()
