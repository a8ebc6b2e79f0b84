"""The presentation: what every tile of an arrangement is worth, and who wins in the end."""

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.core.game import Outcome
from gueridon.core.message import Argument, Message
from gueridon.games.tussie_mussie.board import (
    Row,
    bouquet_in,
    colour_at,
    is_keepsake,
    keepsakes_in,
    size,
    tile_at,
    tiles_in,
)
from gueridon.games.tussie_mussie.components import (
    APPRENTICE_BEFORE_POINTS,
    BEFORE,
    COLOUR,
    EFFECT,
    FIRST_BEFORE,
    FLOWERS,
    HEARTS,
    NO_EFFECT,
    NO_HEART,
    NO_HEART_POINTS,
    PER_BOUQUET,
    PER_COLOUR,
    PER_HEART,
    PER_KEEPSAKE,
    PER_NEIGHBOUR_HEART,
    PER_NEIGHBOUR_IN_BOUQUET,
    PER_OTHER_HEARTLESS,
    PER_OWN_COLOUR,
    ROUNDS,
    TWO_IN_BOUQUET,
    TWO_IN_BOUQUET_POINTS,
    alphabetical,
)


def score(row: Row) -> i64:
    """What a player's arrangement is worth."""
    points: i64 = 0
    column: i64 = 0
    while column < size(row):
        points += HEARTS[tile_at(row, column)] + effect_points(row, column)
        column += 1
    return points


def apprentice_score(row: Row) -> i64:
    """What the apprentice's arrangement is worth."""
    return score(row) + APPRENTICE_BEFORE_POINTS * count(tiles_in(row) & BEFORE)


def apprentice_effect_points(row: Row, column: i64) -> i64:
    """He takes no before action, but is paid for having it."""
    if bit(tile_at(row, column)) & BEFORE != 0:
        return APPRENTICE_BEFORE_POINTS
    return effect_points(row, column)


def effect_points(row: Row, column: i64) -> i64:
    """The points of a tile beyond its hearts."""
    tile = tile_at(row, column)
    effect = EFFECT[tile]
    if effect == NO_EFFECT or effect >= FIRST_BEFORE:
        return 0
    if effect == PER_HEART:
        return hearts_in(row)
    if effect == PER_OWN_COLOUR:
        return flowers_of(row, COLOUR[tile])
    if effect == PER_BOUQUET:
        return bouquet_in(row)
    if effect == PER_KEEPSAKE:
        return keepsakes_in(row)
    if effect == TWO_IN_BOUQUET:
        return TWO_IN_BOUQUET_POINTS if bouquet_in(row) == 2 else 0
    if effect == PER_NEIGHBOUR_HEART:
        return _hearts_at(row, column - 1) + _hearts_at(row, column + 1)
    if effect == NO_HEART:
        return NO_HEART_POINTS if hearts_in(row) == 0 else 0
    if effect == PER_NEIGHBOUR_IN_BOUQUET:
        return _bouquet_at(row, column - 1) + _bouquet_at(row, column + 1)
    if effect == PER_COLOUR:
        return different_colours(row)
    assert effect == PER_OTHER_HEARTLESS
    return _heartless_but(row, column)


def hearts_in(row: Row) -> i64:
    hearts: i64 = 0
    column: i64 = 0
    while column < size(row):
        hearts += HEARTS[tile_at(row, column)]
        column += 1
    return hearts


def flowers_of(row: Row, colour: i64) -> i64:
    flowers: i64 = 0
    column: i64 = 0
    while column < size(row):
        if colour_at(row, column) == colour:
            flowers += 1
        column += 1
    return flowers


def different_colours(row: Row) -> i64:
    colours: i64 = 0
    column: i64 = 0
    while column < size(row):
        colours |= bit(colour_at(row, column))
        column += 1
    return count(colours)


def _heartless_but(row: Row, own: i64) -> i64:
    flowers: i64 = 0
    column: i64 = 0
    while column < size(row):
        if column != own and HEARTS[tile_at(row, column)] == 0:
            flowers += 1
        column += 1
    return flowers


def _hearts_at(row: Row, column: i64) -> i64:
    return HEARTS[tile_at(row, column)] if 0 <= column < size(row) else 0


def _bouquet_at(row: Row, column: i64) -> i64:
    return 1 if 0 <= column < size(row) and not is_keepsake(row, column) else 0


# --- The end of the game ----------------------------------------------------------------------------------------------


def table_outcome(points: vec[i64], rows: vec[i64], *, french: bool) -> Outcome:
    """Most points win; a tie for the lead goes to the flower first in the alphabet."""
    totals = [int(total(points, seat)) for seat in range(len(rows))]
    leaders = [seat for seat, own in enumerate(totals) if own == max(totals)]
    winner, tile = first_in_alphabet(rows, leaders, french=french)
    arguments: dict[str, Argument] = {"seat": winner, "points": totals[winner]}
    code = "end-most-points"
    if len(leaders) > 1:
        code = "end-first-flower"
        arguments["tile"] = f"tile-{FLOWERS[tile].id}"
    return Outcome(tuple(totals), places(totals, winner), Message(code, arguments))


def solo_outcome(points: vec[i64]) -> Outcome:
    """More points than the apprentice win; more in every round win brilliantly; a tie is a loss."""
    own, his = int(total(points, 0)), int(total(points, 1))
    own_rounds = [int(points[r]) for r in range(ROUNDS)]
    rounds = [int(points[ROUNDS + r]) for r in range(ROUNDS)]
    brilliant = all(own_rounds[r] > rounds[r] for r in range(ROUNDS))
    code = "end-loss" if own <= his else "end-brilliant-win" if brilliant else "end-win"
    told: dict[str, Argument] = {"points": own, "own_rounds": own_rounds, "apprentice": his, "rounds": rounds}
    return Outcome((own,), (1 if own > his else 2,), Message(code, told))


def total(points: vec[i64], owner: i64) -> i64:
    """The points of all rounds so far."""
    at = owner * ROUNDS
    return points[at] + points[at + 1] + points[at + 2]


def first_in_alphabet(rows: vec[i64], owners: list[int], *, french: bool) -> tuple[int, int]:
    """Of some players, the one whose arrangement holds the flower first in the alphabet; and that flower."""
    for tile in alphabetical(french=french):
        for owner in owners:
            if tiles_in(Row(rows[owner])) & bit(tile) != 0:
                return owner, tile
    raise AssertionError("nobody has a tile")


def places(totals: list[int], winner: int) -> tuple[int, ...]:
    """Places by points; of those who lead together, only the winner of the tie is first."""
    better = [sum(other > own for other in totals) for own in totals]
    return tuple(1 + ahead + (1 if ahead == 0 and seat != winner else 0) for seat, ahead in enumerate(better))
