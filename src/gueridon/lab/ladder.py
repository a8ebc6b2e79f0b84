"""Measures levels of bots against each other: equal deals from every side, and intervals over independent deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from gueridon.bots import registry as bots
from gueridon.bots.bot import Bot
from gueridon.bots.thinker import Budget
from gueridon.core import registry
from gueridon.core.game import Game
from gueridon.core.tally import WIN, Ratio
from gueridon.lab import fingerprint
from gueridon.lab.crew import Crew
from gueridon.lab.deals import Deals, bot_seed
from gueridon.lab.playing import check_games, play
from gueridon.lab.sides import Sides, check_levels, count_sides
from gueridon.lab.statistics import CAUTIOUS, Estimate, ratio_mean, share_of
from gueridon.lab.thinking import budget

ORDER: Final = ("random", "newcomer", "greedy", "regular", "expert")
"""From weak to strong; neighbours are measured against each other."""
ALSO: Final = ("expert", "greedy")
"""The pairing beyond neighbours that the usual ladder shows."""
QUICK: Final = ("random", "newcomer", "greedy")
DEALS_PER_TASK: Final = 8
FEWEST_DEALS: Final = 25
"""Nothing is decided early on fewer. Later looks are taken when the number has doubled."""


@dataclass(frozen=True, order=True)
class Pairing:
    """One level against another; alone at the table there is no other."""

    level: str
    other: str = ""


@dataclass(frozen=True)
class Setting:
    """Everything that has to be equal for results to be comparable."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    seed: int = 0
    simulations: int | None = None
    seconds: float | None = None

    @property
    def think(self) -> Budget:
        return budget(self.game, self.simulations, self.seconds)


@dataclass(frozen=True)
class Task:
    """Some deals of one pairing, each played from every side; doing one twice gives the same."""

    setting: Setting
    pairing: Pairing
    sides: int
    deals: tuple[int, ...]
    engine: str


@dataclass(frozen=True)
class Unit:
    """One deal with all its games: what the level won, in parts of WIN, and how many games or stages were counted."""

    won: int
    counted: int


@dataclass(frozen=True)
class Done:
    pairing: Pairing
    units: Mapping[int, Unit]
    """By deal number."""


@dataclass
class Ladder:
    """The results so far."""

    setting: Setting
    sides: int
    units: dict[Pairing, dict[int, Unit]] = field(default_factory=dict)

    @property
    def in_teams(self) -> bool:
        return 1 < self.sides < self.setting.players

    @property
    def fair_share(self) -> float | None:
        return None if self.sides == 1 else 1 / self.sides

    def add(self, done: Done) -> None:
        self.units.setdefault(done.pairing, {}).update(done.units)

    def ratio(self, pairing: Pairing, deals: Iterable[int]) -> Ratio:
        ratio, units = Ratio(), self.units.get(pairing, {})
        for deal in deals:
            if deal in units:
                ratio.add(units[deal].won, WIN * units[deal].counted)
        return ratio

    def standing(self, pairing: Pairing, deals: int) -> Standing | None:
        """What the first so many deals say; nothing before the first of them is played."""
        ratio = self.ratio(pairing, range(deals))
        if ratio.units == 0:
            return None
        counted = ratio.whole // WIN
        return Standing(pairing, ratio.units, ratio.units * self.sides, counted, share_of(ratio, results=counted))

    def is_decided(self, pairing: Pairing, deals: int) -> bool:
        """Whether the first so many deals leave no doubt, even to somebody who has looked several times."""
        ratio = self.ratio(pairing, range(deals))
        if self.fair_share is None or ratio.units < max(FEWEST_DEALS, deals):
            return False
        return share_of(ratio, results=ratio.whole // WIN, z=CAUTIOUS).is_clear_of(self.fair_share)

    def gain(self, pairing: Pairing, over: Pairing) -> Estimate | None:
        """How much more of the same deals one wins than the other; for players alone at the table."""
        mine, theirs = self.units.get(pairing, {}), self.units.get(over, {})
        difference = Ratio()
        for deal in mine.keys() & theirs.keys():
            difference.add(mine[deal].won - theirs[deal].won, WIN)
        return ratio_mean(difference) if difference.units > 0 else None


@dataclass(frozen=True)
class Standing:
    pairing: Pairing
    deals: int
    games: int
    counted: int
    """Games, or in a game with teams the stages of all games."""
    share: Estimate


# --- planning ---------------------------------------------------------------------------------------------------------


def prepare(setting: Setting) -> Ladder:
    """An empty ladder, once everything asked for has been checked."""
    game, options = registry.game(setting.game), dict(setting.options)
    registry.check_seats(game, setting.players)
    registry.check_options(game, setting.players, options)
    budget(setting.game, setting.simulations, setting.seconds)
    return Ladder(setting, count_sides(game, setting.players, options))


def pairings(players: int, levels: Sequence[str] | None, pairs: Sequence[Pairing]) -> tuple[Pairing, ...]:
    """Neighbours of the levels, and the pairs that were asked for; without a word, the usual ladder."""
    check_levels([*(levels or ()), *(name for pair in pairs for name in (pair.level, pair.other))], bots.NAMES)
    usual = levels is None and not pairs
    climbed = ORDER if usual else tuple(levels or ())
    if players == 1:
        return tuple(Pairing(level) for level in climbed)
    neighbours = [Pairing(level, other) for other, level in pairwise(climbed)]
    chosen = [Pairing(*ALSO)] if usual else list(pairs)
    return tuple(dict.fromkeys([*neighbours, *chosen]))


def deals_for(games: int, sides: int) -> int:
    """Whole deals, each played from every side, that make at least so many games."""
    check_games(games)
    return -(-games // sides)


def looks(deals: int) -> list[int]:
    """After how many deals to look whether a pairing is decided; the last look is at the end."""
    numbers = []
    look = FEWEST_DEALS
    while look < deals:
        numbers.append(look)
        look *= 2
    return [*numbers, deals]


# --- running ----------------------------------------------------------------------------------------------------------


def climb(
    ladder: Ladder,
    crew: Crew,
    wanted: Sequence[Pairing],
    deals: int,
    *,
    decide: bool = False,
    keep: Callable[[Done], None] | None = None,
) -> Iterator[int]:
    """Play what is missing; tells after each piece of work how many deals it added. `keep` is told each result."""
    for look in looks(deals) if decide else [deals]:
        open_still = [pairing for pairing in wanted if not decide or not _settled(ladder, pairing, look)]
        for done in crew.each_done(carry_out, list(_tasks(ladder, open_still, look))):
            if keep is not None:
                keep(done)
            ladder.add(done)
            yield len(done.units)


def _settled(ladder: Ladder, pairing: Pairing, look: int) -> bool:
    """Whether an earlier look has decided it."""
    return any(ladder.is_decided(pairing, earlier) for earlier in looks(look)[:-1])


def deals_looked_at(ladder: Ladder, pairing: Pairing, deals: int, *, decide: bool) -> int:
    """The deals that count: all of them, or those up to the look that decided."""
    if decide:
        for look in looks(deals):
            if ladder.is_decided(pairing, look):
                return look
    return deals


def _tasks(ladder: Ladder, wanted: Sequence[Pairing], deals: int) -> Iterator[Task]:
    engine = fingerprint.of_game(ladder.setting.game)
    for pairing in wanted:
        missing = [deal for deal in range(deals) if deal not in ladder.units.get(pairing, {})]
        size = DEALS_PER_TASK if {pairing.level, pairing.other} <= {*QUICK, ""} else 1
        for first in range(0, len(missing), size):
            yield Task(ladder.setting, pairing, ladder.sides, tuple(missing[first : first + size]), engine)


def carry_out(task: Task) -> Done:
    fingerprint.check(task.setting.game, task.engine)
    return Done(task.pairing, {deal: play_deal(task, deal) for deal in task.deals})


def play_deal(task: Task, deal: int) -> Unit:
    """One deal from every side."""
    game = registry.game(task.setting.game)
    games = [_play_from(game, task, deal, place) for place in range(task.sides)]
    return Unit(sum(unit.won for unit in games), sum(unit.counted for unit in games))


def _play_from(game: Game, task: Task, deal: int, place: int) -> Unit:
    setting = task.setting
    one = _bots(game, task, task.pairing.level, deal)
    others = _bots(game, task, task.pairing.other or task.pairing.level, deal)
    sides = Sides(game, one, others, place, in_teams=1 < task.sides < setting.players)
    state = game.start(setting.players, dict(setting.options))
    sides.finish(play(game, state, Deals(setting.seed, deal), sides.chair, sides))
    return Unit(sides.won, sides.counted)


def _bots(game: Game, task: Task, level: str, deal: int) -> list[Bot]:
    setting = task.setting
    return [
        bots.make(level, game, bot_seed(setting.seed, deal, seat), think=setting.think)
        for seat in range(setting.players)
    ]
