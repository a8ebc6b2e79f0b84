"""What Moustache's rules page and words repeat of the box."""

from __future__ import annotations

from gueridon.core.bits import lowest
from gueridon.core.message import Figure, Message
from gueridon.games.moustache.components import (
    BLACK,
    BLUE_TEAM_SIZES,
    COLOUR_NAMES,
    COLOURS,
    CUPS,
    CUPS_A_ROUND,
    FALL,
    FEWEST_PLAYERS,
    HANDS,
    JOKER_NAMES,
    JOKERS_EACH,
    LOWEST,
    MOST_PLAYERS,
    ONE_OF_EACH,
    PRIVILEGE,
    ROUNDS,
    RULE_CARDS,
    STARS,
    VALUES,
    WHITE,
    WHITE_ROUNDS,
)
from gueridon.games.moustache.sentences import kind_noun


def figures() -> dict[str, Figure]:
    return {
        "FEWEST_PLAYERS": FEWEST_PLAYERS,
        "MOST_PLAYERS": MOST_PLAYERS,
        "ROUNDS": ROUNDS,
        "WHITE_ROUNDS": WHITE_ROUNDS,
        "BLACK_ROUNDS": ROUNDS - WHITE_ROUNDS,
        "CUPS_A_ROUND": CUPS_A_ROUND,
        "CUPS": CUPS,
        **_animals(),
        **_hands(),
        **_rule_cards(),
    }


def _animals() -> dict[str, Figure]:
    starry = sorted(set(STARS) - {0})
    return {
        "ANIMALS": COLOURS * VALUES,
        "HIGHEST_VALUE": VALUES - 1,
        "COLOURS": COLOURS,
        "COLOURS_IN_ORDER": [f"animals-{colour}" for colour in COLOUR_NAMES],
        "COLOURS_REVERSED": [f"colour-{colour}" for colour in reversed(COLOUR_NAMES)],
        "STARS": [Message("stars-on", {"n": stars, "values": _values_with(stars)}) for stars in starry],
        "STARS_IN_ALL": COLOURS * sum(STARS),
    }


def _values_with(stars: int) -> list[int]:
    return [value for value in range(VALUES) if STARS[value] == stars]


def _hands() -> dict[str, Figure]:
    """What is dealt to how many; only of three and of five do the rules say more."""
    tables = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    blue, hands, jokers = (
        {players: int(sizes[row]) for row, players in enumerate(tables)}
        for sizes in (BLUE_TEAM_SIZES, HANDS, JOKERS_EACH)
    )
    return {
        "TEAMS": [Message("teams-of", {"blue": blue[players], "pink": players - blue[players]}) for players in tables],
        "BLUE_CARDS": max(blue.values()),
        "PINK_CARDS": max(players - blue[players] for players in tables),
        "HANDS": [Message("hand-with", {"n": hands[players], "players": players}) for players in tables],
        "JOKERS": [f"joker-{name}" for name in JOKER_NAMES],
        "JOKER_COUNT": len(JOKER_NAMES),
        "PLAYERS_WITH_JOKERS": [players for players in tables if jokers[players]],
        "ANIMALS_OF_THREE": hands[3] - jokers[3],
        "JOKERS_OF_THREE": jokers[3],
        "BLUE_TEAM_OF_FIVE": blue[5],
        "ANIMALS_OF_FIVE": hands[5] - jokers[5],
        "JOKERS_OF_FIVE": jokers[5],
    }


def _rule_cards() -> dict[str, Figure]:
    """How many there are, and the number and the cards that each of them speaks of."""
    figures: dict[str, Figure] = {
        "RULE_CARDS": len(RULE_CARDS),
        "WHITE_CARDS": sum(rule.deck == WHITE for rule in RULE_CARDS),
        "BLACK_CARDS": sum(rule.deck == BLACK for rule in RULE_CARDS),
        "KNOWN_CARDS": sum(rule.source != "house" for rule in RULE_CARDS),
        "OUR_CARDS": [f"rule-{rule.name}" for rule in RULE_CARDS if rule.source == "house"],
        "OUR_CARD_COUNT": sum(rule.source == "house" for rule in RULE_CARDS),
        "TRICKIER_CARDS": [f"rule-{rule.name}" for rule in RULE_CARDS if not rule.in_first_game],
    }
    for rule in RULE_CARDS:
        name = rule.name.upper()
        if rule.amendment in (PRIVILEGE, LOWEST, FALL):
            value = int(lowest(rule.cards))
            assert rule.cards == ONE_OF_EACH << value, "these cards speak of a value"
            figures[f"{name}_VALUE"] = value
        elif rule.cards:
            figures[f"{name}_KIND"] = kind_noun(rule.cards)
        if rule.number:
            figures[name] = rule.number
    return figures
