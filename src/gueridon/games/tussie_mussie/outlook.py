"""What an arrangement promises to somebody who plays on: known tiles as they score, others by what is still unseen.

The judge of the greedy bot is older, knows nothing of what is unseen, and stays as it is, because bots are measured
against greedy. The numbers here were found by playing: docs/notebook.md.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, lowest
from gueridon.games.tussie_mussie.board import UNKNOWN, Row, is_keepsake, size, tile_at
from gueridon.games.tussie_mussie.components import (
    APPRENTICE_BEFORE_POINTS,
    COLOUR,
    COLOURS,
    DISCARD,
    DRAW,
    DRAWING,
    EFFECT,
    FIRST_BEFORE,
    HEARTS,
    HEEDS_COLOURS,
    HEEDS_SIDES,
    MOVE,
    NO_EFFECT,
    NO_HEART,
    NO_HEART_POINTS,
    PER_BOUQUET,
    PER_COLOUR,
    PER_HEART,
    PER_KEEPSAKE,
    PER_NEIGHBOUR_HEART,
    PER_NEIGHBOUR_IN_BOUQUET,
    PER_OWN_COLOUR,
    TWO_IN_BOUQUET,
    TWO_IN_BOUQUET_POINTS,
)
from gueridon.games.tussie_mussie.solver import best_score


@final
class Weights:
    """How much to expect; a share of 1 is what chance alone would bring."""

    def __init__(self) -> None:
        # What a tile is worth that will come, or that somebody else holds face down.
        self.tile_to_come = 1.99
        self.tile_unknown = 1.84
        # Of the hearts, heartless tiles and colours that are unseen, how many an arrangement will get.
        self.hearts = 1.05
        self.heartless = 0.78
        self.all_heartless = 0.87
        self.same_colour = 0.70
        self.new_colour = 1.05
        self.heart_beside = 1.45
        # Of the tiles to come, how many will lie where a tile wants them.
        self.in_bouquet = 0.65
        self.in_keepsakes = 0.80
        self.two_in_bouquet = 1.35
        # What the before actions are worth to an arrangement that is not complete.
        self.draw = 2.90
        self.move = 0.87
        self.move_for_each = 0.40
        self.discard = -1.82
        self.recolour = 0.0
        self.recolour_for_each = 0.04


def _for_one_player() -> Weights:
    """Alone, one chooses the sides oneself, and nobody keeps back what one wants."""
    weights = Weights()
    weights.tile_to_come = 2.10
    weights.tile_unknown = 1.94
    weights.hearts = 1.32
    weights.heartless = 0.68
    weights.all_heartless = 1.0
    weights.same_colour = 0.42
    weights.new_colour = 1.12
    weights.heart_beside = 1.24
    weights.in_bouquet = 0.74
    weights.in_keepsakes = 0.36
    weights.two_in_bouquet = 1.0
    weights.draw = 3.03
    weights.move = 1.12
    weights.move_for_each = 0.28
    weights.discard = -1.34
    weights.recolour = 0.38
    weights.recolour_for_each = 0.0
    return weights


TABLE: Final = Weights()
SOLO: Final = _for_one_player()


@final
class Outlook:
    """What to expect of a tile that a player does not see, from the tiles this player sees nowhere."""

    def __init__(self, unseen: i64, weights: Weights) -> None:
        self.weights = weights
        self.hearts = 0.0
        self.heartless = 0.0
        self.colours = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        share = 1.0 / float(count(unseen)) if unseen != 0 else 0.0
        while unseen != 0:
            tile = lowest(unseen)
            unseen &= unseen - 1
            self.hearts += share * float(HEARTS[tile])
            if HEARTS[tile] == 0:
                self.heartless += share
            self.colours[COLOUR[tile]] += share


@final
class _Sight:
    """What is known of an arrangement, counted."""

    def __init__(self, row: Row, to_come: i64) -> None:
        self.columns = size(row)
        self.to_come = to_come
        self.tiles: i64 = 0
        self.hearts: i64 = 0
        self.heartless: i64 = 0
        self.keepsakes: i64 = 0
        self.unknown: i64 = 0
        column: i64 = 0
        while column < self.columns:
            tile = tile_at(row, column)
            if is_keepsake(row, column):
                self.keepsakes += 1
            if tile == UNKNOWN:
                self.unknown += 1
            else:
                self.tiles |= bit(tile)
                self.hearts += HEARTS[tile]
                if HEARTS[tile] == 0:
                    self.heartless += 1
            column += 1
        self.open = self.unknown + to_come


def promise(row: Row, to_come: i64, outlook: Outlook) -> float:
    """What a player's arrangement will be worth, to be expected with some tiles to come and some unknown."""
    sight = _Sight(row, to_come)
    if sight.open == 0:
        return best_score(row, 0, 0) + (outlook.weights.draw if sight.tiles & DRAWING != 0 else 0.0)
    return _expected(row, sight, outlook, is_apprentice=False)


def promise_to_apprentice(row: Row, to_come: i64, outlook: Outlook) -> float:
    """The same for the apprentice, who takes no before action and is paid for it."""
    return _expected(row, _Sight(row, to_come), outlook, is_apprentice=True)


def _expected(row: Row, sight: _Sight, outlook: Outlook, *, is_apprentice: bool) -> float:
    weights = outlook.weights
    worth = weights.tile_to_come * float(sight.to_come) + weights.tile_unknown * float(sight.unknown)
    column: i64 = 0
    while column < sight.columns:
        tile = tile_at(row, column)
        if tile != UNKNOWN:
            worth += float(HEARTS[tile])
            if EFFECT[tile] < FIRST_BEFORE:
                worth += _expected_effect(row, column, sight, outlook)
            elif is_apprentice:
                worth += float(APPRENTICE_BEFORE_POINTS)
            else:
                worth += _before_worth(EFFECT[tile], sight, weights)
        column += 1
    return worth


def _expected_effect(row: Row, column: i64, sight: _Sight, outlook: Outlook) -> float:
    """The points of an effect, each tile to come or unknown counted by what is unseen."""
    effect = EFFECT[tile_at(row, column)]
    weights = outlook.weights
    if effect == NO_EFFECT:
        return 0.0
    if effect == PER_HEART:
        return float(sight.hearts) + weights.hearts * outlook.hearts * float(sight.open)
    if effect == PER_OWN_COLOUR:
        return _same_colour(sight, COLOUR[tile_at(row, column)], outlook)
    if effect == PER_BOUQUET:
        return float(sight.columns - sight.keepsakes) + weights.in_bouquet * float(sight.to_come)
    if effect == PER_KEEPSAKE:
        return float(sight.keepsakes) + weights.in_keepsakes * float(sight.to_come)
    if effect == TWO_IN_BOUQUET:
        chance = weights.two_in_bouquet * _chance_of_two(sight.columns - sight.keepsakes, sight.to_come)
        return TWO_IN_BOUQUET_POINTS * min(1.0, chance)
    if effect == PER_NEIGHBOUR_HEART:
        return _heart_beside(row, column - 1, sight, outlook) + _heart_beside(row, column + 1, sight, outlook)
    if effect == NO_HEART:
        return 0.0 if sight.hearts > 0 else NO_HEART_POINTS * _all_heartless(sight.open, outlook)
    if effect == PER_NEIGHBOUR_IN_BOUQUET:
        return _bouquet_beside(row, column - 1, sight) + _bouquet_beside(row, column + 1, sight)
    if effect == PER_COLOUR:
        return _different_colours(sight, outlook)
    return float(sight.heartless - 1) + weights.heartless * outlook.heartless * float(sight.open)


def _before_worth(effect: i64, sight: _Sight, weights: Weights) -> float:
    if effect == DRAW:
        return weights.draw
    if effect == MOVE:
        return weights.move + weights.move_for_each * float(count(sight.tiles & HEEDS_SIDES))
    if effect == DISCARD:
        return weights.discard
    return weights.recolour + weights.recolour_for_each * float(count(sight.tiles & HEEDS_COLOURS))


# --- Colours and hearts -----------------------------------------------------------------------------------------------


def _tiles_of(colour: i64) -> i64:
    tiles: i64 = 0
    tile: i64 = 0
    while tile < len(COLOUR):
        if COLOUR[tile] == colour:
            tiles |= bit(tile)
        tile += 1
    return tiles


TILES_OF: Final = vec[i64]([_tiles_of(colour) for colour in range(len(COLOURS))])


def _same_colour(sight: _Sight, colour: i64, outlook: Outlook) -> float:
    expected = outlook.weights.same_colour * outlook.colours[colour] * float(sight.open)
    return float(count(sight.tiles & TILES_OF[colour])) + expected


def _different_colours(sight: _Sight, outlook: Outlook) -> float:
    seen = 0.0
    new = 0.0
    colour: i64 = 0
    while colour < len(TILES_OF):
        if sight.tiles & TILES_OF[colour] != 0:
            seen += 1.0
        else:
            new += outlook.colours[colour]
        colour += 1
    return seen + outlook.weights.new_colour * new * float(sight.open)


def _all_heartless(tiles: i64, outlook: Outlook) -> float:
    """The chance that some tiles are all without a heart."""
    return float((outlook.heartless * outlook.weights.all_heartless) ** float(tiles))


# --- Sides and neighbours ---------------------------------------------------------------------------------------------


def _chance_of_two(in_bouquet: i64, to_come: i64) -> float:
    """How likely it is that exactly two tiles end in the bouquet when each tile to come does so half of the time."""
    wanted = 2 - in_bouquet
    if wanted < 0 or wanted > to_come:
        return 0.0
    ways = 1.0
    k: i64 = 0
    while k < wanted:
        ways *= float(to_come - k) / float(k + 1)
        k += 1
    return ways / float(bit(to_come))


def _heart_beside(row: Row, column: i64, sight: _Sight, outlook: Outlook) -> float:
    """The hearts of a neighbouring tile; expected when it is unknown or not there yet."""
    if column < 0 or (column >= sight.columns and sight.to_come == 0):
        return 0.0
    if column >= sight.columns:
        return outlook.hearts * outlook.weights.heart_beside
    tile = tile_at(row, column)
    return outlook.hearts if tile == UNKNOWN else float(HEARTS[tile])


def _bouquet_beside(row: Row, column: i64, sight: _Sight) -> float:
    """Whether a neighbouring tile is in the bouquet; as likely as not when it is not there yet."""
    if column < 0 or (column >= sight.columns and sight.to_come == 0):
        return 0.0
    if column >= sight.columns:
        return 0.5
    return 0.0 if is_keepsake(row, column) else 1.0
