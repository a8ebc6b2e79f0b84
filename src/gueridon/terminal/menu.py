"""Asks what to play when the command line does not say: numbered questions, Enter for the usual answer."""

from __future__ import annotations

from collections.abc import Sequence

from gueridon.bots.registry import LEVELS
from gueridon.core import registry
from gueridon.core.game import Game, Option
from gueridon.core.message import Message
from gueridon.core.words import Words
from gueridon.terminal.choices import numbered
from gueridon.terminal.orders import Left, wants_to_leave
from gueridon.terminal.screen import Screen
from gueridon.terminal.seats import USUAL_BOT


def ask_game(screen: Screen, language: str) -> str:
    names = registry.names()
    shelf = [Words(language, name) for name in names]
    answers = [(words.noun("game-name"), words.noun("game-tagline")) for words in shelf]
    return names[_pick(screen, Words(language), "terminal-which-game", answers, usual=0)]


def ask_players(screen: Screen, game: Game, words: Words) -> int:
    """How many sit at the table; not asked when there is only one answer."""
    players = list(game.players)
    usual = usual_players(game)
    while len(players) > 1:
        question = Message("terminal-how-many", {"fewest": players[0], "most": players[-1], "usual": usual})
        typed = _asked(screen, words.say(question)) or str(usual)
        if typed.isdigit() and int(typed) in players:
            return int(typed)
        screen.say(words.say(Message("terminal-not-an-answer", {"quoted": typed})), "red")
    return usual


def ask_level(screen: Screen, words: Words) -> str:
    """How strong the bots are that fill the table."""
    answers = [(words.noun(f"bot-{level}"), words.noun(f"bot-{level}-about")) for level in LEVELS]
    return LEVELS[_pick(screen, words, "terminal-which-level", answers, usual=LEVELS.index(USUAL_BOT))]


def ask_options(screen: Screen, game: Game, players: int, words: Words) -> dict[str, str]:
    """The options that matter for this number of players, if anybody wants to change them."""
    open_options = options_for(game, players)
    if not open_options:
        return {}
    for option in open_options:
        screen.say("  " + _option_line(option, words))
    if _asked(screen, words.noun("terminal-change-options")).casefold() not in ("o", "y", "yes", "oui"):
        return {}
    return {option.name: _ask_option(screen, option, words) for option in open_options}


def _option_line(option: Option, words: Words) -> str:
    asked, usual = (
        words.noun(f"option-{option.name}"),
        choice_words(words, option, usual_choice(option, words.language)),
    )
    return words.say(Message("terminal-option-is", {"option_quoted": asked, "choice_quoted": usual}))


def _ask_option(screen: Screen, option: Option, words: Words) -> str:
    answers = [(choice, choice_words(words, option, choice)) for choice in option.choices]
    usual = option.choices.index(usual_choice(option, words.language))
    return option.choices[_pick(screen, words, f"option-{option.name}", answers, usual)]


def options_for(game: Game, players: int) -> list[Option]:
    return [option for option in game.options if not option.players or players in option.players]


def usual_choice(option: Option, language: str) -> str:
    """The default; but the names printed in a game are in the language of the table, if they can be."""
    return language if option.name == "names" and language in option.choices else option.default


def choice_words(words: Words, option: Option, choice: str) -> str:
    return words.noun(f"option-{option.name}-{choice}")


def usual_players(game: Game) -> int:
    return 2 if 2 in game.players else game.players[0]


def _asked(screen: Screen, prompt: str) -> str:
    typed = screen.ask(prompt)
    if wants_to_leave(typed):
        raise Left
    return typed


def _pick(screen: Screen, words: Words, question: str, answers: Sequence[tuple[str, str]], usual: int) -> int:
    """The index of the answer that was chosen by its number; an answer is a name and what it means."""
    screen.say(words.noun(question), "bold")
    screen.show(numbered([(str(number), *answer) for number, answer in enumerate(answers, start=1)]))
    while True:
        prompt = words.say(Message("terminal-pick", {"last": len(answers), "usual": usual + 1}))
        typed = _asked(screen, prompt) or str(usual + 1)
        if typed.isdigit() and 1 <= int(typed) <= len(answers):
            return int(typed) - 1
        screen.say(words.say(Message("terminal-not-an-answer", {"quoted": typed})), "red")
