"""Events instead of moves; tables with several people, their shuffles and clocks; guests with
several tokens.

Of a match that was begun before, every move is an event, and it belongs to no table.
"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NO, YES = sa.text("0"), sa.text("1")


def upgrade() -> None:
    """Makes the new tables, and fills them from the old ones."""
    _guests()
    _tables()
    _matches()
    _events()
    _turns()
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("kept", sa.Text))
        seats.create_check_constraint("known_kept", "kept in ('turn', 'away')")


def _guests() -> None:
    op.create_table(
        "new_guests",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("key", sa.BLOB, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("key", name="one_key"),
    )
    op.execute("INSERT INTO new_guests SELECT id, token_sha256, created FROM guests")
    op.drop_table("guests")
    op.rename_table("new_guests", "guests")
    op.create_table(
        "tokens",
        sa.Column("sha256", sa.BLOB, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("own", sa.Integer, sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tokens_by_guest", "tokens", ["guest"])
    op.create_index("tokens_by_own", "tokens", ["own"])
    op.execute("INSERT INTO tokens SELECT key, id, id, created FROM guests")


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("link", sa.Text, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("code_until", sa.Float),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("host", sa.Integer, sa.ForeignKey("guests.id")),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=NO),
        sa.Column("watched", sa.Boolean, nullable=False, server_default=YES),
        sa.Column("later", sa.Boolean, nullable=False, server_default=YES),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.UniqueConstraint("link", name="one_link"),
        sa.UniqueConstraint("code", name="one_code"),
        sa.CheckConstraint("pace in ('relaxed', 'steady', 'brisk')", name="known_pace"),
    )
    op.create_table(
        "chairs",
        sa.Column("at_table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id")),
        sa.Column("name", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("ready", sa.Integer),
        sa.Column("since", sa.Float),
        sqlite_with_rowid=False,
    )
    op.create_index("chairs_by_guest", "chairs", ["guest"])
    op.create_table(
        "barred",
        sa.Column("at_table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "beginnings",
        sa.Column("at_table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("beginning", sa.Integer, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("secret", sa.BLOB, nullable=False),
        sa.Column("seals", sa.Text, nullable=False),
        sa.Column("openings", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("match", name="one_match"),
        sa.CheckConstraint("state in ('open', 'dealt', 'failed')", name="known_state"),
        sqlite_with_rowid=False,
    )


def _matches() -> None:
    op.create_table(
        "new_matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("headers", sa.Text, nullable=False),
        sa.Column("secret", sa.BLOB, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("ended", sa.Float),
        sa.Column("previous", sa.Text, sa.ForeignKey("matches.id")),
        sa.Column("shown", sa.Float),
        sa.Column("at_table", sa.Text, sa.ForeignKey("tables.id")),
        sa.Column("number", sa.Integer),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("touched", sa.Boolean),
        sa.Column("outcomes", sa.Text),
        sa.UniqueConstraint("secret", name="one_secret"),
        sa.UniqueConstraint("at_table", "number", name="one_number"),
        sa.CheckConstraint(
            "state in ('playing', 'over', 'given_up', 'dropped')", name="known_state"
        ),
    )
    op.execute(
        "INSERT INTO new_matches"
        " SELECT id, game, dealer, players, headers, secret, state, created, ended, previous,"
        " shown, NULL, NULL, '', NULL, NULL FROM matches ORDER BY rowid"
    )
    op.drop_table("matches")
    op.rename_table("new_matches", "matches")
    op.create_index("matches_by_previous", "matches", ["previous"])
    connection = op.get_bind()
    for (players,) in connection.execute(sa.text("SELECT DISTINCT players FROM matches")).all():
        connection.execute(
            sa.text("UPDATE matches SET level = :level WHERE players = :players"),
            {"level": _level(players), "players": players},
        )


def _level(players: str) -> str:
    """The level of the first computer among seat headers such as ``computer hard``."""
    words = [header.split() for header in json.loads(players or "[]")]
    return next((word[1] for word in words if word[:1] == ["computer"] and word[1:]), "")


def _events() -> None:
    op.create_table(
        "events",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("event", sa.Integer, primary_key=True),
        sa.Column("before", sa.Text),
        sa.Column("move", sa.Text),
        sa.Column("after", sa.Text),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO events (match, event, move) SELECT match, ply, text FROM moves")
    op.drop_table("moves")


def _turns() -> None:
    op.create_table(
        "new_turns",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("event", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("holder", sa.Text),
        sa.Column("lease", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    # Who worked on it is gone, and whose turn it is follows from the match.
    op.execute(
        "INSERT INTO new_turns (match, event, seat, due, lease)"
        " SELECT match, ply, -1, 0, 0 FROM turns"
    )
    op.drop_table("turns")
    op.rename_table("new_turns", "turns")
    op.create_index("turns_by_due", "turns", ["due"])
    op.create_index("turns_by_holder", "turns", ["holder"])
