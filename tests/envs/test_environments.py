"""The environments pass PettingZoo's own tests, and show an agent what its seat may know."""

import pickle
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from mazzo.bots.levels import rank
from mazzo.envs import rubamazzo, rummy
from mazzo.envs.environment import CardEnv
from mazzo.games import standstill
from mazzo.games.catalogue import find

MODULES = {"rubamazzo": rubamazzo, "rummy": rummy}
DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"

pytestmark = pytest.mark.parametrize("module", MODULES.values(), ids=list(MODULES))


def test_pettingzoo_finds_nothing_wrong(module: ModuleType) -> None:
    with warnings.catch_warnings():
        # PettingZoo's own card games observe a dictionary too, and are let off by their names.
        for known in ("Observation is not a NumPy array", "Observation space for each agent"):
            warnings.filterwarnings("ignore", message=known)
        api_test(module.env(), num_cycles=1000)
        api_test(module.raw_env(), num_cycles=200)


def test_the_seed_decides_everything(module: ModuleType) -> None:
    seed_test(module.env, num_cycles=200)
    seed_test(module.raw_env, num_cycles=50)


def steps(env: CardEnv, seed: int) -> Iterator[str]:
    """Whose turn it is, all through a match of random moves."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        yield agent
        choices = list(env.choices(agent))
        env.step(int(rng.choice(choices)) if choices else None)


def test_every_legal_move_has_an_action_of_its_own(module: ModuleType) -> None:
    env: CardEnv = module.raw_env()
    used: set[int] = set()
    for agent in steps(env, 3):
        view = env.view(agent)
        choices = env.choices(agent)
        assert sorted(choices.values()) == sorted(view.moves)
        assert list(np.flatnonzero(env.observe(agent)["action_mask"])) == sorted(choices)
        used.update(choices)
    assert len(used) > 30
    assert max(used) < module.Code.actions


def test_an_observation_is_of_the_view_alone(module: ModuleType) -> None:
    """With other hidden cards the agents see the same."""
    env: CardEnv = module.raw_env()
    game = env._game
    code = module.Code()
    compared = 0
    for number, agent in enumerate(steps(env, 4)):
        if number > 200 or env.terminations[agent]:
            break
        truth = env._state
        before = env.observe(agent)
        env._state = game.imagine(env.view(agent), Random(number))
        env._views.clear()
        after = env.observe(agent)
        compared += env._state != truth
        env._state = truth
        assert all(np.array_equal(before[name], after[name]) for name in before)
        assert env.observation_space(agent).contains(before)
        assert set(code.observe(env.view(agent))) == {field.name for field in code.fields}
    assert compared > 20


def test_others_observe_without_being_asked_to_act(module: ModuleType) -> None:
    env: CardEnv = module.raw_env()
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert seen["action_mask"].any() == (agent == env.agent_selection)


def test_rewards_add_up_to_nothing_and_the_winner_gets_one(module: ModuleType) -> None:
    env: CardEnv = module.raw_env()
    for seed in range(2):
        totals = dict.fromkeys(env.possible_agents, 0.0)
        for agent in steps(env, seed):
            totals[agent] = env.last()[1] if env.terminations[agent] else totals[agent]
            points = env._game.points(env._state)
        best = max(points)
        won = [agent for agent, score in zip(totals, points, strict=True) if score == best]
        assert sum(totals.values()) == pytest.approx(0)
        if len(won) == 1:
            assert totals[won[0]] == 1


def test_a_match_that_gets_nowhere_is_cut_off(
    module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody melds; in Rubamazzo everything ends by itself."""
    monkeypatch.setattr(standstill, "LONGEST", 2)
    env: CardEnv = module.raw_env()
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
    assert truncated == (module is rummy)
    assert not truncated or set(totals.values()) == {0}


def test_an_illegal_action_ends_the_match_and_says_so_without_guards(module: ModuleType) -> None:
    env = module.env()
    env.reset(seed=2)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw: CardEnv = module.raw_env()
    raw.reset(seed=2)
    with pytest.raises(ValueError, match=f"action {illegal}"):
        raw.step(illegal)


def test_mazzos_levels_can_sit_at_the_table(module: ModuleType) -> None:
    env: CardEnv = module.raw_env()
    env.reset(seed=5)
    kind = find(str(env).rpartition("_")[0])
    for _ in range(40):
        agent = env.agent_selection
        if env.terminations[agent]:
            break
        best = rank(kind, env.view(agent), "normal", Random(0))[0].move
        env.step(next(action for action, move in env.choices(agent).items() if move == best))


def test_a_running_match_can_be_pickled(module: ModuleType) -> None:
    env: CardEnv = module.raw_env()
    env.reset(seed=6)
    env.step(next(iter(env.choices(env.agent_selection))))
    other: CardEnv = pickle.loads(pickle.dumps(env))
    for one in (env, other):
        one.step(next(iter(one.choices(one.agent_selection))))
    assert env._game.position(env._state) == other._game.position(other._state)


def test_it_describes_what_a_spectator_sees(module: ModuleType) -> None:
    env = module.env(render_mode="ansi")
    env.reset(seed=1)
    assert "hand: ()" in env.render()
    assert module.raw_env().render() is None


def test_the_document_lists_the_fields_where_they_are(module: ModuleType) -> None:
    code = module.Code()
    document = DOCUMENT.read_text()
    at = 0
    for field in code.fields:
        assert f"| {at} | `{field.name}` | {field.length} | {field.most} |" in document
        at += field.length
    assert f"{at} numbers" in document
    assert f"{code.actions} actions" in document
