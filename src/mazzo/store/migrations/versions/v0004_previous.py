"""Finds the match that another was given up for, without looking through all."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds the index: forgetting a guest asks for it twice for each of their matches."""
    op.create_index("matches_by_previous", "matches", ["previous"])
