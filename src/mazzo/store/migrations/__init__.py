"""Alembic's home: one module in ``versions`` is one step from a version of the tables to the next.

Revisions are numbers with four digits, in order.
"""
