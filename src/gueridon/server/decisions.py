"""What a request at a table leads to: the facts to be written, or a refusal. Changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple

from gueridon.bots.registry import NAMES as LEVELS
from gueridon.core.message import GueridonError
from gueridon.core.words import Words
from gueridon.server import facts as f
from gueridon.server import messages as m
from gueridon.server.errors import Denied, denied, not_found, not_yours, unreadable
from gueridon.server.store.store import Person
from gueridon.server.table import Table


class Situation(NamedTuple):
    """What a decision rests on."""

    table: Table
    who: Person
    away: Callable[[int], float | None]
    """For how many seconds the person of a seat has been away; None while they are there."""
    grace: float


Facts = list[f.AnyFact]


def decide(now: Situation, command: m.Command) -> Facts:
    """GueridonError when the request is refused."""
    match command:
        case m.Play(action=action):
            return _play(now, action)
        case m.Chat(text=text):
            return _chat(now, text)
        case m.Undo():
            return _undo(now)
        case m.AnswerUndo(agree=agree):
            return _answer_undo(now, agree=agree)
        case m.Sit(seat=seat):
            return sit(now, seat)
        case m.Leave():
            return _leave(now)
        case m.Bring(luck=luck):
            return _bring(now, luck)
        case m.Return():
            return _come_back(now)
        case _:
            return _decide_as_host(now, command)


def _decide_as_host(now: Situation, command: m.Command) -> Facts:
    if now.who.id != now.table.host:
        raise not_yours("error-server-host-only")
    match command:
        case m.Start():
            return _start(now)
        case m.SeatBot(seat=seat, level=level):
            return _seat_bot(now, seat, level)
        case m.Free(seat=seat):
            return _free(now, seat)
        case m.Pause():
            return _pause(now)
        case m.Resume():
            return _resume(now)
        case m.Mute(seat=seat, muted=muted):
            return _mute(now, seat, muted=muted)
    raise AssertionError(command)


# --- Playing ----------------------------------------------------------------------------------------------------------


def _play(now: Situation, action: str) -> Facts:
    seat = _own_seat(now)
    check_playing(now.table)
    if now.table.seats[seat].bot is not None:
        raise Denied("error-server-bot-plays")
    check_action(now.table, seat, action)
    return [f.Acted(seat, action)]


def check_action(table: Table, seat: int, action: str) -> None:
    assert table.match is not None
    refusal = table.match.why_not(seat, action)
    if refusal is not None:
        raise denied(refusal.message, HTTPStatus.CONFLICT, game=table.laid.game, paragraph=refusal.paragraph)


def check_playing(table: Table) -> None:
    codes = {"open": "error-server-not-started", "paused": "error-server-paused", "over": "refuse-game-over"}
    if table.status in codes:
        raise Denied(codes[table.status])


def _undo(now: Situation) -> Facts:
    seat = _own_seat(now)
    check_playing(now.table)
    match = now.table.match
    assert match is not None
    if now.table.seats[seat].bot is not None:
        raise Denied("error-server-bot-plays")
    if not match.has_acted(seat):
        raise Denied("error-nothing-to-undo")
    if match.can_undo(seat):
        return [f.TookBack(seat)]
    if now.table.bots_let_rewind() == seat:
        return [f.Rewound(seat)]
    if not [other for other in now.table.people() if other != seat]:
        raise Denied("error-no-undo")
    if now.table.asked is not None:
        raise Denied("error-server-undo-asked")
    return [f.UndoAsked(seat)]


def _answer_undo(now: Situation, *, agree: bool) -> Facts:
    seat, asked = _own_seat(now), now.table.asked
    check_playing(now.table)
    missing = now.table.missing_answers()
    if asked is None or seat not in missing:
        raise Denied("error-server-nothing-asked")
    answered: Facts = [f.UndoAnswered(seat, agree)]
    return [*answered, f.Rewound(asked.seat)] if agree and missing == [seat] else answered


def _chat(now: Situation, text: str) -> Facts:
    seat = now.table.seat_of(now.who.id)
    if seat is not None and now.table.seats[seat].is_muted:
        raise not_yours("error-server-muted")
    if not text.strip() or any(not (letter.isprintable() or letter == "\n") for letter in text):
        raise unreadable("error-server-bad-text")
    return [f.Chatted(seat, now.who.name, text)]


# --- Sitting down and getting up --------------------------------------------------------------------------------------


def sit(now: Situation, seat: int, invite: str | None = None) -> Facts:
    table = now.table
    _check_seat(table, seat)
    if table.seat_of(now.who.id) is not None:
        raise Denied("error-server-sits-already")
    if invite is None and not table.laid.is_public and now.who.id != table.host:
        raise not_yours("error-server-by-invite")
    if not table.seats[seat].is_free:
        raise Denied("error-server-seat-taken")
    if table.status == "over":
        raise Denied("refuse-game-over")
    if table.played_from.get(now.who.id, seat) != seat:  # they have seen what this seat may not know
        raise not_yours("error-server-knows-another-seat")
    seated: Facts = [f.Seated(seat, now.who.id, now.who.name, invite)]
    return seated if table.seat_of(table.host) is not None else [*seated, f.Hosted(now.who.id)]


def _leave(now: Situation) -> Facts:
    seat = _own_seat(now)
    others = [s.identity for s in now.table.seats if s.identity is not None and s.identity != now.who.id]
    freed: Facts = [f.Freed(seat)]
    return [*freed, f.Hosted(others[0])] if now.who.id == now.table.host and others else freed


def _bring(now: Situation, luck: str) -> Facts:
    seat = _own_seat(now)
    if now.table.status != "open" or now.table.seats[seat].luck is not None:
        raise Denied("error-server-luck-too-late")
    return [f.LuckBrought(seat, luck)]


def _come_back(now: Situation) -> Facts:
    seat = _own_seat(now)
    if now.table.seats[seat].bot is None:
        raise Denied("error-server-no-bot-there")
    return [f.CameBack(seat)]


# --- The host ---------------------------------------------------------------------------------------------------------


def _start(now: Situation) -> Facts:
    if now.table.status != "open":
        raise Denied("error-server-started-already")
    if now.table.free_seats():
        raise Denied("error-server-seats-free", free=len(now.table.free_seats()))
    return [f.Started(_names(now.table))]


def _names(table: Table) -> dict[int, str]:
    """What everybody is called in the record; namesakes are told apart by their seats."""
    words = Words(table.laid.language)
    called = [seat.name or words.noun(f"bot-{seat.bot}") for seat in table.seats]
    return {i: name if called.count(name) == 1 else f"{name} {i + 1}" for i, name in enumerate(called)}


def _seat_bot(now: Situation, seat: int, level: str) -> Facts:
    _check_seat(now.table, seat)
    check_level(level)
    found = now.table.seats[seat]
    if found.bot is None and found.identity is not None:
        away = now.away(seat)
        if now.table.status == "open" or away is None:
            raise Denied("error-server-person-there")
        if away < now.grace:
            raise Denied("error-server-grace", retry_after=now.grace - away)
    if now.table.status == "over":
        raise Denied("refuse-game-over")
    return [f.BotSeated(seat, level)]


def check_level(level: str) -> None:
    if level not in LEVELS:
        raise GueridonError("error-no-such-bot", quoted=level[:40], bots_quoted=", ".join(LEVELS))


def _free(now: Situation, seat: int) -> Facts:
    _check_seat(now.table, seat)
    found = now.table.seats[seat]
    if found.is_free:
        raise Denied("error-server-seat-free")
    if found.identity is not None and now.away(seat) is None:
        raise Denied("error-server-person-there")
    return [f.Freed(seat)]


def _pause(now: Situation) -> Facts:
    check_playing(now.table)
    return [f.Paused()]


def _resume(now: Situation) -> Facts:
    if now.table.status != "paused":
        raise Denied("error-server-not-paused")
    return [f.Resumed()]


def _mute(now: Situation, seat: int, *, muted: bool) -> Facts:
    _check_seat(now.table, seat)
    if now.table.seats[seat].identity is None:
        raise Denied("error-server-seat-free")
    return [f.Muted(seat, muted)]


# --- Checks -----------------------------------------------------------------------------------------------------------


def _own_seat(now: Situation) -> int:
    seat = now.table.seat_of(now.who.id)
    if seat is None:
        raise not_yours("error-server-no-seat")
    return seat


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise not_found("error-no-such-seat", asked=seat, last=len(table.seats) - 1)
