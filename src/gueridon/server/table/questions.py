"""What somebody asks of the others at the table: to take back, to let somebody new in, to let a bot decide."""

from __future__ import annotations

from gueridon.server.errors import Denied
from gueridon.server.table import facts as f
from gueridon.server.table.question import LONG_WAIT, Question
from gueridon.server.table.situation import Facts, Situation, check_playing, check_seat, own_seat
from gueridon.server.table.table import Table


def undo(now: Situation) -> Facts:
    seat = own_seat(now)
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
    _check_nothing_asked(now.table)
    return [f.UndoAsked(seat)]


def decide_for(now: Situation, seat: int) -> Facts:
    """Ask that a bot makes the decision a seat owes. Asked again, those who have gone meanwhile no longer count."""
    own, table = own_seat(now), now.table
    check_seat(table, seat)
    check_playing(table)
    asked = table.question
    if asked is not None and asked.kind == "decide" and (asked.seat, asked.by) == (seat, own):
        return _agreed(now, asked, [])
    _check_nothing_asked(table)
    _check_long_wait(now, seat)
    if own in table.to_act():
        raise Denied("error-server-decide-yourself")
    others = [other for other in table.people() if other not in (seat, own) and now.is_there(other)]
    return [f.DecisionAsked(seat, own), *([] if others else [f.Delegated(seat)])]


def _check_long_wait(now: Situation, seat: int) -> None:
    """By what everybody sees: whether a seat has chosen sealed must not show."""
    table = now.table
    if table.clocks.seconds:
        raise Denied("error-server-clock-decides")
    if seat not in table.people() or not table.seems_to_act(seat):
        raise Denied("error-server-not-waited-for")
    waited = now.at - table.waiting_since[seat]
    if waited < LONG_WAIT:
        raise Denied("error-server-wait-longer", retry_after=LONG_WAIT - waited)


def _check_nothing_asked(table: Table) -> None:
    if table.question is not None:
        raise Denied("error-server-question-open")


def answer(now: Situation, *, agree: bool) -> Facts:
    seat, asked = own_seat(now), now.table.question
    if asked is None or seat not in now.table.missing_answers() or has_lapsed(asked, now.at):
        raise Denied("error-server-nothing-asked")
    if asked.kind != "substitute":
        check_playing(now.table)
    answered: Facts = [f.Answered(seat, agree)]
    return _agreed(now, asked, answered) if agree else answered


def _agreed(now: Situation, asked: Question, answered: Facts) -> Facts:
    """With what was asked, if that was the last answer."""
    missing = [seat for seat in now.table.missing_answers() if f.Answered(seat, True) not in answered]
    if asked.kind == "decide":
        missing = [seat for seat in missing if now.is_there(seat)]
    if missing and not answered:
        raise Denied("error-server-question-open")
    return answered if missing else [*answered, _consequence(asked)]


def _consequence(asked: Question) -> f.AnyFact:
    if asked.kind == "undo":
        return f.Rewound(asked.seat)
    if asked.kind == "decide":
        return f.Delegated(asked.seat)
    assert asked.identity is not None and asked.name is not None
    return f.Seated(asked.seat, asked.identity, asked.name, asked.invite)


def has_lapsed(asked: Question, at: float) -> bool:
    return asked.until is not None and at >= asked.until


def lapse(table: Table, at: float) -> Facts:
    """Silence is a no."""
    return [f.Lapsed()] if table.question is not None and has_lapsed(table.question, at) else []
