"""What the others' offers and choices tell about the tiles one does not see."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.board import EMPTY, Row, is_keepsake, offer_column, tile_at, with_tile
from gueridon.games.tussie_mussie.components import Tile
from gueridon.games.tussie_mussie.imagine import imagine, imagine_sensible_others
from gueridon.games.tussie_mussie.policy import chance_of_left_up, chance_of_taking_up
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.state import BEFORE_PRESENTATION, CHOICE
from gueridon.games.tussie_mussie.view import TussieMussieView

ODDITY: Final = 0.05
"""How likely anybody offers or takes for reasons of their own, one way or the other."""
CANDIDATES: Final = 8
"""Of so many imagined worlds one is believed; each of them costs time."""


def believe(view: TussieMussieView, rng: Rng) -> TussieMussieState:
    """A world as `imagine` gives it, but the more often the likelier the others would have done in it what they did."""
    if view.phase == BEFORE_PRESENTATION:
        return imagine_sensible_others(view, rng)
    believed = imagine(view, rng)
    if not _has_been_told_anything(view):
        return believed
    total = likelihood(believed, view.viewer)
    for _ in range(CANDIDATES - 1):
        world = imagine(view, rng)
        likely = likelihood(world, view.viewer)
        total += likely
        if rng.unit() * total < likely:
            believed = world
    return believed


def _has_been_told_anything(view: TussieMussieView) -> bool:
    """Whether another player has offered or taken in this round; the apprentice does neither."""
    return view.seats > 1 and (view.turn > 0 or view.phase == CHOICE)


def likelihood(world: TussieMussieState, viewer: i64) -> float:
    """How likely the others would have offered and taken in this world as they have in this round; at most 1."""
    past = TussieMussieState(world.seats)
    past.opener = world.opener
    past.round = world.round
    past.rows = vec[i64]([EMPTY] * len(world.rows))
    chance = 1.0
    while past.turn < world.turn:
        _lay_out(past, world)
        chance *= _offer_likelihood(past, viewer)
        chance *= _choice_likelihood(past, world, viewer)
        past.turn += 1
    if world.phase == CHOICE:
        past.left = world.left
        past.right = world.right
        chance *= _offer_likelihood(past, viewer)
    return chance


def _lay_out(past: TussieMussieState, world: TussieMussieState) -> None:
    """The offer of a past turn, the face-up tile left."""
    offerer, taker = past.offerer(), past.taker()
    kept = tile_at(Row(world.rows[offerer]), offer_column(offerer, past.turn, past.first_player(), past.seats))
    taken = tile_at(Row(world.rows[taker]), offer_column(taker, past.turn, past.first_player(), past.seats))
    took_down = _took_down(past, world)
    past.left = kept if took_down else taken
    past.right = taken if took_down else kept


def _took_down(past: TussieMussieState, world: TussieMussieState) -> bool:
    taker = past.taker()
    return is_keepsake(Row(world.rows[taker]), offer_column(taker, past.turn, past.first_player(), past.seats))


def _offer_likelihood(past: TussieMussieState, viewer: i64) -> float:
    if past.offerer() == viewer:
        return 1.0
    return _but_for_oddity(chance_of_left_up(past))


def _choice_likelihood(past: TussieMussieState, world: TussieMussieState, viewer: i64) -> float:
    """And the tiles go to their owners."""
    offerer, taker = past.offerer(), past.taker()
    took_down = _took_down(past, world)
    likely = 1.0
    if taker != viewer:
        up = chance_of_taking_up(past)
        likely = _but_for_oddity(1.0 - up if took_down else up)
    owner_of_up, owner_of_down = (offerer, taker) if took_down else (taker, offerer)
    past.rows[owner_of_up] = with_tile(Row(past.rows[owner_of_up]), Tile(past.left), keepsake=False)
    past.rows[owner_of_down] = with_tile(Row(past.rows[owner_of_down]), Tile(past.right), keepsake=True)
    return likely


def _but_for_oddity(chance: float) -> float:
    return ODDITY + (1.0 - 2.0 * ODDITY) * chance
