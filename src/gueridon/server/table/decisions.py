"""What a request at a table leads to: the facts to be written, or a refusal. Changes nothing itself."""

from __future__ import annotations

from http import HTTPStatus

from gueridon.server import messages as m
from gueridon.server.errors import Denied, denied, not_yours, unreadable
from gueridon.server.table import facts as f
from gueridon.server.table import questions, seating, shuffling
from gueridon.server.table.situation import Facts, Situation, check_playing, own_seat
from gueridon.server.table.table import Table


def decide(now: Situation, command: m.Command) -> Facts:
    """GueridonError when the request is refused."""
    match command:
        case m.Play(action=action):
            return _play(now, action)
        case m.Chat(text=text):
            return _chat(now, text)
        case m.Undo():
            return questions.undo(now)
        case m.Decide(seat=seat):
            return questions.decide_for(now, seat)
        case m.AnswerQuestion(agree=agree):
            return questions.answer(now, agree=agree)
        case m.Sit(seat=seat):
            return seating.sit(now, seat)
        case m.Leave():
            return seating.leave(now)
        case m.Return():
            return seating.come_back(now)
        case m.Commit(commitment=commitment):
            return shuffling.commit(now, commitment)
        case m.Reveal(player_seed=player_seed):
            return shuffling.reveal(now, player_seed)
        case _:
            return _decide_as_host(now, command)


def _decide_as_host(now: Situation, command: m.Command) -> Facts:
    if now.who.id != now.table.host:
        raise not_yours("error-server-host-only")
    match command:
        case m.Start(without=without):
            return shuffling.start(now, without)
        case m.SeatBot(seat=seat, level=level):
            return seating.seat_bot(now, seat, level)
        case m.Free(seat=seat):
            return seating.free(now, seat)
        case m.Remove(seat=seat):
            return seating.remove(now, seat)
        case m.Pause():
            return _pause(now)
        case m.Resume():
            return _resume(now)
        case m.Mute(seat=seat, muted=muted):
            return seating.mute(now, seat, muted=muted)
    raise AssertionError(command)


def rematch(now: Situation, table: str) -> Facts:
    """The same people at a new table; nothing where somebody was quicker."""
    if now.table.status != "over":
        raise Denied("error-server-not-over")
    seat = own_seat(now)
    return [] if now.table.rematch is not None else [f.Rematched(table, seat)]


def _play(now: Situation, action: str) -> Facts:
    seat = own_seat(now)
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


def _chat(now: Situation, text: str) -> Facts:
    if now.who.id in now.table.muted:
        raise not_yours("error-server-muted")
    if not text.strip() or any(not (letter.isprintable() or letter == "\n") for letter in text):
        raise unreadable("error-server-bad-text")
    return [f.Chatted(now.table.seat_of(now.who.id), now.who.name, text)]


def _pause(now: Situation) -> Facts:
    check_playing(now.table)
    return [f.Paused()]


def _resume(now: Situation) -> Facts:
    if now.table.status != "paused":
        raise Denied("error-server-not-paused")
    return [f.Resumed()]
