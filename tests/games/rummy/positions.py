"""Positions of Rummy to test from."""

from mazzo.cards import FRENCH_PACK, Card
from mazzo.games.move import Move, Played
from mazzo.games.rummy import GAME
from mazzo.games.rummy.state import NO_CARDS, Cards, State


def named(text: str) -> Cards:
    """The cards of a text: ``named("AS TH")``."""
    return tuple(map(Card, text.split()))


def after(state: State, *moves: str) -> State:
    """The state after these moves."""
    for move in moves:
        state = GAME.play(state, Move.parse(move))
    return state


def legal(state: State) -> set[str]:
    """The texts of the legal moves."""
    return set(map(str, GAME.moves(state)))


def to_play(
    hand: str,
    *melds: str,
    taken: str | None = None,
    opened: bool = True,
    others: tuple[str, str, str] = ("KS", "KH", "KD"),
    points: tuple[int, int, int, int] = (0, 0, 0, 0),
) -> State:
    """Seat 0 has drawn and may put down: its hand, the table, the other hands.

    What is left of the pack is the stock, but for one card in the discards.
    """
    hands = (named(hand), named(others[0]), named(others[1]), named(others[2]))
    table = tuple(map(named, melds))
    used = {card for cards in (*hands, *table) for card in cards}
    rest = tuple(card for card in FRENCH_PACK if card not in used)
    return State(
        dealer=3,
        turn=0,
        phase="play",
        hands=(tuple(sorted(hands[0])), hands[1], hands[2], hands[3]),
        stock=rest[1:],
        discards=rest[:1],
        melds=table,
        opened=(opened, True, True, True),
        taken=Card(taken) if taken else None,
        known=NO_CARDS if taken is None else (named(taken), (), (), ()),
        points=points,
        dry=1 if taken else 0,
        upcard=rest[0],
        history=tuple(Played(1, Move("meld", meld)) for meld in table),
    )


def drawing(hand: str, top: str) -> State:
    """Seat 0 is to draw, and nothing lies on the table but the discard ``top``."""
    state = to_play(hand, opened=False, others=("4C AH", "8S 6C", "QC 3D"))
    stock = tuple(card for card in (*state.stock, *state.discards) if card != top)
    return state._replace(phase="draw", discards=named(top), stock=stock, opened=(False,) * 4)


def dealt(order: str = "", dealer: int = 3) -> State:
    """A first deal whose pack begins with the cards of ``order``."""
    first = named(order)
    pack = first + tuple(card for card in FRENCH_PACK if card not in first)
    return GAME.play(GAME.start(dealer), Move("deal", pack))
