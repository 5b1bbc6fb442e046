"""A used recovery code opens once more while its answer has not been confirmed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep the hash of the code that was used last, until when it opens, and what its answer gave."""
    for name in ("used_hash", "given_secret"):
        op.add_column("recovery_codes", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column(
        "recovery_codes", sa.Column("used_until", sa.BigInteger, nullable=False, server_default="0")
    )
