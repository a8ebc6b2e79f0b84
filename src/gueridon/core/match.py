"""One game being played: the single checked door, the record, undo and replay."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from msgspec import to_builtins

from gueridon.core import given, registry
from gueridon.core.bits import has
from gueridon.core.chance import KeyedStream, commitment, key_from_seed, mixed, random_key
from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER, Game, Json, Outcome, State, View, seats_in
from gueridon.core.message import GueridonError, Message, NotationError, PositionError, Refusal
from gueridon.core.quoting import shown, written
from gueridon.core.record import MOST_RESTARTS, Record, RecordError, Renamed, Step, at_line, in_record, parse_record

_LONGEST_POSITION = 20_000
"""Letters: far more than any drawing needs, and still a record with the whole game after it."""
_STRIDE = 32
"""So many steps lie between two states that are kept: to go back to any step costs no more than to play so many."""


class IllegalAction(GueridonError):
    """A player tried what a rule forbids; nothing has changed."""

    def __init__(self, game: str, text: str, refusal: Refusal) -> None:
        super().__init__(refusal.message.code, game=game, **refusal.message.arguments)
        self.text = text
        self.refusal = refusal


class Done(NamedTuple):
    """One step: who acted, CHANCE for a deal, and how."""

    seat: int
    action: int
    reveals: bool
    """Whether it showed anybody anything that was hidden from them."""


class TakenBack(NamedTuple):
    """Somebody has taken back an action, or gone back to before it: which steps there were no more."""

    seat: int
    gone: range


class Moment(NamedTuple):
    """What is told in one piece: an action of a player, or the deals between two of them."""

    steps: Sequence[Done]
    """More than one only for deals."""
    state: State
    """The whole truth as it was afterwards: for the views of those who are told."""

    @property
    def seat(self) -> int:
        return self.steps[0].seat


class Match:
    """A table's game. Every action goes through `play`, which checks it, records it and then deals what is due."""

    def __init__(self, game: Game, state: State, head: Record, key: bytes | None) -> None:
        self.game = game
        self.state = state
        self._kept = [state.copy()]
        """The states after 0, 32, 64 … steps."""
        self._head = head
        self._done: list[Done] = []
        self.history: list[Done | TakenBack] = []
        """Everything that ever happened, in order, what was taken back included; only ever added to."""
        self._allowed: tuple[int, str, int] | None = None
        """What has just been found to be allowed, by whom and how it was written: it need not be judged again to be carried out."""
        self._deals = 0
        self._key = key
        self._stream = None if key is None else KeyedStream(mixed(key, head.seeds))
        self._deal()

    def copy(self) -> Match:
        """The same game; what is done in one of the two is not done in the other."""
        head = replace(self._head, names=dict(self._head.names), renamed=list(self._head.renamed))
        found = Match(self.game, self.state.copy(), head, None)  # without a key it deals nothing by itself
        found._key, found._stream, found._deals = self._key, self._stream, self._deals
        found._done, found._kept, found.history = list(self._done), list(self._kept), list(self.history)
        return found

    def rename(self, seat: int, name: str) -> None:
        """Somebody else plays a seat from now on; the record tells it."""
        self._head.renamed.append(Renamed(len(self._done), self.check_seat(seat), given.name(name)))

    @property
    def seats(self) -> int:
        return self._head.seats

    @property
    def options(self) -> Mapping[str, str]:
        return self._head.options

    @property
    def names(self) -> Mapping[int, str]:
        """What everybody is called now."""
        renamed = {one.seat: one.name for one in self._head.renamed if one.after <= len(self._done)}
        return self._head.names | renamed

    @property
    def commitment(self) -> str | None:
        return self._head.commitment

    @property
    def done(self) -> tuple[Done, ...]:
        """Everything that was done and dealt: the truth, not for the eyes of a player."""
        return tuple(self._done)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The same in notation."""
        return tuple(Step(done.seat, self.game.text(done.action)) for done in self._done)

    @property
    def step_count(self) -> int:
        return len(self._done)

    def moments(self, after: int = 0) -> Iterator[Moment]:
        """What happened after so many steps, piece by piece."""
        state = self.state_after(after)
        for steps in _pieces(self._done[after:]):
            for done in steps:
                state.play(done.seat, done.action)
            yield Moment(steps, state.copy())

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def to_act(self) -> list[int]:
        """The seats, counted from 0, that owe a decision."""
        return list(seats_in(self.state.to_act()))

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""
        return [self.game.text(action) for action in self.state.legal(self.check_seat(seat))]

    def why_not(self, seat: int, text: str) -> Refusal | None:
        """Which rule forbids this; None exactly when it is allowed."""
        seat = self.check_seat(seat)
        try:
            action = self.game.parse(given.text(text, "action"))
        except NotationError as error:
            return error.refusal or Refusal(Message("refuse-unknown-notation", {"quoted": shown(text)}), "0.1")
        refusal = self.state.why_not(seat, action)
        if refusal is None:
            self._allowed = seat, text, action
        return refusal

    def play(self, seat: int, text: str) -> list[Moment]:
        """Carry out an action and the deals that follow it; IllegalAction, and nothing changed, when a rule forbids it."""
        seat = self.check_seat(seat)
        if self._allowed is None or self._allowed[:2] != (seat, text):
            refusal = self.why_not(seat, text)
            if refusal is not None:
                raise IllegalAction(self.game.name, text, refusal)
        assert self._allowed is not None
        self._apply(seat, self._allowed[2])
        acted = Moment(self._done[-1:], self.state.copy())
        dealt = self._deal()
        return [acted, Moment(dealt, self.state.copy())] if dealt else [acted]

    def view(self, viewer: int) -> dict[str, Json]:
        """What a seat (or ONLOOKER) may know, as plain data."""
        view = self.view_of(viewer)
        return {
            "game": self.game.name,
            "viewer": viewer,
            "to_act": list(seats_in(view.acting)),
            "legal": [self.game.text(action) for action in view.legal],
            **to_builtins(view.data()),
        }

    def view_of(self, viewer: int) -> View:
        """The same as the compact object that bots and narration work with."""
        if given.as_whole(viewer) not in (ONLOOKER, EVERYTHING):
            viewer = self.check_seat(viewer)
        if viewer == EVERYTHING and self._key is not None and self.outcome is None:
            raise GueridonError("error-not-for-your-eyes")
        return self.game.view(self.state, viewer)

    def record(self) -> str:
        """The game so far as text; the key is in it once the game is over."""
        return self._record().text()

    def _record(self) -> Record:
        is_told = self.outcome is not None and self._key is not None
        key = self._key.hex() if is_told and self._key is not None else self._head.key
        return replace(self._head, steps=list(self.steps), key=key)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action: nothing was dealt or shown, and nobody acted in its sight since."""
        index = self._last_step_of(self.check_seat(seat))
        if index is None or self._done[index].reveals or self._is_deal(index + 1) or self.outcome is not None:
            return False  # once the game is over its key is known, and with it what would have been dealt
        # What others did, or were dealt, sealed since then does not count: its absence would tell of it.
        then, now = self.game.view(self.state_after(index + 1), seat), self.game.view(self.state, seat)
        return then.data() == now.data() and list(then.legal) == list(now.legal)

    def undo(self, seat: int) -> range:
        """Take back the last action of a seat; which steps there are no more."""
        if not self.can_undo(seat):
            raise GueridonError("error-no-undo")
        index = self._last_step_of(seat)
        assert index is not None
        return self._without(seat, range(index, index + 1))

    def rewind(self, seat: int) -> range:
        """Go back to before the last action of a seat, whatever was done and shown since; which steps there are no more."""
        index = self._last_step_of(self.check_seat(seat))
        if index is None:
            raise GueridonError("error-nothing-to-undo")
        return self._without(seat, range(index, len(self._done)))

    def _without(self, seat: int, gone: range) -> range:
        """Those that follow are checked anew, as whoever reads the record will."""
        happened = len(self.history)
        self.state, following = self.state_after(gone.start), self._done[gone.stop :]
        self._allowed = None
        self._deals -= sum(done.seat == CHANCE for done in self._done[gone.start :])
        del self._done[gone.start :], self._kept[gone.start // _STRIDE + 1 :]
        self._head.renamed = [
            one._replace(after=one.after - len(range(gone.start, min(one.after, gone.stop))))
            for one in self._head.renamed
        ]
        for done in following:
            _do_again(self, done.seat, done.action)
        self.history[happened:] = [TakenBack(seat, gone)]
        return gone

    def was_dealt_since(self, seat: int) -> bool:
        """Whether chance has acted after the last action of a seat."""
        index = self._last_step_of(seat)
        return index is not None and any(done.seat == CHANCE for done in self._done[index + 1 :])

    def has_acted(self, seat: int) -> bool:
        return self._last_step_of(seat) is not None

    def check_seat(self, seat: int) -> int:
        """The seat as a plain number, if this table has it."""
        number = given.as_whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise GueridonError("error-no-such-seat", quoted=written(seat), last=self.seats - 1)
        return number

    def _apply(self, seat: int, action: int) -> None:
        done = Done(seat, action, seat == CHANCE or self.state.reveals(seat, action))
        self._done.append(done)
        self.history.append(done)
        self.state.play(seat, action)
        self._allowed = None
        self._deals += seat == CHANCE
        if len(self._done) % _STRIDE == 0:
            self._kept.append(self.state.copy())

    def _deal(self) -> list[Done]:
        before = len(self._done)
        while self._stream is not None and has(self.state.to_act(), CHANCE):
            way = self._stream.below(self.state.chances(), self._deals)
            self._apply(CHANCE, self.state.chance(way))
        return self._done[before:]

    def _is_deal(self, index: int) -> bool:
        return index < len(self._done) and self._done[index].seat == CHANCE

    def _last_step_of(self, seat: int) -> int | None:
        return next((i for i in reversed(range(len(self._done))) if self._done[i].seat == seat), None)

    def state_after(self, count: int) -> State:
        """The whole truth as it was after so many steps; whoever asks may do with it what they like."""
        nearest = count // _STRIDE
        state = self._kept[nearest].copy()
        for done in self._done[nearest * _STRIDE : count]:
            state.play(done.seat, done.action)
        return state


def _pieces(done: Sequence[Done]) -> Iterator[list[Done]]:
    """Each action of a player by itself; the deals between two of them together."""
    for is_deal, group in groupby(done, key=lambda one: one.seat == CHANCE):
        steps = list(group)
        yield from [steps] if is_deal else ([one] for one in steps)


def start(
    name: str,
    seats: int,
    options: Mapping[str, str] | None = None,
    *,
    seed: int | None = None,
    key: bytes | None = None,
    names: Mapping[int, str] | None = None,
    player_seeds: Mapping[int, str] | None = None,
    without_seed: Collection[int] = (),
    restarts: int = 0,
    one_device: bool = False,
    luck: Mapping[int, str] | None = None,
) -> Match:
    """A new game. A seed makes it repeatable, and its record says so; without one nobody can foresee its deals.

    `player_seeds` are what seats have added to the deals, 64 hexadecimal digits, each bound by a hash before any was told;
    `without_seed` are the people who added none, and `restarts` says how often a shuffle failed before;
    `one_device` that whoever drew the key drew the seeds too. `luck` is the same as older tables had it, told in the clear.
    """
    game = registry.game(name)
    seats = registry.check_seats(game, seats)
    chosen = registry.complete_options(game, options)
    registry.check_options(game, seats, chosen)
    drawn = _key_of(seed)
    key = drawn if key is None else given.key(key)
    head = Record(game.name, game.version, seats, chosen, commitment=commitment(key), seeded=seed is not None)
    head.names = given.by_seat(names, "names", seats, given.name)
    head.luck = given.by_seat(luck, "luck", seats, lambda brought: given.digits(brought, "luck"))
    head.player_seeds = given.by_seat(
        player_seeds, "player_seeds", seats, lambda one: given.digits(one, "player_seeds")
    )
    left_out = given.collection(without_seed, "without_seed")
    head.without_seed = sorted({given.seat_number(seat, "without_seed", seats) for seat in left_out})
    head.restarts = given.whole_number(restarts, "restarts", 0, MOST_RESTARTS)
    head.one_device = given.yes_or_no(one_device, "one_device")
    head.check_seeds()
    head.check_one_device()
    return Match(game, game.start(seats, chosen), head, key)


def _key_of(seed: int | None) -> bytes:
    return random_key() if seed is None else key_from_seed(given.seed(seed))


def from_position(name: str, description: str, *, seed: int | None = None) -> Match:
    """A game that goes on from a described position."""
    game = registry.game(name)
    lines = given.lines(description, "position", _LONGEST_POSITION)
    state = game.position("\n".join(lines))
    key = _key_of(seed)
    head = Record(game.name, game.version, state.seats, commitment=commitment(key), seeded=seed is not None)
    head.position = "\n".join(line.rstrip() for line in lines).strip("\n")
    return Match(game, state, head, key)


def replay(text: str) -> Match:
    """The game a record tells, as it stands after the last line; RecordError names the line that does not replay."""
    *_, last = steps(text)
    return last


def resume(text: str, key: bytes) -> Match:
    """The game of an unfinished record, to be played on with the key it was dealt from."""
    record = parse_record(text)
    if record.commitment != commitment(given.key(key)):
        raise RecordError("error-verify-wrong-key")
    match = replay(text)
    match._key, match._stream = key, KeyedStream(mixed(key, record.seeds))
    match._deal()
    return match


def steps(text: str) -> Iterator[Match]:
    """The match of a record before its first step and after each one; always the same object, further on each time."""
    record = parse_record(text)
    return _each_step(_before_first_step(record), record.steps)


def _each_step(match: Match, steps: list[Step]) -> Iterator[Match]:
    yield match
    for step in steps:
        _replay_step(match, step)
        yield match


def _before_first_step(record: Record) -> Match:
    with at_line(record.lines["game"]):
        game = registry.game(record.game)
    if record.version != game.version:
        raise RecordError("error-record-version", quoted=record.game, theirs=record.version, ours=game.version)
    state = _started(game, record) if record.position is None else _drawn(game, record, record.position)
    return Match(game, state, Record(**{**vars(record), "steps": []}), None)


def _started(game: Game, record: Record) -> State:
    with at_line(record.lines["seats"]):
        registry.check_seats(game, record.seats)
    chosen = registry.complete_options(game, {})
    for name, choice in record.options.items():
        with at_line(record.lines[f"option {name}"]):
            chosen[name] = registry.complete_options(game, {name: choice})[name]
            registry.check_options(game, record.seats, chosen)
            game.start(record.seats, chosen)  # some games refuse a choice that fits no table of this size
    record.options = chosen
    return game.start(record.seats, chosen)


def _drawn(game: Game, record: Record, description: str) -> State:
    """The state of a described position, which says all there is about its table; the head may only agree."""
    for name in record.options:
        raise RecordError("error-record-option", line=record.lines[f"option {name}"], quoted=name)
    try:
        state = game.position(description)
    except PositionError as error:
        raise in_record(error, record.lines["position"]) from error
    if state.seats != record.seats:
        line = record.lines["seats"]
        raise RecordError("error-record-position-seats", line=line, theirs=record.seats, drawn=int(state.seats))
    return state


def _replay_step(match: Match, step: Step) -> None:
    try:
        action = match.game.parse(step.text)
    except NotationError as error:
        raise RecordError("error-record-notation", game=match.game.name, line=step.line, quoted=step.text) from error
    _do_again(match, step.seat, action, step.line)


def _do_again(match: Match, seat: int, action: int, line: int = 0) -> None:
    """Carry out what a record says, if it was possible."""
    is_deal_due = has(match.state.to_act(), CHANCE)
    if seat == CHANCE:
        if not is_deal_due:
            raise RecordError("error-record-no-deal", line=line)
        if not any(match.state.chance(way) == action for way in range(match.state.chances())):
            raise RecordError("error-record-cannot-deal", line=line, quoted=match.game.text(action))
    elif is_deal_due:
        raise RecordError("error-record-deal-due", line=line)
    else:
        _check_legal(match, seat, action, line)
    match._apply(seat, action)


def _check_legal(match: Match, seat: int, action: int, line: int) -> None:
    refusal = match.state.why_not(seat, action)
    if refusal is not None:
        raise RecordError(
            "error-record-illegal",
            game=match.game.name,
            line=line,
            number=seat + 1,
            quoted=match.game.text(action),
            why=refusal.message,
            paragraph_quoted=refusal.paragraph,
        )
