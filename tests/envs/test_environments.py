"""The environments pass PettingZoo's own tests, and show an agent what its seat may know."""

import pickle
import warnings
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from mazzo import envs
from mazzo.bots.levels import rank
from mazzo.envs.environment import CardEnv
from mazzo.games import standstill
from mazzo.games.catalogue import catalogue, find, numbers_of
from tests.toys import calls

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"

pytestmark = pytest.mark.parametrize("game", catalogue())


def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    with warnings.catch_warnings():
        # PettingZoo's own card games observe a dictionary too, and are let off by their names.
        for known in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=known)
        api_test(envs.env(game), num_cycles=1000)
        api_test(envs.raw_env(game), num_cycles=200)


def test_the_seed_decides_everything(game: str) -> None:
    seed_test(partial(envs.env, game), num_cycles=200)
    seed_test(partial(envs.raw_env, game), num_cycles=50)


def steps(env: CardEnv, seed: int) -> Iterator[str]:
    """Whose turn it is, all through a match of random moves."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        yield agent
        choices = list(env.choices(agent))
        env.step(int(rng.choice(choices)) if choices else None)


def test_every_legal_move_has_an_action_of_its_own(game: str) -> None:
    env: CardEnv = envs.raw_env(game)
    used: set[int] = set()
    for agent in steps(env, 3):
        view = env.view(agent)
        choices = env.choices(agent)
        assert sorted(choices.values()) == sorted(view.moves)
        assert list(np.flatnonzero(env.observe(agent)["action_mask"])) == sorted(choices)
        used.update(choices)
    assert len(used) > 30
    assert max(used) < numbers_of(game).actions


def test_an_observation_is_of_the_view_alone(game: str) -> None:
    """With other hidden cards the agents see the same."""
    env: CardEnv = envs.raw_env(game)
    rules = env._game
    numbers = numbers_of(game)
    compared = 0
    for number, agent in enumerate(steps(env, 4)):
        if number > 200 or env.terminations[agent]:
            break
        truth = env._state
        before = env.observe(agent)
        env._state = rules.imagine(env.view(agent), Random(number))
        env._views.clear()
        after = env.observe(agent)
        compared += env._state != truth
        env._state = truth
        assert all(np.array_equal(before[name], after[name]) for name in before)
        assert env.observation_space(agent).contains(before)
        assert set(numbers.observe(env.view(agent))) == {field.name for field in numbers.fields}
    assert compared > 20


def test_others_observe_without_being_asked_to_act(game: str) -> None:
    env: CardEnv = envs.raw_env(game)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_rewards_add_up_to_nothing_and_the_winner_gets_one(game: str) -> None:
    env: CardEnv = envs.raw_env(game)
    for seed in range(2):
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in steps(env, seed):
            totals[agent] = env.last()[1] if env.terminations[agent] else totals[agent]
            outcome = env._game.outcome(env._state)
        assert sum(totals.values()) == pytest.approx(0)
        for agent, how in zip(totals, outcome or (), strict=True):
            assert (totals[agent] == 1) == (how == "won")


def test_a_match_that_gets_nowhere_is_cut_off(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody melds; in Rubamazzo everything ends by itself."""
    monkeypatch.setattr(standstill, "LONGEST", 2)
    env: CardEnv = envs.raw_env(game)
    env.reset(seed=3)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        assert truncated or not any(env.truncations.values())
        if terminated or truncated:
            env.step(None)
        else:
            moves = {move.verb: action for action, move in env.choices(agent).items()}
            env.step(moves.get("draw", moves.get("discard", max(moves.values()))))
    assert truncated == (game == "rummy")
    assert not truncated or set(totals.values()) == {0}


def test_an_illegal_action_ends_the_match_and_says_so_without_guards(game: str) -> None:
    env = envs.env(game)
    env.reset(seed=2)
    agent = env.agent_selection
    seen = env.observe(agent)
    assert seen is not None
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw: CardEnv = envs.raw_env(game)
    raw.reset(seed=2)
    with pytest.raises(ValueError, match=f"action {illegal}"):
        raw.step(illegal)


def test_mazzos_levels_can_sit_at_the_table(game: str) -> None:
    env: CardEnv = envs.raw_env(game)
    env.reset(seed=5)
    kind = find(str(env).rpartition("_")[0])
    for _ in range(40):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        best = rank(kind, env.view(agent), "normal", Random(0))[0].move
        env.step(next(action for action, move in env.choices(agent).items() if move == best))


def test_a_running_match_can_be_pickled(game: str) -> None:
    env: CardEnv = envs.raw_env(game)
    env.reset(seed=6)
    env.step(next(iter(env.choices(env.agent_selection))))
    other: CardEnv = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        one.step(next(iter(one.choices(one.agent_selection))))
    assert env._game.position(env._state) == other._game.position(other._state)


def test_it_describes_what_a_spectator_sees(game: str) -> None:
    env = envs.env(game, render_mode="ansi")
    env.reset(seed=1)
    assert "hand: ()" in str(env.render())
    assert envs.raw_env(game).render() is None


def test_the_document_lists_the_fields_where_they_are(game: str) -> None:
    numbers = numbers_of(game)
    document = DOCUMENT.read_text()
    at = 0
    for field in numbers.fields:
        assert f"| {at} | `{field.name}` | {field.length} | {field.most} |" in document
        at += field.length
    assert f"{at} numbers" in document
    assert f"{numbers.actions:,} actions" in document


def test_partners_share_a_reward(game: str) -> None:
    """Of a game that is none of the room's."""
    del game
    env = CardEnv(calls.KIND.game, calls.NUMBERS)
    for seed in range(5):
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in steps(env, seed):
            totals[agent] = env.last()[1] if env.terminations[agent] else totals[agent]
        one, other, partner, rival = totals.values()
        assert (one, other) == (partner, rival)
        assert one == -other
