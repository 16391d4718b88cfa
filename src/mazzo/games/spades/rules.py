"""The rules of Spades: four players in two sides, bids and tricks until a side has 500 points.

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
from mazzo.games.move import Move, Played
from mazzo.games.options import HouseRules, in_force
from mazzo.games.spades.view import View
from mazzo.games.tricks import (
    NO_CARDS,
    NOTHING,
    SEATS,
    SIDES,
    TRICKS,
    Bids,
    Four,
    Hands,
    TrickState,
    changed,
    deal_under,
    dealt,
    following,
    put_down,
    without,
)

TRUMP: Final = "S"
MOST_DEALS: Final = 50
HOUSE_RULES: Final[HouseRules] = MappingProxyType({"target": ("500", "200", "300")})


@dataclass(frozen=True, slots=True)
class State(TrickState):
    """Where every card of a deal is."""

    bids: Bids = (None, None, None, None)
    broken: bool = False
    bags: Four = NOTHING
    counted: Mapping[str, Four] | None = None


@dataclass(frozen=True, slots=True)
class Spades:
    """The game, as the contract of ``mazzo.games.contract`` asks for it."""

    name: str = "spades"
    version: int = 1
    record_format: int = 2
    seats: int = SEATS
    pack: tuple[Card, ...] = FRENCH_PACK
    sides: Sides = SIDES
    reasons: tuple[str, ...] = ("must-follow", "not-broken", "no-such-bid")
    view_type: type[View] = View
    target: int = 500

    @property
    def house_rules(self) -> HouseRules:
        """How many points win."""
        return HOUSE_RULES

    @property
    def options(self) -> Mapping[str, str]:
        """The value in force of every house rule."""
        return {"target": str(self.target)}

    def with_options(self, options: Mapping[str, str]) -> "Spades":
        """The game that is played by these house rules.

        Raises:
            UnknownOption: there is no such rule, or it has no such value.
        """
        chosen = in_force(HOUSE_RULES, options)
        return replace(self, target=int(chosen["target"]))

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
        if None in state.bids:
            return tuple(Move("bid", number=bid) for bid in sorted(range(TRICKS + 1), key=str))
        cards = following(hand, state.trick) if state.trick else _leads(state, hand)
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
        is_bid = move == Move("bid", number=move.number) and move.number is not None
        is_play = move == Move("play", move.cards[:1]) and bool(set(move.cards) & set(FRENCH_PACK))
        if not is_bid and not is_play and move.verb != "deal":
            raise IllegalMove("unreadable", move=str(move))
        if seat == DEALER:
            return self._deal(state, move)
        if move.verb == "deal" or is_bid != (None in state.bids):
            raise IllegalMove("wrong-phase")
        if move.number is not None:
            return _said(state, seat, move)
        (card,) = move.cards
        leads, hand = not state.trick, state.hands[seat]
        if leads and card in hand and card not in _leads(state, hand):
            raise IllegalMove("not-broken", card=card)
        forced = leads and card[1] == TRUMP and not state.broken
        breaks = not leads and card[1] == TRUMP and state.trick[0][1] != TRUMP
        state = put_down(state, seat, card, TRUMP)
        if forced:
            state = replace(
                state, voids=changed(state.voids, seat, without(state.voids[seat], "H", "D", "C"))
            )
        state = replace(state, broken=state.broken or breaks)
        return self._finished(state) if state.is_finished else state

    def written(self, state: State, move: Move) -> Move:
        """No two texts name the same move."""
        return move

    def points(self, state: State) -> Four:
        """(7) The points of the match; those of a deal are added when it is over."""
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """(9, 10) The side with more has won; equal after the last deal is a draw."""
        if state.turn is not None:
            return None
        if state.points[0] == state.points[1]:
            return ("drawn",) * SEATS
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
            trump=TRUMP,
            phase=_phase(state),
            led=state.led,
            trick=state.trick,
            last=state.last,
            tricks=state.tricks,
            bids=state.bids,
            broken=state.broken,
            bags=state.bags,
            counted=state.counted,
            known=NO_CARDS,
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
            bids=view.bids,
            broken=view.broken,
            bags=view.bags,
            counted=view.counted,
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
            "trump": TRUMP,
            "phase": _phase(state),
            "led": state.led,
            "trick": state.trick,
            "last": None if state.last is None else state.last._asdict(),
            "tricks": state.tricks,
            "bids": state.bids,
            "broken": state.broken,
            "bags": state.bags,
            "counted": state.counted,
        }

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
            bags=state.bags,
        )

    def _finished(self, state: State) -> State:
        """(8) The points of the deal, (9, 10) and perhaps the end."""
        sides = [_count(state, seat) for seat in (0, 1)]
        points = [state.points[seat] + sum(sides[seat][0].values()) for seat in (0, 1)]
        reached = max(points) >= self.target or min(points) <= -self.target
        over = (reached and points[0] != points[1]) or state.round == MOST_DEALS
        return replace(
            state,
            turn=None if over else DEALER,
            points=_both(*points),
            bags=_both(sides[0][1], sides[1][1]),
            counted={name: _both(sides[0][0][name], sides[1][0][name]) for name in sides[0][0]},
        )


def _both(first: int, second: int) -> Four:
    return first, second, first, second


def _phase(state: State) -> str | None:
    if state.turn is None or state.turn == DEALER:
        return None
    return "bid" if None in state.bids else "play"


def _leads(state: State, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """(6) What may be led."""
    return hand if state.broken else tuple(card for card in hand if card[1] != TRUMP) or hand


def _said(state: State, seat: Seat, move: Move) -> State:
    """(3) The state after a bid; the last of the four opens the play."""
    bid = move.number
    if bid is None or bid > TRICKS:
        raise IllegalMove("no-such-bid", number=str(bid))
    bids = changed(state.bids, seat, bid)
    turn = (seat + 1) % SEATS
    return replace(
        state,
        turn=turn,
        led=None if None in bids else turn,
        bids=bids,
        history=(*state.history, Played(seat, move)),
    )


def _count(state: State, first: Seat) -> tuple[dict[str, int], int]:
    """(8) A side's points of the deal by category, and its bags."""
    side = [(state.bids[seat] or 0, state.tricks[seat]) for seat in (first, first + 2)]
    contract = sum(bid for bid, _ in side)
    over = sum(tricks for bid, tricks in side if bid) - contract
    bags = max(over, 0) + sum(tricks for bid, tricks in side if not bid)
    total = state.bags[first] + bags
    return {
        "contract": 10 * contract if over >= 0 else -10 * contract,
        "nil": sum(-100 if tricks else 100 for bid, tricks in side if not bid),
        "bags": bags,
        "penalty": -100 * (total // 10),
    }, total % 10


GAME = Spades()
