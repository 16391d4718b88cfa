"""What a seat may do in its turn: draw, meld, lay off, discard. Legal moves and their effects.

The numbers in comments are the points of ``RULES.md``.
"""

from typing import Final

from mazzo.cards import FRENCH_PACK, Card
from mazzo.games.contract import IllegalMove, Seat
from mazzo.games.move import Move, Played
from mazzo.games.rummy.bits import BIT, CARDS, bits, cards
from mazzo.games.rummy.ending import end_round, next_turn
from mazzo.games.rummy.melds import ALL_MELDS, fits, is_meld, melds_in
from mazzo.games.rummy.state import Cards, State, changed

DRAW_STOCK: Final = Move("draw", pile="stock")
DRAW_DISCARDS: Final = Move("draw", pile="discards")
DRAWS: Final = (DRAW_STOCK, DRAW_DISCARDS)

# Moves are values: each is made once, because making them would cost more than finding them.
_MELD: Final = {meld: Move("meld", cards(meld)) for meld in ALL_MELDS}
_DISCARD: Final = {card: Move("discard", (card,)) for card in FRENCH_PACK}
_LAY: Final[dict[tuple[Card, int], Move]] = {}
_BITS: Final = {cards(meld): meld for meld in ALL_MELDS}


def moves_in_play(state: State, seat: Seat) -> tuple[Move, ...]:
    """Melds, then lay-offs by meld and card, then discards in the order of the hand."""
    hand = state.hands[seat]
    held = bits(hand)
    taken = state.taken
    found = []
    for meld in melds_in(held):
        if taken is None or not _strands(state, held & ~meld, taken, meld):
            found.append(_MELD[meld])
    if state.opened[seat]:
        for number, laid in enumerate(state.melds):
            can = held & fits(_BITS[laid])
            while can:
                low = can & -can
                can ^= low
                if taken is None or not _strands(state, held ^ low, taken, _BITS[laid] | low):
                    found.append(_lay(CARDS[low.bit_length() - 1], number))
    found += [_DISCARD[card] for card in hand if card != taken]
    return tuple(found)


def draw(state: State, seat: Seat, move: Move) -> State:
    """(2) One card: the top of the stock, or the top discard."""
    if move == DRAW_STOCK:
        card, stock, discards, taken = state.stock[0], state.stock[1:], state.discards, None
        known, dry = state.known, 0
    elif move == DRAW_DISCARDS:
        card, stock, discards = state.discards[-1], state.stock, state.discards[:-1]
        taken, dry = card, state.dry + 1
        known = changed(state.known, seat, (*state.known[seat], card))
    else:
        raise IllegalMove("unreadable", move=str(move))
    return state._replace(
        phase="play",
        hands=changed(state.hands, seat, tuple(sorted((*state.hands[seat], card)))),
        stock=stock,
        discards=discards,
        taken=taken,
        known=known,
        dry=dry,
        history=(*state.history, Played(seat, move)),
    )


def meld(state: State, seat: Seat, move: Move) -> State:
    """(2) A set or a run from the hand onto the table."""
    if not move.cards or move != Move("meld", move.cards):
        raise IllegalMove("unreadable", move=str(move))
    _check_held(state, seat, move.cards)
    laid = bits(move.cards)
    if laid.bit_count() != len(move.cards) or not is_meld(laid):
        raise IllegalMove("not-a-meld", cards=" ".join(move.cards))
    _check_not_stranded(state, seat, laid, laid)
    melds = (*state.melds, cards(laid))
    opened = changed(state.opened, seat, True)
    return _put_down(state, seat, _MELD[laid], melds, opened)


def lay(state: State, seat: Seat, move: Move) -> State:
    """(2) One card from the hand onto a meld on the table, anybody's."""
    if len(move.cards) != 1 or move != Move("lay", move.cards, pile=move.pile):
        raise IllegalMove("unreadable", move=str(move))
    if move.pile is None or not move.pile.startswith("meld"):
        raise IllegalMove("unreadable", move=str(move))
    _check_held(state, seat, move.cards)
    piles = [f"meld{number}" for number in range(len(state.melds))]
    if move.pile not in piles:
        raise IllegalMove("no-such-meld", pile=move.pile, melds="some" if piles else "none")
    if not state.opened[seat]:
        raise IllegalMove("not-opened")
    number = piles.index(move.pile)
    onto, card = _BITS[state.melds[number]], BIT[move.cards[0]]
    if not fits(onto) & card:
        pile = " ".join(state.melds[number])
        raise IllegalMove("does-not-fit", card=move.cards[0], pile=pile)
    _check_not_stranded(state, seat, card, onto | card)
    melds = (*state.melds[:number], cards(onto | card), *state.melds[number + 1 :])
    return _put_down(state, seat, _lay(move.cards[0], number), melds, state.opened)


def discard(state: State, seat: Seat, move: Move) -> State:
    """(2) One card onto the discards; it ends the turn."""
    if len(move.cards) != 1 or move != Move("discard", move.cards):
        raise IllegalMove("unreadable", move=str(move))
    _check_held(state, seat, move.cards)
    card = move.cards[0]
    if card == state.taken:
        raise IllegalMove("taken-may-not-go-back", card=card)
    state = _without(state, seat, _DISCARD[card])._replace(discards=(*state.discards, card))
    return next_turn(state, seat) if state.hands[seat] else end_round(state, seat)


def sorted_meld(move: Move) -> Move:
    """The move that lays the same meld, its cards by rank, then S H D C."""
    return _MELD[bits(move.cards)]


def _put_down(
    state: State,
    seat: Seat,
    move: Move,
    melds: tuple[Cards, ...],
    opened: tuple[bool, bool, bool, bool],
) -> State:
    state = _without(state, seat, move)._replace(melds=melds, opened=opened)
    # (4) whoever has no card left has won, without a discard too
    return state if state.hands[seat] else end_round(state, seat)


def _without(state: State, seat: Seat, move: Move) -> State:
    """The state when the cards of the move have left the hand."""
    gone = move.cards
    known = state.known
    if known[seat]:
        known = changed(known, seat, tuple(card for card in known[seat] if card not in gone))
    return state._replace(
        hands=changed(
            state.hands, seat, tuple(card for card in state.hands[seat] if card not in gone)
        ),
        known=known,
        history=(*state.history, Played(seat, move)),
    )


def _check_held(state: State, seat: Seat, named: Cards) -> None:
    for card in named:
        if card not in state.hands[seat]:
            raise IllegalMove("not-your-card", card=card)


def _check_not_stranded(state: State, seat: Seat, gone: int, result: int) -> None:
    taken = state.taken
    left = bits(state.hands[seat]) & ~gone
    if taken is not None and _strands(state, left, taken, result):
        raise IllegalMove("would-strand", card=taken)


def _strands(state: State, left: int, taken: Card, result: int) -> bool:
    """(3) Only the card just taken would be left, and no meld would take it."""
    if left != BIT[taken] or left & fits(result):
        return False
    return not any(left & fits(_BITS[laid]) for laid in state.melds)


def _lay(card: Card, number: int) -> Move:
    move = _LAY.get((card, number))
    if move is None:
        move = _LAY[card, number] = Move("lay", (card,), pile=f"meld{number}")
    return move
