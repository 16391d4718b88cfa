"""What a seat of Rummy may know, and what it should."""

import json
import random

import pytest

from mazzo.games.contract import DEALER
from mazzo.games.rummy import GAME
from mazzo.games.rummy.memory import drawn_openly, drought
from mazzo.games.rummy.state import State
from tests.games.rummy.positions import after, dealt, named, to_play

WATCHERS = (0, 1, 2, 3, None)


def random_states(seed: int, count: int) -> list[State]:
    """States of rounds in which melds are often laid and discards often taken."""
    rng = random.Random(seed)
    states: list[State] = []
    state = GAME.start(seed % 4)
    while len(states) < count:
        states.append(state)
        moves = GAME.moves(state)
        if not moves:
            state = GAME.start(1) if state.turn is None else state
            moves = (GAME.shuffle(state, rng),)
        down = [move for move in moves if move.verb in ("meld", "lay")]
        state = GAME.play(state, rng.choice(down if down and rng.random() < 0.7 else moves))
    return states


@pytest.mark.slow
def test_an_imagined_world_looks_the_same() -> None:
    rng = random.Random(1)
    passes = set()
    for state in random_states(4, 4000)[::3]:
        passes.add((state.stock_pass, state.phase))
        for watcher in WATCHERS:
            view = GAME.view(state, watcher)
            imagined = GAME.imagine(view, rng)
            assert GAME.view(imagined, watcher) == view
            assert imagined.dry == state.dry
            assert GAME.view_type.from_plain(json.loads(json.dumps(view.plain()))) == view
    assert {(1, "draw"), (2, "play"), (2, None)} <= passes


@pytest.mark.slow
def test_no_view_holds_a_hidden_card() -> None:
    """Whatever stands anywhere in a seat's view has been face up, or is its own."""
    for state in random_states(6, 2500):
        if state.phase is None:
            continue
        open_cards = {*state.discards, *(card for meld in state.melds for card in meld)}
        open_cards |= {card for cards in state.known for card in cards}
        open_cards |= {
            card for cards in drawn_openly(state.upcard, state.history) for card in cards
        }
        if state.stock_pass == 2:
            open_cards |= set(state.stock)
        for watcher in WATCHERS:
            mine = set() if watcher is None else set(state.hands[watcher])
            shown = json.dumps(GAME.view(state, watcher).plain())
            for card in (*state.stock, *(card for hand in state.hands for card in hand)):
                assert card in open_cards | mine or f"{card}" not in shown


def test_a_card_taken_openly_is_known_until_it_leaves_the_hand() -> None:
    state = dealt()
    top = state.discards[-1]
    state = after(state, "draw @discards")
    for watcher in WATCHERS:
        assert GAME.view(state, watcher).known == ((top,), (), (), ())
        assert top in GAME.imagine(GAME.view(state, watcher), random.Random(2)).hands[0]
    state = after(state, f"discard {next(card for card in state.hands[0] if card != top)}")
    assert GAME.view(state, 2).known[0] == (top,)
    for _ in range(3):
        state = after(state, "draw @stock")
        state = GAME.play(state, GAME.moves(state)[-1])
    state = after(state, "draw @stock", f"discard {top}")
    assert GAME.view(state, 2).known[0] == ()


def test_a_melded_card_is_no_longer_in_the_hand_that_took_it() -> None:
    state = to_play("5S 5H 5D 9C 2C", taken="5D")
    assert GAME.view(state, 1).known[0] == named("5D")
    assert GAME.view(after(state, "meld 5S 5H 5D"), 1).known[0] == ()


def test_a_draw_from_the_stock_shows_no_card() -> None:
    state = dealt()
    card = state.stock[0]
    state = after(state, "draw @stock")
    assert card in GAME.view(state, 0).hand
    for watcher in (1, 2, 3, None):
        assert card not in json.dumps(GAME.view(state, watcher).plain())
    assert GAME.view(state, 1).history[-1].plain() == {"seat": 0, "move": "draw @stock"}


def test_covered_discards_stay_in_view() -> None:
    state = dealt()
    for _ in range(3):
        state = after(state, "draw @stock")
        state = GAME.play(state, GAME.moves(state)[-1])
    assert len(state.discards) == 4
    assert GAME.view(state, 2).discards == state.discards


def second_pass() -> State:
    """The first turn after the stock was turned over."""
    state = dealt()
    while state.stock_pass == 1:
        state = after(state, "draw @stock")
        state = GAME.play(state, GAME.moves(state)[-1])
    return state


def test_the_turned_stock_lies_open_to_memory() -> None:
    first = GAME.view(dealt(), 1)
    assert first.turned == ()
    state = second_pass()
    for watcher in WATCHERS:
        view = GAME.view(state, watcher)
        assert view.turned == state.stock
        assert GAME.imagine(view, random.Random(3)).stock == state.stock


def test_what_is_drawn_from_the_turned_stock_is_remembered() -> None:
    state = second_pass()
    seat, card = state.turn or 0, state.stock[0]
    state = after(state, "draw @stock")
    assert drawn_openly(state.upcard, state.history)[seat] == {card}
    for watcher in WATCHERS:
        view = GAME.view(state, watcher)
        assert view.known[seat] == ()  # it was not taken from the discards
        assert all(
            card in GAME.imagine(view, random.Random(seed)).hands[seat] for seed in range(20)
        )
    state = after(state, f"discard {card}")
    assert drawn_openly(state.upcard, state.history)[seat] == set()


def test_the_remaining_hands_are_shown_when_the_round_is_over() -> None:
    state = to_play("2C")
    assert GAME.view(state, 1).shown is None
    ended = after(state, "discard 2C")
    assert ended.turn == DEALER
    for watcher in WATCHERS:
        view = GAME.view(ended, watcher)
        assert view.shown == ended.hands
        counted = view.plain()["counted"]
        assert isinstance(counted, tuple)
        assert sum(counted) == ended.points[ended.winner or 0] > 0
    again = GAME.play(ended, GAME.shuffle(ended, random.Random(4)))
    assert GAME.view(again, 1).shown is None
    assert GAME.view(again, 1).history == ()


def test_worlds_are_imagined_evenly() -> None:
    """Every hidden card is as likely as any other in a rival's hand."""
    view = GAME.view(dealt(), 0)
    rng = random.Random(5)
    counts: dict[str, int] = {}
    worlds = 4000
    for _ in range(worlds):
        for card in GAME.imagine(view, rng).hands[2]:
            counts[card] = counts.get(card, 0) + 1
    expected = worlds * 7 / 44
    assert len(counts) == 44
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_square < 90  # 43 degrees of freedom: above with a chance of one in 30,000


def test_the_drought_is_read_from_the_history() -> None:
    state = dealt()
    for verb in ("discards", "discards", "stock", "discards"):
        state = after(state, f"draw @{verb}")
        assert drought(state.history) == state.dry
        state = GAME.play(state, GAME.moves(state)[-1])
    assert state.dry == 1
