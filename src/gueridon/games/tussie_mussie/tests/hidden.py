"""What the rules hide from a seat, dealt anew: written from the rules, without the game's view."""

from __future__ import annotations

from gueridon.core.bits import bit, count, has, nth
from gueridon.core.game import CHANCE, State
from gueridon.core.rng import Rng
from gueridon.games.tussie_mussie.actions import DISTRIBUTE, TURN_CARD
from gueridon.games.tussie_mussie.board import NO_TILE, Row, is_keepsake, size, tile_at, tiles_in, with_replaced
from gueridon.games.tussie_mussie.components import ALL_TILES, LEFT_WITH_APPRENTICE, TURN_CARDS, Tile
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.state import APPRENTICE, BEFORE_PRESENTATION, CHOICE, FIRST, NOBODY, actions_of

PUBLIC = frozenset(
    {
        "seats",
        "french",
        "head_start",
        "hidden_keepsakes",
        "opener",
        "round",
        "phase",
        "turn",
        "turns",
        "past_turns",
        "revealed",
        "deciding",
        "points",
    }
)

Place = tuple[str, int, int]
"""("row", owner, column), ("left", 0, 0) or ("right", 0, 0)."""


def reshuffle(state: State, seat: int, rng: Rng) -> State:
    assert isinstance(state, TussieMussieState)
    other = state.copy()
    if state.phase < BEFORE_PRESENTATION and state.phase != FIRST:
        _swap_hidden_tiles(other, _hidden_places(other, seat), rng)
    if state.phase == BEFORE_PRESENTATION:
        _decide_differently(other, seat, rng)
    return other


# --- Tiles nobody has shown to the seat -------------------------------------------------------------------------------


def _hidden_places(state: TussieMussieState, seat: int) -> list[Place]:
    places = _hidden_from_player(state) if state.seats == 1 else _hidden_keepsakes(state, seat)
    if state.seats == 1:
        sides = TURN_CARDS[state.card()].organisation if state.card() >= 0 else "UU"
        hidden = [name for name, side in zip(("left", "right"), sides, strict=True) if side == "D"]
    elif seat == state.offerer():
        hidden = []
    else:
        hidden = ["right"] if state.phase == CHOICE else ["left", "right"]
    return places + [(name, 0, 0) for name in hidden if getattr(state, name) != NO_TILE]


def _hidden_keepsakes(state: TussieMussieState, seat: int) -> list[Place]:
    """Keepsakes that the seat neither has nor offered; the offers are gone through in order."""
    places: list[Place] = []
    columns = [0] * state.seats
    for turn in range(state.turn):
        step = 1 if turn < state.seats else -1
        offerer = (state.first_player() + step * turn) % state.seats
        taker = (offerer + step) % state.seats
        for owner in (offerer, taker):
            if is_keepsake(Row(state.rows[owner]), columns[owner]) and seat not in (offerer, owner):
                places.append(("row", owner, columns[owner]))
            columns[owner] += 1
    return places


def _hidden_from_player(state: TussieMussieState) -> list[Place]:
    """The apprentice's keepsakes that never lay face up."""
    row = Row(state.rows[APPRENTICE])
    left = LEFT_WITH_APPRENTICE[state.round] + state.head_start
    seen = []
    card = ""
    for action in actions_of(state.turns):
        if action >= DISTRIBUTE:
            his = 1 if action < DISTRIBUTE + 2 else 0
            seen.append(card[his] == "U")
        elif action >= TURN_CARD:
            card = TURN_CARDS[action - TURN_CARD].organisation
    return [
        ("row", APPRENTICE, column)
        for column in range(size(row))
        if is_keepsake(row, column) and (column < left or not seen[column - left])
    ]


def _swap_hidden_tiles(state: TussieMussieState, places: list[Place], rng: Rng) -> None:
    for place in places:
        tile = _tile(state, place)
        candidates = [_tile(state, other) for other in places if other != place]
        stack = state.stack
        candidates += [nth(stack, n) for n in range(count(stack))]
        wanted = candidates[rng.below(len(candidates))]
        owners = [other for other in places if _tile(state, other) == wanted]
        if not _can_lie(state, place, wanted) or any(not _can_lie(state, other, tile) for other in owners):
            continue
        if owners:
            _put(state, owners[0], tile)
        else:
            state.stack = state.stack & ~bit(wanted) | bit(tile)
        _put(state, place, wanted)


def _can_lie(state: TussieMussieState, place: Place, tile: int) -> bool:
    """A tile left with the apprentice comes from his last arrangement."""
    name, owner, column = place
    if name != "row" or state.seats > 1 or state.round == 0:
        return True
    left = LEFT_WITH_APPRENTICE[state.round] + state.head_start
    return owner != APPRENTICE or column >= left or has(tiles_in(Row(state.plans[owner])), tile)


def _tile(state: TussieMussieState, place: Place) -> int:
    name, owner, column = place
    return int(tile_at(Row(state.rows[owner]), column)) if name == "row" else int(getattr(state, name))


def _put(state: TussieMussieState, place: Place, tile: int) -> None:
    name, owner, column = place
    if name == "row":
        state.rows[owner] = with_replaced(Row(state.rows[owner]), column, Tile(tile))
    else:
        setattr(state, name, tile)


# --- Sealed choices ---------------------------------------------------------------------------------------------------


def _decide_differently(state: TussieMussieState, seat: int, rng: Rng) -> None:
    """Everybody else starts again, and does something or other: to the end if they had finished, else not quite."""
    finished = [other for other in range(state.seats) if state.acts[other] != 0 and not has(state.deciding, other)]
    for other in range(state.seats):
        if other != seat:
            _start_again(state, other)
    for other in range(state.seats):
        if other == seat or not has(state.deciding, other):
            continue
        if other in finished:
            while has(state.deciding, other):
                _step(state, other, rng)
        else:
            _think(state, other, rng)


def _start_again(state: TussieMussieState, other: int) -> None:
    state.plans[other] = state.revealed[other]
    state.used[other] = 0
    if state.acts[other] != 0:
        state.deciding |= bit(other)
    if state.drawer == other:
        state.drawer, state.kept, state.left, state.right = NOBODY, NO_TILE, NO_TILE, NO_TILE
    if 5 in [tile_at(Row(state.revealed[other]), column) for column in range(4)]:  # the pink larkspur is theirs
        state.stack = ALL_TILES
        for row in state.revealed:
            state.stack &= ~tiles_in(Row(row))
    state.acts[other] = 0


def _think(state: TussieMussieState, other: int, rng: Rng) -> None:
    for _ in range(rng.below(5)):
        before = state.copy()
        _step(state, other, rng)
        if not has(state.deciding, other) or state.phase != BEFORE_PRESENTATION:
            _restore(state, before)


def _step(state: TussieMussieState, other: int, rng: Rng) -> None:
    if state.drawer == other and state.is_drawing():
        state.play(CHANCE, state.chance(rng.below(state.chances())))
    else:
        legal = list(state.legal(other))
        state.play(other, legal[rng.below(len(legal))])


def _restore(state: TussieMussieState, before: TussieMussieState) -> None:
    """Undo a step that would have finished."""
    for name in (
        "round",
        "phase",
        "turn",
        "stack",
        "left",
        "right",
        "turns",
        "past_turns",
        "deciding",
        "drawer",
        "kept",
    ):
        setattr(state, name, getattr(before, name))
    for name in ("rows", "revealed", "plans", "used", "acts", "points"):
        setattr(state, name, getattr(before, name)[:])
