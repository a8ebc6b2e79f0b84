"""What a player may ask without doing anything: why not, what if, what would a bot do.

Everything here is made from the asker's view, so that no answer can tell more than the asker knows.
"""

from __future__ import annotations

from msgspec import Raw

from gueridon.bots.registry import LEVELS
from gueridon.core.bits import has
from gueridon.core.game import CHANCE
from gueridon.core.match import Match
from gueridon.core.rng import Rng
from gueridon.core.telling import in_words, said
from gueridon.server import messages as m
from gueridon.server.errors import Denied, not_yours
from gueridon.server.session.shown import ShownPreview, encode
from gueridon.server.table.decisions import check_action
from gueridon.server.table.table import Table
from gueridon.server.thinking.bot_worker import Task
from gueridon.server.thinking.bots import BotPool

NOT_YET = ShownPreview(Raw(b"null"), [])


def why(table: Table, seat: int, action: str) -> m.Why:
    """Which rule forbids an action, or what touching a place of the board would be; nothing when it is allowed."""
    match = match_of(table)
    refusal = match.why_not(seat, match.game.meant(match.view_of(seat), action))
    if refusal is None:
        return m.Why()
    return m.Why(said(refusal.message), table.laid.game, refusal.paragraph)


def preview(table: Table, seat: int, action: str) -> ShownPreview:
    """What a legal action leads to; nothing where it would show something hidden, or where chance follows."""
    match = match_of(table)
    check_action(table, seat, action)
    game, before = match.game, match.view_of(seat)
    # Played in a world that the player could imagine: whatever is hidden from them cannot change the answer.
    state, code = game.imagine(before, Rng(1)), game.parse(action)
    if state.reveals(seat, code):
        return NOT_YET
    state.play(seat, code)
    if has(state.to_act(), CHANCE):
        return NOT_YET
    after = game.view(state, seat)
    return ShownPreview(Raw(encode(after.data())), in_words(game, game.events(before, after)))


async def hint(table: Table, seat: int, bots: BotPool) -> m.Hint:
    """What an expert would do in this place, and how sure it is."""
    match = match_of(table)
    if not table.may_hint():
        raise not_yours("error-server-no-hints")
    if seat not in match.to_act():
        raise Denied("refuse-not-your-turn")
    answer = await bots.weigh(table.seats[seat].identity or "", Task(LEVELS[-1], match.record(), table.secret, seat))
    return m.Hint(answer.action, answer.confidence, answer.chance, answer.doubt)


def match_of(table: Table) -> Match:
    if table.match is None:
        raise Denied("error-server-not-started")
    return table.match
