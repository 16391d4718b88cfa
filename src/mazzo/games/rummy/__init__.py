"""Rummy: rules, views and computer players. ``RULES.md`` settles every choice."""

from mazzo.games.rummy.numbers import NUMBERS
from mazzo.games.rummy.player import PLAYER
from mazzo.games.rummy.rules import GAME

__all__ = ["GAME", "NUMBERS", "PLAYER"]
