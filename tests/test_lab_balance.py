"""The survey of a game: what is counted, by hand in games that are kept; and the page that shows it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import gueridon
from gueridon.core import registry
from gueridon.core.balance import Balance, Counted, Course, Distribution, Figure, Rates, Row, Table, Watcher
from gueridon.core.game import State
from gueridon.core.message import Message
from gueridon.core.record import parse_record
from gueridon.core.tally import WIN, Ratio, Tally
from gueridon.core.words import Words
from gueridon.lab import balance
from gueridon.lab.balance import Setting, Survey
from gueridon.lab.crew import Crew, ThisProcess, crew
from gueridon.lab.drawing import bin_width, binned
from gueridon.lab.findings import findings
from gueridon.lab.report import quantile, report
from gueridon.lab.usual_figures import usual_figures
from tests.at_terminal import quickest, run
from tests.tables import needs

ROOT = Path(gueridon.__file__).parent
GAME = quickest()
HERE = Crew(ThisProcess(), 1)
every_game = pytest.mark.parametrize("name", registry.names())


def surveyed(name: str, games: int, seed: int = 2) -> Survey:
    found = balance.prepare(Setting(name, "random", seed), None, {})
    assert sum(balance.survey(found, HERE, games)) == games * len(found.tables)
    return found


# --- any game ---------------------------------------------------------------------------------------------------------


@every_game
def test_a_survey_is_the_same_on_any_number_of_workers(name: str) -> None:
    alone, together = surveyed(name, 3), balance.prepare(Setting(name, "random", 2), None, {})
    with crew(2) as hired:
        assert sum(balance.survey(together, hired, 3)) > 0
    assert [part.tally for part in together.counted()] == [part.tally for part in alone.counted()]


@every_game
def test_every_seat_of_every_game_is_counted_once(name: str) -> None:
    for part in surveyed(name, 3).counted():
        seats = [part.tally.ratio(f"seat/{seat}") for seat in range(part.table.players)]
        assert all(ratio.units == 3 and ratio.whole == 3 * WIN for ratio in seats)
        if part.table.players > 1:
            assert sum(ratio.part for ratio in seats) == 3 * WIN
        decisions = sum(length * games for length, games in part.tally.histogram("length").items())
        assert decisions == sum(part.tally.histogram("branching").values())
        assert sum(part.tally.histogram("score").values()) == 3 * part.table.players


def test_what_somebody_asks_for_outranks_what_the_game_varies() -> None:
    class Varied(Balance):
        def tables(self, players: int) -> list[dict[str, str]]:
            return [{option.name: choice} for option in game.options[:1] for choice in option.choices]

    game = next(game for game in map(registry.game, registry.names()) if not game.options[0].players)
    option, players = game.options[0], game.players[0]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "balance", lambda _name: Varied())
        every = balance.prepare(Setting(game.name, "random"), [players], {})
        one = balance.prepare(Setting(game.name, "random"), [players], {option.name: option.choices[-1]})
    assert [dict(table.options)[option.name] for table in every.tables] == list(option.choices)
    assert [dict(table.options)[option.name] for table in one.tables] == [option.choices[-1]]


def test_what_is_rated_in_one_game_is_one_unit() -> None:
    watcher = Watcher()
    watcher.rate("wins", 1, 1)
    watcher.rate("wins", 0, 1)
    watcher.count("length/3")
    assert watcher.tally() == Tally({"length/3": 1}, {"wins": Ratio(1, 1, 2, 1, 2, 4)})


# --- what games count about themselves, in games that are kept --------------------------------------------------------


def watched(name: str, record: str, *, rounds: int | None = None) -> tuple[Tally, State]:
    """What a game's own watcher counts in a kept game, or in its first rounds."""
    text = (ROOT / "games" / name / "tests" / "records" / f"{record}.txt").read_text(encoding="utf-8")
    parsed, game = parse_record(text), registry.game(name)
    options = registry.complete_options(game, parsed.options)
    watcher = registry.balance(name).watcher(Table(parsed.seats, tuple(sorted(options.items()))))
    state = game.start(parsed.seats, options) if parsed.position is None else game.position(parsed.position)
    for step in parsed.steps:
        action = game.parse(step.text)
        watcher.before(state, step.seat, action)
        state.play(step.seat, action)
        watcher.after(state, step.seat, action)
        if rounds is not None and getattr(state, "round", 0) == rounds:
            return watcher.tally(), state
    outcome = state.outcome()
    assert outcome is not None
    watcher.finish(state, outcome)
    return watcher.tally(), state


def part_and_whole(tally: Tally, *names: str) -> tuple[float, float]:
    """Sums of ratios, in wins."""
    ratios = [tally.ratio(name) for name in names]
    return sum(ratio.part for ratio in ratios) / WIN, sum(ratio.whole for ratio in ratios) / WIN


@needs("tussie_mussie")
def test_a_flower_wins_the_rounds_and_games_of_those_who_hold_it() -> None:
    # Round 1 ends 7 8 5, round 2 9 6 8, round 3 6 8 5: seat 2 wins the first, the last and the game, seat 1 the second.
    # Red Rose is seat 2's in all three rounds. Amaryllis is seat 3's in round 2 and seat 2's in round 3.
    from gueridon.games.tussie_mussie.components import FLOWERS

    tally, _ = watched("tussie_mussie", "tie")
    tile = {flower.id: number for number, flower in enumerate(FLOWERS)}

    def both_sides(kind: str, flower: str) -> tuple[float, float]:
        return part_and_whole(tally, *(f"{kind}/{side}/{tile[flower]}" for side in ("bouquet", "keepsake")))

    assert both_sides("round", "red_rose") == (2, 3)
    assert both_sides("game", "red_rose") == (3, 3)
    assert both_sides("round", "amaryllis") == (1, 2)
    assert both_sides("game", "amaryllis") == (1, 2)
    # Seat 2 presented peony amaryllis (red_rose) (honeysuckle) last: one round each with these sides.
    assert part_and_whole(tally, f"round/bouquet/{tile['amaryllis']}")[0] >= 1
    assert part_and_whole(tally, f"round/keepsake/{tile['honeysuckle']}")[0] >= 1


@needs("tussie_mussie")
def test_a_solo_win_is_counted() -> None:
    tally, _ = watched("tussie_mussie", "solo")
    assert part_and_whole(tally, "solo") == (1, 1)
    difficulties = [dict(options) for options in registry.balance("tussie_mussie").tables(1)]
    assert len(difficulties) == 4


@needs("misty")
def test_a_card_wins_the_round_of_those_who_have_it_in_the_window() -> None:
    # Round 1 goes to seat 2 by 7 to 6. Seat 1: scooter heart flower flower leaf fire-truck unicycle monster star house
    # raindrop smile. Seat 2: raindrop flower house smile flower fire-truck unicycle fire-truck smile scooter smile heart.
    from gueridon.games.misty.components import CARDS

    kind = {card.picture: number for number, card in enumerate(CARDS)}
    tally, _ = watched("misty", "two-rounds-each", rounds=1)
    assert part_and_whole(tally, f"round/{kind['flower']}/more") == (1, 2)
    assert part_and_whole(tally, f"round/{kind['smile']}/more") == (1, 1)
    assert part_and_whole(tally, f"round/{kind['smile']}/one") == (0, 1)
    assert part_and_whole(tally, f"round/{kind['star']}/one") == (0, 1)
    assert part_and_whole(tally, f"round/{kind['fire-truck']}/one") == (0, 1)
    assert part_and_whole(tally, f"round/{kind['balloon']}") == (0, 0)


@needs("misty")
def test_whoever_wins_the_game_wins_it_with_every_card_they_ever_had() -> None:
    tally, _ = watched("misty", "two-rounds-each")
    from gueridon.games.misty.components import CARDS

    star = next(number for number, card in enumerate(CARDS) if card.picture == "star")
    won, held = part_and_whole(tally, f"game/{star}")
    assert won == 1  # seat 1, who had a star in round 1, wins by 22 to 16
    assert held in (1, 2)


@needs("mississippi")
def test_a_chain_of_twenty_hops_is_counted_as_one_move() -> None:
    from gueridon.games.mississippi.rules import MississippiState

    tally, state = watched("mississippi", "long_chain")
    assert isinstance(state, MississippiState)
    assert tally.histogram("chain")[20] == 1
    assert tally.histogram("longest") == {20: 1}
    assert sum(tally.histogram("chain").values()) == state.turns
    assert tally.ratio("reacts").whole == state.turns
    assert tally.ratio("retreat").part >= 3  # among its last turns are b15, b13 and b12


@needs("mississippi")
def test_a_race_won_on_anothers_turn_is_counted_as_such() -> None:
    tally, _ = watched("mississippi", "won_on_anothers_turn")
    assert tally.ratio("won-on-anothers-turn").part == 1
    assert tally.ratio("won-by-reaction").part == 1
    assert tally.ratio("won-at-limit").part == 0


@needs("moustache")
@pytest.mark.parametrize("record", ["three-players-all-rules", "four-players-passing", "five-players-jokers"])
def test_rounds_cups_and_ties_are_those_of_the_kept_game(record: str) -> None:
    from gueridon.games.moustache.rules import MoustacheState

    tally, state = watched("moustache", record)
    assert isinstance(state, MoustacheState)
    stars = [(state.stars[2 * number], state.stars[2 * number + 1]) for number in range(4)]
    assert tally.ratio("tie").whole == tally.ratio("crown").whole == 4
    assert tally.ratio("tie").part == sum(blue == pink for blue, pink in stars)
    cups = [tally.ratio(f"cups/{team}") for team in ("blue", "pink")]
    assert sum(ratio.part for ratio in cups) == sum(state.cups)
    assert sum(ratio.whole for ratio in cups) == 4 * state.seats
    cards = [name for name in tally.ratios if name.startswith("swing/")]
    assert len(cards) == 4, "each round is counted for the card it began with"


@needs("moustache")
def test_the_lead_changes_when_the_other_team_comes_in_front() -> None:
    from gueridon.games.moustache.balance import _changes

    assert _changes([0, 2, 1, 0, 3]) == 0  # caught up, never passed
    assert _changes([0, 2, -1, -1, 0, 3]) == 2
    assert _changes([0]) == 0


# --- findings and figures ---------------------------------------------------------------------------------------------


def ratio_of(*units: tuple[int, int]) -> Ratio:
    ratio = Ratio()
    for part, whole in units:
        ratio.add(part, whole)
    return ratio


def test_what_stands_out_is_far_from_expected_and_counted_often_enough() -> None:
    far, near, few = ratio_of(*[(1, 1)] * 90, *[(0, 1)] * 10), ratio_of(*[(1, 1), (0, 1)] * 50), ratio_of(*[(1, 1)] * 9)
    rows = tuple(Row(Message("none"), (ratio,), 0.5) for ratio in (near, far, few))
    (finding,) = findings([Rates(Message("none"), Message("none"), rows)])
    assert finding.share.value == 0.9
    assert findings([Rates(Message("none"), Message("none"), (Row(Message("none"), (far,)),))]) == []


def test_wide_distributions_are_drawn_in_bins() -> None:
    assert bin_width([{3: 1, 9: 1}, {12: 4}]) == (3, 1)
    assert bin_width([{7: 1, 93: 1}]) == (5, 5)
    assert binned({5: 1, 9: 2, 10: 4, 93: 8}, 5, 5) == {5: 3, 10: 4, 90: 8}


def test_quantiles_are_numbers_that_came_up() -> None:
    assert [quantile({1: 50, 2: 45, 9: 5}, share) for share in (0.05, 0.5, 0.95, 1)] == [1, 1, 2, 9]


def test_solo_tables_have_no_seats_to_compare() -> None:
    tally = Tally()
    tally.count("length/3")
    tally.count("score/3")
    tally.count("branching/2", 3)
    tally.add("choices/0", 6, 3)
    kinds = [type(figure) for figure in usual_figures([Counted(Table(1, ()), 1, tally)])]
    assert kinds == [Distribution, Distribution, Course, Distribution]


# --- the page ---------------------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """What a page holds, and whether its elements close as they open."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.addresses: list[str] = []
        self.shown = ""
        self.svgs = 0
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "br"):
            self.open.append(tag)
        self.svgs += tag == "svg"
        found = dict(attrs)
        self.ids += [found["id"] or ""] if "id" in found else []
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "br"):
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.shown += data


def checked_page(found: Survey, language: str) -> Page:
    """A report that is whole, sound, and in words."""
    name, counted = found.setting.game, found.counted()
    page = Page(report(found, Words(language, name), "gueridon lab balance"))
    assert page.open == []
    assert page.svgs == len(usual_figures(counted)) + len(registry.balance(name).figures(counted))
    assert len(page.ids) == len(set(page.ids))
    assert all(address.startswith("#") for address in page.addresses)
    assert {address.removeprefix("#") for address in page.addresses} <= set(page.ids)
    assert not re.search(r"\b(lab|balance|terminal)-[a-z]", page.shown)
    assert "nan" not in page.shown.split()
    return page


def sketch(figure: Figure, words: Words) -> str:
    """In place of a drawing, which takes long: only what is written on it."""
    axis = "" if isinstance(figure, Rates) else words.say(figure.axis)
    return f'<svg width="1"><text>{axis}</text></svg>'


@every_game
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_report_is_one_page_in_words_that_needs_nothing_else(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gueridon.lab.report.draw", sketch)
    assert checked_page(surveyed(name, 2), language).svgs > 6


def test_every_kind_of_figure_is_drawn() -> None:
    pytest.importorskip("matplotlib")
    players = registry.game(GAME).players[-1]
    found = balance.prepare(Setting(GAME, "random", 2), [players], {})
    assert sum(balance.survey(found, HERE, 4)) == 4
    kinds = {type(figure) for figure in usual_figures(found.counted())}
    assert kinds == {Rates, Distribution, Course}
    assert checked_page(found, "fr").svgs > 6


# --- at the command line ----------------------------------------------------------------------------------------------


def test_a_survey_writes_its_report_and_goes_on_from_its_file(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page, kept = tmp_path / "report.html", tmp_path / "kept.jsonl"
    players = registry.game(GAME).players[-1]
    words = ("lab", "balance", GAME, "--players", players, "--bot", "random", "--workers", 1)
    more = ("--report", page, "--results", kept, "--json")
    fresh = json.loads(run(*words, "--games", 20, "--report", page, "--json").out)
    assert json.loads(run(*words, "--games", 10, *more).out)["tables"][0]["games"] == 10
    assert json.loads(run(*words, "--games", 20, *more).out) == fresh
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    refused = run(*words, "--games", 20, *more, "--seed", 9)
    assert refused.status == 1
    assert "setting" in refused.err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_lab_explains_itself(language: str) -> None:
    for words in (["lab"], ["lab", "ladder", "--help"], ["lab", "balance", "--help"]):
        helped = run(*words, "--lang", language) if words != ["lab"] else run("--lang", language, "lab")
        assert helped.status == 0, helped.err
        assert "gueridon lab" in helped.out
        assert "cli-" not in helped.out


@pytest.mark.parametrize(
    "words",
    [["--players", "three"], ["--players", "99"], ["--bot", "dragon"], ["--games", "0"], ["--option", "no=way"]],
)
def test_a_wrong_wish_gets_one_sentence(words: list[str], tmp_path: Path) -> None:
    refused = run("lab", "balance", GAME, *words, "--report", tmp_path / "report.html")
    assert refused.status == 1
    assert refused.err.count("\n") == 1 and "Traceback" not in refused.err
    assert not (tmp_path / "report.html").exists()
