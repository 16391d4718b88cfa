"""How turns, rounds and matches end. The numbers in comments are the points of ``RULES.md``."""

from typing import Final

from mazzo.games.contract import DEALER, Seat
from mazzo.games.rummy.bits import bits, penalty
from mazzo.games.rummy.state import SEATS, State, changed

TARGET: Final = 200
LONGEST_DROUGHT: Final = 100
"""(6) So many turns in a row without a card from the stock end a round."""


def next_turn(state: State, seat: Seat) -> State:
    """After the discard that ended the turn of ``seat``, who still holds cards."""
    if state.dry >= LONGEST_DROUGHT:
        return end_round(state, None)
    if not state.stock:
        if state.stock_pass == 2:
            return end_round(state, None)
        # (5) turned over unshuffled: the oldest discard is drawn first, the top one stays
        state = state._replace(
            stock=state.discards[:-1], discards=state.discards[-1:], stock_pass=2
        )
    return state._replace(turn=(seat + 1) % SEATS, phase="draw", taken=None)


def end_round(state: State, winner: Seat | None) -> State:
    """(4) ``winner`` has no card left, or the round is drawn; (7) the score, and whether it is
    enough."""
    points = state.points
    if winner is not None:
        gain = sum(penalty(bits(hand)) for hand in state.hands)
        points = changed(points, winner, points[winner] + gain)
    over = max(points) >= TARGET
    return state._replace(
        turn=None if over else DEALER, phase=None, taken=None, winner=winner, points=points
    )
