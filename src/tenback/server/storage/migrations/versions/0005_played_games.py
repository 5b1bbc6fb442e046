"""Finished games by player, devices by secret, and recovery codes."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what a person's own page needs; the games of older tables are counted once the server runs."""
    op.create_table("played", *_PLAYED)
    op.create_index("played_by_a_person", "played", ["person_id", "ended_at"])
    op.add_column("results", sa.Column("is_counted", sa.Integer, nullable=False, server_default="0"))
    op.create_index("results_not_counted", "results", ["is_counted"])
    for name in ("browser", "platform", "first_day", "last_day"):
        op.add_column("secrets", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.create_table(
        "recovery_codes",
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("hash", sa.Text, nullable=False, unique=True),
        sa.Column("made_on", sa.Text, nullable=False),
    )


_PLAYED = (
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False),
    sa.Column("people", sa.Integer, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("talk", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("hints", sa.Integer, nullable=False),
    sa.Column("ended_at", sa.BigInteger, nullable=False),
    sa.Column("won", sa.Integer, nullable=False),
    sa.Column("cards_left", sa.Integer),
    sa.Column("score", sa.Integer),
    sa.Column("left_early", sa.Integer, nullable=False),
    sa.Column("tricks", sa.Integer, nullable=False),
    sa.Column("marks", sa.Integer, nullable=False),
)
