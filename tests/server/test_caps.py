"""One person, or one table, cannot make the server work for nobody else: budgets, caps, and work between two turns of the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from itertools import count, pairwise, repeat
from typing import Any

import pytest

from gueridon.core.attributes import attributes
from gueridon.core.words import LANGUAGES, Words
from gueridon.server import messages as m
from gueridon.server.errors import Denied
from gueridon.server.limits import Limit, TooFast
from gueridon.server.person import Person
from gueridon.server.session.invites import invite
from gueridon.server.session.live import LiveTable
from gueridon.server.session.reading import in_slices, read_log
from gueridon.server.settings import Settings
from gueridon.server.table import facts as f
from gueridon.server.table.caps import Spent, is_shared
from gueridon.server.table.new_table import first_facts
from gueridon.server.table.rehearsal import rehearse
from gueridon.server.table.table import Table, table_from
from tests.server.fake_time import ANNA, Ear, House, in_fake_time
from tests.tables import needs

pytestmark = needs("mississippi")
BERT = Person("bert", "Bert", "en", None)
WISH = m.NewTable("mississippi", 3, bots={1: "random", 2: "random"})
UNLIMITED = Settings(message_rate=0, chat_rate=0)


def entry(*facts: f.AnyFact, by: str = "anna", request: str = "") -> f.Entry:
    return f.Entry(1.0, list(facts), by, request)


def refused_after(fact: f.AnyFact, by: str = "anna", spent: Spent | None = None) -> tuple[int, str]:
    """How many of these are taken, and the sentence then."""
    spent = spent or Spent()
    for taken in range(10_000):
        try:
            spent.check([fact], by)
        except Denied as error:
            return taken, Words("en").say(error.message)
        spent.count(entry(fact, by=by))
    return 10_000, ""


@pytest.mark.parametrize(
    ("fact", "most", "word"),
    [
        (f.Invited("x", None, False), 1_000, "invites"),
        (f.Seated(0, "anna", "Anna"), 100, "sat down"),
        (f.Freed(0), 100, "got up"),
        (f.SeedCommitted(0, "00"), 100, "shuffle"),
        (f.Chatted(0, "Anna", "x"), 500, "lines"),
        (f.TookBack(0), 200, "taken back"),
        (f.UndoAsked(0), 200, "Playing on is always possible"),
        (f.Paused(), 1_500, "besides playing"),
    ],
)
def test_one_person_may_do_so_much_at_a_table_and_no_more(fact: f.AnyFact, most: int, word: str) -> None:
    taken, sentence = refused_after(fact)
    assert taken == most
    assert word in sentence


def test_one_person_cannot_use_up_what_a_table_takes_of_the_others() -> None:
    spent = Spent()
    assert refused_after(f.Chatted(None, "A", "x"), "anna", spent)[0] == 500
    assert refused_after(f.Chatted(None, "B", "x"), "bert", spent)[0] == 500
    for name in ("carl", "dora"):
        refused_after(f.Chatted(None, "C", "x"), name, spent)
    taken, sentence = refused_after(f.Chatted(None, "E", "x"), "emil", spent)
    assert (taken, "2,000 lines have been written at this table" in sentence) == (0, True)


@pytest.mark.parametrize(
    "fact", [f.Acted(0, "x"), f.Answered(0, True), f.CameBack(0), f.Resumed(), f.SeedRevealed(0, "00")]
)
def test_an_action_is_never_refused_however_much_was_done(fact: f.AnyFact) -> None:
    spent = Spent()
    for other in (f.Chatted(0, "A", "x"), f.Paused(), f.TookBack(0), f.Seated(0, "anna", "A")):
        refused_after(other, "anna", spent)
    assert refused_after(fact, "anna", spent)[0] == 10_000


@pytest.mark.parametrize("fact", [f.SeedCommitted(0, "00"), f.ShuffleBegan([0]), f.Left(0, "regular")])
def test_whoever_has_said_and_invited_all_they_may_can_still_begin_and_leave(fact: f.AnyFact) -> None:
    spent = Spent()
    for other in (f.Invited("x", None, False), f.Chatted(0, "A", "x"), f.Paused()):
        refused_after(other, "anna", spent)
    assert refused_after(fact, "anna", spent)[0] == 100


def test_what_the_server_itself_writes_is_never_refused() -> None:
    assert refused_after(f.BotSeated(0, "easy"), by="")[0] == 10_000


def test_what_somebody_takes_back_sealed_does_not_show_by_what_others_may_do() -> None:
    spent = Spent()
    refused_after(f.TookBack(0), "anna", spent)
    assert refused_after(f.TookBack(1), "bert", spent)[0] == 200
    assert refused_after(f.Paused(), "bert", spent)[0] == 1_500
    assert not is_shared([f.TookBack(0)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("whose", ["table", "person"])
@pytest.mark.parametrize("code", ["invites", "seats", "shuffles", "chat", "undo", "log"])
def test_every_cap_has_its_sentence(language: str, whose: str, code: str) -> None:
    said = Words(language).say(Denied(f"error-cap-{code}", whose_quoted=whose, most=7).message)
    assert "7" in said and said.endswith((".", "!"))


# --- through the hub --------------------------------------------------------------------------------------------------


def at_a_table(settings: Settings, doing: Callable[[House, LiveTable], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        house = House(settings, repeat(0.01), keeps_time=True)
        await doing(house, await house.begin(WISH, Ear()))

    in_fake_time(run)


def test_a_full_table_refuses_in_words_and_is_played_on() -> None:
    async def play(house: House, live: LiveTable) -> None:
        for _ in range(1_000):
            await invite(house.hub, ANNA, live.table.id, m.NewInvite(seat=None))
        with pytest.raises(Denied) as refused:
            await invite(house.hub, ANNA, live.table.id, m.NewInvite(seat=None))
        assert refused.value.message.code == "error-cap-invites"
        assert live.table.match is not None
        seat = live.table.match.to_act()[0]
        action = live.table.match.legal(seat)[0]
        assert await house.hub.carry_out(live, lambda: [f.Acted(seat, action)], ANNA.id)

    at_a_table(UNLIMITED, play)


def test_a_table_has_a_budget_whoever_asks() -> None:
    """Forty at once and twenty a second; those of several people come from the same."""

    async def ask(house: House, live: LiveTable) -> None:
        for number in range(40):
            assert await house.hub.carry_out(live, lambda: [f.Paused()], f"person{number}")
        with pytest.raises(TooFast):
            await house.hub.carry_out(live, lambda: [f.Paused()], "somebody else")
        assert await house.hub.carry_out(live, lambda: [f.CameBack(0)], "somebody else")
        await asyncio.sleep(0.06)
        assert await house.hub.carry_out(live, lambda: [f.Paused()], "somebody else")

    at_a_table(Settings(chat_rate=0), ask)


def test_a_person_has_one_budget_and_actions_are_the_last_to_be_refused() -> None:
    async def ask(house: House, live: LiveTable) -> None:
        hub, other, action = house.hub, m.Undo(id="x", table="t"), m.Play(id="x", table="t", action="a")
        for _ in range(40):
            hub.charge(ANNA.id, other)
        with pytest.raises(TooFast) as refused:
            hub.charge(ANNA.id)
        assert refused.value.retry_after == 0.05
        hub.charge(BERT.id, other)
        for _ in range(40):
            hub.charge(ANNA.id, action)
        with pytest.raises(TooFast):
            hub.charge(ANNA.id, action)
        await asyncio.sleep(0.05)
        hub.charge(ANNA.id, action)

    at_a_table(Settings(), ask)


def test_a_clock_that_is_set_back_refuses_nobody() -> None:
    """What is written down has the time of day; limits have one of their own."""

    async def set_back(house: House, live: LiveTable) -> None:
        house.hub.now = lambda: 0.0
        live.attendance.come(BERT.id)
        live.attendance.go(BERT.id)
        await asyncio.sleep(61.0)
        away = live.attendance.away_for(BERT.id)
        assert away is not None and away >= 61.0
        await house.hub.do(ANNA, live.table.id, m.Chat(id="1", table=live.table.id, text="x"))
        assert live.table.chat[-1].at == 0.0

    at_a_table(Settings(chat_rate=0.1), set_back)


def test_a_limit_forgives_with_time() -> None:
    time = [0.0]
    limit = Limit(1.0, 2, lambda: time[0])
    limit.check("anna")
    limit.check("anna")
    with pytest.raises(TooFast):
        limit.check("anna")
    time[0] = 1.0
    limit.check("anna")


# --- work between two turns of the loop -------------------------------------------------------------------------------


def long_log() -> list[bytes]:
    laid = entry(*first_facts(WISH, ANNA, bytes(32)))
    invited = [entry(f.Invited(f"{number:064}", number % 3, False)) for number in range(1_000)]
    chatted = [entry(f.Chatted(0, "Anna", "x" * 200), request=str(number)) for number in range(2_000)]
    return [f.encode_entry(one) for one in [laid, *invited, *chatted]]


def test_a_long_log_is_read_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = count()
    real = Table.apply

    def counted(table: Table, one: f.Entry) -> None:
        next(applied)
        real(table, one)

    monkeypatch.setattr(Table, "apply", counted)
    seen: list[int] = []

    async def watch() -> None:
        while True:
            seen.append(next(applied) - len(seen))
            await asyncio.sleep(0)

    async def read() -> None:
        watcher = asyncio.create_task(watch())
        assert (await read_log("table", long_log())).table is not None
        watcher.cancel()

    asyncio.run(read())
    assert seen[-1] > 2_900
    assert max(after - before for before, after in pairwise(seen)) <= 32


def test_slices_leave_nothing_out() -> None:
    async def all_of(length: int) -> list[int]:
        return [item async for item in in_slices(range(length), 3)]

    assert [asyncio.run(all_of(length)) for length in (0, 2, 3, 7)] == [[*range(n)] for n in (0, 2, 3, 7)]


def test_trying_an_entry_copies_nothing_that_grows_with_the_log() -> None:
    """Every container of the trial is as long at a table with three thousand entries as the caps allow, not as the log is."""
    table = table_from("table", map(f.decode_entry, long_log()))
    trial = table.copy()
    assert len(table._done) == 2_000
    assert trial._done == set()
    values = {name: getattr(trial, name) for name in attributes(trial)}
    lengths = {name: len(value) for name, value in values.items() if isinstance(value, dict | list | set)}
    assert max(lengths.values()) <= 200, lengths
    rehearse(table, entry(f.Paused()))
    assert not table.is_paused


def test_a_seat_has_one_invite_the_newest() -> None:
    table = table_from("table", map(f.decode_entry, long_log()))
    assert {found.seat: hash_ for hash_, found in table.invites.items()} == {
        seat: f"{number:064}" for seat, number in ((0, 999), (1, 997), (2, 998))
    }


@pytest.mark.parametrize(("seconds", "code", "minutes"), [(19.0, "error-too-fast", None), (61.0, "error-too-often", 2)])
def test_whoever_has_to_wait_long_is_told_how_long(seconds: float, code: str, minutes: int | None) -> None:
    limit = Limit(1 / seconds, 1, lambda: 0.0)
    limit.check("anna")
    with pytest.raises(TooFast) as refused:
        limit.check("anna")
    assert refused.value.message.code == code
    assert refused.value.message.arguments.get("minutes") == minutes
    assert refused.value.retry_after == seconds
