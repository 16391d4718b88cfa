"""When the secret of a match that was given up has first been shown."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the column; whose secret may have been shown by now is not taken back."""
    op.add_column("matches", sa.Column("shown", sa.Float))
    op.execute("UPDATE matches SET shown = ended WHERE state = 'given_up'")
