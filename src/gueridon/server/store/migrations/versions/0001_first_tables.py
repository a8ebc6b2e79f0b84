"""Identities, tables, seats and the log."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "identities",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("cookie_hash", sql.String(64), nullable=False, unique=True),
        sql.Column("name", sql.String(24), nullable=False),
        sql.Column("language", sql.String(2), nullable=False),
        sql.Column("webhook", sql.String(300), nullable=True),
        sql.Column("made", sql.Float(53), nullable=False),
    )
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("status", sql.String(8), nullable=False),
        sql.Column("is_public", sql.Boolean, nullable=False),
        sql.Column("free", sql.Integer, nullable=False),
        sql.Column("players", sql.Text, nullable=False),
        sql.Column("to_act", sql.Integer, nullable=False),
        sql.Column("changed", sql.Float(53), nullable=False),
        sql.Column("wake_at", sql.Float(53), nullable=True),
    )
    op.create_index("tables_to_wake", "tables", ["wake_at"])
    op.create_index("tables_to_list", "tables", ["is_public", "changed"])
    op.create_table(
        "seats",
        sql.Column("identity", sql.String(32), primary_key=True),
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seat", sql.Integer, nullable=False),
    )
    op.create_table(
        "log",
        sql.Column("table_id", sql.String(32), primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("entry", sql.LargeBinary, nullable=False),
    )
