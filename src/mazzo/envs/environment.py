"""A match as an environment in which agents act in turn (PettingZoo's AEC)."""

from random import Random
from typing import Any, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import (
    AssertOutOfBoundsWrapper,
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

from mazzo.games.contract import DEALER, AnyGame, View
from mazzo.games.move import Move
from mazzo.games.numbers import Numbers
from mazzo.games.outcome import shares
from mazzo.games.standstill import Standstill

Observation: TypeAlias = dict[str, Any]
"""``observation`` and ``action_mask``, two arrays."""
NUMBERS = np.int16
"""The type of what is observed."""
Environment: TypeAlias = AECEnv[str, Observation, Any]
FOR_ILLEGAL = -1.0
"""The reward for an action that the mask forbids; it ends the match for everybody."""


class CardEnv(AECEnv[str, Observation, Any]):
    """One match of a game, from the first deal to the end.

    The agents are ``player_0``, ``player_1`` … by their seats. A reset draws the first dealer and
    all packs from its seed; without a seed the chance of the last reset goes on.
    """

    def __init__(self, game: AnyGame, numbers: Numbers, render_mode: str | None = None) -> None:
        """The match begins with ``reset``.

        Args:
            game: the game.
            numbers: its moves and views as numbers.
            render_mode: ``ansi`` for ``render`` to describe what a spectator sees, or ``None``.
        """
        super().__init__()  # type: ignore[no-untyped-call]
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(game.seats)]
        self.agents = []
        self._game = game
        self._numbers = numbers
        self._rng = Random()
        self._standstill = Standstill()
        self._state: Any = None
        self._views: dict[str, View] = {}
        """Of the state as it is, as far as they have been asked for."""
        most = np.repeat([f.most for f in numbers.fields], [f.length for f in numbers.fields])
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(np.zeros_like(most), most, dtype=NUMBERS),
                    "action_mask": Box(0, 1, (numbers.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(numbers.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent: ``observation`` and ``action_mask``."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new match; there are no ``options``."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._standstill = Standstill()
        self._state = self._game.start(self._rng.randrange(self._game.seats))
        self._go_on()

    def view(self, agent: str) -> View:
        """What the agent's seat may know: what it observes, and the history besides."""
        if agent not in self._views:
            seat = self.possible_agents.index(agent)
            self._views[agent] = self._game.view(self._state, seat)
        return self._views[agent]

    def choices(self, agent: str) -> dict[int, Move]:
        """The legal moves of the agent by their actions; none when it is not its turn."""
        view = self.view(agent)
        return {self._numbers.action(move, view): move for move in view.moves}

    def observe(self, agent: str) -> Observation:
        """What the agent sees, and what it may do."""
        seen = self._numbers.observe(self.view(agent))
        mask = np.zeros(self._numbers.actions, np.int8)
        mask[list(self.choices(agent))] = 1
        return {
            "observation": np.concatenate(
                [np.asarray(seen[field.name], NUMBERS) for field in self._numbers.fields]
            ),
            "action_mask": mask,
        }

    def step(self, action: Any) -> None:
        """Plays the move of the agent whose turn it is, and deals when that is next.

        Raises:
            ValueError: the action is none of ``choices``.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        choices = self.choices(agent)
        if action not in choices:
            raise ValueError(f"{agent} cannot play action {action!r}; legal are {sorted(choices)}")
        self._state = self._game.play(self._state, choices[action])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, a field a line; ``None`` unless the mode is ``ansi``."""
        if self.render_mode != "ansi":
            return None
        plain = self._game.view(self._state, None).plain()
        return "\n".join(f"{name}: {value}" for name, value in plain.items())

    def close(self) -> None:
        """Nothing is held."""

    def _go_on(self) -> None:
        """Deals, if the dealer has the turn; then it is somebody's turn, or the match is over, or
        it gets nowhere."""
        self._views.clear()
        if self._game.turn(self._state) == DEALER:
            if self._standstill.is_reached(self._game.points(self._state)):
                self.truncations = dict.fromkeys(self.agents, True)
                return
            self._state = self._game.play(self._state, self._game.shuffle(self._state, self._rng))
        turn = self._game.turn(self._state)
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
            return
        sides = len(self._game.sides)
        for agent, share in zip(self.possible_agents, shares(self._game, self._state), strict=True):
            # a win is worth 1, an equal share of the points nothing
            self.rewards[agent] = (sides * share - 1) / (sides - 1)
            self.terminations[agent] = True


def wrapped(env: CardEnv) -> Environment:
    """The environment with PettingZoo's usual guards around it."""
    guarded: Environment = TerminateIllegalWrapper(env, illegal_reward=FOR_ILLEGAL)
    guarded = AssertOutOfBoundsWrapper(guarded)
    return OrderEnforcingWrapper(guarded)
