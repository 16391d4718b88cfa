"""The tables. Migrations make them; plain SQL in this package uses them.

Events are stored, states never: a match is rebuilt by replaying its events. No token is stored,
only its SHA-256. Times are seconds since 1970 by the store's clock.
"""

from typing import Final

from sqlalchemy import (
    BLOB,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA: Final = MetaData()

NO = text("0")
YES = text("1")

guests = Table(
    "guests",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", BLOB, nullable=False, comment="the SHA-256 of the token they first came with"),
    Column("created", Float, nullable=False),
    UniqueConstraint("key", name="one_key"),
)

tokens = Table(
    "tokens",
    METADATA,
    # A browser's token. It may speak for a guest of another browser, and remembers its own.
    Column("sha256", BLOB, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Column("own", Integer, ForeignKey("guests.id"), nullable=False),
    Column("created", Float, nullable=False),
    Index("tokens_by_guest", "guest"),
    Index("tokens_by_own", "own"),
    sqlite_with_rowid=False,
)

tables = Table(
    "tables",
    METADATA,
    # Where the same people play one match after another.
    Column("id", Text, primary_key=True),
    Column("link", Text, nullable=False, comment="the token in its address"),
    Column("code", Text, comment="what can be said over the telephone, while it gathers"),
    Column("code_until", Float),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False, comment="JSON: the house rules by name"),
    Column("level", Text, nullable=False, comment="of the computers on free seats"),
    Column("pace", Text, nullable=False),
    Column("host", Integer, ForeignKey("guests.id")),
    Column("version", Integer, nullable=False, comment="grows with whatever the host changes"),
    Column("listed", Boolean, nullable=False, server_default=NO, comment="open to everybody"),
    Column("watched", Boolean, nullable=False, server_default=YES, comment="others may watch"),
    Column("later", Boolean, nullable=False, server_default=YES, comment="guests may come later"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, comment="when somebody was last there"),
    UniqueConstraint("link", name="one_link"),
    UniqueConstraint("code", name="one_code"),
    CheckConstraint("pace in ('relaxed', 'steady', 'brisk')", name="known_pace"),
)

chairs = Table(
    "chairs",
    METADATA,
    # Who sits where at a table between its matches.
    Column("at_table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id")),
    Column("name", Text),
    Column("level", Text, comment="of the computer on this seat, if it has one of its own"),
    Column("ready", Integer, comment="the version of the table that they are ready for"),
    Column("since", Float),
    Index("chairs_by_guest", "guest"),
    sqlite_with_rowid=False,
)

barred = Table(
    "barred",
    METADATA,
    # Who was asked to leave a table.
    Column("at_table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), primary_key=True),
    sqlite_with_rowid=False,
)

beginnings = Table(
    "beginnings",
    METADATA,
    # The shuffle of several people: the first secret kept is the only one.
    Column("at_table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, comment="of the match at this table"),
    Column("beginning", Integer, primary_key=True),
    Column("match", Text, nullable=False),
    Column("secret", BLOB, nullable=False),
    Column("seals", Text, nullable=False, comment="JSON: by seat"),
    Column("openings", Text, nullable=False, comment="JSON: the opened seeds, by seat"),
    Column("state", Text, nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("match", name="one_match"),
    CheckConstraint("state in ('open', 'dealt', 'failed')", name="known_state"),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("players", Text, nullable=False, comment="JSON: the record's seat headers"),
    Column("headers", Text, nullable=False, comment="JSON: the record's other headers"),
    Column("secret", BLOB, nullable=False),
    Column("state", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("previous", Text, ForeignKey("matches.id")),
    Column("shown", Float, comment="when the secret of a given-up match left: it stays given up"),
    Column("at_table", Text, ForeignKey("tables.id"), comment="of a match with a link"),
    Column("number", Integer, comment="of the match at this table"),
    Column("level", Text, nullable=False, comment="of the computers; empty: there are none"),
    Column("touched", Boolean, comment="whether a person has played a card; of old ones unknown"),
    Column("outcomes", Text, comment="JSON: won, drawn or lost, for every seat"),
    Index("matches_by_previous", "previous"),
    UniqueConstraint("secret", name="one_secret"),
    UniqueConstraint("at_table", "number", name="one_number"),
    CheckConstraint("state in ('playing', 'over', 'given_up', 'dropped')", name="known_state"),
)

seats = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", Integer, ForeignKey("guests.id"), nullable=False),
    Column("kept", Text, comment="how long a computer plays for the guest"),
    Index("seats_by_guest", "guest"),
    CheckConstraint("kept in ('turn', 'away')", name="known_kept"),
    sqlite_with_rowid=False,
)

events = Table(
    "events",
    METADATA,
    # The key decides: of two events for the same moment only one can be kept.
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("event", Integer, primary_key=True),
    Column("before", Text, comment="the record's lines before the move"),
    Column("move", Text),
    Column("after", Text, comment="the record's lines after the move"),
    sqlite_with_rowid=False,
)

turns = Table(
    "turns",
    METADATA,
    # Event number `event` is to be a move of that seat, by whoever holds the lease once it is due:
    # a computer's turn at once, a person's when their time has run out.
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("event", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Column("holder", Text, comment="the store that works on it, until the lease runs out"),
    Column("lease", Float, nullable=False),
    Index("turns_by_due", "due"),
    Index("turns_by_holder", "holder"),
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
