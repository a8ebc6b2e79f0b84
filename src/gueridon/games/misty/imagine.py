"""A whole state that a viewer could not tell from the true one."""

from mypy_extensions import i64

from gueridon.core.bits import count, first, has, nth
from gueridon.core.game import EVERYTHING
from gueridon.core.rng import Rng
from gueridon.games.misty.board import Cell
from gueridon.games.misty.components import FULL_DECK, Kind, nth_card, one, size_of
from gueridon.games.misty.rules import MistyState, new_game
from gueridon.games.misty.state import ACTIVATE, CARD, NOTHING, PICK, PLACE, SEAT, STEP, told, window_now
from gueridon.games.misty.view import MistyView


def imagine(view: MistyView, rng: Rng) -> MistyState:
    state = new_game(view.seats, view.shape, chains=view.chains)
    state.round = view.round
    state.points = view.points
    state.last_story = view.last_story
    state.stage = view.stage
    state.turn = view.turn
    state.undealt = view.undealt
    state.waiting = view.acting & first(view.seats)
    state.story = view.story[:]
    state.chosen = view.chosen[:]
    for seat in range(view.seats):
        state.windows[seat] = window_now(view.story, seat, view.shape)
    _imagine_hands(state, view, rng)
    _imagine_choices(state, view, rng)
    return state


def _imagine_hands(state: MistyState, view: MistyView, rng: Rng) -> None:
    """Whatever is neither in a window nor in a hand the viewer knows may be anywhere else."""
    unseen = unseen_cards(view)
    left = size_of(unseen)
    for seat in range(view.seats):
        if view.hands[seat] != NOTHING:
            state.hands[seat] = view.hands[seat]
            continue
        for _ in range(view.hand_size(seat)):
            card = one(nth_card(unseen, rng.below(left)))
            state.hands[seat] += card
            unseen -= card
            left -= 1
    state.deck = unseen


def unseen_cards(view: MistyView) -> i64:
    """The cards that the viewer cannot place."""
    unseen = FULL_DECK
    for seat in range(view.seats):
        for kind in told(view.story, seat, CARD):
            unseen -= one(Kind(kind))
        if view.hands[seat] != NOTHING:
            unseen -= view.hands[seat]
    return unseen


def _imagine_choices(state: MistyState, view: MistyView, rng: Rng) -> None:
    for seat in range(view.seats):
        has_chosen = not has(view.acting, seat)
        if view.viewer in (seat, EVERYTHING):
            continue
        if view.stage == ACTIVATE:
            _imagine_steps(state, seat, rng, to_the_end=has_chosen)
        elif view.stage == PICK and has_chosen:
            state.chosen[seat] = nth_card(state.hands[seat], rng.below(view.hand_size(seat)))
        elif view.stage == PLACE and has_chosen:
            state.chosen[seat] = _any_of(state.windows[seat].places(), rng)


def _any_of(cells: i64, rng: Rng) -> i64:
    return nth(cells, rng.below(count(cells)))


def _imagine_steps(state: MistyState, seat: i64, rng: Rng, *, to_the_end: bool) -> None:
    """Some steps of somebody else's activation: all of them, or any number that leaves something to do."""
    while state.windows[seat].choices() != 0:
        window = state.windows[seat].copy()
        cell = _any_of(window.choices(), rng)
        window.act(Cell(cell))
        if not to_the_end and (window.choices() == 0 or rng.below(3) == 0):
            return
        state.story[seat * SEAT + STEP + window.steps - 1] = cell
        state.windows[seat] = window
