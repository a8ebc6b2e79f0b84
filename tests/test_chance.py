"""Deals follow from a key that is promised beforehand; records prove it."""

from __future__ import annotations

import pytest

import gueridon
from gueridon.core import registry
from gueridon.core.chance import KeyedStream, commitment, key_from_seed, random_key
from gueridon.core.game import CHANCE
from gueridon.core.match import Match
from gueridon.core.record import RecordError, parse_record
from gueridon.core.rng import Rng

every_game = pytest.mark.parametrize("name", registry.names())


def finished(name: str, seed: int = 3) -> Match:
    """A game of the fewest players, played to its end at random."""
    match = gueridon.start(name, seats=registry.game(name).players[0], seed=seed)
    rng = Rng(seed)
    while match.outcome is None:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def test_a_stream_gives_every_number_below_its_bound_about_equally_often() -> None:
    stream = KeyedStream(key_from_seed(1))
    counts = [0] * 6
    for deal in range(6000):
        counts[stream.below(6, deal)] += 1
    assert all(850 < count < 1150 for count in counts)  # five standard deviations (29) either way


def test_a_stream_depends_on_its_key_and_on_the_number_of_the_deal_only() -> None:
    key = random_key()
    assert [KeyedStream(key).below(1000, deal) for deal in range(20)] == [
        KeyedStream(key).below(1000, deal) for deal in range(20)
    ]
    assert key_from_seed(1) != key_from_seed(2)
    assert random_key() != key


@every_game
def test_the_key_is_in_a_record_exactly_when_the_game_is_over(name: str) -> None:
    match = gueridon.start(name, seats=registry.game(name).players[0], seed=3)
    assert parse_record(match.record()).key is None
    assert key_from_seed(3).hex() not in match.record()
    assert parse_record(finished(name).record()).key == key_from_seed(3).hex()


@every_game
def test_a_finished_record_verifies(name: str) -> None:
    match = finished(name)
    proof = gueridon.verify(match.record())
    assert proof.commitment == commitment(key_from_seed(3))
    assert proof.deals == sum(step.seat == CHANCE for step in match.steps)
    assert proof.actions == sum(step.seat != CHANCE for step in match.steps)


@every_game
def test_another_key_is_not_the_promised_one(name: str) -> None:
    record = finished(name).record()
    forged = record.replace(key_from_seed(3).hex(), key_from_seed(4).hex())
    with pytest.raises(RecordError, match="not the one that was promised"):
        gueridon.verify(forged)


@every_game
def test_a_key_with_its_own_commitment_does_not_fit_the_deals(name: str) -> None:
    record = finished(name).record()
    forged = record.replace(key_from_seed(3).hex(), key_from_seed(4).hex())
    forged = forged.replace(commitment(key_from_seed(3)), commitment(key_from_seed(4)))
    with pytest.raises(RecordError, match=r"Line \d+: “.+” was dealt where the key gives “.+”"):
        gueridon.verify(forged)


@every_game
def test_a_record_cut_short_is_told_from_a_finished_one(name: str) -> None:
    lines = finished(name).record().splitlines()
    without_last_action = [*lines[:-2], lines[-1]]
    with pytest.raises(RecordError, match=r"ends before the game does|was dealt where|may not do|cannot be dealt"):
        gueridon.verify("\n".join(without_last_action))


@every_game
def test_a_record_without_key_cannot_be_verified(name: str) -> None:
    lines = finished(name).record().splitlines()
    with pytest.raises(RecordError, match="no key yet"):
        gueridon.verify("\n".join(lines[:-1]))


@every_game
def test_an_action_of_the_wrong_seat_is_found(name: str) -> None:
    record = finished(name).record()
    lines = record.splitlines()
    first = next(i for i, line in enumerate(lines) if line[:2] in {f"{n} " for n in range(1, 7)})
    lines.insert(first, "* " + lines[first].split(" ", 1)[1])
    with pytest.raises(RecordError, match=f"Line {first + 1}: "):
        gueridon.verify("\n".join(lines))


@every_game
def test_a_record_says_that_somebody_chose_the_seed(name: str) -> None:
    seats = registry.game(name).players[0]
    assert gueridon.verify(finished(name).record()).seeded
    assert "\nseeded\n" not in gueridon.start(name, seats=seats).record()


@every_game
def test_luck_that_the_players_add_changes_the_deals_and_is_proven(name: str) -> None:
    key, luck = key_from_seed(3), {0: "5e" * 32, 1: "0a" * 32}
    seats = next(players for players in registry.game(name).players if players > 1)
    with_luck = gueridon.core.match.start(name, seats, key=key, luck=luck)
    rng = Rng(3)
    while with_luck.outcome is None:
        seat = with_luck.to_act()[0]
        legal = with_luck.legal(seat)
        with_luck.play(seat, legal[rng.below(len(legal))])
    record = with_luck.record()
    proof = gueridon.verify(record)
    assert (proof.lucks, proof.commitment) == (2, commitment(key))
    if proof.deals > 1:  # one deal of few ways may come out the same
        with pytest.raises(RecordError):
            gueridon.verify(record.replace("luck 1 5e", "luck 1 5f"))


@every_game
def test_a_game_with_luck_goes_on_from_its_record(name: str) -> None:
    key, luck = key_from_seed(4), {0: "77" * 32}
    match = gueridon.core.match.start(name, registry.game(name).players[-1], key=key, luck=luck)
    seat = match.to_act()[0]
    again = gueridon.core.match.resume(match.record(), key)
    for one in (match, again):
        one.play(seat, one.legal(seat)[0])
    assert again.record() == match.record()
