"""The figures that every game gets: seats, scores, margins, length, choices."""

from __future__ import annotations

from collections.abc import Sequence

from gueridon.core.balance import ByPlayers, Counted, Course, Distribution, Figure, Rates, Row, players_label
from gueridon.core.message import Message
from gueridon.core.tally import Ratio, Tally
from gueridon.lab.balance import STRETCHES


def usual_figures(counted: Sequence[Counted]) -> list[Figure]:
    together = ByPlayers.of(counted)
    several = together.sizes(fewest=2)
    figures: list[Figure] = [_seats(together, several)] if several else []
    figures += [_shared(together, several)] if several else []
    figures.append(_distribution("score", together, together.sizes()))
    figures += [_distribution("margin", together, several)] if several else []
    figures.append(_distribution("length", together, together.sizes()))
    return [*figures, _choices(together), _distribution("branching", together, together.sizes())]


def _seats(together: ByPlayers, sizes: Sequence[int]) -> Rates:
    rows = [
        Row(
            Message("lab-seat-of", {"number": seat + 1, "players": players}),
            (together.tallies[players].ratio(f"seat/{seat}"),),
            1 / players,
        )
        for players in sizes
        for seat in range(players)
    ]
    return Rates(Message("lab-figure-seats"), Message("lab-figure-seats-about"), tuple(rows))


def _shared(together: ByPlayers, sizes: Sequence[int]) -> Rates:
    rows = [Row(players_label(players), (together.tallies[players].ratio("shared"),)) for players in sizes]
    return Rates(Message("lab-figure-shared"), Message("lab-figure-shared-about"), tuple(rows))


def _distribution(name: str, together: ByPlayers, sizes: Sequence[int]) -> Distribution:
    series = tuple((players_label(players), together.tallies[players].histogram(name)) for players in sizes)
    code = f"lab-figure-{name}"
    return Distribution(Message(code), Message(f"{code}-about"), Message(f"{code}-axis"), series)


def _choices(together: ByPlayers) -> Course:
    series = tuple((players_label(players), _stretches(together.tallies[players])) for players in together.sizes())
    code = "lab-figure-choices"
    return Course(Message(code), Message(f"{code}-about"), Message(f"{code}-axis"), series)


def _stretches(tally: Tally) -> tuple[Ratio, ...]:
    return tuple(tally.ratio(f"choices/{stretch}") for stretch in range(STRETCHES))
