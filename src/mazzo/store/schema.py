"""The tables. Migrations make them; plain SQL in ``sqlite.py`` uses them.

Moves are stored, states never: a table is rebuilt by replaying its moves. No token is stored,
only its SHA-256.
"""

from typing import Final

from sqlalchemy import (
    BLOB,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData()

guests = Table(
    "guests",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token_sha256", BLOB, nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

matches = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("players", Text, nullable=False, comment="JSON: the record's seat headers"),
    Column("headers", Text, nullable=False, comment="JSON: the record's other headers"),
    Column("secret", BLOB, nullable=False, unique=True),
    Column("state", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("previous", Text, ForeignKey("matches.id")),
    Column("shown", Float, comment="when the secret of a given-up match left: it stays given up"),
    Index("matches_by_previous", "previous"),
    CheckConstraint("state in ('playing', 'over', 'given_up', 'dropped')", name="known_state"),
)

seats = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Index("seats_by_guest", "guest"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    METADATA,
    # The key decides: of two moves for the same turn only one can be kept.
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    METADATA,
    # A computer owes move number `ply`; whoever finds the lease expired makes it.
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("lease", Float, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    METADATA,
    # How a match ended for a guest. A result may come from elsewhere: its match need not be here.
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    Column("match", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("ended", Float, nullable=False),
    CheckConstraint("outcome in ('won', 'drawn', 'lost', 'given_up')", name="known_outcome"),
    sqlite_with_rowid=False,
)
