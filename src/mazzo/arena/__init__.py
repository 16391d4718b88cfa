"""Matches between players of any kind, played to measure them."""

from mazzo.arena.results import Results, Standing
from mazzo.arena.tournament import hold

__all__ = ["Results", "Standing", "hold"]
