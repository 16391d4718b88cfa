"""A live match: moves in, numbered updates out.

No socket, no clock, no database: whoever holds a table feeds it moves and carries away what it
says.
"""
