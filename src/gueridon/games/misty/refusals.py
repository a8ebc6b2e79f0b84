"""Which rule forbids what a player tried, most helpful reason first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gueridon.core.bits import has
from gueridon.core.message import Message, Refusal
from gueridon.games.misty.board import Cell, Window
from gueridon.games.misty.components import CARDS, KINDS, LEFT, ROLES, Kind, copies_in
from gueridon.games.misty.notation import cell_name
from gueridon.games.misty.state import ACTIVATE, DEAL, NOTHING, OVER, PICK, PLACE, card_at

if TYPE_CHECKING:
    from gueridon.games.misty.rules import MistyState


def why_not(state: MistyState, seat: int, action: int) -> Refusal | None:
    if state.stage == OVER:
        return Refusal(Message("refuse-game-over"), "7.1")
    if not has(state.waiting, seat):
        return _not_now(state)
    if state.stage == PICK:
        return _why_not_pick(state, seat, action)
    if action < KINDS:
        return Refusal(Message("refuse-choose-a-cell"), "3.1" if state.stage == PLACE else "4.1")
    cell = Cell(action - KINDS)
    if has(state.open_cells(seat), cell):
        return None
    if state.stage == PLACE:
        return _why_not_place(state.windows[seat], cell)
    return _why_not_activate(state, seat, cell)


def _not_now(state: MistyState) -> Refusal:
    if state.stage == DEAL:
        return Refusal(Message("refuse-not-your-turn"), "2.1")
    if state.stage == ACTIVATE:
        return Refusal(Message("refuse-window-at-rest"), "4.1")
    return Refusal(Message("refuse-already-chosen"), "2.2" if state.stage == PICK else "3.1")


def _why_not_pick(state: MistyState, seat: int, action: int) -> Refusal | None:
    if action >= KINDS:
        return Refusal(Message("refuse-pick-a-card"), "2.2")
    if copies_in(state.hands[seat], Kind(action)) == 0:
        return Refusal(Message("refuse-not-in-hand", {"card": f"card-{CARDS[action].picture}"}), "2.2")
    return None


def _why_not_place(window: Window, cell: Cell) -> Refusal:
    where = {"quoted": cell_name(cell)}
    if has(window.taken, cell):
        return Refusal(Message("refuse-taken", where), "3.3")
    if not has(window.frame(), cell):
        return Refusal(Message("refuse-outside", where), "3.4")
    return Refusal(Message("refuse-apart", where), "3.3")


def _why_not_activate(state: MistyState, seat: int, cell: Cell) -> Refusal:
    window = state.windows[seat]
    where = {"quoted": cell_name(cell)}
    if not has(window.taken, cell):
        return Refusal(Message("refuse-empty", where), "4.1")
    if window.arrows() == 0:
        return _why_not_eat(window, where)
    if has(window.piles, cell):
        return Refusal(Message("refuse-pile", where), "4.4")
    if has(window.others, cell) and _was_arrow(state, seat, cell):
        return Refusal(Message("refuse-has-moved", where), "4.6")
    return Refusal(Message("refuse-no-arrow", where), "4.7")


def _was_arrow(state: MistyState, seat: int, cell: Cell) -> bool:
    """A card alone on a cell where an arrow was placed has moved there: the first one is gone."""
    kind = card_at(state.story, seat, cell)
    return kind != NOTHING and ROLES[kind] <= LEFT


def _why_not_eat(window: Window, where: dict[str, str]) -> Refusal:
    if window.choices() == window.flowers:
        return Refusal(Message("refuse-choose-a-flower", where), "5.2")
    return Refusal(Message("refuse-choose-a-monster", where), "5.3")
