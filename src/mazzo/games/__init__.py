"""The games: pure functions over immutable states, and nothing else.

One folder is one game. No clock, no file, no socket and no dice live here; a game knows the cards
and the contract in this folder, never another game.
"""
