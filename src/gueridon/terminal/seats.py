"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from gueridon.core.game import Game, View
from gueridon.core.message import GueridonError
from gueridon.core.words import Words

PERSON = "you"
USUAL_BOT = "regular"
_LONGEST_NAME = 24


@dataclass(frozen=True)
class Seats:
    """The kind of each player in turn: a person, or a bot by its name."""

    kinds: tuple[str, ...]

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == PERSON)

    def bot(self, seat: int) -> str | None:
        return None if self.kinds[seat] == PERSON else self.kinds[seat]

    def names(self, words: Words, people: Sequence[str] = ()) -> dict[int, str]:
        """What everybody is called who has a name: people theirs, bots their kind; namesakes are told apart by their seats."""
        if len(people) > len(self.people):
            raise GueridonError("terminal-error-too-many-names", named=len(people), people=len(self.people))
        named = {seat: _bot_name(kind, words) for seat, kind in enumerate(self.kinds) if kind != PERSON}
        named |= {seat: _checked_name(name) for seat, name in zip(self.people, people, strict=False)}
        called = list(named.values())
        return {seat: name if called.count(name) == 1 else f"{name} {seat + 1}" for seat, name in sorted(named.items())}


def seated(kinds: Sequence[str], players: int, *, level: str = USUAL_BOT) -> Seats:
    """A full table: whoever was named, then bots of a level; the first seat is a person's unless said otherwise."""
    if len(kinds) > players:
        raise GueridonError("terminal-error-too-many-seats", named=len(kinds), players=players)
    usual = [PERSON] + [level] * (players - 1)
    return Seats(checked([*kinds, *usual[len(kinds) :]]))


def checked(kinds: Sequence[str]) -> tuple[str, ...]:
    from gueridon.bots.registry import NAMES

    for kind in kinds:
        if kind != PERSON and kind not in NAMES:
            known = ", ".join((PERSON, *NAMES))
            raise GueridonError("terminal-error-no-such-player", quoted=kind, kinds_quoted=known)
    return tuple(kinds)


def choice_of_bot(
    kind: str, game: Game, view: View, seed: int, *, think: float | None, report: Callable[[Exception], None]
) -> str:
    """What a bot does; should it fail, that is reported and it does anything legal."""
    from gueridon.bots.guarded import GuardedBot
    from gueridon.bots.registry import make, thinking_for

    bot = make(kind, game, seed, think=None if think is None else thinking_for(game, think))
    return game.text(GuardedBot(bot, seed, report).choose(view))


def seed_of_bot(key: bytes, seat: int, step: int) -> int:
    """It follows from the key and the step, so that a resumed game goes on as it would have."""
    digest = blake2b(f"{seat} {step}".encode(), key=key, digest_size=7, person=b"gueridon-bot")
    return int.from_bytes(digest.digest(), "big")


def _checked_name(name: str) -> str:
    """A name stands on one line of the record and of every drawing."""
    if not 1 <= len(name) <= _LONGEST_NAME or name != " ".join(name.split()) or not name.isprintable():
        raise GueridonError("error-bad-name", quoted=name)
    return name


def _bot_name(kind: str, words: Words) -> str:
    code = f"bot-{kind}"
    return words.noun(code) if words.knows(code) else kind.capitalize()
