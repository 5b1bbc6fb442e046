"""Challenges: deals of finished tables that others play too, and who has seen which table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what challenges need."""
    op.create_table(
        "challenges",
        sa.Column("deal_id", sa.Text, sa.ForeignKey("shared_deals.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("invited", sa.Integer, nullable=False),
    )
    op.create_index("challenges_of_a_table", "challenges", ["table_id"])
    op.create_table(
        "seen_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person_id", sa.Text, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_seen_by_a_person", "seen_tables", ["person_id"])
