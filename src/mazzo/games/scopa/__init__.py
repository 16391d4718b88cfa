"""Scopa: rules, views and computer players. ``RULES.md`` settles every choice."""

from mazzo.games.scopa.numbers import NUMBERS
from mazzo.games.scopa.player import PLAYER
from mazzo.games.scopa.rules import GAME

__all__ = ["GAME", "NUMBERS", "PLAYER"]
