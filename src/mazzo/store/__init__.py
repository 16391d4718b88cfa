"""What is kept: guests, matches, seats, moves and the computers' owed turns.

SQLite by the standard library, one writer thread; SQLAlchemy and Alembic only bring a database to
this version of the tables. ``mazzo.table.store`` says what a room asks of a store.
"""
