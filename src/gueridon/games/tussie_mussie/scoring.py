"""The presentation: what every tile of an arrangement is worth, and who wins in the end."""

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, first
from gueridon.core.game import Outcome
from gueridon.core.message import Argument, Message
from gueridon.games.tussie_mussie.board import (
    Row,
    colour_at,
    keepsakes_of,
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
    columns = counted(row, column)
    if effect == TWO_IN_BOUQUET:
        return TWO_IN_BOUQUET_POINTS if count(columns) == 2 else 0
    if effect == NO_HEART:
        return NO_HEART_POINTS if with_hearts(row) == 0 else 0
    if effect == PER_COLOUR:
        return different_colours(row)
    if effect in (PER_HEART, PER_NEIGHBOUR_HEART):
        return _hearts_in(row, columns)
    return count(columns)


def counted(row: Row, own: i64) -> i64:
    """The columns that the effect of one column's tile looks at, as bits."""
    tile = tile_at(row, own)
    effect = EFFECT[tile]
    if effect == PER_OWN_COLOUR:
        return of_colour(row, COLOUR[tile])
    if effect == PER_HEART:
        return with_hearts(row)
    if effect == PER_KEEPSAKE:
        return keepsakes_of(row)
    if effect in (PER_BOUQUET, TWO_IN_BOUQUET):
        return first(size(row)) & ~keepsakes_of(row)
    if effect == PER_NEIGHBOUR_HEART:
        return _beside(own) & with_hearts(row)
    if effect == PER_NEIGHBOUR_IN_BOUQUET:
        return _beside(own) & first(size(row)) & ~keepsakes_of(row)
    if effect == PER_OTHER_HEARTLESS:
        return first(size(row)) & ~with_hearts(row) & ~bit(own)
    return first(size(row)) if effect < FIRST_BEFORE else bit(own)


def sources(row: Row, own: i64, effect_given: i64) -> i64:
    """The columns that gave a tile its points: its own by its hearts, and those of an effect that gave some."""
    by_hearts: i64 = bit(own) if HEARTS[tile_at(row, own)] > 0 else 0
    return by_hearts | counted(row, own) if effect_given > 0 else by_hearts


def with_hearts(row: Row) -> i64:
    columns: i64 = 0
    column: i64 = 0
    while column < size(row):
        if HEARTS[tile_at(row, column)] > 0:
            columns |= bit(column)
        column += 1
    return columns


def of_colour(row: Row, colour: i64) -> i64:
    columns: i64 = 0
    column: i64 = 0
    while column < size(row):
        if colour_at(row, column) == colour:
            columns |= bit(column)
        column += 1
    return columns


def different_colours(row: Row) -> i64:
    colours: i64 = 0
    column: i64 = 0
    while column < size(row):
        colours |= bit(colour_at(row, column))
        column += 1
    return count(colours)


def _hearts_in(row: Row, columns: i64) -> i64:
    hearts: i64 = 0
    column: i64 = 0
    while column < size(row):
        if columns & bit(column) != 0:
            hearts += HEARTS[tile_at(row, column)]
        column += 1
    return hearts


def _beside(column: i64) -> i64:
    return (bit(column) << 1) | (bit(column) >> 1)


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
