"""Which process runs a table's bots and clocks."""

from tenback.tables.table import Table


class Leases:
    """With a database of its own a process runs all tables."""

    def holds(self, table: Table) -> bool:  # noqa: ARG002 (several processes need it)
        """Tell whether this process runs a table."""
        return True

    async def stop(self) -> None:
        """Give everything back."""
