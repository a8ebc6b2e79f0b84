"""What every client does with the changes it is told: it keeps the whole position of each table."""

from __future__ import annotations

from typing import Any

from gueridon.core.wire import merged


class Following:
    """The positions of the tables that somebody follows."""

    def __init__(self) -> None:
        self._positions: dict[str, dict[str, Any]] = {}

    def take(self, message: dict[str, Any]) -> None:
        """Put the whole position in the place of what changed in it."""
        if message["is"] not in ("sync", "update") or not message.get("position"):
            return
        changed = dict(message["position"])
        known = {} if message["is"] == "sync" else self._positions.get(message["table"], {})
        if "news" in changed:
            changed["view"] = merged(known["view"], changed.pop("news"))
        message["position"] = self._positions[message["table"]] = known | changed
