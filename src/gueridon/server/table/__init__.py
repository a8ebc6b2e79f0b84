"""A table as its log tells it, and what may be done there: pure decisions, without clock, database or network."""
