"""The checks every game must pass, at every position of random games; for our tests and for the author of a new game.

`reshuffle(state, seat, rng)` is written by the game's own tests from its rules: another state that differs in facts
hidden from the seat. It must not use the game's view, which it is there to check.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from msgspec import to_builtins
from msgspec.json import decode, encode

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.attributes import attributes
from gueridon.core.bits import has
from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER, Game, State, View, seats_in
from gueridon.core.message import Message
from gueridon.core.rng import Rng
from gueridon.core.rules_page import paragraphs
from gueridon.core.telling import choices, in_words, named
from gueridon.core.wire import Event, SelfNamed, merged
from gueridon.core.words import LANGUAGES, Words

Reshuffle: TypeAlias = Callable[[State, int, Rng], State]
MAX_STEPS = 20_000


def fingerprint(state: State) -> dict[str, object]:
    """Every field of a state, found by reflection so that none can be forgotten."""
    return {name: _plain(getattr(state, name)) for name in attributes(state)}


def _plain(value: object) -> object:
    if isinstance(value, int | float | str | None):
        return value
    if isinstance(value, tuple | list) or type(value).__name__ == "vec":
        return [_plain(item) for item in value]  # type: ignore[attr-defined]  # a vec is iterable, which its type hides
    return repr(value)


def seen(view: View) -> str:
    """All that a view tells, as text to be compared to the letter."""
    return encode([view.viewer, view.acting, list(view.legal), view.data()]).decode()


def viewers(state: State) -> list[int]:
    return [ONLOOKER, *range(state.seats)]


def random_positions(game: Game, seats: int, options: Mapping[str, str], rng: Rng) -> Iterator[State]:
    """The positions of one random game, from the start to the end; the same object each time."""
    state = game.start(seats, registry.complete_options(game, options))
    for _ in range(MAX_STEPS):
        yield state
        if state.to_act() == 0:
            return
        play_at_random(state, rng)
    raise AssertionError(f"{game.name} has not ended after {MAX_STEPS} steps")


def play_at_random(state: State, rng: Rng) -> tuple[int, int]:
    if has(state.to_act(), CHANCE):
        action = state.chance(rng.below(state.chances()))
        state.play(CHANCE, action)
        return CHANCE, action
    acting = list(seats_in(state.to_act()))
    seat = acting[rng.below(len(acting))]
    legal = list(state.legal(seat))
    action = legal[rng.below(len(legal))]
    state.play(seat, action)
    return seat, action


def check_notation(game: Game) -> None:
    texts = [game.text(action) for action in range(game.action_count)]
    assert len(set(texts)) == game.action_count, "two actions share a notation"
    assert all(text and text == text.strip() and "\n" not in text for text in texts)
    assert [game.parse(text) for text in texts] == list(range(game.action_count))


def check_who_may_act(state: State) -> None:
    acting = state.to_act()
    assert (state.outcome() is None) == (acting != 0), "an outcome exactly when nobody is to act"
    assert (state.chances() > 0) == has(acting, CHANCE)
    for seat in range(state.seats):
        legal = list(state.legal(seat))
        assert bool(legal) == has(acting, seat), f"seat {seat} may act exactly when it is to act"
        assert len(set(legal)) == len(legal)


def check_refusals(game: Game, state: State) -> None:
    for seat in range(state.seats):
        legal = set(state.legal(seat))
        for action in range(game.action_count):
            refusal = state.why_not(seat, action)
            assert (refusal is None) == (action in legal), (game.text(action), refusal)
            if refusal is not None:
                _check_words(game, refusal.message)
                assert refusal.paragraph in paragraphs(game.name, "en"), refusal


def check_copy(state: State, rng: Rng) -> None:
    before = fingerprint(state)
    twin = state.copy()
    assert fingerprint(twin) == before
    assert type(twin) is type(state)
    if state.to_act():
        play_at_random(twin, rng)
        assert fingerprint(state) == before, "playing on a copy changed the original"


def check_imagination(game: Game, state: State, rng: Rng) -> None:
    for viewer in viewers(state):
        view = game.view(state, viewer)
        imagined = game.imagine(view, rng)
        assert seen(game.view(imagined, viewer)) == seen(view)
        if viewer >= 0:
            assert list(imagined.legal(viewer)) == list(state.legal(viewer)) == list(view.legal)
        else:
            assert not view.legal


def check_hidden(game: Game, state: State, rng: Rng, reshuffle: Reshuffle) -> None:
    """Whatever a seat may not know, it sees, may do and is refused the same, and so is told of what happens next."""
    for seat in range(state.seats):
        other = reshuffle(state, seat, rng)
        for viewer in (seat, ONLOOKER):  # an onlooker knows no more than any player
            assert seen(game.view(other, viewer)) == seen(game.view(state, viewer)), "hidden facts show in a view"
        for action in range(game.action_count):
            assert state.why_not(seat, action) == other.why_not(seat, action), "hidden facts show in a refusal"
        for actor in seats_in(state.to_act()):
            for action in _open_in_both(state, other, actor):
                told, other_told = (told_after(game, world, actor, action, seat) for world in (state, other))
                if told.acting == other_told.acting:  # that somebody has finished a sealed choice is no secret
                    assert told == other_told, "hidden facts show in what is told"


def _open_in_both(state: State, other: State, seat: int) -> list[int]:
    """The actions that a seat may do in either state and that reveal nothing in either."""
    both = set(state.legal(seat)) & set(other.legal(seat))
    return [action for action in sorted(both) if not state.reveals(seat, action) and not other.reveals(seat, action)]


class Told(NamedTuple):
    """What a viewer sees and is told once somebody has done something."""

    acting: int
    seen: str
    events: list[Event]


def told_after(game: Game, state: State, seat: int, action: int, viewer: int) -> Told:
    before = game.view(state, viewer)
    after_state = state.copy()
    after_state.play(seat, action)
    after = game.view(after_state, viewer)
    return Told(after.acting, seen(after), in_words(game, game.events(before, after)))


def check_sealed(game: Game, state: State) -> None:
    """While several decide at once, what one of them chooses shows to no other."""
    acting = list(seats_in(state.to_act()))
    if len(acting) < 2:
        return
    for seat in acting:
        for viewer in [ONLOOKER, *(other for other in range(state.seats) if other != seat)]:
            told: dict[int, set[str]] = {}
            for action in state.legal(seat):
                after = state.copy()
                after.play(seat, action)
                view = game.view(after, viewer)
                told.setdefault(view.acting, set()).add(seen(view))
            assert all(len(views) == 1 for views in told.values()), f"seat {seat}'s sealed choice shows to {viewer}"


def check_reveals(game: Game, state: State, rng: Rng) -> None:
    """An action that reveals nothing leads every viewer to the same view, whichever world they thought they were in."""
    for viewer in viewers(state):
        before = game.view(state, viewer)
        worlds = [game.imagine(before, rng) for _ in range(3)]
        for seat in seats_in(state.to_act()):
            for action in state.legal(seat):
                if state.reveals(seat, action):
                    continue
                after = told_after(game, state, seat, action, viewer)
                if seat != viewer and is_unseen(before, state, seat, action, game):
                    continue
                for world in worlds:
                    assert world.why_not(seat, action) is None, (
                        f"{game.text(action)} tells {viewer} that it was possible"
                    )
                    assert told_after(game, world, seat, action, viewer) == after


def is_unseen(before: View, state: State, seat: int, action: int, game: Game) -> bool:
    """Whether a viewer notices nothing of an action but, perhaps, that the table no longer waits for that seat."""
    after_state = state.copy()
    after_state.play(seat, action)
    after = game.view(after_state, before.viewer)
    return after.data() == before.data() and list(after.legal) == list(before.legal)


def check_words(game: Game, before: State, after: State) -> None:
    """Everything that happened, is asked and may be done can be said in both languages."""
    for viewer in [*viewers(after), EVERYTHING]:
        seen_before, seen_after = game.view(before, viewer), game.view(after, viewer)
        assert game.events(seen_after, seen_after) == []
        for event in [*game.events(seen_before, seen_after), *game.recap(seen_after)]:
            _check_words(game, game.say(event))
        _check_words(game, game.ask(seen_after))
        assert game.paragraph(seen_after) in paragraphs(game.name, "en")
        for action in seen_after.legal:
            _check_words(game, game.label(seen_after, action))
            choice = game.choice(seen_after, action)
            if isinstance(choice, SelfNamed):
                _check_words(game, named(choice))


def check_news(game: Game, before: State, after: State) -> None:
    """Whoever knew a view and is told what changed knows the new one, forwards and back; nothing is told of what is the same."""
    for viewer in [*viewers(after), EVERYTHING]:
        views = game.view(before, viewer), game.view(after, viewer)
        for old, new in (views, views[::-1]):
            news = new.news(old)
            assert bool(news) == (old.data() != new.data())
            known = merged(to_builtins(old.data()), decode(encode(news)))
            assert known == to_builtins(new.data())


def check_recap(game: Game, states: list[State]) -> None:
    """From a whole game: whoever comes late is told of its last round or trick in the very words of those who were there."""
    for viewer in [*viewers(states[0]), EVERYTHING]:
        told: list[Event] = []
        for before, after in pairwise(game.view(state, viewer) for state in states):
            told += game.events(before, after)
            assert all(event in told for event in game.recap(after))


def check_shared(game: Game, before: State, after: State) -> None:
    """What a server may work out once: what an open game shows and tells everybody, and labels while others decide."""
    if game.is_open:
        views = [(game.view(before, viewer), game.view(after, viewer)) for viewer in viewers(after)]
        assert all(view.data() == views[0][1].data() for _, view in views), "an open game shows the same to everybody"
        told = [game.events(*pair) for pair in views]
        assert all(events == told[0] for events in told), "an open game tells everybody the same"
    for viewer in range(after.seats):
        view, waiting = game.view(after, viewer), game.view(after, viewer)
        waiting.acting = 0
        assert choices(game, view) == choices(game, waiting), "a choice depends on whom else the table waits for"


_said: set[tuple[str, str]] = set()
"""What has been found to have words already: most messages come up at many positions."""


def _check_words(game: Game, message: Message) -> None:
    if (game.name, repr(message)) in _said:
        return
    for language in LANGUAGES:
        assert Words(language, game.name, reader=0).say(message).strip()
    _said.add((game.name, repr(message)))


def check_record(name: str, seats: int, options: Mapping[str, str], seed: int, rng: Rng) -> None:
    """A finished record verifies, and replays to the same state."""
    match = matches.start(name, seats, options, seed=seed)
    while match.outcome is None:
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    again = matches.replay(match.record())
    assert fingerprint(again.state) == fingerprint(match.state)
    assert again.record() == match.record()


def check_undo(name: str, seats: int, options: Mapping[str, str], seed: int, rng: Rng) -> None:
    """Whoever may take an action back and does it again is where they were, whatever others chose sealed meanwhile."""
    match = matches.start(name, seats, options, seed=seed)
    while match.outcome is None:
        acting = match.to_act()
        seat = acting[rng.below(len(acting))]
        legal = match.legal(seat)
        text = legal[rng.below(len(legal))]
        before = fingerprint(match.state)
        match.play(seat, text)
        if rng.below(8) != 0:
            continue
        if match.can_undo(seat):
            match.undo(seat)
            assert fingerprint(match.state) == before
            match.play(seat, text)
        _check_undo_again(match, rng.below(seats))


def _check_undo_again(match: matches.Match, seat: int) -> None:
    if not match.can_undo(seat):
        return
    before = fingerprint(match.state)
    text = next(step.text for step in reversed(match.steps) if step.seat == seat)
    match.undo(seat)
    match.play(seat, text)
    assert fingerprint(match.state) == before
