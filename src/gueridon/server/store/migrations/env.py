"""What Alembic runs: the migrations, over the connection that `migrate` has opened."""

from alembic import context

from gueridon.server.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
