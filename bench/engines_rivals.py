"""What OpenSpiel and RLCard do in a slice of time, for `bench/engines.py`.

Run by a Python that has them (``pip install open_spiel rlcard``); Mazzo needs neither.
"""

import importlib
from itertools import repeat
from random import Random
from typing import Any

from bench.contestant import answer

pyspiel: Any = importlib.import_module("pyspiel")
rlcard: Any = importlib.import_module("rlcard")

SEED = 1
HEARTS = pyspiel.load_game("hearts")
HEARTS_PLAYS = 52
GIN = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
ENV = rlcard.make("gin-rummy", config={"seed": SEED})
HANDS = [Random(number).sample(range(52), 52) for number in range(500)]


def _dealt(rng: Random) -> Any:
    """A state of hearts, dealt and passed: 52 plays are left."""
    state = HEARTS.new_initial_state()
    while len(state.legal_actions()) != 1 or state.is_chance_node():
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
    return state


START = _dealt(Random(SEED))


def hearts_driven() -> int:
    """Plays of random games of hearts, the loop in Python."""
    draw = Random(SEED).random
    games = 200
    for _ in range(games):
        state = START.clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
    return games * HEARTS_PLAYS


def hearts_inside() -> int:
    """Plays of random games of hearts inside one call: the rollouts of OpenSpiel's MCTS, of which
    the single simulation is all rollouts."""
    rollouts = 20_000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, SEED)
    pyspiel.MCTSBot(HEARTS, evaluator, 1.4, 1, 100, False, SEED, False).step(START)
    return rollouts * HEARTS_PLAYS


def gin_steps() -> int:
    """Steps of RLCard's gin rummy, at random."""
    draw = Random(SEED).random
    steps = 1500
    state, _ = ENV.reset()
    for _ in range(steps):
        if ENV.is_over():
            state, _ = ENV.reset()
        actions = list(state["legal_actions"])
        state, _ = ENV.step(actions[int(draw() * len(actions))])
    return steps


def deadwood(cards: int) -> int:
    """Hands of so many cards whose least deadwood OpenSpiel found."""
    times = 10
    for pack in HANDS:
        hand = pack[:cards]
        for _ in repeat(None, times):
            GIN.min_deadwood(hand)
    return times * len(HANDS)


if __name__ == "__main__":
    answer(
        {
            "hearts driven": hearts_driven,
            "hearts inside": hearts_inside,
            "gin steps": gin_steps,
            "deadwood 7": lambda: deadwood(7),
            "deadwood 11": lambda: deadwood(11),
        }
    )
