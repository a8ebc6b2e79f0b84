"""A seat of a running game belongs to whoever sat there at the start: nobody else gets its view, its replay or its hints.

The attacks are those that once worked, in every game that hides anything.
"""

from __future__ import annotations

import random
from dataclasses import replace as changed

import pytest

from gueridon.core import registry
from gueridon.core.message import GueridonError
from gueridon.server import messages as m
from gueridon.server.person import Person
from gueridon.server.session.advice import hint
from gueridon.server.settings import Settings
from gueridon.server.table import facts as f
from gueridon.server.table.clocks import shown_to_all
from gueridon.server.table.decisions import decide
from gueridon.server.table.new_table import first_facts, rematch_facts
from gueridon.server.table.question import LONG_WAIT, PATIENCE
from gueridon.server.table.seating import join
from gueridon.server.table.situation import Situation
from gueridon.server.table.table import Table, table_from
from gueridon.server.thinking.bots import BotPool
from tests.server.client import Make, started
from tests.tables import needs

HIDING = [name for name in registry.names() if not registry.game(name).is_open]
ANNA, BERT, CARL, DORA = (Person(name.lower(), name, "en", None) for name in ("Anna", "Bert", "Carl", "Dora"))
GRACE = 60.0


class Party:
    """A table without a server: commands are decided and applied at a time that the test sets."""

    def __init__(self, game: str, people: int = 2, seats: int | None = None, **wish: object) -> None:
        seats = seats or next(number for number in registry.game(game).players if number >= people)
        self.guests = [ANNA, BERT, CARL][:people]
        bots = dict.fromkeys(range(people, seats), "random")
        wished = m.NewTable(game=game, seats=seats, bots=bots, **wish)  # type: ignore[arg-type]
        self.at = 1000.0
        self.gone: dict[int, float] = {}
        self.table = table_from("table", [f.Entry(self.at, first_facts(wished, ANNA, bytes(32)))])
        self.entries: list[f.Entry] = []
        for seat, person in enumerate(self.guests[1:], 1):
            self.write([f.Seated(seat, person.id, person.name)])

    def start(self) -> Party:
        for seat, _ in enumerate(self.guests):
            self.gone[seat] = 0.0  # nobody's socket is open, so that nobody's seed is awaited
        self.do(ANNA, m.Start(id="start"))
        self.gone = {}
        return self

    def write(self, facts: list[f.AnyFact]) -> None:
        self.table.apply(f.Entry(self.at, facts))

    def situation(self, who: Person) -> Situation:
        def away(seat: int) -> float | None:
            since = self.gone.get(seat)
            return None if since is None else self.at - since

        return Situation(self.table, who, away, GRACE, self.at)

    def do(self, who: Person, command: m.Command) -> list[f.AnyFact]:
        facts = decide(self.situation(who), command)
        self.write(facts)
        return facts

    def refusal(self, who: Person, command: m.Command) -> str:
        with pytest.raises(GueridonError) as refused:
            decide(self.situation(who), command)
        return refused.value.message.code

    def join(self, who: Person, seat: int) -> list[f.AnyFact]:
        self.write([f.Invited(f"to {seat}", seat, False)])
        facts = join(self.situation(who), f"to {seat}")
        self.write(facts)
        return facts


def leave() -> m.Leave:
    return m.Leave(id="leave")


def sit(seat: int) -> m.Sit:
    return m.Sit(id="sit", seat=seat)


def answer(*, agree: bool) -> m.AnswerQuestion:
    return m.AnswerQuestion(id="answer", agree=agree)


# --- the attacks ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HIDING)
def test_a_host_does_not_get_the_hand_of_whoever_loses_the_connection(person: Make, game: str) -> None:
    """Free the seat, seat a second identity of one's own there, look, and invite the victim back: nothing of it works."""
    table, (host, *others) = started(person, game, max(2, registry.game(game).players[1]), is_public=True)
    victim, seat, accomplice = others[-1], len(others), person("Mallory")
    victim.hang_up()
    host.until(lambda message: message["is"] == "presence" and seat not in message["present"])
    assert host.refusal(table, "free", seat=seat) == "error-server-seat-kept"
    token = host.invite(table, seat=seat)
    assert accomplice.refusal(table, "sit", seat=seat) == "error-server-seat-taken"
    host.do(table, "bot", seat=seat, level="random")  # this server has no grace
    for who in (host, accomplice):
        answer = who.http.post("/api/join", json={"invite": token})
        assert answer.status_code in (403, 409), answer.text
        assert who.http.get(f"/api/tables/{table}/replay?seat={seat}").status_code == 403
        assert who.http.get(f"/api/tables/{table}/hint").status_code in (403, 409)
    assert accomplice.open(table)["you"] is None
    victim.got.clear()
    assert victim.open(table)["you"] == seat
    victim.do(table, "back")
    assert victim.get(f"/api/tables/{table}")["seats"][seat]["bot"] is None


@pytest.mark.parametrize("game", HIDING)
def test_while_a_game_runs_no_seat_is_freed_neither_of_a_person_nor_of_a_bot(game: str) -> None:
    party = Party(game, 2, max(3, registry.game(game).players[-1])).start()
    party.gone[1] = 0.0  # for longer than any grace
    for seat in (1, 2):
        assert party.refusal(ANNA, m.Free(id="free", seat=seat)) == "error-server-seat-kept"


@pytest.mark.parametrize("game", HIDING)
def test_nobody_sits_down_on_the_seat_of_whoever_is_away(game: str) -> None:
    party = Party(game, 2, is_public=True).start()
    party.gone[1] = 0.0
    assert party.refusal(CARL, sit(1)) == "error-server-seat-taken"
    party.do(ANNA, m.SeatBot(id="bot", seat=1, level="random"))
    assert party.refusal(CARL, sit(1)) == "error-server-seat-taken"
    assert party.table.seat_of(BERT.id) == 1


@pytest.mark.parametrize("game", HIDING)
def test_nobody_sits_down_on_a_bots_seat_while_others_play(game: str) -> None:
    party = Party(game, 2, max(3, registry.game(game).players[-1]), is_public=True).start()
    assert party.refusal(CARL, sit(2)) == "error-server-seat-kept"
    party.do(ANNA, leave())
    assert party.refusal(ANNA, sit(2)) == "error-server-knows-another-seat"


@needs("misty")
def test_the_connection_must_be_lost_for_longer_than_the_grace_before_a_bot_plays_on() -> None:
    party = Party("misty", 2).start()
    party.gone[1] = party.at - GRACE + 1
    command = m.SeatBot(id="bot", seat=1, level="random")
    assert party.refusal(ANNA, command) == "error-server-grace"
    party.at += 1
    party.do(ANNA, command)
    party.do(BERT, m.Return(id="back"))
    assert party.table.seats[1].is_played_by_person


@pytest.mark.parametrize("game", HIDING)
def test_hints_depend_on_everybody_who_ever_had_a_seat(game: str) -> None:
    party = Party(game, 2).start()
    party.do(BERT, leave())
    assert party.table.people() == [0]
    with pytest.raises(GueridonError) as refused:
        hint(party.table, 0, BotPool(Settings())).send(None)
    assert refused.value.message.code == "error-server-no-hints"


# --- leaving, and those who play on -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", registry.names())
def test_whoever_leaves_a_running_game_is_played_on_for_and_may_come_back(game: str) -> None:
    party = Party(game, 2).start()
    party.do(BERT, leave())
    seat = party.table.seats[1]
    assert (seat.identity, seat.has_left, seat.bot is not None) == (BERT.id, True, True)
    party.do(BERT, m.Return(id="back"))
    assert (party.table.seats[1].has_left, party.table.people()) == (False, [0, 1])


@needs("misty")
def test_somebody_new_plays_on_only_if_everybody_else_agrees_the_absent_too() -> None:
    party = Party("misty", 3).start()
    party.do(BERT, leave())
    party.gone[2] = 0.0
    party.join(DORA, 1)
    question = party.table.facts().question
    assert question is not None
    assert (question.kind, question.name, question.missing, question.until) == (
        "substitute", "Dora", [0, 2], party.at + PATIENCE
    )  # fmt: skip
    party.do(ANNA, answer(agree=True))
    assert party.table.seat_of(DORA.id) is None
    party.do(CARL, answer(agree=True))
    assert (party.table.seat_of(DORA.id), party.table.seats[1].name) == (1, "Dora")
    assert party.table.seat_of(BERT.id) is None and party.table.may_see(BERT.id)  # and looks on now
    assert party.table.match is not None and "name 2 Dora" in party.table.match.record().splitlines()


@needs("misty")
def test_one_no_or_silence_keeps_somebody_new_out() -> None:
    party = Party("misty", 2).start()
    party.do(BERT, leave())
    party.join(DORA, 1)
    party.do(ANNA, answer(agree=False))
    assert party.table.question is None and party.table.seat_of(DORA.id) is None
    party.join(DORA, 1)
    party.at += PATIENCE
    assert party.refusal(ANNA, answer(agree=True)) == "error-server-nothing-asked"


@needs("misty")
def test_the_owner_who_comes_back_ends_the_question() -> None:
    party = Party("misty", 2).start()
    party.do(BERT, leave())
    party.join(DORA, 1)
    party.do(BERT, m.Return(id="back"))
    assert party.table.question is None
    assert party.refusal(ANNA, answer(agree=True)) == "error-server-nothing-asked"


@needs("misty")
def test_who_has_held_a_seat_of_the_game_plays_on_for_nobody_else() -> None:
    party = Party("misty", 3, is_public=True).start()
    party.do(BERT, leave())
    party.do(CARL, leave())
    assert party.refusal(CARL, sit(1)) == "error-server-knows-another-seat"


@needs("misty")
def test_whoever_waits_for_the_answer_sees_the_table_as_an_onlooker_and_not_after_a_no() -> None:
    party = Party("misty", 2, spectators=False).start()
    party.do(BERT, leave())
    assert not party.table.may_see(DORA.id)
    party.join(DORA, 1)
    assert party.table.may_see(DORA.id)
    party.do(ANNA, answer(agree=False))
    assert not party.table.may_see(DORA.id)


@needs("misty")
def test_a_host_alone_with_bots_may_take_a_bots_seat_and_then_the_game_counts_for_nothing() -> None:
    party = Party("misty", 1, 3).start()
    assert party.refusal(ANNA, sit(2)) == "error-server-sits-already"
    assert party.table.facts().counts
    party.do(ANNA, leave())
    party.do(ANNA, sit(2))
    assert (party.table.seat_of(ANNA.id), party.table.facts().counts) == (2, False)
    assert party.table.seats[0].bot is not None


# --- whoever lets the others wait -------------------------------------------------------------------------------------


def decide_for(seat: int) -> m.Decide:
    return m.Decide(id="decide", seat=seat)


def waited_for(party: Party) -> tuple[int, Person]:
    """Somebody else than Anna for whom the table waits, as everybody sees; Anna has decided."""
    table = party.table
    assert table.match is not None
    while 0 in table.to_act():
        party.write([f.Acted(0, table.match.legal(0)[0])])
    seat = table.to_act()[0]
    return seat, party.guests[seat]


@pytest.mark.parametrize("game", registry.names())
def test_after_three_minutes_a_bot_decides_once_if_all_others_who_are_there_agree(game: str) -> None:
    party = Party(game, 3, 3).start()
    seat, _ = waited_for(party)
    other = 3 - seat
    party.at = party.table.waiting_since[seat] + LONG_WAIT - 1
    assert party.refusal(ANNA, decide_for(seat)) == "error-server-wait-longer"
    party.at += 1
    party.do(ANNA, decide_for(seat))
    assert party.table.bots_to_act() == []
    party.do(party.guests[other], answer(agree=True))
    assert party.table.bots_to_act() == party.table.facts().deciding == [seat]
    assert (party.table.question, party.table.seats[seat].is_played_by_person) == (None, True)
    match = party.table.match
    assert match is not None
    for _ in range(20):  # a decision may take several steps that nobody sees
        if party.table.bots_to_act() != [seat]:
            break
        party.write([f.Acted(seat, match.legal(seat)[0], "bot")])
    assert party.table.bots_to_act() == party.table.facts().deciding == []


@needs("misty")
def test_whoever_the_table_waits_for_as_well_decides_first() -> None:
    party = Party("misty", 3).start()
    party.at += LONG_WAIT
    assert party.table.to_act() == [0, 1, 2]
    assert party.refusal(ANNA, decide_for(1)) == "error-server-decide-yourself"


@needs("misty")
def test_who_is_not_there_has_no_say_in_whether_a_bot_decides() -> None:
    party = Party("misty", 3).start()
    seat, _ = waited_for(party)
    party.at += LONG_WAIT
    party.gone[3 - seat] = 0.0
    assert f.Delegated(seat) in party.do(ANNA, decide_for(seat))


def sealed_step(party: Party) -> tuple[int, Table] | None:
    """Plays until another seat than the first can do something unnoticed; that seat, and the table after it has."""
    table, rng = party.table, random.Random(1)
    while table.match is not None and table.match.outcome is None:
        for seat in [] if 0 in table.to_act() else table.to_act():
            after = table.copy()
            after.apply(f.Entry(party.at, [f.Acted(seat, table.match.legal(seat)[0])]))
            assert after.match is not None
            if shown_to_all(after.match) == shown_to_all(table.match):
                return seat, after
        seat = rng.choice(table.to_act())
        party.write([f.Acted(seat, rng.choice(table.match.legal(seat)))])
    return None


def test_what_somebody_does_sealed_does_not_show_by_asking_a_bot_to_decide() -> None:
    found = [
        (party, sealed) for game in HIDING if (sealed := sealed_step(party := Party(game, 3, 3).start())) is not None
    ]
    assert found or not HIDING
    for party, (seat, after) in found:
        told = []
        for table in (party.table, after):
            party.table = table
            party.at = table.waiting_since[seat] + LONG_WAIT
            party.do(ANNA, decide_for(seat))
            asked = table.facts()
            party.do(party.guests[3 - seat], answer(agree=True))
            told.append((asked, table.facts()))
            assert seat in table.bots_to_act()
        assert told[0] == told[1]


# --- muting and removing ----------------------------------------------------------------------------------------------

CHAT = m.Chat(id="chat", text="hello")


@pytest.mark.parametrize("game", HIDING)
def test_muting_belongs_to_the_person_wherever_they_sit_and_in_the_rematch(game: str) -> None:
    party = Party(game, 2, is_public=True)
    party.do(ANNA, m.Mute(id="mute", seat=1, muted=True))
    party.do(BERT, leave())
    assert party.refusal(BERT, CHAT) == "error-server-muted"  # as an onlooker
    party.do(BERT, sit(1))
    assert party.refusal(BERT, CHAT) == "error-server-muted"
    assert party.table.facts().seats[1].is_muted
    again = table_from("again", [f.Entry(0.0, rematch_facts(party.table))])
    assert again.muted == {BERT.id}


@pytest.mark.parametrize("game", HIDING)
def test_whoever_was_removed_neither_sits_down_nor_looks_on_here_or_at_the_rematch(game: str) -> None:
    party = Party(game, 2, is_public=True)
    party.do(ANNA, m.Remove(id="remove", seat=1))
    assert party.table.seats[1].is_free and not party.table.may_see(BERT.id)
    assert party.refusal(BERT, sit(1)) == "error-server-removed"
    for to_watch in (False, True):
        party.write([f.Invited("token", None, to_watch)])
        with pytest.raises(GueridonError) as refused:
            join(party.situation(BERT), "token")
        assert refused.value.message.code == "error-server-removed"
    again = table_from("again", [f.Entry(0.0, rematch_facts(party.table))])
    assert again.removed == {BERT.id} and not again.may_see(BERT.id)


@pytest.mark.parametrize("game", HIDING)
def test_in_a_running_game_only_who_is_away_is_removed_and_keeps_the_seat(game: str) -> None:
    party = Party(game, 2).start()
    command = m.Remove(id="remove", seat=1)
    assert party.refusal(ANNA, command) == "error-server-person-there"
    party.gone[1] = 0.0
    party.do(ANNA, command)
    assert party.table.seats[1].bot is not None and party.table.seat_of(BERT.id) == 1
    party.do(BERT, m.Return(id="back"))
    seated = [fact for fact in rematch_facts(party.table) if isinstance(fact, f.Seated)]
    assert [fact.identity for fact in seated] == [ANNA.id]


@needs("misty")
def test_a_table_and_its_copy_go_their_own_ways() -> None:
    party = Party("misty", 2).start()
    twin: Table = party.table.copy()
    before = twin.facts(), twin.match and twin.match.record()
    party.do(BERT, leave())
    assert party.table.match is not None
    party.write([f.Acted(0, party.table.match.legal(0)[0])])
    assert (twin.facts(), twin.match and twin.match.record()) == before
    assert changed(twin.seats[1]) == twin.seats[1] != party.table.seats[1]
