"""The schema and its changes, by Alembic."""
