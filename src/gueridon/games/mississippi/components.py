"""The river, the boats and the numbers of Mississippi, and the numbers of its actions.

A line marked `house` is our own reconstruction: whoever owns the printed game can correct it here, and only here.
"""

from typing import Final

# fmt: off

# The river: rows of hexagons, every second row shifted half a hexagon to the right. The course runs right along the
# first row, down, left along the second, and so on; its spaces are numbered from 0.
BOARDS: Final = (
    # name     rows  width  start  goal
    ("long",   9,    11,    5,     98),  # house
    ("short",  7,    11,    5,     76),  # house
)

# A boat's six edges bear these numbers, clockwise: derived from the examples of the rulebook.
EDGES: Final = (1, 5, 3, 2, 6, 4)

# The boats, seat by seat. The rulebook names the first three colours.
BOATS: Final = (
    # letter  colour
    ("A",     "red"),
    ("B",     "black"),
    ("C",     "green"),
    ("D",     "yellow"),  # house
    ("E",     "blue"),    # house
    ("F",     "white"),   # house
)

# Logs for each player. Together they are always all the logs of the box.
ALL_LOGS: Final = 60
LOGS: Final = (
    # players  logs
    (3,        20),
    (4,        15),
    (5,        12),
    (6,        10),
)

FREE_TURN:       Final = 1    # sixths of a turn that cost nothing; each further one costs a log
BACKWARD_LIMIT:  Final = 15   # spaces a boat may go back in one turn
ROUND_LIMIT:     Final = 60   # house: rounds after which the boat that is furthest on wins

REACTS_AFTER_GOING_BACK: Final[bool] = True  # house

# fmt: on

# Actions. 0 to 5 turn the boat, counted in sixths, clockwise; then forward, backward and the die count from 1, and
# the first player by seat, from 0.
FORWARD: Final = 5
BACKWARD: Final = FORWARD + ALL_LOGS
PASS: Final = BACKWARD + BACKWARD_LIMIT + 1
DIE: Final = PASS
FIRST: Final = DIE + 7
ACTION_COUNT: Final = FIRST + 6
