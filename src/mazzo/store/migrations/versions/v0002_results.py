"""How each guest's matches ended."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds the table of results."""
    op.create_table(
        "results",
        sa.Column("guest", sa.Integer, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.CheckConstraint("outcome in ('won', 'drawn', 'lost', 'given_up')", name="known_outcome"),
        sqlite_with_rowid=False,
    )
