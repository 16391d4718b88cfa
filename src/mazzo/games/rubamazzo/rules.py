"""The rules of Rubamazzo: two players, 40 Italian cards, steal the pile.

Every choice is settled in ``RULES.md`` beside this file; the numbers in comments are its points.
"""

from dataclasses import dataclass
from random import Random

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
from mazzo.games.options import NoHouseRules
from mazzo.games.outcome import most_points_win
from mazzo.games.rubamazzo.state import NO_CARDS, Places, State, in_hand
from mazzo.games.rubamazzo.view import View

HAND = 3
TABLE = 4


@dataclass(frozen=True, slots=True)
class Rubamazzo(NoHouseRules):
    """The game, as the contract of ``mazzo.games.contract`` asks for it."""

    name: str = "rubamazzo"
    version: int = 1
    record_format: int = 1
    seats: int = 2
    pack: tuple[Card, ...] = ITALIAN_PACK
    sides: Sides = ((0,), (1,))
    reasons: tuple[str, ...] = ("must-take", "cannot-take", "cannot-steal")
    view_type: type[View] = View

    def start(self, dealer: Seat) -> State:
        """The match before the deal."""
        return State(dealer=dealer, turn=DEALER)

    def next_dealer(self, last: Seat) -> Seat:
        """(2) The deal alternates from game to game."""
        return 1 - last

    def turn(self, state: State) -> Seat | None:
        """A seat, ``DEALER`` before the deal, ``None`` when the match is over."""
        return state.turn

    def shuffle(self, state: State, rng: Random) -> Move:
        """The dealer's move."""
        return shuffled(self.pack, rng)

    def moves(self, state: State) -> tuple[Move, ...]:
        """Place by place; of a card that can do both, taking comes before stealing."""
        seat = state.turn
        if seat is None or seat == DEALER:
            return ()
        rob = _rank_of_top(state, 1 - seat)
        lying: dict[str, Card] = {}
        for laid in reversed(state.table):
            lying[laid[0]] = laid  # (3) of equal cards the one that has lain longest is taken
        moves: list[Move] = []
        for card in state.hands[seat]:
            if card is None:
                continue
            rank = card[0]
            takes = lying.get(rank)
            if takes is not None:
                moves.append(Move("play", (card,), (takes,)))
            if rank == rob:
                moves.append(Move("steal", (card,), pile=f"seat{1 - seat}"))
            elif takes is None:
                moves.append(Move("play", (card,)))
        return tuple(moves)

    def play(self, state: State, move: Move) -> State:
        """The state after the move.

        Raises:
            IllegalMove: ``over``, ``dealer-to-move``, ``wrong-phase``, ``bad-deal``,
                ``unreadable``, ``not-your-card``, ``must-take``, ``cannot-take``,
                ``cannot-steal``.
        """
        seat = state.turn
        if seat is None:
            raise IllegalMove("over")
        if seat == DEALER:
            return _deal(state, move)
        if move.verb == "deal":
            raise IllegalMove("wrong-phase")
        card = _card_named(move)
        if card not in state.hands[seat]:
            raise IllegalMove("not-your-card", card=card)
        if move.verb == "steal":
            return _steal(state, seat, card, move)
        return _put_down(state, seat, card, move)

    def written(self, state: State, move: Move) -> Move:
        """As it is: a record may name any equal card of the table, and that one is taken."""
        return move

    def points(self, state: State) -> tuple[int, int]:
        """The sizes of the piles: cards left on the table are nobody's."""
        return len(state.piles[0]), len(state.piles[1])

    def outcome(self, state: State) -> tuple[Outcome, ...] | None:
        """(5) More cards in the pile wins, equal is a draw."""
        return None if state.turn is not None else most_points_win(self.points(state))

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
            points=self.points(state),
            dealer=state.dealer,
            hand=tuple(sorted(in_hand(places))),
            hands=(HAND - state.hands[0].count(None), HAND - state.hands[1].count(None)),
            stock=len(state.stock),
            history=state.history,
            table=state.table,
            tops=(_top(state, 0), _top(state, 1)),
            piles=(len(state.piles[0]), len(state.piles[1])),
            seen=state.seen,
            places=places,
        )

    def left(self, view: View) -> Left:
        """The cards of the pack."""
        return Left("cards", view.stock)

    def imagine(self, view: View, rng: Random) -> State:
        """Another truth: the cards the seat never saw, dealt anew to the hands and the pack."""
        if view.turn == DEALER:
            return State(dealer=view.dealer, turn=DEALER)
        known = {*view.seen, *view.hand}
        hidden = [card for card in self.pack if card not in known]
        missing = [0 if seat == view.seat else view.hands[seat] for seat in (0, 1)]
        dealt, stock = deal_hidden(hidden, missing, rng)
        first, second = map(_as_places, dealt)
        if view.seat is not None:
            first, second = (view.places, second) if view.seat == 0 else (first, view.places)
        return State(
            dealer=view.dealer,
            turn=view.turn,
            hands=(first, second),
            table=view.table,
            piles=_piles_after(view.seen[:TABLE], view.history),
            stock=stock,
            seen=view.seen,
            history=view.history,
        )

    def position(self, state: State) -> dict[str, object]:
        """Everything there is, as ``docs/records.md`` lists it."""
        return {
            "game": self.name,
            "turn": "dealer" if state.turn == DEALER else state.turn,
            "legal": sorted(str(move) for move in self.moves(state)),
            "points": self.points(state),
            "over": state.turn is None,
            "hands": self.hands(state),
            "stock": state.stock,
            "dealer": state.dealer,
            "table": state.table,
            "piles": state.piles,
        }


def _deal(state: State, move: Move) -> State:
    check_deal(move, ITALIAN_PACK)
    # (1) three to the non-dealer, three to the dealer, four to the table; (2) non-dealer first
    hands, stock = _deal_hands(move.cards, state.dealer)
    opening, stock = stock[:TABLE], stock[TABLE:]
    return State(
        dealer=state.dealer,
        turn=1 - state.dealer,
        hands=hands,
        table=opening,
        stock=stock,
        seen=opening,
    )


def _deal_hands(
    stock: tuple[Card, ...], dealer: Seat
) -> tuple[tuple[Places, Places], tuple[Card, ...]]:
    first, second = _as_places(stock[:HAND]), _as_places(stock[HAND : 2 * HAND])
    return ((second, first) if dealer == 0 else (first, second)), stock[2 * HAND :]


def _as_places(cards: tuple[Card, ...] | list[Card]) -> Places:
    first, second, third = (*cards, None, None, None)[:HAND]
    return first, second, third


def _card_named(move: Move) -> Card:
    if move.verb not in ("play", "steal") or len(move.cards) != 1:
        raise IllegalMove("unreadable", move=str(move))
    misplaced = move.takes if move.verb == "steal" else move.pile or move.takes[1:]
    if misplaced or move.number is not None:
        raise IllegalMove("unreadable", move=str(move))
    return move.cards[0]


def _put_down(state: State, seat: Seat, card: Card, move: Move) -> State:
    table = state.table
    if move.takes:
        (taken,) = move.takes
        # (3) a record may name any equal card of the table, and that one is taken
        if taken not in table or taken[0] != card[0]:
            raise IllegalMove("cannot-take", card=card, takes=taken)
        at = table.index(taken)
        pile = (*state.piles[seat], taken, card)
        return _turn_over(state, seat, move, table[:at] + table[at + 1 :], _put(state, seat, pile))
    if card[0] == _rank_of_top(state, 1 - seat) or any(lying[0] == card[0] for lying in table):
        raise IllegalMove("must-take", card=card)
    return _turn_over(state, seat, move, (*table, card), state.piles)


def _steal(state: State, seat: Seat, card: Card, move: Move) -> State:
    if move.pile != f"seat{1 - seat}" or card[0] != _rank_of_top(state, 1 - seat):
        raise IllegalMove("cannot-steal", card=card, pile=str(move.pile))
    # (4) the stolen pile keeps its order; the card played lies on top
    pile = (*state.piles[seat], *state.piles[1 - seat], card)
    piles = (pile, ()) if seat == 0 else ((), pile)
    return _turn_over(state, seat, move, state.table, piles)


def _turn_over(
    state: State,
    seat: Seat,
    move: Move,
    table: tuple[Card, ...],
    piles: tuple[tuple[Card, ...], tuple[Card, ...]],
) -> State:
    """The state once the card has left its place; new hands when both are empty."""
    card = move.cards[0]
    first, second, third = (None if held == card else held for held in state.hands[seat])
    mine: Places = (first, second, third)
    hands = (mine, state.hands[1]) if seat == 0 else (state.hands[0], mine)
    turn: Seat | None = 1 - seat
    stock = state.stock
    if hands == (NO_CARDS, NO_CARDS):
        if stock:
            hands, stock = _deal_hands(stock, state.dealer)
        else:
            turn = None
    return State(
        dealer=state.dealer,
        turn=turn,
        hands=hands,
        table=table,
        piles=piles,
        stock=stock,
        seen=(*state.seen, card),
        history=(*state.history, Played(seat, move)),
    )


def _put(
    state: State, seat: Seat, pile: tuple[Card, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (pile, state.piles[1]) if seat == 0 else (state.piles[0], pile)


def _top(state: State, seat: Seat) -> Card | None:
    pile = state.piles[seat]
    return pile[-1] if pile else None


def _rank_of_top(state: State, seat: Seat) -> str | None:
    pile = state.piles[seat]
    return pile[-1][0] if pile else None


def _piles_after(
    opening: tuple[Card, ...], history: tuple[Played, ...]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The piles are public: every card in them was seen to go there."""
    piles: list[tuple[Card, ...]] = [(), ()]
    for seat, move in history:
        if move.takes:
            piles[seat] = (*piles[seat], *move.takes, *move.cards)
        elif move.verb == "steal":
            piles[seat] = (*piles[seat], *piles[1 - seat], *move.cards)
            piles[1 - seat] = ()
    return piles[0], piles[1]


GAME = Rubamazzo()
