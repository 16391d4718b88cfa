"""Rubamazzo: rules, views and computer players. ``RULES.md`` settles every choice."""

from mazzo.games.rubamazzo.numbers import NUMBERS
from mazzo.games.rubamazzo.player import PLAYER
from mazzo.games.rubamazzo.rules import GAME

__all__ = ["GAME", "NUMBERS", "PLAYER"]
