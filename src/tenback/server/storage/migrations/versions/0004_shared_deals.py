"""Deals that many tables play, who has tried them, and the games of bots on them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what the daily deal and challenges need."""
    _add_deals()
    _add_tries()
    _add_games()


def _add_deals() -> None:
    op.create_table(
        "shared_deals",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("opens_at", sa.BigInteger, nullable=False),
        sa.Column("closes_at", sa.BigInteger, nullable=False),
        sa.Column("deal", sa.Text, nullable=False, server_default=""),
        sa.Column("key", sa.Text, nullable=False, server_default=""),
    )
    op.create_table(
        "deal_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deal_id", sa.Text, sa.ForeignKey("shared_deals.id"), primary_key=True),
    )
    op.create_index("tables_of_a_deal", "deal_tables", ["deal_id"])


def _add_tries() -> None:
    op.create_table(
        "deal_tries",
        sa.Column("deal_id", sa.Text, sa.ForeignKey("shared_deals.id"), primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("is_bot", sa.Integer, nullable=False),
        sa.Column("counts", sa.Integer, nullable=False),
        sa.Column("hinted", sa.Integer, nullable=False, server_default="0"),
        sa.Column("settled", sa.Integer, nullable=False, server_default="0"),
        sa.Column("won", sa.Integer),
        sa.Column("measure", sa.Integer),
    )
    op.create_index("tries_of_a_person", "deal_tries", ["person_id"])
    op.create_index("tries_at_a_table", "deal_tries", ["table_id"])


def _add_games() -> None:
    op.create_table(
        "deal_games",
        sa.Column("deal_id", sa.Text, sa.ForeignKey("shared_deals.id"), primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("measure", sa.Integer, nullable=False),
        sa.Column("course", sa.Text, nullable=False),
    )
