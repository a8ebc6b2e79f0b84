"""A table as its log tells it: who sits where, the game, the chat. Knows no I/O and no clock."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import dataclass
from dataclasses import replace as changed
from typing import Final

from msgspec.structs import replace

from gueridon.core import match as matches
from gueridon.core import registry
from gueridon.core.attributes import attributes
from gueridon.core.chance import commitment
from gueridon.core.game import ONLOOKER, seats_in
from gueridon.core.match import Match, Moment, TakenBack
from gueridon.core.record import RecordError
from gueridon.core.story import Aside
from gueridon.server import messages as m
from gueridon.server.messages import ChatLine, SeatFacts, Status, TableFacts
from gueridon.server.table import asides
from gueridon.server.table import facts as f
from gueridon.server.table.boxes import box_hash
from gueridon.server.table.caps import Spent
from gueridon.server.table.clocks import Clocks, shown_to_all
from gueridon.server.table.question import PATIENCE, Question
from gueridon.server.table.shuffle import Shuffle

KEPT_CHAT: Final = 200


@dataclass(slots=True)
class Seat:
    """Whose seat this is. A person and a bot: the bot plays on until the person is back."""

    identity: str | None = None
    name: str | None = None
    bot: str | None = None
    has_left: bool = False
    """The person said so, while the game ran."""
    commitment: str | None = None
    player_seed: str | None = None
    luck: str | None = None
    """What games before player seeds had."""

    @property
    def is_free(self) -> bool:
        return self.identity is None and self.bot is None

    @property
    def is_played_by_person(self) -> bool:
        return self.identity is not None and self.bot is None


class Table:
    """The state of one table after some of its log entries."""

    def __init__(self, identifier: str, laid: f.Laid) -> None:
        self.id = identifier
        self.laid = laid
        self.seq = self.restarts = 0
        self.game = registry.game(laid.game)
        self.seats = [Seat() for _ in range(laid.seats)]
        self.secret = laid.secret
        self.host = laid.host
        self.shuffle: Shuffle | None = None
        self.unrevealed: list[int] = []
        """The seats whose seed was missing in the last shuffle that failed."""
        self.without_seed: list[int] = []
        self.match: Match | None = None
        self.is_paused = self.is_broken = False
        """Whether the log goes on with an entry that cannot be read: this is the table before it, and stays so."""
        self.counts = True
        self.question: Question | None = None
        self.delegated: dict[int, bool] = {}
        """The seats for which a bot makes the decision that they owe now, and whether it has begun to."""
        self.rematch: str | None = None
        self.rematch_by: int | None = None
        self.chat: list[ChatLine] = []
        self.chat_lines = 0
        """How many there have been in all; `chat` keeps the last of them."""
        self.moments: list[Moment] = []
        """What happened in the game by the last entry."""
        self.undone: TakenBack | None = None
        """What the last entry took back."""
        self.asides: list[Aside] = []
        """What everybody noticed beside the game since it began."""
        self.admitted: set[str] = set()
        self.muted: set[str] = set()
        self.removed: set[str] = set()
        self.invites: dict[str, f.Invited] = {}
        self._invited_to: dict[int, str] = {}
        """The last invite to each seat."""
        self.used_invites: dict[str, str] = {}
        self.owners: dict[str, int] = {}
        """Everybody who ever held a seat of the game that is being played, and which: they have seen it from there."""
        self.written = 0.0
        """When the last entry was."""
        self.changed = 0.0
        """When something last happened that everybody noticed; a step of a sealed choice must not show in a list of tables."""
        self.waiting_since: dict[int, float] = {}
        """Since when the table has waited for a seat, as far as everybody can see."""
        self._waited_for = 0
        self.facts_version = 0
        """Rises whenever `facts()` may have changed."""
        self.clocks = Clocks(laid.clock.seconds if laid.clock else 0)
        self.spent = Spent()
        self._done: set[tuple[str, str]] = set()

    def copy(self) -> Table:
        """The same table, to try an entry on: what happens to it does not happen to this one.

        What grows with the log and is only ever added to it begins anew: a trial costs the same at every table.
        """
        found = Table(self.id, self.laid)
        for name in set(attributes(self)) - {"_done", "spent"}:
            value = getattr(self, name)
            if isinstance(value, Match | Question | Shuffle | Clocks):
                setattr(found, name, value.copy())
            else:
                setattr(found, name, copy(value) if isinstance(value, dict | list | set) else value)
        found.seats = [changed(seat) for seat in self.seats]
        return found

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.is_broken:
            return "broken"
        if self.match is None:
            return "open" if self.shuffle is None else "shuffling"
        if self.match.outcome is not None:
            return "over"
        return "paused" if self.is_paused else "playing"

    def seat_of(self, identity: str) -> int | None:
        return next((number for number, seat in enumerate(self.seats) if seat.identity == identity), None)

    def owned_seats(self) -> list[int]:
        """The seats that belong to people, whoever plays them now."""
        return [number for number, seat in enumerate(self.seats) if seat.identity is not None]

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played_by_person]

    def free_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_free]

    def to_act(self) -> list[int]:
        return self.match.to_act() if self.match is not None and self.status == "playing" else []

    def seems_to_act(self, seat: int) -> bool:
        """Whether everybody sees that the table waits for a seat; what it has chosen sealed does not show."""
        return seat in self.waiting_since and self.status == "playing"

    def bots_to_act(self) -> list[int]:
        if not self.delegated and all(seat.bot is None for seat in self.seats):
            return []
        return [seat for seat in self.to_act() if self.seats[seat].bot is not None or seat in self.delegated]

    def may_see(self, identity: str) -> bool:
        if self.seat_of(identity) is not None or identity == self.host:
            return True
        if identity in self.removed:
            return False
        if self.question is not None and self.question.identity == identity:  # and waits for the answer
            return True
        if self.laid.is_public and self.match is None:  # whoever may sit down sees where
            return True
        is_invited = identity in self.admitted or identity in self.owners  # somebody may play on for them by now
        return self.laid.spectators and (self.laid.is_public or is_invited)

    def may_look_back(self, identity: str) -> bool:
        """Once a game is over, whoever has its address may see it again, if onlookers were welcome."""
        return self.may_see(identity) or (self.laid.spectators and self.status == "over")

    def was_done(self, identity: str, request: str) -> bool:
        return (identity, request) in self._done

    def facts(self) -> TableFacts:
        return TableFacts(
            id=self.id,
            game=self.laid.game,
            box=box_hash(self.laid.game),
            options=self.laid.options,
            language=self.laid.language,
            is_public=self.laid.is_public,
            spectators=self.laid.spectators,
            hints=self.laid.hints,
            clock=self.laid.clock,
            status=self.status,
            seats=[self._seat_facts(seat) for seat in self.seats],
            promise=commitment(bytes.fromhex(self.secret)),
            restarts=self.restarts,
            unrevealed=self.unrevealed,
            without_seed=self.without_seed,
            counts=self.counts,
            deciding=sorted(self.delegated),
            question=self._question_asked(),
            rematch=self.rematch,
            rematch_by=self.rematch_by,
            readable_until=self.changed if self.is_broken else None,
        )

    def _seat_facts(self, seat: Seat) -> SeatFacts:
        return SeatFacts(
            name=seat.name,
            bot=seat.bot,
            is_host=seat.identity is not None and seat.identity == self.host,
            is_muted=seat.identity in self.muted,
            has_left=seat.has_left,
            commitment=seat.commitment,
            player_seed=seat.player_seed or seat.luck,
        )

    def facts_for(self, identity: str) -> TableFacts:
        """Whoever only looks back at this game is not led to the next: its address is what they would need to see it."""
        facts = self.facts()
        return facts if self.may_see(identity) else replace(facts, rematch=None, rematch_by=None)

    def _question_asked(self) -> m.Question | None:
        asked = self.question
        if asked is None:
            return None
        return m.Question(asked.kind, asked.seat, asked.name, self.missing_answers(), asked.until)

    def missing_answers(self) -> list[int]:
        """Who has not yet agreed to what is asked."""
        asked = self.question
        if asked is None:
            return []
        # Whoever has a seat decides whether somebody new may come, though they be away; bots have no vote.
        voters = self.owned_seats() if asked.kind == "substitute" else self.people()
        return [seat for seat in voters if seat not in (asked.seat, asked.by) and seat not in asked.agreed]

    def may_hint(self) -> bool:
        """Whether whoever is to act may ask what an expert would do: where it was agreed, or nobody else ever sat there."""
        return self.laid.hints or len(self.owners) <= 1

    def bots_let_rewind(self) -> int | None:
        """The only person, where bots let them go back to before their last action: it would show nothing they did not know."""
        match, people = self.match, self.owned_seats()
        if people != self.people() or len(people) != 1:  # nor while a bot plays on for somebody who may come back
            return None
        if match is None or match.outcome is not None or not self.game.is_open:
            return None
        return people[0] if match.has_acted(people[0]) and not match.was_dealt_since(people[0]) else None

    # --- what happened ------------------------------------------------------------------------------------------------

    def apply(self, entry: f.Entry) -> None:
        self.undone, self.moments = None, []
        at = 0 if self.match is None else len(self.match.history)
        asked = self.question
        seen = shown_to_all(self.match) if self.match is not None and (asked or self.delegated) else None
        for fact in entry.facts:
            self.asides += [Aside(at, event) for event in asides.before(self, fact)]
            self._apply(fact, entry.at)
        is_noticed = self._notice(entry)
        self._end_delegations(entry, seen)
        if asked is not None and asked is self.question and self._is_settled(asked, entry, seen):
            self.question = None
        if asked is not None or seen is not None or self._changes_facts(entry):
            self.facts_version += 1
        self.seq += 1
        self.written = entry.at
        if is_noticed:
            self.changed = entry.at
        self.spent.count(entry)
        if entry.request:
            self._done.add((entry.by, entry.request))

    def _is_settled(self, asked: Question, entry: f.Entry, seen: object) -> bool:
        """Whether nobody needs an answer any more. What others do sealed must not show by that."""
        if self.match is None or self.match.outcome is not None:
            return True
        if asked.kind == "substitute":
            return not self.seats[asked.seat].has_left or asked.identity in self.removed
        if asked.kind == "decide":
            return not self.seems_to_act(asked.seat) or asked.seat not in self.people() or asked.seat in self.delegated
        if asked.seat not in self.people() or not self.missing_answers():
            return True
        acted = {fact.seat for fact in entry.facts if isinstance(fact, f.Acted)}
        return asked.seat in acted or shown_to_all(self.match) != seen

    def _notice(self, entry: f.Entry) -> bool:
        """Of what is done in the game, that the table waits for others now: that much is no secret, and cheap to know."""
        before = self._waited_for
        self._waited_for = 0 if self.match is None else int(self.match.view_of(ONLOOKER).acting)
        if self._waited_for != before:
            since, seats = self.waiting_since, seats_in(self._waited_for)
            self.waiting_since = {seat: since.get(seat, entry.at) for seat in seats}
            return True
        return not all(isinstance(fact, f.Acted | f.TookBack) for fact in entry.facts)

    def _end_delegations(self, entry: f.Entry, seen: object) -> None:
        """A decision has been made when everybody sees that it was."""
        if not self.delegated or self.match is None:
            return
        acted = {fact.seat for fact in entry.facts if isinstance(fact, f.Acted)}
        self.delegated = {seat: has_begun or seat in acted for seat, has_begun in self.delegated.items()}
        if shown_to_all(self.match) != seen:
            self.delegated = {
                seat: False for seat, has_begun in self.delegated.items() if self._still_owes(seat, has_begun)
            }

    def _still_owes(self, seat: int, has_begun: bool) -> bool:
        return not has_begun and seat in self.waiting_since and seat in self.people()

    def _changes_facts(self, entry: f.Entry) -> bool:
        """Chat and actions do not, unless the game is over by them."""
        if any(not isinstance(fact, f.Acted | f.Chatted) for fact in entry.facts):
            return True
        return self.match is not None and self.match.outcome is not None

    def _apply(self, fact: f.AnyFact, at: float) -> None:
        match fact:
            case f.Acted(seat, action):
                assert self.match is not None
                self.moments += self.match.play(seat, action)
                self.clocks.after(self.match, at, actor=seat)
            case f.TookBack(seat):
                assert self.match is not None
                self.undone = TakenBack(seat, self.match.undo(seat))
                self.clocks.after(self.match, at, undone=seat)
            case f.Rewound(seat):
                assert self.match is not None
                self.question = None
                self.undone = TakenBack(seat, self.match.rewind(seat))
                self.clocks.after(self.match, at, undone=seat)
            case f.Chatted(seat, name, text):
                self.chat.append(ChatLine(seat, name, text, at))
                del self.chat[:-KEPT_CHAT]
                self.chat_lines += 1
            case f.Started(names):
                self._start(names)
                assert self.match is not None
                self.moments += self.match.moments()
                self.asides += [Aside(0, event) for event in asides.at_start(self)]
                self.clocks.after(self.match, at)
            case f.Paused():
                self.is_paused = True
                self.clocks.pause(at)
            case f.Resumed():
                self.is_paused = False
                self.clocks.resume(at)
            case f.Rematched(table, seat):
                self.rematch, self.rematch_by = table, seat
            case _:
                self._apply_to_people(fact, at)

    def _apply_to_people(self, fact: f.AnyFact, at: float) -> None:
        match fact:
            case f.UndoAsked(seat):
                self.question = Question("undo", seat)
            case f.SubstituteAsked(seat, identity, name, invite):
                self.question = Question("substitute", seat, None, identity, name, invite, at + PATIENCE)
            case f.DecisionAsked(seat, by):
                self.question = Question("decide", seat, by)
            case f.Answered(seat, agree):
                if self.question is not None:  # in older logs a question outlived whoever asked it
                    self.question.agreed.add(seat)
                if not agree:
                    self.question = None
            case f.Lapsed():
                self.question = None
            case f.Delegated(seat):
                self.delegated[seat] = False
            case f.ShuffleBegan(seats):
                self.shuffle = Shuffle(seats, at)
            case f.SeedRevealed(seat, player_seed):
                assert self.shuffle is not None
                self.shuffle.revealed[seat] = player_seed
            case f.ShuffleFailed(missing, secret):
                self._shuffle_anew(missing, secret)
            case _:
                self._apply_seating(fact)

    def _apply_seating(self, fact: f.AnyFact) -> None:
        match fact:
            case f.Seated(seat, identity, name, invite):
                self._seat(seat, identity, name)
                self._use_up(invite, identity)
            case f.Freed(seat):
                self.seats[seat] = self._empty(seat)
            case f.Left(seat, level):
                self.seats[seat].bot, self.seats[seat].has_left = level, True
            case f.BotSeated(seat, level):
                self.seats[seat].bot = level
            case f.CameBack(seat):
                self.seats[seat].bot, self.seats[seat].has_left = None, False
            case f.SeedCommitted(seat, commitment):
                self.seats[seat].commitment = commitment
            case f.LuckBrought(seat, luck):
                self.seats[seat].luck = luck
            case f.Uncounted():
                self.counts = False
            case _:
                self._apply_rights(fact)

    def _apply_rights(self, fact: f.AnyFact) -> None:
        match fact:
            case f.Hosted(identity):
                self.host = identity
            case f.Muted(seat, muted, identity):
                identity = identity or self.seats[seat].identity or ""
                (self.muted.add if muted else self.muted.discard)(identity)
            case f.Removed(identity, seat):
                self.removed.add(identity)
                self.admitted.discard(identity)
                if seat is not None and self.match is None:
                    self.seats[seat] = Seat()
            case f.Invited(invite, seat):
                if seat is not None:  # a seat has one invite, the newest
                    self.invites.pop(self._invited_to.get(seat, ""), None)
                    self._invited_to[seat] = invite
                self.invites[invite] = fact
            case f.Admitted(identity, invite):
                self.admitted.add(identity)
                self._use_up(invite, identity)
            case _:
                assert isinstance(fact, f.Laid | f.Rewritten), fact

    def _seat(self, seat: int, identity: str, name: str) -> None:
        former = self.seat_of(identity)
        if former is not None:  # alone with bots, they play another seat from now on
            self.seats[former] = changed(self.seats[former], identity=None, name=None, has_left=False)
        self.seats[seat] = changed(self._empty(seat), identity=identity, name=name)
        if self.match is not None:
            self.owners[identity] = seat
            self.match.rename(seat, name)

    def _empty(self, seat: int) -> Seat:
        """What a seat added to the deals stays once the game has begun; before, it goes with the person."""
        kept = self.seats[seat]
        return Seat() if self.match is None else Seat(player_seed=kept.player_seed, luck=kept.luck)

    def _start(self, names: dict[int, str]) -> None:
        seeds = {} if self.shuffle is None else self.shuffle.revealed
        self.without_seed = [seat for seat in self.people() if self.shuffle is not None and seat not in seeds]
        for number, seat in enumerate(self.seats):
            seat.player_seed, seat.commitment = seeds.get(number), None
        self.match = self._new_match(names)
        self.shuffle, self.unrevealed = None, []
        self.owners = {seat.identity: n for n, seat in enumerate(self.seats) if seat.identity is not None}

    def _shuffle_anew(self, missing: list[int], secret: str) -> None:
        self.shuffle, self.secret, self.unrevealed = None, secret, missing
        self.restarts += 1
        for seat in self.seats:
            seat.commitment = None

    def _use_up(self, invite: str | None, identity: str) -> None:
        if invite is not None:
            self.invites.pop(invite, None)
            self.used_invites[invite] = identity

    def _new_match(self, names: dict[int, str]) -> Match:
        if self.laid.version != self.game.version:
            raise RecordError(
                "error-record-version", quoted=self.laid.game, theirs=self.laid.version, ours=self.game.version
            )
        return matches.start(
            self.laid.game,
            self.laid.seats,
            self.laid.options,
            key=bytes.fromhex(self.secret),
            names=names,
            player_seeds={n: seat.player_seed for n, seat in enumerate(self.seats) if seat.player_seed is not None},
            without_seed=self.without_seed,
            restarts=self.restarts,
            luck={n: seat.luck for n, seat in enumerate(self.seats) if seat.luck is not None},
        )


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
