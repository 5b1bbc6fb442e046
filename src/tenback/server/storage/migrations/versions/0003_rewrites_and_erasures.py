"""How often a log was rewritten, and people whose data is being erased."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what deleting a person and tidying up need."""
    op.add_column("tables", sa.Column("rewrites", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("seen_at", sa.BigInteger, nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen_at = created_at")
    op.create_table("erasures", sa.Column("person_id", sa.Text, primary_key=True))
