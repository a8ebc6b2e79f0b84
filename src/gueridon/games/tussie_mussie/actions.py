"""The numbers of the actions; `notation.py` has their texts. Tiles come first, so that a tile is its own number."""

from typing import Final

TILE: Final = 0
"""A tile: drawn, laid face up in an offer, kept from a draw, discarded by a turn card, left with the apprentice."""
TAKE_UP: Final = 18
TAKE_DOWN: Final = 19
FIRST_PLAYER: Final = 20
"""The first of four: chance names the first player."""
TURN_CARD: Final = 24
"""The first of six: chance reveals a turn card."""
DISTRIBUTE: Final = 30
"""The first of four: you take the left tile by option 1, by option 2, the right tile by option 1, by option 2."""
DRAW_TWO: Final = 34
MOVE_COLUMN: Final = 35
"""The first of four columns, as the two that follow."""
REPLACE_COLUMN: Final = 39
DISCARD_COLUMN: Final = 43
COUNT_AS: Final = 47
"""The first of five colours."""
DONE: Final = 52
ACTION_COUNT: Final = 53
