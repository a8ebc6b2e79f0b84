"""What is said of a game's box is read from the box: on the rules page, on cards and in options."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from gueridon.core import registry
from gueridon.core.message import Argument, Message
from gueridon.core.rules_page import paragraphs
from gueridon.core.words import LANGUAGES, Words, catalogue, figures_in
from tests.corrected_box import correct
from tests.dev import ROOT

every_game = pytest.mark.parametrize("name", registry.names())

# In each game's components.py, what is printed and what an owner of another printing makes of it.
EDITS = {
    "mississippi": {
        '("long",   9,    11,    5,     98),': '("long",   8,    12,    6,     90),',
        '("short",  7,    11,    5,     76),': '("short",  5,    10,    4,     44),',
        "(1, 5, 3, 2, 6, 4)": "(1, 5, 4, 2, 6, 3)",
        "ALL_LOGS: Final = 60": "ALL_LOGS: Final = 63",
        "(3,        20),": "(3,        21),",
        "FREE_TURN:       Final = 1 ": "FREE_TURN:       Final = 2 ",
        "BACKWARD_LIMIT:  Final = 15": "BACKWARD_LIMIT:  Final = 1",
        "ROUND_LIMIT:     Final = 60": "ROUND_LIMIT:     Final = 70",
        "REACTS_AFTER_GOING_BACK: Final[bool] = True": "REACTS_AFTER_GOING_BACK: Final[bool] = False",
    },
    "misty": {
        'Card("rocket",     3,     UP),': 'Card("rocket",     4,     LEFT),',
        'Card("star",       2,     PLAIN),': 'Card("star",       5,     PLAIN),',
        '"classic",     3,     4,    6,    (TO_THE_LEFT, TO_THE_RIGHT)': '"classic", 3, 5, 5, (TO_THE_RIGHT, TO_THE_LEFT, TO_THE_RIGHT)',
        '"first_steps", 3,     3,    3,    (TO_THE_LEFT, TO_THE_RIGHT, TO_THE_LEFT)': '"first_steps", 2, 4, 8, (TO_THE_RIGHT,)',
        "LARGEST_WINDOW: Final = 12": "LARGEST_WINDOW: Final = 15",
        "CARD_POINTS:    Final = 1": "CARD_POINTS:    Final = 2",
        "FLOWER_POINTS:  Final = 2": "FLOWER_POINTS:  Final = 5",
        "PAIR_BONUS:     Final = 1": "PAIR_BONUS:     Final = 3",
        "ROUNDS_TO_WIN:  Final = 2": "ROUNDS_TO_WIN:  Final = 1",
    },
    "moustache": {
        "(0, 0, 0, 1, 1, 2, 1, 1, 0, 0, 0)": "(0, 0, 0, 1, 1, 3, 1, 1, 0, 0, 0)",
        "((3, 4, 5), (4, 5, 7), (5, 7, 9), (7, 9, 11))": "((2, 4), (4, 6), (6, 8))",
        "ROUNDS: Final = 4": "ROUNDS: Final = 3",
        "CUPS_A_ROUND: Final = 3": "CUPS_A_ROUND: Final = 2",
        "vec[i64](          [12,        10,        8,         7])": "vec[i64]([11, 10, 9, 7])",
        "vec[i64](    [3,         0,         1,         0])": "vec[i64]([2, 0, 2, 0])",
        "PASS,      0,       0,    3,": "PASS,      0,       0,    4,",
        "MOST,      BLUE,    0,    5,": "MOST,      ORANGE,  0,    1,",
        "PINK,    1,    1,": "PINK,    1,    2,",
        'LAST,      0,       0,    3,      "house", True)': 'LAST,      0,       0,    6,      "seen",  True)',
        "ZEROS,   0,    2,": "TENS,    0,    4,",
        "PRIVILEGE, TWOS,": "PRIVILEGE, THREES,",
        '"house", False),   # house': '"house", True),',
    },
    "tussie_mussie": {
        '"Camélia",         RED,    1, NO_EFFECT),': '"Camélia",         RED,    3, PER_KEEPSAKE),',
        '"Pâquerette",      WHITE,  0,': '"Pâquerette",      YELLOW, 0,',
        "ROUNDS: Final = 3": "ROUNDS: Final = 5",
        "OWN_TILES: Final = 4": "OWN_TILES: Final = 3",
        "MAX_MOVES: Final = 2": "MAX_MOVES: Final = 3",
        "TWO_IN_BOUQUET_POINTS: Final = 2": "TWO_IN_BOUQUET_POINTS: Final = 4",
        "NO_HEART_POINTS: Final = 3": "NO_HEART_POINTS: Final = 6",
        "vec[i64]([0, 1, 2])": "vec[i64]([0, 2, 3])",
        "APPRENTICE_BEFORE_POINTS: Final = 2": "APPRENTICE_BEFORE_POINTS: Final = 1",
        '"DD", ("D>U D>D", "D>D D>U"))': '"UU", ("U>D U>D",))',
    },
}  # fmt: skip

# Where that is to be read, by paragraph or message, in English and in French.
CORRECTED = {
    "mississippi": {
        "1.2": ("8 rows of 12 spaces", "8 rangées de 12 cases"),
        "1.3": ("space 11, in the first bend, touches 10, 12, 13", "la case 11, dans le premier méandre, touche 10, 12, 13"),
        "1.4": ("The start is space 6 and the goal is space 90", "Le départ est la case 6 et l’arrivée la case 90"),
        "2.1": ("1, 5, 4, 2, 6, 3, clockwise; so there lies 1 opposite 2, 5 opposite 6, 4 opposite 3", "1, 5, 4, 2, 6, 3, dans"),
        "2.2": ("if its 4 was ahead on the way right, its 3", "si son 4 était à l’avant en allant vers la droite, son 3"),
        "3.1": ("21 with 3 players, 15 with 4 players", "21 à 3 joueurs, 15 à 4 joueurs"),
        "3.2": ("all the 63 logs", "les bûches, 63 en tout"),
        "4.3": ("The first 120° are free; each further 60° costs one log. So 120° costs 0 logs and turning about 1.", "Les premiers 120°"),
        "5.5": ("by up to 1 free space;", "recule de 1 case libre au plus"),
        "5.9": ("by the 120° that are free", "des 120° gratuits"),
        "6.10": ("No reactions follow a move back", "Un recul n’entraîne pas de réactions"),
        "7.3": ("after 70 rounds", "après 70 tours de table"),
        "8.1": ("5 rows of 10, its start on space 4 and its goal on space 44", "5 rangées de 10, son départ sur la case 4 et son arrivée sur la case 44"),
        "option-board-long": ("long: 8 rows", "long : 8 rangées"),
        "option-board-short": ("short: 5 rows", "court : 5 rangées"),
        "ask-turn": ("120° are free", "120° sont gratuits"),
    },
    "misty": {
        "1.1": ("58 cards. [book] 25 have an arrow: 4 × rocket, 3 × balloon", "58 cartes. [livret] 25 ont une flèche : 4 × fusée, 3 × ballon"),
        "1.2": ("move up: balloon; these down: leaf, raindrop; these right: fire truck, scooter; these left: rocket, tractor", "montent : ballon ;"),
        "2.1": ("all 58 cards shuffled and 5 dealt", "des 58 cartes ; chacun en reçoit 5"),
        "2.4": ("until 5 cards are placed", "posé 5 cartes"),
        "2.5": ("on this side: right, left, right.", "de ce côté : droite, gauche, droite."),
        "3.4": ("3 rows of 5 or 5 rows of 3", "3 lignes de 5 ou de 5 lignes de 3"),
        "6.2": ("5 points", "5 points"),
        "6.3": ("2 points", "2 points"),
        "6.4": ("3 points more: 7 together", "3 points de plus : 7 ensemble"),
        "6.5": ("three in a row are worth 9 points, four are worth 14", "trois de suite valent 9 points, quatre en valent 14"),
        "7.1": ("to win 1 round wins", "à gagner 1 manche gagne"),
        "8.1": ("2 rows of 4, built in 1 phase of 8 cards", "2 lignes de 4, construite en 1 phase de 8 cartes"),
        "8.2": ("this side: right.", "ce côté : droite."),
        "8.3": ("3 points more, so three in a row are worth 12 points and four are worth 17", "trois de suite valent donc 12 points et quatre en valent 17"),
        "short-3": ("a flower 5 points, any other card 2, two smiles side by side 3 more", "5 points par fleur, 2 par autre carte, 3 de plus"),
        "short-4": ("win 1 round wins", "gagner 1 manche gagne"),
        "option-window-classic": ("15 panes, 3 phases of 5 cards", "15 carreaux, 3 phases de 5 cartes"),
        "option-window-first_steps": ("8 panes, 1 phase of 8 cards", "8 carreaux, 1 phase de 8 cartes"),
        "option-smiles-chains": ("12 points, four are 17", "12 points, quatre en valent 17"),
        "card-rocket-effect": ("Moves one space left.", "Avance d’une case vers la gauche."),
        "card-smile-effect": ("2 points; two side by side in a row are 7 together", "2 points ; deux côte à côte sur une ligne en valent 7"),
        "do-pick-flower": ("5 points", "5 points"),
        "end-two-rounds": ("won 1 round and the game", "gagné 1 manche, et la partie"),
    },
    "moustache": {
        "1.2": ("1 star on 3, 4, 6, 7; 3 stars on 5; all others none, which makes 28 stars in all", "3 étoiles sur 5 ; les autres aucune, soit 28 étoiles"),
        "1.4": ("2 cups [book] of different values [seen], from the first round to the last: 2, 4; 4, 6; 6, 8.", "2, 4 ; 4, 6 ; 6, 8."),
        "1.5": ("then black ones (1)", "puis des noires (1)"),
        "2.1": ("3 rounds", "3 manches"),
        "2.3": ("11 cards with 3 players, 10 cards with 4 players, 9 cards with 5 players", "11 cartes à 3 joueurs, 10 cartes à 4 joueurs, 9 cartes à 5"),
        "2.4": ("9 animals and 2 jokers", "9 animaux et 2 jokers"),
        "2.5": ("7 animals and 2 jokers at random", "7 animaux et 2 jokers au hasard"),
        "5.3": ("the round’s 2 cups", "une des 2 coupes"),
        "7.3": ("passes 4 cards", "passe 4 cartes"),
        "7.4": ("more orange cards loses 1 star;", "le plus de cartes orange perd 1 étoile ;"),
        "7.5": ("2 stars more", "2 étoiles de plus"),
        "7.7": ("gains 6 stars", "gagne 6 étoiles"),
        "7.8": ("the 10s won are worth 4 stars each", "les 10 valent 4 étoiles"),
        "8.1": ("a 3 of any colour", "un 3 de n’importe quelle couleur"),
        "9.1": ("After 3 rounds", "Après 3 manches"),
        "10.1": ("the 12 Rule cards that the printed game is known to have; `all` adds 4 of our own (Starry zeros,", "12 cartes Règle"),
        "10.2": ("Three turns the tables, Change of colour. [house]", "Le trois renverse tout, Changement de couleur. [maison]"),
        "short-4": ("After 3 rounds", "Après 3 manches"),
        "option-rule_cards-known": ("the 12 known", "les 12 connues"),
        "option-rule_cards-all": ("all 16, 4 of them", "les 16, dont 4"),
        "rule-pass_three-effect": ("4 animals", "4 animaux"),
        "rule-most_blue-effect": ("more orange cards loses 1 star at", "le plus de cartes orange en fin de manche perd 1 étoile."),
        "rule-pink_bonus-effect": ("2 stars more", "2 étoiles de plus"),
        "rule-last_trick-effect": ("6 stars", "6 étoiles"),
        "rule-starry_zeros-effect": ("10s won are worth 4 stars", "les 10 valent 4 étoiles"),
        "rule-twos_win-effect": ("A 3 wins", "Un 3 remporte"),
        "board-line-most_blue": ("more orange cards", "le plus de cartes orange"),
    },
    "tussie_mussie": {
        "1.1": ("4 yellow (Honeysuckle, Carnation, Marigold, Daisy); 2 white", "4 de couleur jaune (Chèvrefeuille, Œillet, Œillet d’Inde, Pâquerette) ; 2 de"),
        "1.2": ("There are 3 hearts on Camellia; 2 hearts on", "Il y a 3 cœurs sur Camélia ; 2 cœurs sur"),
        "2.2": ("5 rounds", "5 manches"),
        "3.7": ("3 tiles", "3 tuiles"),
        "5.2": ("6 tiles remain", "il reste 6 tuiles"),
        "5.4": ("up to 3 different tiles", "jusqu’à 3 tuiles"),
        "6.2": ("no effect: Phlox.", "pas d’effet : Phlox."),
        "6.6": ("Camellia, Gardenia: 1 point", "Camélia, Gardénia : 1 point"),
        "6.7": ("4 points", "4 points"),
        "6.9": ("6 points", "6 points"),
        "8.1": ("5 rounds of 3 turns", "5 manches de 3 tours"),
        "8.2": ("3 stay unseen", "3 d’inconnues"),
        "8.9": ("T4 – two up: both down.", "T4 – deux visibles : toutes deux cachées."),
        "8.13": ("worth 1 point on top", "vaut 1 point en plus"),
        "8.14": ("(after round 1: 2, after round 2: 3)", "(après la manche 1 : 2, après la manche 2 : 3)"),
        "short-3": ("Once you have 3 flowers", "Une fois 3 fleurs réunies"),
        "short-4": ("After 5 rounds", "Après 5 manches"),
        "tile-camellia-effect": ("+1 for each tile in your keepsakes.", "+1 par tuile de vos souvenirs."),
        "tile-peony-effect": ("+4 if", "+4 si"),
        "tile-hyacinth-effect": ("+6 if", "+6 si"),
        "tile-snapdragon-effect": ("up to 3 tiles", "jusqu’à 3 tuiles"),
        "turn-t4-effect": ("two up: both down", "deux visibles : toutes deux cachées"),
        "refuse-moved-two": ("moved 3 tiles", "déplacé 3 tuiles"),
        "draw-round": ("Round 9 of 5", "Manche 9 sur 5"),
        "draw-turn": ("turn 9 of 3", "tour 9 sur 3"),
    },
}  # fmt: skip

FILLED: dict[str, Argument] = {"number": 9, "logs": 9, "card": "game-name", "seat": 0}


def texts(game: str) -> dict[str, list[str]]:
    """What can be read at these places, in each language, with plain spaces."""
    return {at: [text(game, language, at).replace("\u00a0", " ") for language in LANGUAGES] for at in CORRECTED[game]}


def text(game: str, language: str, at: str) -> str:
    page = paragraphs(game, language)
    return page[at].text if at in page else Words(language, game).say(Message(at, FILLED))


@every_game
def test_whoever_corrects_the_box_reads_it_corrected(name: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.test_figures", name]
    env = correct(name, EDITS[name], tmp_path)
    done = subprocess.run(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, check=True)
    corrected, printed = json.loads(done.stdout), texts(name)
    for at, both in CORRECTED[name].items():
        for language, wanted in enumerate(both):
            assert wanted in corrected[at][language], at
            assert wanted not in printed[at][language], at


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_all_figures_of_the_box_and_no_others(name: str, language: str) -> None:
    named = [figures_in(registry.text(name, file)) for file in (f"words.{language}.ftl", f"rules.{language}.md")]
    assert set().union(*named) == set(registry.figures(name))
    assert not figures_in(catalogue(language, name))


@every_game
def test_both_languages_name_the_same_figures_at_the_same_places(name: str) -> None:
    english, french = (registry.text(name, f"rules.{language}.md").splitlines() for language in LANGUAGES)
    for line, other in zip_longest(english, french):
        assert figures_in(line) == figures_in(other), line
    messages, others = (by_message(registry.text(name, f"words.{language}.ftl")) for language in LANGUAGES)
    assert messages == others


def by_message(text: str) -> dict[str, set[str]]:
    """The figures that each message of a catalogue names."""
    starts = list(re.finditer(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: figures_in(text[start.start() : end]) for start, end in zip(starts, ends, strict=True)}


# Numbers that a rules page writes itself: angles, examples, what no box could change.
WRITTEN = {
    "mississippi": {"0.1": {"60", "120", "180", "2", "4"}, "1.2": {"0"}, "4.1": {"60"}, "4.3": {"60", "120"}, "5.7": {"0"}},
    "misty": {"0.1": {"7"}, "1.3": {"2", "4"}},
    "moustache": {"0.1": {"8"}, "1.1": {"0"}, "2.4": {"3"}, "2.5": {"5"}, "3.5": {"1", "2", "3", "8"}},
    "tussie_mussie": {"2.4": {"8"}, **{f"6.{number}": {"1"} for number in (1, 3, 4, 5, 6, 8, 10, 11, 12)}},
}  # fmt: skip


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_page_writes_no_number_of_the_box_itself(name: str, language: str) -> None:
    for number, text in re.findall(r"^\*\*(\S+)\*\*(.*)$", registry.text(name, f"rules.{language}.md"), re.MULTILINE):
        own = re.sub(r"\{[^{}]*\}|`[^`]*`|\b\d+\.\d+\b", "", text)
        assert set(re.findall(r"\b\d+\b", own)) <= WRITTEN[name].get(number, set()), number


if __name__ == "__main__":
    print(json.dumps(texts(sys.argv[1])))
