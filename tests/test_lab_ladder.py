"""The ladder: who sits where, equal deals from every side, what is counted, and going on after a stop."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from gueridon.bots import registry as bots
from gueridon.bots.bot import Bot
from gueridon.bots.thinker import Budget
from gueridon.core import registry
from gueridon.core.game import CHANCE, Game, State
from gueridon.core.message import GueridonError
from gueridon.core.tally import WIN
from gueridon.lab import fingerprint, ladder
from gueridon.lab.crew import Crew, ThisProcess
from gueridon.lab.deals import Deals
from gueridon.lab.ladder import Done, Ladder, Pairing, Setting, Unit
from gueridon.lab.playing import play
from gueridon.lab.sides import Sides, count_sides, teams
from tests.at_terminal import fewest, quickest, run
from tests.pairs import ROUNDS, Always, Pairs, PairsState

GAME = quickest()
HERE = Crew(ThisProcess(), 1)
every_game = pytest.mark.parametrize("name", registry.names())


def setting(name: str, players: int, **more: int) -> Setting:
    options = registry.complete_options(registry.game(name), {})
    return Setting(name, players, tuple(sorted(options.items())), **more)


def climbed(chosen: Setting, pairing: Pairing, deals: int, *, decide: bool = False) -> Ladder:
    found = ladder.prepare(chosen)
    for _ in ladder.climb(found, HERE, [pairing], deals, decide=decide):
        pass
    return found


# --- chairs -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def pairs(monkeypatch: pytest.MonkeyPatch) -> Pairs:
    """The tiny game with teams, played by bots called 0 and 1 that always say so."""
    game = Pairs()
    monkeypatch.setattr(registry, "game", lambda _name: game)

    def make(name: str, game: Game, seed: int, *, think: Budget | None = None) -> Bot:
        return Always(int(name))

    monkeypatch.setattr(bots, "make", make)
    return game


class Chronicle:
    """Writes down what was dealt in each round, and who decided for whom."""

    def __init__(self, sides: Sides) -> None:
        self._sides = sides
        self.dealt: dict[int, list[int]] = {}
        self.ones: dict[int, set[int]] = {}
        self.first_teams: dict[int, set[int]] = {}

    def before(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, PairsState)
        if seat == CHANCE:
            self.dealt.setdefault(state.round, []).append(action)
            return
        team_of = teams(Pairs(), state)
        self.first_teams[state.round] = {other for other in range(4) if team_of[other] == 0}
        if action == 1:
            self.ones.setdefault(state.round, set()).add(seat)

    def after(self, state: State, seat: int, action: int) -> None:
        pass


def chronicle(pairs: Pairs, place: int, deal: int = 0) -> Chronicle:
    sides = Sides(pairs, [Always(1)] * 4, [Always(0)] * 4, place, in_teams=True)
    written = Chronicle(sides)
    play(pairs, PairsState(), Deals(3, deal), sides.chair, sides, written)
    return written


def test_in_every_round_one_team_is_of_the_level_and_mirrored_it_is_the_other(pairs: Pairs) -> None:
    first, second = chronicle(pairs, 0), chronicle(pairs, 1)
    assert first.ones == first.first_teams
    assert second.ones == {number: {0, 1, 2, 3} - team for number, team in second.first_teams.items()}


def test_bots_change_chairs_when_teams_change(pairs: Pairs) -> None:
    chairs = [chronicle(pairs, 0, deal).ones for deal in range(5)]
    assert any(game[one] != game[two] for game in chairs for one, two in pairwise(range(ROUNDS)))


def test_both_sides_get_the_same_deals_though_the_rounds_took_different_numbers_of_them(pairs: Pairs) -> None:
    first, second = chronicle(pairs, 0), chronicle(pairs, 1)
    assert [len(first.dealt[number]) for number in range(ROUNDS)] == [4] * ROUNDS  # one prize: seat 0's team wins
    assert [len(second.dealt[number]) for number in range(ROUNDS)] == [3] * ROUNDS
    assert all(first.dealt[number][:3] == second.dealt[number] for number in range(ROUNDS))


def test_a_level_that_outweighs_all_luck_wins_every_round_from_both_sides(pairs: Pairs) -> None:
    found = climbed(Setting("pairs", 4, ()), Pairing("1", "0"), 5)
    assert found.sides == 2
    assert found.in_teams
    assert set(found.units[Pairing("1", "0")].values()) == {Unit(2 * ROUNDS * WIN, 2 * ROUNDS)}
    standing = found.standing(Pairing("1", "0"), 5)
    assert standing is not None
    assert (standing.deals, standing.games, standing.counted) == (5, 10, 30)
    assert standing.share.value == 1


@pytest.mark.parametrize("level", ["0", "1"])
def test_a_team_level_against_itself_gets_exactly_half(pairs: Pairs, level: str) -> None:
    """Whoever has the luck wins from one side and loses from the other; a round nobody wins is shared."""
    found = climbed(Setting("pairs", 4, ()), Pairing(level, level), 20)
    assert set(found.units[Pairing(level, level)].values()) == {Unit(ROUNDS * WIN, 2 * ROUNDS)}


@every_game
def test_equal_bots_get_exactly_their_fair_share_of_equal_deals(name: str) -> None:
    chosen = setting(name, fewest(name), seed=8)
    found = climbed(chosen, Pairing("random", "random"), 3)
    for unit in found.units[Pairing("random", "random")].values():
        assert unit.won * found.sides == WIN * unit.counted


@every_game
def test_everybody_for_themselves_or_in_fewer_sides_than_seats(name: str) -> None:
    game = registry.game(name)
    for players in game.players:
        sides = count_sides(game, players, registry.complete_options(game, {}))
        assert sides == players or 1 < sides < players


# --- deals ------------------------------------------------------------------------------------------------------------


class DealWriter:
    def __init__(self) -> None:
        self.dealt: list[int] = []

    def before(self, state: State, seat: int, action: int) -> None:
        if seat == CHANCE:
            self.dealt.append(action)

    def after(self, state: State, seat: int, action: int) -> None:
        pass


def first_deals(name: str, deal: int, player: int) -> list[int]:
    game, writer = registry.game(name), DealWriter()
    state = game.start(fewest(name), registry.complete_options(game, {}))
    players = [bots.make("random", game, player + seat) for seat in range(fewest(name))]
    play(game, state, Deals(1, deal), lambda _state, seat: players[seat], writer)
    return writer.dealt[:6]  # later ones may depend on what has been played


@every_game
def test_a_deal_number_deals_the_same_whoever_plays(name: str) -> None:
    assert first_deals(name, 4, player=0) == first_deals(name, 4, player=100)


def test_deals_of_different_numbers_differ() -> None:
    dealing = [Deals(seed, number) for seed in (0, 1) for number in range(50)]
    assert len({tuple(deals.below(1000, 0) for _ in range(4)) for deals in dealing}) == 100


def test_a_stage_is_dealt_alike_however_much_the_one_before_it_took() -> None:
    short, long = Deals(2, 7), Deals(2, 7)
    short.below(100, 0)
    for _ in range(5):
        long.below(100, 0)
    assert [short.below(10**6, 1) for _ in range(4)] == [long.below(10**6, 1) for _ in range(4)]


# --- what is played ---------------------------------------------------------------------------------------------------


def test_the_usual_ladder_measures_neighbours_and_expert_against_greedy() -> None:
    assert ladder.pairings(2, None, ()) == (
        Pairing("newcomer", "random"),
        Pairing("greedy", "newcomer"),
        Pairing("regular", "greedy"),
        Pairing("expert", "regular"),
        Pairing("expert", "greedy"),
    )
    assert set(ladder.ORDER) == set(bots.NAMES)


def test_chosen_pairs_come_alone_or_after_the_neighbours_of_chosen_levels() -> None:
    chosen = (Pairing("expert", "random"),)
    assert ladder.pairings(3, None, chosen) == chosen
    assert ladder.pairings(3, ("random", "greedy"), chosen) == (Pairing("greedy", "random"), *chosen)


def test_alone_every_level_plays_for_itself() -> None:
    assert ladder.pairings(1, ("random", "greedy"), ()) == (Pairing("random"), Pairing("greedy"))


@pytest.mark.parametrize(("games", "sides", "deals"), [(400, 2, 200), (400, 3, 134), (1, 4, 1)])
def test_games_are_rounded_up_to_whole_deals(games: int, sides: int, deals: int) -> None:
    assert ladder.deals_for(games, sides) == deals


def test_the_same_ladder_twice_is_the_same() -> None:
    chosen = setting(GAME, fewest(GAME), simulations=8)
    pairing = Pairing("expert", "random")
    assert climbed(chosen, pairing, 2).units == climbed(chosen, pairing, 2).units


def test_what_is_known_is_not_played_again() -> None:
    pairing = Pairing("random", "random")
    found = climbed(setting(GAME, fewest(GAME)), pairing, 4)
    more = list(ladder.climb(found, HERE, [pairing], 6))
    assert sum(more) == 2
    assert sorted(found.units[pairing]) == list(range(6))


def with_units(wins: list[int], sides: int = 2) -> Ladder:
    """A ladder of one pairing in which each deal of two games was won so many times."""
    found = Ladder(Setting("any", sides, ()), sides)
    found.add(Done(Pairing("a", "b"), {deal: Unit(won * WIN, 2) for deal, won in enumerate(wins)}))
    return found


def test_nothing_is_decided_before_25_deals_nor_in_doubt() -> None:
    assert not with_units([2] * 24).is_decided(Pairing("a", "b"), 24)
    assert with_units([2] * 25).is_decided(Pairing("a", "b"), 25)
    assert not with_units([2, 0] * 40).is_decided(Pairing("a", "b"), 80)
    # 60 % of 50 split-or-won deals: clear at 95 %, and not yet for somebody who looks often
    doubtful = with_units([2, 1, 1, 1, 1] * 10)
    standing = doubtful.standing(Pairing("a", "b"), 50)
    assert standing is not None and standing.share.low > 0.5
    assert with_units([2, 2, 1, 0, 1] * 10).is_decided(Pairing("a", "b"), 50) is False


def test_a_decided_pairing_stops_at_the_look_that_decided_it() -> None:
    assert ladder.looks(130) == [25, 50, 100, 130]
    pairing = Pairing("greedy", "random")
    found = climbed(setting(GAME, fewest(GAME), seed=5), pairing, 60, decide=True)
    deals = ladder.deals_looked_at(found, pairing, 60, decide=True)
    assert deals == len(found.units[pairing])
    assert deals in (25, 50)


def test_solo_levels_are_compared_deal_by_deal() -> None:
    found = Ladder(Setting("any", 1, ()), 1)
    found.add(Done(Pairing("strong"), {deal: Unit(WIN * (deal < 3), 1) for deal in range(4)}))
    found.add(Done(Pairing("weak"), {deal: Unit(WIN * (deal < 1), 1) for deal in range(4)}))
    gain = found.gain(Pairing("strong"), Pairing("weak"))
    assert gain is not None
    assert gain.value == 0.5  # two deals more of four: 0, 1, 1, 0
    assert gain.high - gain.value == pytest.approx(3.1824 * (1 / 3) ** 0.5 / 2)


# --- at the command line ----------------------------------------------------------------------------------------------

QUICK = ("--levels", "random,greedy", "--games", 6, "--workers", 1, "--seed", 3)


@pytest.mark.parametrize(("language", "verdict"), [("en", "Fair share"), ("fr", "Part équitable")])
def test_a_ladder_is_shown_in_both_languages(language: str, verdict: str) -> None:
    shown = run("lab", "ladder", GAME, "--players", fewest(GAME), *QUICK, "--lang", language)
    assert shown.status == 0, shown.err
    assert verdict in shown.out
    assert "lab-" not in shown.out


def test_a_ladder_tells_machines_its_figures_and_the_command_that_makes_it_again() -> None:
    told = json.loads(run("lab", "ladder", GAME, "--players", fewest(GAME), *QUICK, "--json").out)
    (row,) = told["pairings"]
    assert (row["level"], row["against"]) == ("greedy", "random")
    assert row["share_95"][0] <= row["share"] <= row["share_95"][1]
    again = told["command"].split()[1:]
    assert json.loads(run(*again, "--json", "--workers", 1).out) == told


def test_a_ladder_goes_on_from_its_file_and_ends_as_if_never_stopped(tmp_path: Path) -> None:
    file, page = tmp_path / "kept.jsonl", tmp_path / "ladder.md"
    words = ("lab", "ladder", GAME, "--players", fewest(GAME), *QUICK, "--json")
    whole = run(*words, "--results", file).out
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) >= 2
    file.write_text("".join(lines[:-1]) + lines[-1][:20], encoding="utf-8")  # as if stopped in the middle of a line
    assert run(*words, "--results", file, "--markdown", page).out == whole
    assert file.read_text(encoding="utf-8").splitlines(keepends=True) == lines
    assert "| greedy | random |" in page.read_text(encoding="utf-8")
    assert "gueridon lab ladder" in page.read_text(encoding="utf-8")


def test_results_of_something_else_are_refused_and_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    words = ("lab", "ladder", GAME, "--players", fewest(GAME), *QUICK, "--results", file)
    run(*words)
    kept = file.read_bytes()
    other_seed = run(*words, "--seed", 4)
    assert other_seed.status == 1
    assert "setting" in other_seed.err
    monkeypatch.setattr(fingerprint, "of_game", lambda _name, *_more: "another")
    other_engine = run(*words)
    assert other_engine.status == 1
    assert "engine" in other_engine.err and "another" in other_engine.err
    assert file.read_bytes() == kept


@pytest.mark.parametrize("content", [b"{}\n", b"a page\n", b"\xff\xfe\n", b"[1]\n"])
def test_a_file_that_holds_no_results_is_refused_and_stays(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_bytes(content)
    refused = run("lab", "ladder", GAME, "--players", fewest(GAME), *QUICK, "--results", file)
    assert refused.status == 1
    assert str(file) in refused.err
    assert file.read_bytes() == content


def test_rules_and_bots_of_other_workers_are_refused() -> None:
    task = ladder.Task(setting(GAME, fewest(GAME)), Pairing("random", "random"), fewest(GAME), (0,), "stale")
    with pytest.raises(GueridonError, match="other rules or bots"):
        ladder.carry_out(task)


WRONG = {
    "an unknown level": ["--levels", "random,dragon"],
    "a pair without a colon": ["--pair", "expert"],
    "an unknown level of a pair": ["--pair", "expert:dragon"],
    "no time to think": ["--think", "0"],
    "no simulations": ["--simulations", "0"],
    "no games": ["--games", "0"],
    "no workers": ["--workers", "0"],
    "too many players": ["--players", "99"],
    "a cluster that is not there": ["--cluster", "tcp://127.0.0.1:9"],
    "a cluster that cannot be": ["--cluster", "nonsense://"],
    "results in a folder that is not there": ["--results", "no-such-folder/kept.jsonl"],
}


@pytest.mark.parametrize("words", WRONG.values(), ids=WRONG.keys())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_wrong_wish_gets_one_sentence(words: list[str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gueridon.lab.crew._CONNECT_SECONDS", 0.2)
    refused = run("lab", "ladder", GAME, *words, "--lang", language)
    assert refused.status == 1
    assert refused.out == ""
    assert refused.err.count("\n") == 1 and "Traceback" not in refused.err
