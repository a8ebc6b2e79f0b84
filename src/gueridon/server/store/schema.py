"""The tables of the database. The log is the truth; `tables` and `seats` are there to find things quickly."""

from __future__ import annotations

import sqlalchemy as sql

METADATA = sql.MetaData()

identities = sql.Table(
    "identities",
    METADATA,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("cookie_hash", sql.String(64), nullable=False, unique=True),
    sql.Column("name", sql.String(24), nullable=False),
    sql.Column("language", sql.String(2), nullable=False),
    sql.Column("webhook", sql.String(300), nullable=True),
    sql.Column("made", sql.Float(53), nullable=False),
    sql.Column("seen", sql.Float(53), nullable=False, server_default=sql.text("0")),
    sql.Index("identities_by_age", "seen"),
)

tables = sql.Table(
    "tables",
    METADATA,
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
    sql.Column("touched", sql.Float(53), nullable=False, server_default=sql.text("0")),
    sql.Index("tables_to_wake", "wake_at"),
    sql.Index("tables_to_list", "is_public", "changed"),
    sql.Index("tables_by_age", "status", "touched"),
)

seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("identity", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, nullable=False),
)

log = sql.Table(
    "log",
    METADATA,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("entry", sql.LargeBinary, nullable=False),
)
