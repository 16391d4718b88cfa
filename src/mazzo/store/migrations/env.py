"""Run by Alembic: steps through the migrations on the connection that ``migrate`` hands over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
