"""What is kept: guests, tables, matches, seats, events, and the turns that are due.

SQLite by the standard library, one writer thread; SQLAlchemy and Alembic only bring a database to
this version of the tables. ``mazzo.match.store`` says what a room asks of a store.
"""
