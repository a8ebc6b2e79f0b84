"""A table to state facts at: positions drawn as text, tiles dealt by name, actions in notation."""

from __future__ import annotations

from gueridon.core.game import CHANCE, EVERYTHING, ONLOOKER, Outcome, seats_in
from gueridon.core.registry import complete_options
from gueridon.core.words import Words
from gueridon.games.tussie_mussie.board import Row, is_keepsake, size, tile_at
from gueridon.games.tussie_mussie.components import BEFORE, FLOWERS, ROUNDS
from gueridon.games.tussie_mussie.game import GAME
from gueridon.games.tussie_mussie.rules import TussieMussieState
from gueridon.games.tussie_mussie.view import TussieMussieView


class Table:
    """Seats are counted from 1, as in notation; 0 is an onlooker."""

    def __init__(self, state: TussieMussieState) -> None:
        self.state = state

    def deal(self, *texts: str) -> Table:
        for text in texts:
            possible = {GAME.text(self.state.chance(way)) for way in range(self.state.chances())}
            assert text in possible, f"{text} cannot be dealt"
            self.state.play(CHANCE, GAME.parse(text))
        return self

    def play(self, number: int, *texts: str) -> Table:
        for text in texts:
            refusal = self.state.why_not(number - 1, GAME.parse(text))
            assert refusal is None, f"{text}: {refusal}"
            self.state.play(number - 1, GAME.parse(text))
        return self

    def legal(self, number: int) -> list[str]:
        return [GAME.text(action) for action in self.state.legal(number - 1)]

    def dealable(self) -> set[str]:
        return {GAME.text(self.state.chance(way)) for way in range(self.state.chances())}

    def refusal(self, number: int, text: str) -> tuple[str, str]:
        refusal = self.state.why_not(number - 1, GAME.parse(text))
        assert refusal is not None, f"{text} is allowed"
        return refusal.message.code, refusal.paragraph

    def acting(self) -> list[int]:
        return [seat + 1 for seat in seats_in(self.state.to_act())]

    def view(self, number: int) -> TussieMussieView:
        view = GAME.view(self.state, number - 1 if number else ONLOOKER)
        assert isinstance(view, TussieMussieView)
        return view

    def drawn(self, number: int) -> list[str | None]:
        """The tiles in the middle of the table, as a seat (0: an onlooker) sees them."""
        return [drawn.tile for drawn in self.view(number).data().drawn]

    def row(self, number: int, seen_by: int | None = None) -> str:
        """An arrangement as `red_tulip (camellia) (?)`; owner 2 of the solo variant is the apprentice."""
        view = GAME.view(self.state, EVERYTHING) if seen_by is None else self.view(seen_by)
        assert isinstance(view, TussieMussieView)
        return written(Row(view.rows[number - 1]))

    def presented(self, number: int) -> str:
        return written(Row(self.state.plans[number - 1]))

    def points(self, number: int) -> list[int]:
        at = (number - 1) * ROUNDS
        return [int(self.state.points[at + r]) for r in range(self.state.round)]

    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    def told(self, number: int, seat: int, text: str) -> list[str]:
        """What a viewer is told, in English, when a seat (0: chance) does something."""
        return self.told_of_many(number, [(seat, text)])

    def told_of_many(self, number: int, steps: list[tuple[int, str]]) -> list[str]:
        before = self.view(number)
        for seat, text in steps:
            self.deal(text) if seat == 0 else self.play(seat, text)
        words = Words("en", "tussie_mussie", reader=number - 1)
        return [words.say(message) for message in GAME.narrate(before, self.view(number))]


def start(seats: int, **options: str) -> Table:
    state = GAME.start(seats, complete_options(GAME, options))
    assert isinstance(state, TussieMussieState)
    return Table(state)


def at(description: str) -> Table:
    state = GAME.position(description)
    assert isinstance(state, TussieMussieState)
    return Table(state)


def written(row: Row) -> str:
    cells = []
    for column in range(size(row)):
        tile = tile_at(row, column)
        name = "?" if tile == 31 else FLOWERS[tile].id
        cells.append(f"({name})" if is_keepsake(row, column) else name)
    return " ".join(cells)


def before_presentation(own: str, head: str = "") -> Table:
    """Two players: seat 1 has this arrangement, seat 2 one without before actions, on the opposite sides."""
    words = own.split()
    names = {word.strip("()") for word in words}
    spare = [flower.id for tile, flower in enumerate(FLOWERS) if flower.id not in names and not BEFORE >> tile & 1]
    other = [spare[i] if word.startswith("(") else f"({spare[i]})" for i, word in enumerate(words)]
    return at(f"players 2\n{head}\nrow 1 {own}\nrow 2 {' '.join(other)}")


def worth(own: str, *acts: str) -> int:
    """The points of seat 1's arrangement in round 1, after some before actions."""
    table = before_presentation(own)
    if acts:
        table.play(1, *acts)
    return table.points(1)[0]
