"""When somebody was last seen, and when a table was last open: what is not used for long can be deleted.

What was there before counts as used now, so that an upgrade deletes nothing at once.
"""

import time

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table, column in (("identities", "seen"), ("tables", "touched")):
        op.add_column(table, sql.Column(column, sql.Float(53), nullable=False, server_default=sql.text("0")))
        op.execute(sql.text(f"UPDATE {table} SET {column} = :now").bindparams(now=time.time()))
    op.create_index("identities_by_age", "identities", ["seen"])
    op.create_index("tables_by_age", "tables", ["status", "touched"])
