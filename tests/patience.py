"""How long the tests wait for what they expect: whatever comes sooner costs nothing, and the machine may have much else to do."""

WAIT = 10
"""Seconds, after which it is certain that something will never come."""
