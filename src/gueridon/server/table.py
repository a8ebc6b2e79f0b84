"""A table as its log tells it: who sits where, the game, the chat. Knows no I/O and no clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec.structs import replace

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.chance import commitment
from gueridon.core.game import ONLOOKER, seats_in
from gueridon.core.match import Match
from gueridon.core.record import RecordError, parse_record
from gueridon.server import facts as f
from gueridon.server.messages import ChatLine, SeatFacts, TableFacts, UndoRequest

KEPT_CHAT: Final = 200
Status = Literal["open", "playing", "paused", "over", "broken"]


@dataclass(slots=True)
class Seat:
    """Who sits here. A person and a bot: the bot plays on until the person is back."""

    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    luck: str | None = None
    is_muted: bool = False

    @property
    def is_free(self) -> bool:
        return self.identity is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.identity is not None and self.bot is None


@dataclass
class Asked:
    """A request to take back more than a slip."""

    seat: int
    agreed: set[int] = field(default_factory=set)


class Table:
    """The state of one table after some of its log entries."""

    def __init__(self, identifier: str, laid: f.Laid) -> None:
        self.id = identifier
        self.laid = laid
        self.seq = 0
        self.game = registry.game(laid.game)
        self.seats = [Seat() for _ in range(laid.seats)]
        self._promise = commitment(bytes.fromhex(laid.secret))
        self.host = laid.host
        self.match: Match | None = None
        self.is_paused = False
        self.is_broken = False
        """Whether the log goes on with an entry that cannot be read: this is the table before it, and stays so."""
        self.asked: Asked | None = None
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.chat: list[ChatLine] = []
        self.chat_lines = 0
        """How many there have been in all; `chat` keeps the last of them."""
        self.undone: int | None = None
        """The seat for which the last entry took something back."""
        self.admitted: set[str] = set()
        self.invites: dict[str, f.Invited] = {}
        self.used_invites: dict[str, str] = {}
        self.played_from: dict[str, int] = {}
        """The seat from which somebody has seen the game that is being played."""
        self.written = 0.0
        """When the last entry was."""
        self.changed = 0.0
        """When something last happened that everybody noticed; a step of a sealed choice must not show in a list of tables."""
        self._waited_for = 0
        self.facts_version = 0
        """Rises whenever `facts()` may have changed."""
        self.clocks = _Clocks(laid.clock.seconds if laid.clock else 0)
        self._done: set[tuple[str, str]] = set()

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.is_broken:
            return "broken"
        if self.match is None:
            return "open"
        if self.match.outcome is not None:
            return "over"
        return "paused" if self.is_paused else "playing"

    def seat_of(self, identity: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.identity == identity), None)

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    def to_act(self) -> list[int]:
        return self.match.to_act() if self.match is not None and self.status == "playing" else []

    def bots_to_act(self) -> list[int]:
        if all(seat.bot is None for seat in self.seats):
            return []
        return [seat for seat in self.to_act() if self.seats[seat].bot is not None]

    def may_see(self, identity: str) -> bool:
        if self.seat_of(identity) is not None or identity == self.host:
            return True
        if self.laid.is_public and self.match is None:  # whoever may sit down sees where
            return True
        return self.laid.spectators and (self.laid.is_public or identity in self.admitted)

    def may_look_back(self, identity: str) -> bool:
        """Once a game is over, whoever has its address may see it again, if onlookers were welcome."""
        return self.may_see(identity) or (self.laid.spectators and self.status == "over")

    def was_done(self, identity: str, request: str) -> bool:
        return (identity, request) in self._done

    def facts(self) -> TableFacts:
        return TableFacts(
            id=self.id,
            game=self.laid.game,
            options=self.laid.options,
            language=self.laid.language,
            is_public=self.laid.is_public,
            spectators=self.laid.spectators,
            hints=self.laid.hints,
            clock=self.laid.clock,
            status=self.status,
            seats=[
                SeatFacts(s.name, s.bot, s.identity is not None and s.identity == self.host, s.is_muted, s.luck)
                for s in self.seats
            ],
            promise=self._promise,
            undo_request=self._undo_request(),
            rematch=self.rematch,
            rematch_by=self.rematch_by,
            readable_until=self.changed if self.is_broken else None,
        )

    def facts_for(self, identity: str) -> TableFacts:
        """Whoever only looks back at this game is not led to the next: its address is what they would need to see it."""
        facts = self.facts()
        return facts if self.may_see(identity) else replace(facts, rematch=None, rematch_by=None)

    def _undo_request(self) -> UndoRequest | None:
        return None if self.asked is None else UndoRequest(self.asked.seat, self.missing_answers())

    def missing_answers(self) -> list[int]:
        """Who has not yet agreed to the undo that was asked for."""
        asked = self.asked
        return [] if asked is None else [s for s in self.people() if s != asked.seat and s not in asked.agreed]

    def bots_let_rewind(self) -> int | None:
        """The only person, where bots let them go back to before their last action: it would show nothing they did not know."""
        match, people = self.match, [number for number, seat in enumerate(self.seats) if seat.identity is not None]
        if people != self.people() or len(people) != 1:  # nor while a bot plays on for somebody who may come back
            return None
        if match is None or match.outcome is not None or not self.game.is_open:
            return None
        return people[0] if match.has_acted(people[0]) and not match.was_dealt_since(people[0]) else None

    # --- what happened ------------------------------------------------------------------------------------------------

    def apply(self, entry: f.Entry) -> None:
        self.undone = None
        asked = self.asked
        seen = None if asked is None or self.match is None else _shown_to_all(self.match)
        for fact in entry.facts:
            self._apply(fact, entry.at)
        if asked is not None and asked is self.asked and (self._is_void(asked) or self._overtakes(asked, entry, seen)):
            self.asked = None
        if asked is not None or self._changes_facts(entry):
            self.facts_version += 1
        self.seq += 1
        self.written = entry.at
        if self._is_noticed(entry):
            self.changed = entry.at
        if entry.request:
            self._done.add((entry.by, entry.request))

    def _is_void(self, asked: Asked) -> bool:
        """Whether whoever asked has gone, or everybody who could agree."""
        return asked.seat not in self.people() or not self.missing_answers()

    def _overtakes(self, asked: Asked, entry: f.Entry, seen: object) -> bool:
        """Whether the game went on. What others do sealed must not show by the end of a request."""
        assert self.match is not None
        acted = {fact.seat for fact in entry.facts if isinstance(fact, f.Acted)}
        return asked.seat in acted or _shown_to_all(self.match) != seen

    def _is_noticed(self, entry: f.Entry) -> bool:
        """Of what is done in the game, that the table waits for others now: that much is no secret, and cheap to know."""
        before = self._waited_for
        self._waited_for = 0 if self.match is None else int(self.match.view_of(ONLOOKER).acting)
        return self._waited_for != before or not all(isinstance(fact, f.Acted | f.TookBack) for fact in entry.facts)

    def _changes_facts(self, entry: f.Entry) -> bool:
        """Chat and actions do not, unless the game is over by them."""
        if any(not isinstance(fact, f.Acted | f.Chatted) for fact in entry.facts):
            return True
        return self.match is not None and self.match.outcome is not None

    def _apply(self, fact: f.AnyFact, at: float) -> None:
        match fact:
            case f.Acted(seat, action):
                assert self.match is not None
                self.match.play(seat, action)
                self.clocks.after(self.match, at, actor=seat)
            case f.TookBack(seat):
                assert self.match is not None
                self.match.undo(seat)
                self.undone = seat
                self.clocks.after(self.match, at, undone=seat)
            case f.Rewound(seat):
                self.asked = None
                self._rewind(seat)
                self.undone = seat
                assert self.match is not None
                self.clocks.after(self.match, at, undone=seat)
            case f.Chatted(seat, name, text):
                self.chat = [*self.chat[-KEPT_CHAT + 1 :], ChatLine(seat, name, text, at)]
                self.chat_lines += 1
            case _:
                self._apply_rarer(fact, at)

    def _apply_rarer(self, fact: f.AnyFact, at: float) -> None:
        match fact:
            case f.Started(names):
                luck = {number: seat.luck for number, seat in enumerate(self.seats) if seat.luck is not None}
                key = bytes.fromhex(self.laid.secret)
                self.match = self._new_match(key, names, luck)
                self.played_from = {seat.identity: n for n, seat in enumerate(self.seats) if seat.identity is not None}
                self.clocks.after(self.match, at)
            case f.UndoAsked(seat):
                self.asked = Asked(seat)
            case f.UndoAnswered(seat, agree):
                assert self.asked is not None
                self.asked.agreed.add(seat)
                if not agree:
                    self.asked = None
            case f.Paused():
                self.is_paused = True
                self.clocks.pause(at)
            case f.Resumed():
                self.is_paused = False
                self.clocks.resume(at)
            case f.Rematched(table, seat):
                self.rematch, self.rematch_by = table, seat
            case _:
                self._apply_seating(fact)

    def _apply_seating(self, fact: f.AnyFact) -> None:
        match fact:
            case f.Seated(seat, identity, name, invite):
                self.seats[seat] = Seat(identity, name, luck=self._luck_kept(seat))
                self._use_up(invite, identity)
                if self.match is not None:
                    self.played_from[identity] = seat
            case f.Freed(seat):
                self.seats[seat] = Seat(luck=self._luck_kept(seat))
            case f.BotSeated(seat, level):
                self.seats[seat].bot = level
            case f.CameBack(seat):
                self.seats[seat].bot = None
            case f.Muted(seat, muted):
                self.seats[seat].is_muted = muted
            case f.LuckBrought(seat, luck):
                self.seats[seat].luck = luck
            case f.Hosted(identity):
                self.host = identity
            case f.Invited(invite, seat):
                self.invites = {h: i for h, i in self.invites.items() if seat is None or i.seat != seat}
                self.invites[invite] = fact
            case f.Admitted(identity, invite):
                self.admitted.add(identity)
                self._use_up(invite, identity)
            case _:
                assert isinstance(fact, f.Laid | f.Rewritten), fact

    def _luck_kept(self, seat: int) -> str | None:
        """What a seat added to the deals stays once the game has begun; before, it goes with the person."""
        return self.seats[seat].luck if self.match is not None else None

    def _use_up(self, invite: str | None, identity: str) -> None:
        if invite is not None:
            self.invites.pop(invite, None)
            self.used_invites[invite] = identity

    def _new_match(self, key: bytes, names: dict[int, str], luck: dict[int, str]) -> Match:
        if self.laid.version != self.game.version:
            raise RecordError(
                "error-record-version", quoted=self.laid.game, theirs=self.laid.version, ours=self.game.version
            )
        return matches.start(self.laid.game, self.laid.seats, self.laid.options, key=key, names=names, luck=luck)

    def _rewind(self, seat: int) -> None:
        """The game as it was before the last action of a seat."""
        assert self.match is not None
        record = parse_record(self.match.record())
        last = max(place for place, step in enumerate(record.steps) if step.seat == seat)
        del record.steps[last:]
        self.match = matches.resume(record.text(), bytes.fromhex(self.laid.secret))


class _Clocks:
    """When the time of each seat is up. Follows from what onlookers see, so that it tells them nothing more."""

    def __init__(self, seconds: int) -> None:
        self.seconds = seconds
        self.deadlines: dict[int, float] = {}
        self._left: dict[int, float] = {}
        self._shown: object = None
        self._paused_at: float | None = None

    def after(self, match: Match, at: float, actor: int | None = None, undone: int | None = None) -> None:
        if self.seconds == 0:
            return
        shown = _shown_to_all(match)
        acting = list(seats_in(shown[1]))
        for seat in self.deadlines.keys() - set(acting):
            self._left[seat] = self.deadlines.pop(seat) - at
        for seat in acting:
            if seat == undone and seat not in self.deadlines:
                self.deadlines[seat] = at + self._left.get(seat, self.seconds)  # taking back gains no time
            elif seat not in self.deadlines or (seat == actor and shown != self._shown):
                self.deadlines[seat] = at + self.seconds
        self._shown = shown

    def pause(self, at: float) -> None:
        self._paused_at = at

    def resume(self, at: float) -> None:
        assert self._paused_at is not None
        self.deadlines = {seat: when + at - self._paused_at for seat, when in self.deadlines.items()}
        self._paused_at = None

    def overdue(self, now: float) -> list[int]:
        return [seat for seat, when in self.deadlines.items() if when <= now]


def _shown_to_all(match: Match) -> tuple[object, int]:
    """What an onlooker sees, and for whom the table waits."""
    view = match.view_of(ONLOOKER)
    return view.data(), int(view.acting)


def table_from(identifier: str, entries: Iterable[f.Entry]) -> Table:
    """The table that a log tells of."""
    table: Table | None = None
    for entry in entries:
        if table is None:
            laid = entry.facts[0]
            assert isinstance(laid, f.Laid)
            table = Table(identifier, laid)
        table.apply(entry)
    assert table is not None
    return table
