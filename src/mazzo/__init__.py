"""Mazzo, an open card room: rules, players, tables and the room around them."""

__version__ = "0.1.0"
