"""The one checked door: what is illegal or garbled changes nothing and names its rule."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

import gueridon
from gueridon.core import registry
from gueridon.core.contract import fingerprint
from gueridon.core.game import EVERYTHING, ONLOOKER, Game, State
from gueridon.core.match import IllegalAction, Match
from gueridon.core.message import GueridonError
from gueridon.core.record import Record
from gueridon.core.rng import Rng
from gueridon.core.rules_page import paragraphs
from tests.tables import plain_tables

every_game = pytest.mark.parametrize("name", registry.names())


def in_the_middle(name: str, seats: int, seed: int, actions: int) -> Match:
    match = gueridon.start(name, seats=seats, seed=seed)
    rng = Rng(seed)
    for _ in range(actions):
        if match.outcome is not None:
            break
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


@given(st.data())
def test_what_is_illegal_or_garbled_changes_nothing_and_names_the_rule(data: st.DataObject) -> None:
    name, seats, _ = data.draw(st.sampled_from(plain_tables()))
    match = in_the_middle(name, seats, data.draw(st.integers(0, 99)), data.draw(st.integers(0, 30)))
    seat = data.draw(st.integers(0, seats - 1))
    notations = st.sampled_from([match.game.text(action) for action in range(match.game.action_count)])
    text = data.draw(st.one_of(st.text(), notations))
    before = fingerprint(match.state), match.record()
    if text in match.legal(seat):
        assert match.why_not(seat, text) is None
        return
    with pytest.raises(IllegalAction) as refused:
        match.play(seat, text)
    assert refused.value.refusal.paragraph in paragraphs(name, "en")
    assert str(refused.value).strip()
    assert (fingerprint(match.state), match.record()) == before


def written(number: int) -> str:
    """As it stands in a sentence: with a real minus."""
    return str(number).replace("-", "−")


@every_game
@pytest.mark.parametrize("seat", [-1, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(name: str, seat: int) -> None:
    match = gueridon.start(name, seats=registry.game(name).players[0], seed=1)
    with pytest.raises(GueridonError, match=f"no seat {written(seat)}"):
        match.play(seat, "anything")
    with pytest.raises(GueridonError, match=f"no seat {written(seat)}"):
        match.legal(seat)


@every_game
def test_too_many_or_too_few_players_are_refused(name: str) -> None:
    for seats in (0, 7, -3):
        with pytest.raises(GueridonError, match=rf"players, not {written(seats)}\."):
            gueridon.start(name, seats=seats)


@every_game
def test_nobody_sees_everything_while_the_game_goes_on(name: str) -> None:
    match = gueridon.start(name, seats=registry.game(name).players[0], seed=1)
    with pytest.raises(GueridonError, match="nobody may see everything"):
        match.view(EVERYTHING)


@every_game
def test_views_are_plain_data(name: str) -> None:
    seats = registry.game(name).players[-1]
    match = in_the_middle(name, seats, seed=2, actions=10)
    for viewer in [ONLOOKER, *range(seats)]:
        view = match.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["legal"] == (match.legal(viewer) if viewer >= 0 else [])


@every_game
def test_the_same_seed_deals_the_same_game(name: str) -> None:
    seats = registry.game(name).players[0]
    one, other = (in_the_middle(name, seats, seed=8, actions=1000) for _ in range(2))
    assert one.record() == other.record()
    assert one.record() != in_the_middle(name, seats, seed=9, actions=1000).record()


@every_game
def test_a_game_without_seed_is_dealt_from_a_key_of_its_own(name: str) -> None:
    seats = registry.game(name).players[0]
    assert gueridon.start(name, seats=seats).commitment != gueridon.start(name, seats=seats).commitment


@pytest.mark.parametrize(
    "name", [name for name in registry.names() if any(o.players for o in registry.game(name).options)]
)
def test_an_option_for_another_number_of_players_is_refused(name: str) -> None:
    game = registry.game(name)
    for option in game.options:
        seats = next((seats for seats in game.players if option.players and seats not in option.players), None)
        if seats is not None:
            other = next(choice for choice in option.choices if choice != option.default)
            with pytest.raises(
                GueridonError, match=rf"“{option.name}” is for (1 player|.*[2-9] players), not for {seats}\."
            ):
                gueridon.start(name, seats=seats, options={option.name: other})


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_going_back_leads_to_what_was_there_before_the_action(name: str, seed: int) -> None:
    match, rng = gueridon.start(name, seats=3, seed=seed), Rng(seed)
    before: dict[int, object] = {}
    for _ in range(300):
        if match.outcome is not None:
            break
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        before[match.step_count] = fingerprint(match.state)
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        if rng.below(3) == 0 and match.has_acted(other := rng.below(3)):
            gone = match.rewind(other)
            assert match.step_count == gone.start
            assert fingerprint(match.state) == before[gone.start]
            again = gueridon.replay(match.record())
            assert (again.record(), fingerprint(again.state)) == (match.record(), fingerprint(match.state))
    assert len(before) > 20
    while match.outcome is None:
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    proof = gueridon.verify(match.record())
    assert proof.deals + proof.actions == match.step_count


@every_game
@pytest.mark.parametrize("seed", range(2))
def test_what_playing_tells_is_what_the_match_tells_of_it_later(name: str, seed: int) -> None:
    match, rng = gueridon.start(name, seats=3, seed=seed), Rng(seed)
    told = list(match.moments())
    while match.outcome is None and match.step_count < 80:
        acting = match.to_act()
        legal = match.legal(seat := acting[rng.below(len(acting))])
        told += match.play(seat, legal[rng.below(len(legal))])
    again = list(match.moments())
    assert [moment.steps for moment in again] == [moment.steps for moment in told]
    assert [fingerprint(moment.state) for moment in again] == [fingerprint(moment.state) for moment in told]
    assert [done for moment in told for done in moment.steps] == list(match.done)
    later = told[len(told) // 2 :]
    skipped = match.step_count - sum(len(moment.steps) for moment in later)
    assert [moment.steps for moment in match.moments(skipped)] == [moment.steps for moment in later]


@every_game
def test_what_was_allowed_is_allowed_only_then_and_there(name: str) -> None:
    match = gueridon.start(name, seats=3, seed=3)
    first = match.to_act()[0]
    text = match.legal(first)[0]
    assert match.why_not(first, text) is None
    before = fingerprint(match.state)
    for seat in {0, 1, 2} - set(match.to_act()):
        with pytest.raises(IllegalAction):
            match.play(seat, text)
    assert fingerprint(match.state) == before
    match.play(first, text)
    while match.outcome is None and match.why_not(first, text) is None:
        match.play(first, text)
    with pytest.raises(IllegalAction):
        match.play(first, text)


def test_whoever_has_not_acted_cannot_go_back() -> None:
    match = gueridon.start("moustache", seats=3, seed=1)
    with pytest.raises(GueridonError, match="nothing"):
        match.rewind(match.to_act()[0])


class Walk(State):
    """One player takes step after step; it is counted how often one was carried out."""

    carried_out = 0

    def copy(self) -> Walk:
        return Walk(self.seats)

    def to_act(self) -> int:
        return 1

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([0])

    def play(self, seat: int, action: int) -> None:
        Walk.carried_out += 1

    def why_not(self, seat: int, action: int) -> None:
        return None

    def reveals(self, seat: int, action: int) -> bool:
        return False

    def outcome(self) -> None:
        return None


class Walking(Game):
    def __init__(self) -> None:
        super().__init__("walk", 1, (1,), (), 1)

    def parse(self, text: str) -> int:
        return 0


@pytest.mark.parametrize("steps", [40, 400, 4000])
def test_going_back_costs_the_same_late_as_early(steps: int) -> None:
    """Not more than to carry out what came after the state that was kept last."""
    match = Match(Walking(), Walk(1), Record("walk", 1, 1), None)
    for _ in range(steps):
        match.play(0, "step")
    before = Walk.carried_out
    assert match.rewind(0) == range(steps - 1, steps)
    assert Walk.carried_out - before < 32
