"""The tables in memory: loads them, writes what happens, then tells it. An accepted action is on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from gueridon.core.chance import random_key
from gueridon.core.message import GueridonError
from gueridon.server import logs
from gueridon.server import messages as m
from gueridon.server.built_app import build_of, bundle_folder
from gueridon.server.errors import Busy, Conflict, Denied, StorageFailure, not_found
from gueridon.server.limits import Limit
from gueridon.server.person import Person
from gueridon.server.session.live import Listener, LiveTable
from gueridon.server.session.reading import Unreadable, check_readable, in_slices, name_in_log, read_log, set_aside
from gueridon.server.session.rows import appended, seat_changes, table_changes
from gueridon.server.session.streams import new_stream_name
from gueridon.server.session.summaries import Summaries
from gueridon.server.settings import Settings
from gueridon.server.store.changes import Change, Value
from gueridon.server.store.store import Store
from gueridon.server.table import facts as f
from gueridon.server.table.caps import is_shared
from gueridon.server.table.decisions import decide, rematch
from gueridon.server.table.new_table import first_facts, rematch_facts
from gueridon.server.table.rehearsal import rehearse
from gueridon.server.table.situation import Facts, Situation
from gueridon.server.table.table import Table
from gueridon.server.tokens import new_id

_ATTEMPTS = 8
"""How often a decision is made anew because another process wrote first."""
_TOLD_AT_ONCE = 8
"""Entries of other processes that are told without a pause; each may be told to many, in many views."""
_SWEPT_AT_ONCE = 200


Watcher: TypeAlias = Callable[[LiveTable, set[str]], None]
"""Gets a table after an entry, and whom it waited for before that and who was not there."""


class Sources(NamedTuple):
    """Where time and chance come from; tests bring their own."""

    now: Callable[[], float] = time.time
    """What is written and shown; whoever runs the machine may set it back."""
    stream_name: Callable[[], str] = new_stream_name
    secret: Callable[[], bytes] = random_key
    table_id: Callable[[], str] = new_id
    elapsed: Callable[[], float] = time.monotonic
    """What limits and patience are measured by."""


class Hub:
    """Every request at a table goes through here."""

    def __init__(self, store: Store, settings: Settings, sources: Sources | None = None) -> None:
        self.store = store
        self.settings = settings
        self.sources = sources or Sources()
        self.now, self.elapsed = self.sources.now, self.sources.elapsed
        self.live: dict[str, LiveTable] = {}
        self.broken: set[str] = set()
        """Tables that were found to be broken since the start."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._dropping: set[str] = set()
        self._recovering: set[asyncio.Task[None]] = set()
        self.summaries = Summaries(store)
        self._build = build_of(bundle_folder(settings.bundle))
        self._presence_changed: dict[str, LiveTable] = {}
        rate = settings.message_rate
        self._budgets = Limit(rate, 2 * rate, self.elapsed)
        self._table_budgets = Limit(rate, 2 * rate, self.elapsed)
        self._chat_limit = Limit(settings.chat_rate, 5, self.elapsed)
        self._watchers: list[Watcher] = []

    def watch(self, watcher: Watcher) -> None:
        """Somebody is told of each entry of our own from now on: bots and webhooks have their turn."""
        self._watchers.append(watcher)

    def _tell_watchers(self, live: LiveTable, waited_for: set[str]) -> None:
        for watcher in self._watchers:
            watcher(live, waited_for)

    def take_presence_changed(self) -> list[LiveTable]:
        """The tables at which somebody came or went since this was asked last."""
        changed, self._presence_changed = self._presence_changed, {}
        return list(changed.values())

    # --- finding ------------------------------------------------------------------------------------------------------

    async def get(self, table: str, *, is_use: bool = True) -> LiveTable:
        """A table, from memory or from its log; everything it was told so far."""
        live = self.live.get(table)
        if live is None:
            task = self._loading.get(table)
            if task is None:
                task = asyncio.create_task(self._load(table))
                self._loading[table] = task
                task.add_done_callback(lambda _: self._loading.pop(table, None))
            live = await asyncio.shield(task)
        if live.is_stale:
            async with live.lock:
                await self.freshen(live)
        if is_use:
            live.used_at = self.elapsed()
        return live

    async def get_fresh(self, table: str) -> LiveTable:
        """With everything that any process has written until now."""
        live = await self.get(table)
        if self.store.bus.is_shared:
            live.is_stale = True
            live = await self.get(table)
        return live

    async def get_visible(self, table: str, who: Person | None, *, fresh: bool = False) -> LiveTable:
        return await self._get_if(Table.may_see, table, who, fresh=fresh)

    async def get_to_look_back(self, table: str, who: Person | None) -> LiveTable:
        return await self._get_if(Table.may_look_back, table, who, fresh=True)

    async def _get_if(
        self, may: Callable[[Table, str], bool], table: str, who: Person | None, *, fresh: bool
    ) -> LiveTable:
        identity = "" if who is None else who.id
        try:
            live = await (self.get_fresh(table) if fresh else self.get(table))
        except Unreadable as error:
            if await self.store.sits_at(identity, table):
                raise
            raise not_found("error-server-no-such-table") from error
        if not may(live.table, identity):
            live = await self.get_fresh(table)
        if not may(live.table, identity):
            raise not_found("error-server-no-such-table")  # as if there were none
        return live

    async def _load(self, table: str) -> LiveTable:
        if table in self._dropping:
            raise not_found("error-server-no-such-table")
        found = await self._read(table)
        live = LiveTable(found, self.now, self.elapsed, self.sources.stream_name, self._build)
        self.live[table] = live
        return live

    async def _read(self, table: str) -> Table:
        """As far as it can be read."""
        entries = await self._entries(table, 0)
        if not entries:
            raise not_found("error-server-no-such-table")
        found, problem = await read_log(table, entries)
        if problem is not None:
            await self._set_aside(table, 0 if found is None else found.seq, problem)
        if found is None:
            raise Unreadable
        return found

    async def _entries(self, table: str, after: int) -> list[bytes]:
        try:
            return await self.store.entries(table, after)
        except StorageFailure as error:
            raise self._storage_failed(error) from error

    async def freshen(self, live: LiveTable) -> None:
        """Take what others have written; the lock is held."""
        while live.is_stale and not live.table.is_broken:
            live.is_stale = False
            try:
                await self._take_news(live, await self._entries(live.table.id, live.table.seq))
            except BaseException:
                live.is_stale = True
                raise

    async def _take_news(self, live: LiveTable, news: Sequence[bytes]) -> None:
        try:
            entries = [f.decode_entry(entry) for entry in news]
            if any(isinstance(fact, f.Rewritten) for entry in entries for fact in entry.facts):
                live.read_anew(await self._read(live.table.id))
                await live.show_moved()
                return
            async for entry in in_slices(entries, _TOLD_AT_ONCE):
                live.apply(entry)
                self._note_seating(live, entry)
                await live.show_moved()
        except GueridonError:
            raise
        except Exception as error:
            await self._begin_again(live, error)

    async def _begin_again(self, live: LiveTable, error: Exception) -> None:
        """An entry could not be taken, or not be told: everybody is shown what the log tells now."""
        live.read_anew(await self._read(live.table.id))
        await live.show_moved()
        if not live.table.is_broken:
            logs.failure("entry", error)
        self.summaries.mark(live)

    async def _set_aside(self, table: str, readable: int, problem: Exception) -> None:
        if table not in self.broken:
            self.broken.add(table)
            name_in_log(table, readable, problem)
        try:
            await self.store.write(set_aside(table, readable))
        except (StorageFailure, Conflict) as error:  # it is tried again when the table is to be woken
            logs.failure("set aside", error)

    async def keep_aside(self, live: LiveTable) -> None:
        """It was to be woken all the same."""
        await self.store.write(set_aside(live.table.id, live.table.seq))

    # --- doing --------------------------------------------------------------------------------------------------------

    def charge(self, identity: str, request: object = None) -> None:
        """One budget for a person, whichever door they use and however many they hold open. Actions come last to be refused."""
        debt = 2 * self.settings.message_rate if isinstance(request, m.Play) else 0.0
        self._budgets.check(identity, debt)

    async def do(self, who: Person, table: str, command: m.Command) -> m.Done:
        live = await self.get_visible(table, who)
        if isinstance(command, m.Rematch):
            return await self._rematch(live, who, command.id)
        if isinstance(command, m.Chat) and not live.table.was_done(who.id, command.id):
            self._chat_limit.check(f"{who.id} {table}")

        def facts() -> Facts:
            return decide(self.situation(live, who), command)

        is_new = await self.carry_out(live, facts, who.id, command.id)
        return m.Done(command.id, again=not is_new)

    def play_at_once(
        self, who: Person, command: m.Play, played: Callable[[Exception | None], None]
    ) -> asyncio.Future[None] | None:
        """The same as `do` without a task of its own, for by far the most requests: somebody acts at a table that is in memory,
        up to date and not busy. Done when the action is on disk; `played` is called when it has been told. None where all
        that is not so, GueridonError when it is refused."""
        live = self.live.get(command.table) if isinstance(command.table, str) else None
        if live is None or live.is_stale or self.store.bus.is_shared or not live.table.may_see(who.id):
            return None
        if live.table.was_done(who.id, command.id) or not live.take_lock():
            return None
        try:
            entry = self._action(live, who, command)
            kept = self.store.kept(appended(live.table.id, live.table.seq + 1, entry))
        except BaseException:
            live.lock.release()
            raise
        kept.add_done_callback(lambda _: self._tell_action(live, entry, kept, played))
        return kept

    def _action(self, live: LiveTable, who: Person, command: m.Play) -> f.Entry:
        self._check_known(who.id)
        check_readable(live.table)
        return f.Entry(self.now(), decide(self.situation(live, who), command), who.id, command.id)

    def _tell_action(
        self, live: LiveTable, entry: f.Entry, kept: asyncio.Future[None], played: Callable[[Exception | None], None]
    ) -> None:
        failure = kept.exception()
        assert failure is None or isinstance(failure, Exception)
        if failure is not None:
            live.is_stale = True  # perhaps it was written all the same
        else:
            try:
                self._apply_own(live, entry)
            except Exception as error:
                self._recovering.add(task := asyncio.create_task(self._recover(live, error, played)))
                task.add_done_callback(self._recovering.discard)
                return
        live.lock.release()
        played(failure)

    async def _recover(self, live: LiveTable, error: Exception, played: Callable[[Exception | None], None]) -> None:
        """An action is on disk and could not be taken or told; the lock is held."""
        try:
            await self._begin_again(live, error)
        finally:
            live.lock.release()
            played(error)

    def situation(self, live: LiveTable, who: Person) -> Situation:
        """What a decision at a table rests on now."""
        return Situation(live.table, who, live.away, self.settings.grace, self.now())

    async def carry_out(
        self,
        live: LiveTable,
        decision: Callable[[], Facts],
        by: str = "",
        request: str = "",
        extra: Sequence[Change] = (),
    ) -> bool:
        """Decide, write, then tell. False when this very request was done before, or nothing was decided."""
        async with live.lock:
            for _ in range(_ATTEMPTS):
                await self.freshen(live)
                self._check_known(by)
                if request and live.table.was_done(by, request):
                    return False
                check_readable(live.table)
                facts = await self._decided(live, decision)
                if not facts:
                    return False
                self._check_caps(live.table, facts, by)
                entry = f.Entry(self.now(), facts, by, request)
                rehearse(live.table, entry)
                if await self._is_written(live, entry, extra):
                    await self._take_own(live, entry)
                    return True
        raise Busy(retry_after=0.2)

    def _check_caps(self, table: Table, facts: Facts, by: str) -> None:
        table.spent.check(facts, by)
        if by and is_shared(facts):
            self._table_budgets.check(table.id)

    async def _decided(self, live: LiveTable, decision: Callable[[], Facts]) -> Facts:
        """Nobody is refused because this process has not yet heard what another has written."""
        try:
            return decision()
        except GueridonError:
            if not self.store.bus.is_shared:
                raise
            live.is_stale = True
            await self.freshen(live)
        return decision()

    async def _is_written(self, live: LiveTable, entry: f.Entry, extra: Sequence[Change]) -> bool:
        table = live.table
        try:
            await self.store.write(
                appended(table.id, table.seq + 1, entry),
                *seat_changes(table, entry),
                *extra,
            )
        except Conflict:
            live.is_stale = True
            return False
        except StorageFailure as error:
            live.is_stale = True  # perhaps it was written all the same
            raise self._storage_failed(error) from error
        except BaseException:
            live.is_stale = True
            raise
        return True

    async def _take_own(self, live: LiveTable, entry: f.Entry) -> None:
        try:
            self._apply_own(live, entry)
            await live.show_moved()
        except Exception as error:
            await self._begin_again(live, error)
            check_readable(live.table)

    def _apply_own(self, live: LiveTable, entry: f.Entry) -> None:
        waited_for = live.absent_and_to_act()
        live.apply(entry)
        if entry.by:
            live.used_at = self.elapsed()
        self.summaries.mark(live, is_urgent=not _is_plain_action(live.table, entry))
        self._note_seating(live, entry)
        self._tell_watchers(live, waited_for)

    def _note_seating(self, live: LiveTable, entry: f.Entry) -> None:
        """Processes name to each other only those who have a seat: whoever is here and has one now must be named."""
        if any(isinstance(fact, f.Seated | f.Freed | f.Removed) for fact in entry.facts):
            self._presence_changed[live.table.id] = live

    async def read_anew(self, live: LiveTable, table: Table, waited_for: set[str]) -> None:
        """An entry of our own that changed those before it."""
        live.read_anew(table)
        await live.show_moved()
        self._presence_changed[table.id] = live
        self._tell_watchers(live, waited_for)

    def _check_known(self, identity: str) -> None:
        if identity in self.store.gone:
            raise Denied("error-no-identity", HTTPStatus.UNAUTHORIZED)

    def _storage_failed(self, error: StorageFailure) -> Denied:
        logs.failure("storage", error)
        return Denied("error-server-storage", HTTPStatus.SERVICE_UNAVAILABLE, retry_after=1.0)

    # --- laying -------------------------------------------------------------------------------------------------------

    async def lay(self, who: Person, wish: m.NewTable) -> m.TableFacts:
        entry = f.Entry(self.now(), first_facts(wish, who, self.sources.secret()), who.id)
        table = await self._write_new(entry)
        live = await self.get(table)
        return live.table.facts()

    async def _write_new(self, entry: f.Entry) -> str:
        table = self.sources.table_id()
        self._check_known(entry.by)
        try:
            await self.store.write(*table_changes(table, entry))
        except StorageFailure as error:
            raise self._storage_failed(error) from error
        return table

    async def _rematch(self, live: LiveTable, who: Person, request: str) -> m.Done:
        table = self.sources.table_id()
        entry = f.Entry(self.now(), rematch_facts(live.table), who.id)

        def facts() -> Facts:
            return rematch(self.situation(live, who), table)

        is_new = await self.carry_out(live, facts, who.id, request, extra=table_changes(table, entry))
        return m.Done(request, again=not is_new, table=live.table.rematch)

    # --- following ----------------------------------------------------------------------------------------------------

    async def open(self, listener: Listener, who: Person, request: m.Open) -> None:
        # Fresh: whoever comes from another process must not see the table as it was before their own last action.
        live = await self.get_visible(request.table, who, fresh=True)
        if self._is_unnoticed(live):
            await self.touch(live)
            live = await self.get_visible(request.table, who)  # much may have happened meanwhile
        await live.join(listener, who.id, request.stream, request.seq)
        self._presence_changed[live.table.id] = live
        if live.table.bots_to_act():
            self._tell_watchers(live, set())

    def close(self, listener: Listener, table: str) -> None:
        live = self.live.get(table)
        if live is not None and live.leave(listener):
            self._presence_changed[table] = live

    # --- keeping house ------------------------------------------------------------------------------------------------

    def line_now(self, line: m.TableLine) -> m.TableLine:
        """Whose turn it is at this moment, where the summary has not been written yet."""
        live = self.live.get(line.id)
        if live is None or line.your_seat is None:
            return line
        table = live.table
        is_turn = line.your_seat in table.to_act() and table.seats[line.your_seat].is_played_by_person
        return replace(line, status=table.status, your_turn=is_turn)

    async def touch(self, live: LiveTable) -> None:
        """Write down that somebody has a table open, now and then."""
        if not self._is_unnoticed(live):
            return
        live.touched = self.now()
        try:
            await self.store.write(Change("touch", {"which": live.table.id, "touched": live.touched}))
        except (StorageFailure, Conflict) as error:  # they may look on all the same
            live.touched = 0.0
            logs.failure("touch", error)

    def _is_unnoticed(self, live: LiveTable) -> bool:
        return self.now() - live.touched >= self.settings.use_seconds

    async def drop(self, table: str, status: str, before: float) -> None:
        """Delete a table that nobody has used since then; one in memory is in use."""
        if table in self.live or table in self._loading:
            return
        self._dropping.add(table)
        try:
            which: dict[str, Value] = {"which": table}
            dropped = Change("drop table", {**which, "status": status, "before": before})
            await self.store.write(dropped, Change("drop log", which), Change("drop seats", which))
        finally:
            self._dropping.discard(table)

    async def sweep(self) -> None:
        """Let tables that nobody uses leave memory; others have their turn in between."""
        oldest = self.elapsed() - self.settings.idle
        for number, live in enumerate(list(self.live.values())):
            if number % _SWEPT_AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                self._sweep_one(live, oldest)
            except Exception as error:
                logs.failure("sweep", error)

    def _sweep_one(self, live: LiveTable, oldest: float) -> None:
        table = live.table.id
        if live.is_idle and live.used_at < oldest and table not in self.summaries:
            if self.live.get(table) is live:
                del self.live[table]
        else:
            live.forget_unused_streams()

    def hear_of(self, table: str, seq: int) -> LiveTable | None:
        """Another process has written; the table, if it is here and has not seen it."""
        live = self.live.get(table)
        if live is None or live.table.seq >= seq:
            return None
        live.is_stale = True
        return live

    async def catch_up(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                await self.freshen(live)
        except Exception as error:  # nobody waits for this task
            logs.failure("catch up", error)


def _is_plain_action(table: Table, entry: f.Entry) -> bool:
    """Somebody acted, and nothing follows that another process would have to know: no bot, no clock, no end."""
    if any(not isinstance(fact, f.Acted) for fact in entry.facts):
        return False
    return table.status == "playing" and not table.clocks.seconds and not table.bots_to_act()
