"""How processes that share a database hear of each other."""


class Bus:
    """Nobody else is there: SQLite serves one process."""

    is_shared = False
    """Whether other processes may have written what this one has not heard of yet."""

    async def publish(self, note: str) -> None:
        """Tell the other processes."""

    async def close(self) -> None:
        """Stop listening."""
