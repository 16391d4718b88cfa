"""The games as PettingZoo environments; needs ``pip install mazzo[pettingzoo]``.

``docs/environments.md`` describes actions, observations and rewards.

>>> from mazzo import envs
>>> from mazzo.games.catalogue import catalogue
>>> for name in catalogue():
...     env = envs.env(name)
...     env.reset(seed=7)
...     observation, reward, terminated, truncated, info = env.last()
"""

from collections.abc import Mapping

from mazzo.envs.environment import CardEnv, Environment, wrapped
from mazzo.games.catalogue import find, numbers_of


def raw_env(
    game: str, render_mode: str | None = None, options: Mapping[str, str] | None = None
) -> CardEnv:
    """The environment of a game without guards.

    Args:
        game: its name.
        render_mode: as for ``CardEnv``.
        options: house rules that are not the usual ones.

    Raises:
        UnknownGame: there is none.
        UnknownOption: it has no such house rule, or the rule no such value.
    """
    return CardEnv(find(game, options).game, numbers_of(game), render_mode)


def env(
    game: str, render_mode: str | None = None, options: Mapping[str, str] | None = None
) -> Environment:
    """The same with PettingZoo's guards: an illegal action ends the match."""
    return wrapped(raw_env(game, render_mode, options))
