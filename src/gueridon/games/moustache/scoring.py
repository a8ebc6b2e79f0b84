"""The end of a round: what each team's cards are worth under the law, and which team wins."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from mypy_extensions import i64

from gueridon.core.bits import count, lowest
from gueridon.games.moustache.components import ANIMALS, Cards
from gueridon.games.moustache.law import Law

BLUE_TEAM: Final = 0
"""The crown's team."""
PINK_TEAM: Final = 1
NO_TEAM: Final = -1
Team: TypeAlias = Literal["blue", "pink"]
TEAM_NAMES: Final[tuple[Team, ...]] = ("blue", "pink")


def stars_in(law: Law, pile: Cards) -> i64:
    """The stars of some cards, each counted as the law has it."""
    stars: i64 = 0
    animals = pile & ANIMALS
    while animals != 0:
        stars += law.stars[lowest(animals)]
        animals &= animals - 1
    return stars


def penalty(law: Law, pile: Cards, other_pile: Cards) -> i64:
    """The stars a team loses for having more of some cards than the other."""
    if count(pile & law.most_cards) > count(other_pile & law.most_cards):
        return law.most_loses
    return 0


def total(law: Law, pile: Cards, other_pile: Cards, took_last: bool) -> i64:
    """All the stars of a team at the end of a round."""
    stars = stars_in(law, pile) - penalty(law, pile, other_pile)
    return stars + law.last_gains if took_last else stars


def winning_team(law: Law, blue_stars: i64, pink_stars: i64) -> i64:
    if blue_stars == pink_stars:
        return BLUE_TEAM  # the crown's
    if (blue_stars > pink_stars) != law.fewer_wins:
        return BLUE_TEAM
    return PINK_TEAM
