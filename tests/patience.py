"""How long the tests wait for what they expect: whatever comes sooner costs nothing, and the machine may have much else to do."""

from typing import Final

WAIT: Final = 300.0
"""Seconds, after which it is certain that something will never come."""
