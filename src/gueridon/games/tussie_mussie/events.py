"""What happened, found from two views of one viewer.

The story of a round is a list with one event a happening, whoever looks: so what is new in a later view of the same
round is the tail of its story. Sealed before actions are told seat by seat, as they become known.
"""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import bit, has, lowest
from gueridon.core.game import seats_in
from gueridon.core.wire import Event
from gueridon.games.tussie_mussie import wire
from gueridon.games.tussie_mussie.actions import (
    COUNT_AS,
    DISCARD_COLUMN,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    MOVE_COLUMN,
    REPLACE_COLUMN,
    TURN_CARD,
)
from gueridon.games.tussie_mussie.board import (
    NO_TILE,
    UNKNOWN,
    Row,
    is_keepsake,
    offer_column,
    offerer_of,
    size,
    taker_of,
    tile_at,
    with_replaced,
)
from gueridon.games.tussie_mussie.components import (
    BEFORE,
    COLOURS,
    DOWN,
    DRAWING,
    EFFECTS,
    FLOWERS,
    LEFT_WITH_APPRENTICE,
    NO_EFFECT,
    RECOLOURING,
    ROUNDS,
    TILES,
    TURN_CARDS,
    Tile,
    side_given,
)
from gueridon.games.tussie_mussie.law import row_after
from gueridon.games.tussie_mussie.scoring import apprentice_effect_points, effect_points, sources, total
from gueridon.games.tussie_mussie.state import (
    APPRENTICE,
    BEFORE_PRESENTATION,
    CHOICE,
    FIRST,
    NOBODY,
    OVER,
    actions_of,
)
from gueridon.games.tussie_mussie.view import TussieMussieView, row_name, seen_name, tile_name

_EVENTS_AN_OFFER: Final = 3


def events(before: TussieMussieView, after: TussieMussieView) -> list[Event]:
    told = _length_of_story(before)
    if after.round == before.round:
        return _story(after, told) + _news_of_before_actions(before, after)
    ended = _story_of_ended_round(after, told) + _news_of_before_actions(before, after) + _presentation(after)
    return ended if after.phase == OVER else ended + _story(after, 0)


def recap(view: TussieMussieView) -> list[Event]:
    """The latest presentation, which can be looked at again until the next."""
    return _presentation(view) if view.has_presented() else []


# --- The story of a round ---------------------------------------------------------------------------------------------


def _story(view: TussieMussieView, told: int) -> list[Event]:
    """What has happened in the round so far, up to the revealing of the keepsakes, after the first so many events."""
    if view.phase in (FIRST, OVER):
        return []
    last = _revealing(view) if view.phase == BEFORE_PRESENTATION else _current_turn(view)
    return _table_story(view, view.round, list(view.rows), view.turns, told=told, last=last)


def _story_of_ended_round(view: TussieMussieView, told: int) -> list[Event]:
    turns = view.turns if view.phase == OVER else view.past_turns
    return _table_story(view, view.round - 1, list(view.revealed), turns, told=told, last=_revealing(view))


def _length_of_story(view: TussieMussieView) -> int:
    """How many events there are in a view's story, without the making of them all."""
    if view.seats == 1:
        return len(_story(view, 0))
    if view.phase in (FIRST, OVER) or not _has_begun(view, list(view.rows), view.turns):
        return 0
    last = len(view.revealed) if view.phase == BEFORE_PRESENTATION else len(_current_turn(view))
    return 1 + _EVENTS_AN_OFFER * _offers_over(list(view.rows)) + last


def _has_begun(view: TussieMussieView, rows: list[int], turns: int) -> bool:
    return any(rows) or turns != 0 or view.left != NO_TILE


def _offers_over(rows: list[int]) -> int:
    tiles = 0
    for row in rows:
        tiles += int(size(Row(row)))
    return tiles // 2


def _table_story(
    view: TussieMussieView, round_: int, rows: list[int], turns: int, *, told: int, last: list[Event]
) -> list[Event]:
    """The offers, or the solo variant's turns, that are over, and what came last; less the first so many events."""
    if not _has_begun(view, rows, turns):
        return last[told:]
    if view.seats == 1:
        return [wire.RoundBegan(round_ + 1, None), *_solo_story(view, round_, rows, turns), *last][told:]
    first_player = int((view.opener + round_) % view.seats)
    story: list[Event] = [wire.RoundBegan(round_ + 1, first_player)]
    offers_told = max(told - 1, 0) // _EVENTS_AN_OFFER
    for turn in range(offers_told, _offers_over(rows)):
        story += _offer_story(rows, turn, first_player, view.seats)
    return (story + last)[told - _EVENTS_AN_OFFER * min(offers_told, _offers_over(rows)) :]


def _offer_story(rows: list[int], turn: int, first_player: int, seats: int) -> list[Event]:
    offerer, taker = int(offerer_of(turn, first_player, seats)), int(taker_of(turn, first_player, seats))
    kept = tile_at(Row(rows[offerer]), offer_column(offerer, turn, first_player, seats))
    column = offer_column(taker, turn, first_player, seats)
    taken = tile_at(Row(rows[taker]), column)
    if is_keepsake(Row(rows[taker]), column):
        choice = wire.Took(taker, offerer, seen_name(kept), tile_name(taken), "down")
    else:
        choice = wire.Took(taker, offerer, seen_name(taken), tile_name(kept), "up")
    return [_drawing(offerer, choice.up, choice.down), wire.Offered(offerer, taker, choice.up, choice.down), choice]


def _current_turn(view: TussieMussieView) -> list[Event]:
    """The offer or the turn that is not over yet."""
    if view.right == NO_TILE:
        return []
    if view.seats == 1:
        return [wire.LaidOut(tile_name(view.left), tile_name(view.right))]
    first_player = view.first_player()
    offerer = int(offerer_of(view.turn, first_player, view.seats))
    story = [_drawing(offerer, tile_name(view.left), tile_name(view.right))]
    if view.phase == CHOICE:
        taker = int(taker_of(view.turn, first_player, view.seats))
        story.append(wire.Offered(offerer, taker, seen_name(view.left), tile_name(view.right)))
    return story


def _drawing(offerer: int, one: str | None, other: str | None) -> Event:
    """Only the offerer sees both tiles; whoever sees one of them sees it in the offer."""
    return wire.Drew(offerer, None if one is None or other is None else [one, other])


def _revealing(view: TussieMussieView) -> list[Event]:
    story: list[Event] = []
    for owner, number in enumerate(view.revealed):
        row = Row(number)
        tiles = [seen_name(tile_at(row, column)) for column in range(size(row)) if is_keepsake(row, column)]
        story.append(wire.KeepsakesRevealed(owner, owner >= view.seats, tiles))
    return story


# --- The solo variant's turns -----------------------------------------------------------------------------------------


def _solo_story(view: TussieMussieView, round_: int, rows: list[int], turns: int) -> list[Event]:
    left = LEFT_WITH_APPRENTICE[round_] + (1 if view.head_start else 0)
    own, his = Row(rows[0]), Row(rows[APPRENTICE])
    story: list[Event] = []
    for column in range(min(left, size(his))):
        story.append(wire.LeftWithApprentice(tile_name(tile_at(his, column))))
    card, turn = -1, 0
    for action in actions_of(turns):
        if action >= DISTRIBUTE:
            story += _distribution_story(card, action - DISTRIBUTE, tile_at(own, turn), tile_at(his, left + turn))
            turn += 1
        elif action >= TURN_CARD:
            card = action - TURN_CARD
            story.append(wire.TurnCardRevealed(TURN_CARDS[card].id))
        else:
            story.append(wire.TopDiscarded(seen_name(action)))
    return story


def _distribution_story(card: int, way: int, own: Tile, his: Tile) -> list[Event]:
    tile, his_tile = tile_name(own), tile_name(his)
    laid = wire.LaidOut(tile, his_tile) if way < 2 else wire.LaidOut(his_tile, tile)
    row = row_name(keepsake=side_given(card, way, 0) == DOWN)
    his_row = row_name(keepsake=side_given(card, way, APPRENTICE) == DOWN)
    return [laid, wire.Distributed(0, tile, row, his_tile, his_row)]


# --- Before actions ---------------------------------------------------------------------------------------------------


def _news_of_before_actions(before: TussieMussieView, after: TussieMussieView) -> list[Event]:
    """What was done, or became known, of each player's before actions."""
    if after.round == before.round and after.phase != BEFORE_PRESENTATION:
        return []
    news: list[Event] = []
    for seat in range(after.seats):
        known = len(actions_of(before.acts[seat])) if before.phase == BEFORE_PRESENTATION else 0
        news += _acts_story(after, seat)[known:]
    if after.round == before.round:
        news += _drawn_before(before, after) + _finished(before, after)
    return news


def _acts_story(view: TussieMussieView, seat: int) -> list[Event]:
    """One event for each action of a player, in order."""
    row, kept = Row(view.revealed[seat]), UNKNOWN
    story: list[Event] = []
    for action in actions_of(view.acts[seat]):
        story.append(_act(row, seat, action, kept))
        if action < TILES:
            kept = Tile(action)
        elif REPLACE_COLUMN <= action < DISCARD_COLUMN:
            row = with_replaced(row, action - REPLACE_COLUMN, kept)
        elif action != DRAW_TWO:
            row = row_after(row, action)
    return story


def _act(row: Row, seat: int, action: int, kept: Tile) -> Event:
    if action < TILES:
        return wire.Kept(seat, seen_name(action))
    if action == DRAW_TWO:
        return wire.UsedToDraw(seat, seen_name(lowest(DRAWING)))
    if action == DONE:
        return wire.LeftItAtThat(seat)
    if action >= COUNT_AS:
        return wire.Recoloured(seat, seen_name(lowest(RECOLOURING)), COLOURS[action - COUNT_AS])
    if action >= DISCARD_COLUMN:
        return wire.Discarded(seat, seen_name(tile_at(row, action - DISCARD_COLUMN)))
    if action >= REPLACE_COLUMN:
        return wire.Replaced(seat, seen_name(kept), seen_name(tile_at(row, action - REPLACE_COLUMN)))
    column = action - MOVE_COLUMN
    return wire.Moved(seat, seen_name(tile_at(row, column)), row_name(keepsake=not is_keepsake(row, column)))


def _drawn_before(before: TussieMussieView, after: TussieMussieView) -> list[Event]:
    if after.drawer == NOBODY or after.right in (NO_TILE, before.right):
        return []
    return [wire.DrewBefore(int(after.drawer), [seen_name(after.left), seen_name(after.right)])]


def _finished(before: TussieMussieView, after: TussieMussieView) -> list[Event]:
    """Who has stopped thinking; the viewer's own waiting for drawn tiles is not that."""
    if before.phase != BEFORE_PRESENTATION:
        return []
    finished = before.acting & ~after.acting
    return [wire.BecameReady(int(seat)) for seat in seats_in(finished) if seat != after.drawer]


# --- The presentation -------------------------------------------------------------------------------------------------


def _presentation(view: TussieMussieView) -> list[Event]:
    """The latest presentation: every owner, every tile from left to right, then the sum."""
    story: list[Event] = []
    for owner, row in enumerate(view.plans):
        is_apprentice = owner >= view.seats
        points = int(view.points[owner * ROUNDS + view.round - 1])
        story.append(wire.Presented(owner, is_apprentice))
        story += _tiles_scored(owner, Row(row), is_apprentice=is_apprentice)
        story.append(wire.RoundScored(owner, is_apprentice, points, int(total(view.points, owner))))
    return story


def _tiles_scored(owner: int, row: Row, *, is_apprentice: bool) -> list[Event]:
    """The points of each tile, why, and where they come from."""
    found: list[Event] = []
    so_far = 0
    for column in range(size(row)):
        flower = FLOWERS[tile_at(row, column)]
        effect = int(apprentice_effect_points(row, column) if is_apprentice else effect_points(row, column))
        points = flower.hearts + effect
        so_far += points
        gave = sources(row, column, effect)
        found.append(
            wire.TileScored(
                owner=owner,
                column=column,
                tile=flower.id,
                colour=COLOURS[flower.colour],
                hearts=flower.hearts,
                effect=effect,
                reason=_reason(tile_at(row, column), effect, is_apprentice=is_apprentice),
                points=points,
                so_far=so_far,
                sources=[source for source in range(size(row)) if has(gave, source)],
            )
        )
    return found


def _reason(tile: Tile, points: int, *, is_apprentice: bool) -> str | None:
    """Of a tile with hearts, it is not worth a word that it has no effect, or one that was an action."""
    flower, is_before = FLOWERS[tile], bit(tile) & BEFORE != 0
    if flower.hearts > 0 and points == 0 and (is_before or flower.effect == NO_EFFECT):
        return None
    if is_before:
        return "before-apprentice" if is_apprentice else "before"
    return EFFECTS[flower.effect] if points > 0 else f"{EFFECTS[flower.effect]}-not"
