"""Somebody whom the server knows."""

from __future__ import annotations

from dataclasses import dataclass

from gueridon.server.messages import Language


@dataclass(frozen=True)
class Person:
    """An identity, without its cookie."""

    id: str
    name: str
    language: Language
    webhook: str | None
    seen: float = 0.0
    """When they last came, roughly."""
