"""Nobody can choose the deals: player seeds are bound before the start, and revealed only when nobody can change theirs."""

from __future__ import annotations

import msgspec
import pytest

import gueridon
from gueridon.core.chance import commitment, seed_commitment
from gueridon.core.message import GueridonError
from gueridon.server import messages as m
from gueridon.server.player_seeds import PlayerSeed
from gueridon.server.table import facts as f
from gueridon.server.table.rehearsal import Unsound, rehearse
from gueridon.server.table.shuffle import PATIENCE
from gueridon.server.table.shuffling import fail
from tests.server.client import Make, Person, catch_up, play_on, seat_all, started
from tests.server.running import running
from tests.server.test_owners import ANNA, BERT, Party
from tests.tables import needs

pytestmark = needs("misty")
SEEDS = [f"{number:064x}" for number in (7, 8)]
NEW_SECRET = bytes(range(32))


def commit(seat: int) -> m.Commit:
    return m.Commit(id="commit", commitment=seed_commitment(SEEDS[seat], "table", seat))


def reveal(seat: int) -> m.Reveal:
    return m.Reveal(id="reveal", player_seed=SEEDS[seat])


START = m.Start(id="start")


def bound() -> Party:
    """Two people who are there and bound."""
    party = Party("misty", 2)
    party.do(ANNA, commit(0))
    party.do(BERT, commit(1))
    return party


def test_the_commitment_of_a_seed_is_what_the_protocol_says() -> None:
    """printf 'gueridon player seed\\nabc\\n1\\n%064d\\n' 0 | sha256sum"""
    assert seed_commitment("0" * 64, "abc", 1) == "669b16ee88799b1af93cd1a698c1dd25f6be251e0e2fa670d4bfc4d1226eeff5"


def test_a_game_starts_once_every_seed_is_revealed_and_none_shows_before() -> None:
    party = bound()
    party.do(ANNA, START)
    assert party.table.facts().status == "shuffling" and party.table.match is None
    party.do(ANNA, reveal(0))
    shown = party.table.facts()
    assert [seat.player_seed for seat in shown.seats] == [None, None]
    assert SEEDS[0] not in str(shown)
    party.do(BERT, reveal(1))
    assert party.table.facts().status == "playing"
    assert [seat.player_seed for seat in party.table.facts().seats] == SEEDS


def test_no_seed_is_changed_or_bound_once_the_shuffle_has_begun() -> None:
    party = bound()
    assert party.refusal(ANNA, reveal(0)) == "error-server-nothing-to-reveal"  # not before it, either
    party.do(ANNA, START)
    assert party.refusal(BERT, commit(1)) == "error-server-seed-too-late"
    other = m.Reveal(id="reveal", player_seed="f" * 64)
    assert party.refusal(BERT, other) == "error-server-other-seed"
    assert party.refusal(BERT, m.Leave(id="leave")) == "error-server-shuffling"


def test_the_host_cannot_start_before_the_others_who_are_there_are_bound() -> None:
    party = Party("misty", 2)
    party.do(ANNA, commit(0))
    assert party.refusal(ANNA, START) == "error-server-seed-missing"


def test_whoever_is_absent_is_named_as_taking_no_part() -> None:
    party = bound()
    party.gone[1] = 0.0
    party.do(ANNA, START)
    party.do(ANNA, reveal(0))
    assert (party.table.status, party.table.facts().without_seed) == ("playing", [1])


def test_a_seed_that_is_not_revealed_starts_nothing_and_costs_the_table_its_secret() -> None:
    party = bound()
    before = party.table.facts().promise
    party.do(ANNA, START)
    party.do(ANNA, reveal(0))
    party.at += PATIENCE - 0.1
    assert fail(party.table, party.at, NEW_SECRET) == []
    party.at += 0.1
    party.write(fail(party.table, party.at, NEW_SECRET))
    facts = party.table.facts()
    assert (facts.status, facts.unrevealed, facts.restarts) == ("open", [1], 1)
    assert facts.promise == commitment(NEW_SECRET) != before
    assert [seat.commitment for seat in facts.seats] == [None, None]
    assert SEEDS[0] not in str(facts)


def test_after_two_failures_the_host_may_go_on_without_the_seat_that_failed_and_the_record_says_so() -> None:
    party = bound()
    without = m.Start(id="start", without=[1])
    for _ in range(2):
        assert party.refusal(ANNA, without) == "error-server-not-without"
        party.do(ANNA, START)
        party.do(ANNA, reveal(0))
        party.at += PATIENCE
        party.write(fail(party.table, party.at, NEW_SECRET))
        party.do(ANNA, commit(0))
        party.do(BERT, commit(1))
    assert party.refusal(ANNA, m.Start(id="start", without=[0])) == "error-server-not-without"
    party.do(ANNA, without)
    party.do(ANNA, reveal(0))
    assert party.table.match is not None
    lines = party.table.match.record().splitlines()
    assert {"restarts 2", "without_seed 2", f"player_seed 1 {SEEDS[0]}"} <= set(lines)


def test_a_client_draws_a_new_seed_for_a_new_secret_and_outbids_no_other_screen_of_the_same_person() -> None:
    party = Party("misty", 2)
    one, other = PlayerSeed("table", 0), PlayerSeed("table", 0)
    first, second = one.answer_to(party.table.facts()), other.answer_to(party.table.facts())
    assert isinstance(first, m.Commit) and isinstance(second, m.Commit)
    again = one.answer_to(party.table.facts())
    assert isinstance(again, m.Commit) and again.commitment == first.commitment  # perhaps it was lost
    party.do(ANNA, second)
    assert one.answer_to(party.table.facts()) is None
    party.write([f.ShuffleBegan([0])])
    assert one.answer_to(party.table.facts()) is None
    shown = other.answer_to(party.table.facts())
    assert isinstance(shown, m.Reveal)
    assert seed_commitment(shown.player_seed, "table", 0) == second.commitment
    party.write([f.ShuffleFailed([0], NEW_SECRET.hex())])
    third = other.answer_to(party.table.facts())
    assert isinstance(third, m.Commit) and third.commitment != second.commitment


# --- with a server ----------------------------------------------------------------------------------------------------


@needs("tussie_mussie")
def test_a_finished_record_proves_whose_seeds_counted(person: Make) -> None:
    table, people = started(person, "tussie_mussie")
    shown = [seat["player_seed"] for seat in people[0].get(f"/api/tables/{table}")["seats"]]
    play_on(people)
    proof = gueridon.verify(people[0].http.get(f"/api/tables/{table}/record").text)
    assert (proof.seeds, proof.without_seed, proof.restarts) == ({0: shown[0], 1: shown[1]}, (), 0)


def test_a_shuffle_that_somebody_holds_up_ends_by_itself_though_the_server_was_killed(database: str) -> None:
    with running(database) as server:
        anna, bert = Person(server.address, "Anna"), Person(server.address, "Bert")
        table = seat_all([anna, bert], "misty")
        anna.open(table)
        bert.open(table)  # and reads nothing more, so that his seed is never revealed
        anna.do(table, "start")
        anna.until(lambda message: (message.get("facts") or {}).get("status") == "shuffling")
        server.kill()
    with running(database) as server:
        again = Person(server.address, "")
        again.http.cookies = anna.http.cookies
        again.open(table)
        if again.last("sync")["facts"]["status"] == "shuffling":
            again.until(lambda message: (message.get("facts") or {}).get("status") == "open")
        catch_up(again)
        facts = again.get(f"/api/tables/{table}")
        assert (facts["status"], facts["unrevealed"][-1], facts["restarts"]) == ("open", 1, 1)
        for one in (anna, bert, again):
            one.close()


def test_a_line_break_after_a_seed_is_refused() -> None:
    """It once destroyed a table: the pattern let it through, and the record could not be read back."""
    for what in ({"do": "reveal", "player_seed": SEEDS[0] + "\n"}, {"do": "commit", "commitment": SEEDS[0] + "\n"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"id": "x", **what}, m.AnyCommand)


def test_an_entry_that_cannot_be_read_back_is_not_written() -> None:
    party = bound()
    party.do(ANNA, START)
    party.do(ANNA, reveal(0))
    broken: list[f.AnyFact] = [f.SeedRevealed(1, SEEDS[1] + "\n"), f.Started({0: "Anna", 1: "Bert"})]
    before = party.table.facts()
    with pytest.raises((Unsound, GueridonError)):
        rehearse(party.table, f.Entry(party.at, broken))
    assert party.table.facts() == before
