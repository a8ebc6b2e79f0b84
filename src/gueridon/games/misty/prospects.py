"""What the rounds played so far are worth: the chance to win the game, if all play on equally well."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count, first, has
from gueridon.games.misty.components import ROUNDS_TO_WIN
from gueridon.games.misty.state import total, wins

# How often a round is won by one alone, by two together, ... for each number of players: counted in 3000 rounds of the
# policy against itself, half of them with small windows, which make no difference.
_SHARED: Final = (
    (1.0,),
    (1.0,),
    (0.78, 0.22),
    (0.70, 0.245, 0.055),
    (0.665, 0.255, 0.07, 0.01),
)


def chance_to_win(points: vec[i64], seats: i64, seat: i64) -> float:
    """From the points of all rounds that are over; what several win together is shared."""
    ahead: i64 = 0
    for other in range(seats):
        won = wins(points, seats, other)
        if won >= ROUNDS_TO_WIN:
            return _share(_leaders(points, seats, first(seats)), seat)
        ahead |= won << other
    return _chance_between_rounds(points, seats, seat, ahead)


def points_ahead(points: vec[i64], seats: i64, seat: i64) -> i64:
    """How far a seat is ahead of the best of the others in the last round."""
    start = len(points) - seats
    best: i64 = 0
    for other in range(seats):
        if other != seat:
            best = max(best, points[start + other])
    return points[start + seat] - best


def winners_of(points: vec[i64], seats: i64, played: i64) -> i64:
    """Those who won a round that is over, as bits; rounds count from 0."""
    start = played * seats
    if start >= len(points):
        return 0
    most: i64 = -1
    winners: i64 = 0
    for seat in range(seats):
        if points[start + seat] > most:
            most = points[start + seat]
            winners = 0
        if points[start + seat] == most:
            winners |= bit(seat)
    return winners


def _share(winners: i64, seat: i64) -> float:
    return 1.0 / float(count(winners)) if has(winners, seat) else 0.0


def _leaders(points: vec[i64], seats: i64, among: i64) -> i64:
    """Those with the most rounds won and, of them, the most points."""
    best: i64 = -1
    leaders: i64 = 0
    for seat in range(seats):
        if has(among, seat):
            rank = 1000 * wins(points, seats, seat) + total(points, seats, seat)
            if rank > best:
                best = rank
                leaders = 0
            if rank == best:
                leaders |= bit(seat)
    return leaders


def _chance_between_rounds(points: vec[i64], seats: i64, seat: i64, ahead: i64) -> float:
    """`ahead` holds those who need only one more round; who of them win it together are told apart by points."""
    chance = 0.0
    for winners in range(1, bit(seats)):
        likely = _SHARED_ROUND[seats][count(winners)]
        if winners & ahead != 0:
            chance += likely * _share(_leaders(points, seats, winners & ahead), seat)
        else:
            chance += likely * _LATER[seats][ahead | winners][seat]
    return chance


def _shared_round(seats: int) -> list[float]:
    """The chance that a round is won by a certain set of so many players."""
    sizes = [0] * (seats + 1)
    for winners in range(1, 2**seats):
        sizes[winners.bit_count()] += 1
    return [0.0] + [_SHARED[seats][size - 1] / sizes[size] for size in range(1, seats + 1)]


def _later(seats: int) -> list[list[float]]:
    """For every set of those who need only one more round: each seat's chance, whatever the points."""
    table: list[list[float]] = [[] for _ in range(2**seats)]
    for ahead in sorted(range(2**seats), key=lambda players: -players.bit_count()):
        chances = [0.0] * seats
        for winners in range(1, 2**seats):
            likely = _SHARED_ROUND[seats][winners.bit_count()]
            done = winners & ahead
            for seat in range(seats):
                if done == 0:
                    chances[seat] += likely * table[ahead | winners][seat]
                elif done >> seat & 1:
                    chances[seat] += likely / done.bit_count()
        table[ahead] = chances
    return table


_SHARED_ROUND: Final = [_shared_round(seats) if seats > 1 else [] for seats in range(len(_SHARED))]
_LATER: Final = [_later(seats) if seats > 1 else [] for seats in range(len(_SHARED))]
