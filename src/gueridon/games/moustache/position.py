"""A game drawn as text, a fact a line; what is not said is empty.

seats 5
rules pass_three equals_out     the row so far, as long as the round is; with a line `round` it may be shorter, and it
                                may hold any Rule cards, so that a single one can be studied
teams crown pink blue pink pink
hand 1 g3 p4 unicorn            a hand for every seat
lead 2                          who leads the trick; the crown if nothing is said
trick p2 p8                     the cards on the table, from the leader on
taken blue g1 b4                what a team has won
thrown o5 g5
void 3 pink                     colours a player has shown not to hold
passing                         the players are choosing cards to pass
passed 1 g3 g4                  what a player has chosen
cups 2 4 -                      cups won, round by round
rule_cards all                  options, as at a table
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from gueridon.core.bits import bit, count
from gueridon.core.message import Argument, PositionError
from gueridon.games.moustache.board import (
    NOBODY,
    PASSING,
    TRICK,
    a_play,
    card_played,
    cards_in_use,
    hand_size,
    jokers_each,
    player_of,
    rule_cards_of,
    void_bit,
)
from gueridon.games.moustache.components import (
    ANIMALS,
    BLACK,
    BLUE_TEAM_SIZES,
    COLOUR,
    COLOUR_NAMES,
    CUPS,
    FEWEST_PLAYERS,
    JOKERS,
    MOST_PLAYERS,
    ROUNDS,
    TEAM_CARDS,
    WHITE,
    WHITE_ROUNDS,
    Cards,
    card_names,
    rule_card_named,
)
from gueridon.games.moustache.law import NO_COLOUR, demanded_after, folded
from gueridon.games.moustache.refusals import card_noun
from gueridon.games.moustache.rules import MoustacheState, new_game

Lines: TypeAlias = "list[tuple[int, list[str]]]"
_CARDS: Final = {name: card for card, name in enumerate(card_names())}


def position(description: str) -> MoustacheState:
    """The state that a description draws; PositionError says what is wrong with it."""
    lines = _split(description)
    state = new_game(_seats(lines), _pool(lines))
    state.deck = cards_in_use(state.seats)
    state.phase = TRICK
    for word, read in _READERS.items():
        for line, words in lines:
            if words[0] == word:
                read(state, line, words[1:])
    _check(state)
    return state


def _wrong(problem: str, **arguments: Argument) -> PositionError:
    return PositionError(f"error-position-{problem}", game="moustache", **arguments)


def _split(description: str) -> Lines:
    lines = [(number, text.split()) for number, text in enumerate(description.splitlines(), start=1) if text.strip()]
    seen: set[str] = set()
    for line, words in lines:
        if words[0] not in _READERS:
            raise _wrong("word", line=line, quoted=words[0], words_quoted=", ".join(_READERS))
        head = " ".join(words[:2]) if words[0] in _REPEATED else words[0]
        if head in seen:
            raise _wrong("twice", line=line, quoted=head)
        seen.add(head)
    return lines


def _seats(lines: Lines) -> int:
    for line, words in lines:
        if words[0] == "seats":
            if len(words) == 2 and words[1] in map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)):
                return int(words[1])
            raise _wrong("seats", line=line, quoted=" ".join(words[1:]))
    raise _wrong("no-seats")


def _pool(lines: Lines) -> int:
    from gueridon.games.moustache.game import OPTIONS, pool_of

    chosen = {option.name: option.default for option in OPTIONS}
    choices = {option.name: option.choices for option in OPTIONS}
    for line, words in lines:
        if words[0] in chosen:
            if len(words) != 2 or words[1] not in choices[words[0]]:
                raise _wrong("option", line=line, quoted=" ".join(words[1:]))
            chosen[words[0]] = words[1]
    return pool_of(chosen)


# --- one line each ------------------------------------------------------------------------------------------------------


def _read_nothing(state: MoustacheState, line: int, words: list[str]) -> None:
    """For what is read before all others: it makes the blank state."""


def _read_rules(state: MoustacheState, line: int, words: list[str]) -> None:
    row = vec[i64]([])
    for name in words:
        card = rule_card_named(name)
        if card < 0 or words.count(name) > 1 or len(words) > ROUNDS:
            raise _wrong("rule", line=line, quoted=name)
        row = append(row, card)
    state.law = folded(row)
    state.round = max(0, len(words) - 1)


def _read_round(state: MoustacheState, line: int, words: list[str]) -> None:
    state.round = _number(words, line, 1, ROUNDS) - 1


def _read_teams(state: MoustacheState, line: int, words: list[str]) -> None:
    blues = BLUE_TEAM_SIZES[state.seats - FEWEST_PLAYERS]
    fits = len(words) == state.seats and set(words) <= set(TEAM_CARDS) and words.count("crown") == 1
    if not fits or words.count("pink") != state.seats - blues:
        raise _wrong("teams", line=line, seats=int(state.seats))
    for seat, word in enumerate(words):
        if word == "pink":
            state.pink |= bit(seat)
        else:
            state.blue |= bit(seat)
    state.crown = words.index("crown")
    state.leader = state.crown
    state.turn = state.crown


def _read_hand(state: MoustacheState, line: int, words: list[str]) -> None:
    state.hands[_seat(state, words[:1], line)] = _take(state, line, words[1:])


def _read_lead(state: MoustacheState, line: int, words: list[str]) -> None:
    state.leader = _seat(state, words, line)
    state.turn = state.leader


def _read_trick(state: MoustacheState, line: int, words: list[str]) -> None:
    if len(words) >= state.seats:
        raise _wrong("trick", line=line)
    for word in words:
        card = _take(state, line, [word])
        state.table |= card
        state.plays[state.play_count] = a_play(state.turn, _CARDS[word])
        state.play_count += 1
        if state.demanded != NO_COLOUR and card & ANIMALS & ~COLOUR[state.demanded]:
            state.voids |= void_bit(state.turn, state.demanded)
        state.demanded = demanded_after(state.law, state.demanded, _CARDS[word])
        state.turn = state.left_of(state.turn)


def _read_taken(state: MoustacheState, line: int, words: list[str]) -> None:
    cards = _take(state, line, words[1:])
    if words[:1] == ["blue"]:
        state.blue_pile = cards
    elif words[:1] == ["pink"]:
        state.pink_pile = cards
    else:
        raise _wrong("option", line=line, quoted=" ".join(words[:1]))


def _read_thrown(state: MoustacheState, line: int, words: list[str]) -> None:
    state.thrown = _take(state, line, words)


def _read_void(state: MoustacheState, line: int, words: list[str]) -> None:
    seat = _seat(state, words[:1], line)
    for word in words[1:]:
        if word not in COLOUR_NAMES:
            raise _wrong("colour", line=line, quoted=word)
        state.voids |= void_bit(seat, COLOUR_NAMES.index(word))


def _read_passing(state: MoustacheState, line: int, words: list[str]) -> None:
    if words or state.law.passes == 0:
        raise _wrong("passing", line=line)
    state.phase = PASSING


def _read_passed(state: MoustacheState, line: int, words: list[str]) -> None:
    seat = _seat(state, words[:1], line)
    cards = _cards(state, line, words[1:])
    holder = seat if state.phase == PASSING else state.left_of(seat)
    if count(cards) > state.law.passes or cards & ~ANIMALS or cards & ~state.hands[holder]:
        raise _wrong("passes", line=line, most=int(state.law.passes))
    passed = state.passed[:]
    passed[seat] = cards
    state.passed = passed


def _read_cups(state: MoustacheState, line: int, words: list[str]) -> None:
    seat = _seat(state, words[:1], line)
    cups = state.cups[:]
    for number, word in enumerate(words[1:]):
        drawn = list(cups[number * state.seats : (number + 1) * state.seats])
        if word == "-":
            continue
        if number >= state.round or word not in map(str, CUPS[number]) or int(word) in drawn:
            raise _wrong("cup", line=line, quoted=word)
        cups[number * state.seats + seat] = int(word)
    state.cups = cups


_READERS: Final[dict[str, Callable[[MoustacheState, int, list[str]], None]]] = {
    "seats": _read_nothing,
    "rule_cards": _read_nothing,
    "first_game": _read_nothing,
    "rules": _read_rules,
    "round": _read_round,
    "teams": _read_teams,
    "hand": _read_hand,
    "lead": _read_lead,
    "trick": _read_trick,
    "taken": _read_taken,
    "thrown": _read_thrown,
    "void": _read_void,
    "passing": _read_passing,
    "passed": _read_passed,
    "cups": _read_cups,
}
"""In the order in which lines are read, whatever the order they are written in."""
_REPEATED: Final = ("hand", "taken", "void", "passed", "cups")


# --- words --------------------------------------------------------------------------------------------------------------


def _number(words: list[str], line: int, least: int, most: int) -> int:
    if len(words) != 1 or words[0] not in map(str, range(least, most + 1)):
        raise _wrong("number", line=line, quoted=" ".join(words), least=least, most=most)
    return int(words[0])


def _seat(state: MoustacheState, words: list[str], line: int) -> int:
    if len(words) != 1 or words[0] not in map(str, range(1, state.seats + 1)):
        raise _wrong("seat", line=line, quoted=" ".join(words))
    return int(words[0]) - 1


def _cards(state: MoustacheState, line: int, words: list[str]) -> Cards:
    cards: Cards = 0
    for word in words:
        if word not in _CARDS or not bit(_CARDS[word]) & cards_in_use(state.seats):
            raise _wrong("card", line=line, quoted=word)
        cards |= bit(_CARDS[word])
    return cards


def _take(state: MoustacheState, line: int, words: list[str]) -> Cards:
    """Cards that lie nowhere else yet, taken from those that would be set aside."""
    for word in words:
        card = _cards(state, line, [word])
        if not card & state.deck:
            raise _wrong("card-twice", line=line, card=card_noun(_CARDS[word]))
        state.deck &= ~card
    return _cards(state, line, words)


# --- the whole ----------------------------------------------------------------------------------------------------------


def _check(state: MoustacheState) -> None:
    """What no line alone can tell: the cards fit the seats, and the game can go on to its end."""
    if state.crown == NOBODY:
        raise _wrong("no-teams")
    _check_row(state)
    for seat, hand in enumerate(state.hands):
        _check_hand(state, seat, hand)
        _check_voids(state, seat, hand)
    if state.hands[state.turn] == 0:
        raise _wrong("empty")
    if state.phase == PASSING:
        _check_passing(state)
    if jokers_each(state.seats) == count(JOKERS):
        state.thrown |= state.deck & JOKERS  # with three players none is ever set aside: it has been played
        state.deck &= ~JOKERS


def _check_row(state: MoustacheState) -> None:
    """No longer than the rounds begun, and a Rule card is left for every round to come."""
    number = int(state.round) + 1
    if len(state.law.row) > number:
        raise _wrong("round", round=number, cards=len(state.law.row))
    for deck, first, last in ((WHITE, number, WHITE_ROUNDS), (BLACK, max(number, WHITE_ROUNDS), ROUNDS)):
        left = int(count(state.not_revealed() & rule_cards_of(deck)))
        if left < last - first:
            raise _wrong("no-rule", round=first + left + 1)


def _check_hand(state: MoustacheState, seat: int, hand: Cards) -> None:
    played: Cards = 0
    for play in state.plays[: state.play_count]:
        if player_of(play) == seat:
            played |= bit(card_played(play))
    most = jokers_each(state.seats) if state.blue & bit(seat) else 0
    if count((hand | played) & JOKERS) > most:
        raise _wrong("jokers", most=int(jokers_each(state.seats)))
    size = count(state.hands[state.turn]) - count(played)
    if count(hand) != size or size > hand_size(state.seats):
        raise _wrong("hands")


def _check_voids(state: MoustacheState, seat: int, hand: Cards) -> None:
    for colour, name in enumerate(COLOUR_NAMES):
        if state.voids & void_bit(seat, colour) and hand & COLOUR[colour]:
            raise _wrong("void", number=seat + 1, colour=f"colour-{name}")


def _check_passing(state: MoustacheState) -> None:
    """Nothing has been played yet, everybody can pass enough animals, and somebody still has to choose."""
    if state.table | state.blue_pile | state.pink_pile | state.thrown | state.voids:
        raise _wrong("passing-begun")
    if any(count(hand & ANIMALS) < state.law.passes for hand in state.hands):
        raise _wrong("passing-few", least=int(state.law.passes))
    if state.to_act() == 0:
        raise _wrong("passing-done", most=int(state.law.passes))
