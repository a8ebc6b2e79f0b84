"""Says what happened between two views, what is asked, and what each choice does.

The story of a round is a list with one message a happening, whoever looks: so what is new in a later view of the same
round is the tail of its story. Sealed before actions are told seat by seat, as they become known.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gueridon.core.bits import has, lowest
from gueridon.core.game import CHANCE, seats_in
from gueridon.core.message import Argument, Message
from gueridon.games.tussie_mussie.actions import (
    COUNT_AS,
    DISCARD_COLUMN,
    DISTRIBUTE,
    DONE,
    DRAW_TWO,
    MOVE_COLUMN,
    REPLACE_COLUMN,
    TAKE_UP,
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
    COLOURS,
    DOWN,
    DRAWING,
    FLOWERS,
    LEFT_WITH_APPRENTICE,
    RECOLOURING,
    TILES,
    TURN_CARDS,
    Tile,
    TurnCard,
    side_given,
)
from gueridon.games.tussie_mussie.explanation import presentation
from gueridon.games.tussie_mussie.law import must_discard, row_after
from gueridon.games.tussie_mussie.state import (
    APPRENTICE,
    BEFORE_PRESENTATION,
    BURN,
    CHOICE,
    DEAL,
    DISTRIBUTION,
    FIRST,
    LEFT,
    NOBODY,
    OFFER,
    OVER,
    TURN,
    actions_of,
    last_card,
)
from gueridon.games.tussie_mussie.view import TussieMussieView

_MESSAGES_AN_OFFER: Final = 3


def narrate(before: TussieMussieView, after: TussieMussieView) -> list[Message]:
    told = _length_of_story(before)
    if after.round == before.round:
        return _story(after, told) + _news_of_before_actions(before, after)
    ended = _story_of_ended_round(after, told) + _news_of_before_actions(before, after) + presentation(after)
    return ended if after.phase == OVER else ended + _story(after, 0)


def recap(view: TussieMussieView) -> list[Message]:
    """The latest presentation, which can be looked at again until the next."""
    return presentation(view) if view.has_presented() else []


# --- The story of a round ---------------------------------------------------------------------------------------------


def _story(view: TussieMussieView, told: int) -> list[Message]:
    """What has happened in the round so far, up to the revealing of the keepsakes, after the first so many messages."""
    if view.phase in (FIRST, OVER):
        return []
    last = _revealing(view) if view.phase == BEFORE_PRESENTATION else _current_turn(view)
    return _table_story(view, view.round, list(view.rows), view.turns, told=told, last=last)


def _story_of_ended_round(view: TussieMussieView, told: int) -> list[Message]:
    turns = view.turns if view.phase == OVER else view.past_turns
    return _table_story(view, view.round - 1, list(view.revealed), turns, told=told, last=_revealing(view))


def _length_of_story(view: TussieMussieView) -> int:
    """How many messages there are in a view's story, without the making of them all."""
    if view.seats == 1:
        return len(_story(view, 0))
    if view.phase in (FIRST, OVER) or not _has_begun(view, list(view.rows), view.turns):
        return 0
    last = len(view.revealed) if view.phase == BEFORE_PRESENTATION else len(_current_turn(view))
    return 1 + _MESSAGES_AN_OFFER * _offers_over(list(view.rows)) + last


def _has_begun(view: TussieMussieView, rows: list[int], turns: int) -> bool:
    return any(rows) or turns != 0 or view.left != NO_TILE


def _offers_over(rows: list[int]) -> int:
    tiles = 0
    for row in rows:
        tiles += int(size(Row(row)))
    return tiles // 2


def _table_story(
    view: TussieMussieView, round_: int, rows: list[int], turns: int, *, told: int, last: list[Message]
) -> list[Message]:
    """The offers, or the solo variant's turns, that are over, and what came last; less the first so many messages."""
    if not _has_begun(view, rows, turns):
        return last[told:]
    if view.seats == 1:
        solo = [Message("tell-solo-round", {"round": round_ + 1}), *_solo_story(view, round_, rows, turns), *last]
        return solo[told:]
    first_player = (view.opener + round_) % view.seats
    story = [Message("tell-round", {"round": round_ + 1, "seat": first_player})]
    offers_told = max(told - 1, 0) // _MESSAGES_AN_OFFER
    for turn in range(offers_told, _offers_over(rows)):
        story += _offer_story(rows, turn, first_player, view.seats)
    return (story + last)[told - _MESSAGES_AN_OFFER * min(offers_told, _offers_over(rows)) :]


def _offer_story(rows: list[int], turn: int, first_player: int, seats: int) -> list[Message]:
    offerer, taker = offerer_of(turn, first_player, seats), taker_of(turn, first_player, seats)
    kept = offer_column(offerer, turn, first_player, seats)
    taken = offer_column(taker, turn, first_player, seats)
    kept_tile, taken_tile = tile_at(Row(rows[offerer]), kept), tile_at(Row(rows[taker]), taken)
    takes_down = is_keepsake(Row(rows[taker]), taken)
    up, down = (kept_tile, taken_tile) if takes_down else (taken_tile, kept_tile)
    choice: dict[str, Argument] = {"seat": taker, "other_seat": offerer, "up": _noun(up), "down": _noun(down)}
    return [
        _drawing(offerer, up, down),
        _offering(offerer, taker, up, down),
        Message(_known("tell-takes-down" if takes_down else "tell-takes-up", down), choice),
    ]


def _current_turn(view: TussieMussieView) -> list[Message]:
    """The offer or the turn that is not over yet."""
    if view.right == NO_TILE:
        return []
    if view.seats == 1:
        return [_laying(view.left, view.right)]
    first_player = view.first_player()
    offerer = offerer_of(view.turn, first_player, view.seats)
    story = [_drawing(offerer, view.left, view.right)]
    if view.phase == CHOICE:
        story.append(_offering(offerer, taker_of(view.turn, first_player, view.seats), view.left, view.right))
    return story


def _drawing(offerer: int, one: i64, other: i64) -> Message:
    """Only the offerer sees both tiles; whoever sees one of them sees it in the offer."""
    if UNKNOWN in (one, other):
        return Message("tell-draws-unseen", {"seat": offerer})
    return Message("tell-draws", {"seat": offerer, "tiles": [_noun(one), _noun(other)]})


def _offering(offerer: int, taker: int, up: i64, down: i64) -> Message:
    arguments: dict[str, Argument] = {"seat": offerer, "other_seat": taker, "up": _noun(up), "down": _noun(down)}
    return Message(_known("tell-offers", down), arguments)


def _revealing(view: TussieMussieView) -> list[Message]:
    story: list[Message] = []
    for owner, number in enumerate(view.revealed):
        row = Row(number)
        tiles = [_noun(tile_at(row, column)) for column in range(size(row)) if is_keepsake(row, column)]
        story.append(_of_owner(view, "tell-keepsakes" if tiles else "tell-no-keepsakes", owner, tiles=tiles))
    return story


# --- The solo variant's turns -----------------------------------------------------------------------------------------


def _solo_story(view: TussieMussieView, round_: int, rows: list[int], turns: int) -> list[Message]:
    left = LEFT_WITH_APPRENTICE[round_] + (1 if view.head_start else 0)
    own, his = Row(rows[0]), Row(rows[APPRENTICE])
    story = [
        Message(_known("tell-left", tile_at(his, column)), {"tile": _noun(tile_at(his, column))})
        for column in range(min(left, size(his)))
    ]
    card, turn = -1, 0
    for action in actions_of(turns):
        if action >= DISTRIBUTE:
            story += _distribution_story(card, action - DISTRIBUTE, tile_at(own, turn), tile_at(his, left + turn))
            turn += 1
        elif action >= TURN_CARD:
            card = action - TURN_CARD
            story.append(Message("tell-turn-card", {"card": f"card-{TURN_CARDS[card].id}"}))
        else:
            story.append(Message("tell-burns", {"tile": _noun(action)}))
    return story


def _distribution_story(card: int, way: int, own: Tile, his: Tile) -> list[Message]:
    left, right = (own, his) if way < 2 else (his, own)
    return [_laying(left, right), Message("tell-distributes", _distribution(card, way, own, his))]


def _laying(left: i64, right: i64) -> Message:
    return Message("tell-lays", {"left": _noun(left), "right": _noun(right)})


def _distribution(card: int, way: int, own: i64, his: i64) -> dict[str, Argument]:
    return {
        "seat": 0,
        "tile": _noun(own),
        "row": _row_noun(side_given(card, way, 0) == DOWN),
        "to": _destination(side_given(card, way, 0) == DOWN),
        "his": _noun(his),
        "his_row": _row_noun(side_given(card, way, APPRENTICE) == DOWN),
        "his_to": _destination(side_given(card, way, APPRENTICE) == DOWN),
    }


# --- Before actions ---------------------------------------------------------------------------------------------------


def _news_of_before_actions(before: TussieMussieView, after: TussieMussieView) -> list[Message]:
    """What was done, or became known, of each player's before actions."""
    if after.round == before.round and after.phase != BEFORE_PRESENTATION:
        return []
    news: list[Message] = []
    for seat in range(after.seats):
        known = len(actions_of(before.acts[seat])) if before.phase == BEFORE_PRESENTATION else 0
        news += _acts_story(after, seat)[known:]
    if after.round == before.round:
        news += _drawn_before(before, after) + _finished(before, after)
    return news


def _acts_story(view: TussieMussieView, seat: int) -> list[Message]:
    """One message for each action of a player, in order."""
    row, kept = Row(view.revealed[seat]), UNKNOWN
    story: list[Message] = []
    for action in actions_of(view.acts[seat]):
        story.append(_act(row, seat, action, kept))
        if action < TILES:
            kept = Tile(action)
        elif REPLACE_COLUMN <= action < DISCARD_COLUMN:
            row = with_replaced(row, action - REPLACE_COLUMN, kept)
        elif action != DRAW_TWO:
            row = row_after(row, action)
    return story


def _act(row: Row, seat: int, action: int, kept: Tile) -> Message:
    if action < TILES:
        return Message("tell-keeps", {"seat": seat, "tile": _noun(action)})
    if action == DRAW_TWO:
        return Message("tell-draws-before", {"seat": seat, "tile": _noun(lowest(DRAWING))})
    if action == DONE:
        return Message("tell-done", {"seat": seat})
    if action >= COUNT_AS:
        return Message("tell-recolours", {"seat": seat, "tile": _noun(lowest(RECOLOURING)), "colour": _colour(action)})
    if action >= DISCARD_COLUMN:
        return Message("tell-discards", {"seat": seat, "tile": _noun(tile_at(row, action - DISCARD_COLUMN))})
    if action >= REPLACE_COLUMN:
        old = tile_at(row, action - REPLACE_COLUMN)
        return Message("tell-replaces", {"seat": seat, "tile": _noun(kept), "old": _noun(old)})
    return Message("tell-moves", {"seat": seat, **_move(row, action - MOVE_COLUMN)})


def _drawn_before(before: TussieMussieView, after: TussieMussieView) -> list[Message]:
    if after.drawer == NOBODY or after.right in (NO_TILE, before.right):
        return []
    return [Message("tell-drew-before", {"seat": after.drawer, "tiles": [_noun(after.left), _noun(after.right)]})]


def _finished(before: TussieMussieView, after: TussieMussieView) -> list[Message]:
    """Who has stopped thinking; the viewer's own waiting for drawn tiles is not that."""
    if before.phase != BEFORE_PRESENTATION:
        return []
    finished = before.acting & ~after.acting
    return [Message("tell-finished", {"seat": seat}) for seat in seats_in(finished) if seat != after.drawer]


# --- Asking -----------------------------------------------------------------------------------------------------------


def ask(view: TussieMussieView) -> Message:
    if view.phase == OVER:
        return Message("ask-over")
    if not view.legal:
        return _waiting(view)
    if view.phase == OFFER:
        return Message("ask-offer", {"seat": taker_of(view.turn, view.first_player(), view.seats)})
    if view.phase == CHOICE:
        offerer = offerer_of(view.turn, view.first_player(), view.seats)
        return Message("ask-choice", {"seat": offerer, "tile": _noun(view.left)})
    if view.phase == DISTRIBUTION:
        return Message("ask-distribute", {"card": f"card-{_card(view).id}"})
    return _asking_before(view)


def _waiting(view: TussieMussieView) -> Message:
    if has(view.acting, CHANCE):
        return Message("ask-wait-deal")
    waited_for = list(seats_in(view.acting))
    if len(waited_for) == 1:
        return Message("ask-wait", {"seat": waited_for[0]})
    return Message("ask-wait-several", {"number": len(waited_for)})


def _asking_before(view: TussieMussieView) -> Message:
    if view.drawer == view.viewer:
        if view.kept == NO_TILE:
            return Message("ask-keep", {"tiles": [_noun(view.left), _noun(view.right)]})
        return Message("ask-replace", {"tile": _noun(view.kept)})
    must = must_discard(Row(view.plans[view.viewer]), view.used[view.viewer])
    return Message("ask-before-must-discard" if must else "ask-before")


def label(view: TussieMussieView, action: int) -> Message:
    if view.phase == OFFER:
        down = view.right if action == view.left else view.left
        return Message("do-offer", {"up": _noun(action), "down": _noun(down)})
    if view.phase == CHOICE:
        return Message("do-take-up" if action == TAKE_UP else "do-take-down", {"tile": _noun(view.left)})
    if view.phase == DISTRIBUTION:
        way = action - DISTRIBUTE
        own, his = (view.left, view.right) if way < 2 else (view.right, view.left)
        place = "place-left" if way < 2 else "place-right"
        card = last_card(view.turns)
        return Message(_known("do-distribute", own), {**_distribution(card, way, own, his), "place": place})
    return _before_label(Row(view.plans[view.viewer]), action)


def _before_label(row: Row, action: int) -> Message:
    if action < TILES:
        return Message("do-keep", {"tile": _noun(action)})
    if action == DRAW_TWO:
        return Message("do-draw")
    if action == DONE:
        return Message("do-done")
    if action >= COUNT_AS:
        return Message("do-recolour", {"tile": _noun(lowest(RECOLOURING)), "colour": _colour(action)})
    if action >= DISCARD_COLUMN:
        return Message("do-discard", {"tile": _noun(tile_at(row, action - DISCARD_COLUMN))})
    if action >= REPLACE_COLUMN:
        return Message("do-replace", {"tile": _noun(tile_at(row, action - REPLACE_COLUMN))})
    return Message("do-move", _move(row, action - MOVE_COLUMN))


_PARAGRAPHS = {
    FIRST: "2.1",
    LEFT: "8.14",
    TURN: "8.2",
    BURN: "8.6",
    DEAL: "3.3",
    OFFER: "3.4",
    CHOICE: "3.5",
    DISTRIBUTION: "8.4",
    BEFORE_PRESENTATION: "4.2",
    OVER: "7.1",
}


def paragraph(view: TussieMussieView) -> str:
    if view.phase == DISTRIBUTION:
        return f"8.{6 + last_card(view.turns)}"
    if view.phase == DEAL and view.seats == 1:
        return "8.3"
    if view.phase == BEFORE_PRESENTATION and view.drawer == view.viewer:
        return "5.2"
    return _PARAGRAPHS[view.phase]


# --- Nouns ------------------------------------------------------------------------------------------------------------


def _noun(tile: i64) -> str:
    return "tile-unknown" if tile == UNKNOWN else f"tile-{FLOWERS[tile].id}"


def _known(code: str, tile: i64) -> str:
    """The sentence that does not name the tile, where the viewer may not know it."""
    return f"{code}-unseen" if tile == UNKNOWN else code


def _row_noun(keepsake: bool) -> str:
    return "row-keepsakes" if keepsake else "row-bouquet"


def _destination(keepsake: bool) -> str:
    """A row as part of a sentence: French then wants an article."""
    return "the-keepsakes" if keepsake else "the-bouquet"


def _colour(action: int) -> str:
    return f"colour-{COLOURS[action - COUNT_AS]}"


def _move(row: Row, column: int) -> dict[str, Argument]:
    will_be_keepsake = not is_keepsake(row, column)
    return {
        "tile": _noun(tile_at(row, column)),
        "row": _row_noun(will_be_keepsake),
        "to": _destination(will_be_keepsake),
    }


def _card(view: TussieMussieView) -> TurnCard:
    return TURN_CARDS[last_card(view.turns)]


def _of_owner(view: TussieMussieView, code: str, owner: int, **arguments: Argument) -> Message:
    """A sentence about a player, or its twin about the apprentice."""
    if owner >= view.seats:
        return Message(f"{code}-apprentice", arguments)
    return Message(code, {"seat": owner, **arguments})
