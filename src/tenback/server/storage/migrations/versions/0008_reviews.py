"""Reviews of finished games, and the exercises that people make of their mistakes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what "What happened?" and "My mistakes" need."""
    _add_reviews()
    _add_exercises()


def _add_reviews() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("asked_by", sa.Text, nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("turns", sa.Integer, nullable=False, server_default="0"),
        sa.Column("start", sa.Float, nullable=False, server_default="0"),
        sa.Column("open_win", sa.Integer),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False, server_default=""),
        sa.Column("held_until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("reviews_by_stage", "reviews", ["stage", "asked_at"])
    op.create_index("reviews_of_a_person", "reviews", ["asked_by", "asked_at"])
    op.create_table(
        "review_steps",
        sa.Column(
            "table_id", sa.Text, sa.ForeignKey("reviews.table_id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("step", sa.Text, nullable=False),
    )


def _add_exercises() -> None:
    op.create_table(
        "exercises",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("theme", sa.Text, nullable=False),
        sa.Column("lost", sa.Float, nullable=False),
        sa.Column("round", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due_at", sa.BigInteger, nullable=False),
    )
    op.create_index("exercises_due", "exercises", ["person_id", "due_at"])
