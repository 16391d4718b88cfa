"""The rules of Scopa: two players, 40 Italian cards, deals until somebody has 11 points.

Every choice is settled in ``RULES.md`` beside this file; the numbers in comments are its points.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from types import MappingProxyType
from typing import Final

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.contract import (
    DEALER,
    IllegalMove,
    Left,
    Outcome,
    Seat,
    Sides,
)
from mazzo.games.dealing import check_deal, deal_hidden, shuffled
from mazzo.games.move import Move, Played
from mazzo.games.options import HouseRules, in_force
from mazzo.games.outcome import most_points_win
from mazzo.games.scopa.captures import ACE, VALUE, captures, total
from mazzo.games.scopa.counting import counted, tally
from mazzo.games.scopa.state import NO_CARDS, Cards, Places, State, as_places, in_hand
from mazzo.games.scopa.view import View

HAND: Final = 3
TABLE: Final = 4
KING: Final = "R"
VOID: Final = 3
"""So many kings among the first four of the table make a deal void."""
HOUSE_RULES: Final[HouseRules] = MappingProxyType(
    {"target": ("11", "16", "21"), "napola": ("off", "on"), "ace-takes-all": ("off", "on")}
)


@dataclass(frozen=True, slots=True)
class Scopa:
    """The game, as the contract of ``mazzo.games.contract`` asks for it."""

    name: str = "scopa"
    version: int = 1
    record_format: int = 1
    seats: int = 2
    pack: tuple[Card, ...] = ITALIAN_PACK
    sides: Sides = ((0,), (1,))
    reasons: tuple[str, ...] = ("must-take", "equal-first", "cannot-take")
    view_type: type[View] = View
    target: int = 11
    napola: bool = False
    ace_takes_all: bool = False

    @property
    def house_rules(self) -> HouseRules:
        """How many points win, whether the napola counts, whether an ace takes all."""
        return HOUSE_RULES

    @property
    def options(self) -> Mapping[str, str]:
        """The value in force of every house rule."""
        return {
            "target": str(self.target),
            "napola": "on" if self.napola else "off",
            "ace-takes-all": "on" if self.ace_takes_all else "off",
        }

    def with_options(self, options: Mapping[str, str]) -> "Scopa":
        """The game that is played by these house rules.

        Raises:
            UnknownOption: there is no such rule, or it has no such value.
        """
        chosen = in_force(HOUSE_RULES, options)
        return replace(
            self,
            target=int(chosen["target"]),
            napola=chosen["napola"] == "on",
            ace_takes_all=chosen["ace-takes-all"] == "on",
        )

    def start(self, dealer: Seat) -> State:
        """The match before the first deal."""
        return State(dealer=dealer, turn=DEALER)

    def next_dealer(self, last: Seat) -> Seat:
        """(3) The next match begins with the other dealer."""
        return 1 - last

    def turn(self, state: State) -> Seat | None:
        """A seat, ``DEALER`` before a deal, ``None`` when the match is over."""
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        """The dealer's move."""
        return shuffled(self.pack, rng)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Place by place; of a card that can take in several ways, the set with the card that has
        lain longest first."""
        seat = state.turn
        if seat is None or seat == DEALER:
            return ()
        return tuple(
            Move("play", (card,), takes)
            for card in in_hand(state.hands[seat])
            for takes in captures(state.table, card, self.ace_takes_all) or [()]
        )

    def play(self, state: State, move: Move) -> State:
        """The state after the move.

        Raises:
            IllegalMove: ``over``, ``unreadable``, ``dealer-to-move``, ``wrong-phase``,
                ``bad-deal``, ``not-your-card``, ``must-take``, ``equal-first``, ``cannot-take``.
        """
        seat = state.turn
        if seat is None:
            raise IllegalMove("over")
        if move.verb != "deal":
            _check_form(move)
        if seat == DEALER:
            return _deal(state, move)
        if move.verb == "deal":
            raise IllegalMove("wrong-phase")
        if move.cards[0] not in state.hands[seat]:
            raise IllegalMove("not-your-card", card=move.cards[0])
        return self._put_down(state, seat, self._checked(state.table, move))

    def written(self, state: State, move: Move) -> Move:
        """(6) Of several cards that are taken, the longest-lying is named first."""
        return _in_order(state.table, move)

    def points(self, state: State) -> tuple[int, int]:
        """(9) The points of the match; those of a deal are added when it is over."""
        return state.points

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """(10) Who has more has won; a match is never drawn."""
        return None if state.turn is not None else most_points_win(state.points)

    def hands(self, state: State) -> tuple[tuple[Card, ...], ...]:
        """The cards of both hands, sorted."""
        return tuple(tuple(sorted(in_hand(places))) for places in state.hands)

    def view(self, state: State, seat: Seat | None) -> View:
        """What ``seat`` may know; a spectator sees no hand."""
        places = NO_CARDS if seat is None else state.hands[seat]
        return View(
            seat=seat,
            turn=state.turn,
            moves=self.moves(state) if seat is not None and state.turn == seat else (),
            points=state.points,
            dealer=state.dealer,
            hand=tuple(sorted(in_hand(places))),
            hands=(len(in_hand(state.hands[0])), len(in_hand(state.hands[1]))),
            stock=len(state.stock),
            history=state.history,
            table=state.table,
            taken=state.taken,
            scope=state.scope,
            last=state.last,
            void=state.void,
            counted=self._counted(state),
            tally=tally(state.taken) if state.is_finished else None,
            places=places,
        )

    def left(self, view: View) -> Left:
        """The cards of the pack."""
        return Left("cards", view.stock)

    def imagine(self, view: View, rng: Random) -> State:
        """Another truth: the cards the seat never saw, dealt anew to the hands and the pack."""
        known = {*view.hand, *view.table, *view.taken[0], *view.taken[1]}
        is_dealt = view.table or view.history
        hidden = [card for card in self.pack if card not in known] if is_dealt else []
        missing = [0 if seat == view.seat else view.hands[seat] for seat in (0, 1)]
        dealt, stock = deal_hidden(hidden, missing, rng)
        first, second = map(as_places, dealt)
        if view.seat is not None:
            first, second = (view.places, second) if view.seat == 0 else (first, view.places)
        return State(
            dealer=view.dealer,
            turn=view.turn,
            hands=(first, second),
            table=view.table,
            taken=view.taken,
            stock=stock,
            scope=view.scope,
            last=view.last,
            void=view.void,
            points=view.points,
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
            "hands": self.hands(state),
            "stock": state.stock,
            "dealer": state.dealer,
            "table": state.table,
            "taken": state.taken,
            "scope": state.scope,
            "last": state.last,
            "void": state.void,
            "counted": self._counted(state),
            "tally": tally(state.taken) if state.is_finished else None,
        }

    def _counted(self, state: State) -> Mapping[str, tuple[int, int]] | None:
        if not state.is_finished:
            return None
        return counted(state.taken, state.scope, self.napola)

    def _checked(self, table: Cards, move: Move) -> Move:
        """(5) The move as it is written, once it is known to be possible."""
        (card,) = move.cards
        possible = captures(table, card, self.ace_takes_all)
        if not possible and not move.takes:
            return move
        move = _in_order(table, move)
        if move.takes in possible:
            return move
        if not move.takes:
            raise IllegalMove("must-take", card=card)
        equal_lies = any(lying[0] == card[0] for lying in table)
        if equal_lies and _adds_up(table, move.takes, VALUE[card[0]]):
            raise IllegalMove("equal-first", card=card, takes=" ".join(move.takes))
        raise IllegalMove("cannot-take", card=card, takes=" ".join(move.takes))

    def _put_down(self, state: State, seat: Seat, move: Move) -> State:
        """The state once the card has left its place."""
        (card,) = move.cards
        hands = _without(state.hands, seat, card)
        is_last = hands == (NO_CARDS, NO_CARDS) and not state.stock
        table, taken, scope = state.table, state.taken, state.scope
        if move.takes:
            swept = len(move.takes) == len(table)
            table = tuple(lying for lying in table if lying not in move.takes)
            taken = _onto(taken, seat, (*move.takes, card))
            # (7) never with the very last card; an ace that takes all sweeps nothing
            if swept and not is_last and not self._takes_all(card, move.takes):
                scope = (scope[0] + 1, scope[1]) if seat == 0 else (scope[0], scope[1] + 1)
        else:
            table = (*table, card)
        state = replace(
            state,
            turn=1 - seat,
            hands=hands,
            table=table,
            taken=taken,
            scope=scope,
            last=seat if move.takes else state.last,
            history=(*state.history, Played(seat, move)),
        )
        if is_last:
            return self._finished(state)
        if hands == (NO_CARDS, NO_CARDS):
            dealt, stock = _deal_hands(state.stock, state.dealer)
            return replace(state, hands=dealt, stock=stock)
        return state

    def _takes_all(self, card: Card, takes: Cards) -> bool:
        return self.ace_takes_all and card[0] == ACE and takes[0][0] != ACE

    def _finished(self, state: State) -> State:
        """(8) Leftovers to who captured last, (9) the points, (10) and perhaps the end."""
        assert state.last is not None
        taken = _onto(state.taken, state.last, state.table)
        parts = counted(taken, state.scope, self.napola).values()
        first = state.points[0] + sum(part[0] for part in parts)
        second = state.points[1] + sum(part[1] for part in parts)
        over = max(first, second) >= self.target and first != second
        turn = None if over else DEALER
        return replace(state, turn=turn, table=(), taken=taken, points=(first, second))


def _check_form(move: Move) -> None:
    named = (*move.cards, *move.takes)
    is_play = move.verb == "play" and len(move.cards) == 1
    misplaced = move.pile is not None or move.number is not None
    if not is_play or misplaced or any(card not in ITALIAN_PACK for card in named):
        raise IllegalMove("unreadable", move=str(move))


def _deal(state: State, move: Move) -> State:
    check_deal(move, ITALIAN_PACK)
    # (3) the deal passes on after a deal that was played; (2) after a void one it does not
    dealer = 1 - state.dealer if state.is_finished else state.dealer
    # (1) three to the non-dealer, three to the dealer, four to the table
    hands, stock = _deal_hands(move.cards, dealer)
    table, stock = stock[:TABLE], stock[TABLE:]
    void = sum(card[0] == KING for card in table) >= VOID
    return State(
        dealer=dealer,
        turn=DEALER if void else 1 - dealer,
        hands=hands,
        table=table,
        stock=stock,
        void=void,
        points=state.points,
    )


def _deal_hands(stock: Cards, dealer: Seat) -> tuple[tuple[Places, Places], Cards]:
    first, second = as_places(stock[:HAND]), as_places(stock[HAND : 2 * HAND])
    return ((second, first) if dealer == 0 else (first, second)), stock[2 * HAND :]


def _adds_up(table: Cards, takes: Cards, value: int) -> bool:
    """Whether these are several cards of the table, each named once, that add up to the value."""
    named = set(takes)
    return 1 < len(takes) == len(named) and named <= set(table) and total(takes) == value


def _in_order(table: Cards, move: Move) -> Move:
    if len(move.takes) < 2 or not set(move.takes) <= set(table):
        return move
    return move._replace(takes=tuple(sorted(move.takes, key=table.index)))


def _without(hands: tuple[Places, Places], seat: Seat, card: Card) -> tuple[Places, Places]:
    first, second, third = (None if held == card else held for held in hands[seat])
    mine: Places = (first, second, third)
    return (mine, hands[1]) if seat == 0 else (hands[0], mine)


def _onto(taken: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    heap = (*taken[seat], *cards)
    return (heap, taken[1]) if seat == 0 else (taken[0], heap)


GAME = Scopa()
