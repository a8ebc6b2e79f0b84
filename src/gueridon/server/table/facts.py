"""What happened at a table, as its log keeps it: a table is what its facts, one after the other, make of it.

These never leave the server: they hold the secret of the deals and the choices of everybody.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from gueridon.server.messages import Clock, Language

Who: TypeAlias = Literal["person", "bot", "clock"]


class Fact(Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """Something that is so from now on."""


class Laid(Fact, frozen=True, tag="laid"):
    """The table was laid by its host."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    language: Language
    is_public: bool
    spectators: bool
    clock: Clock | None
    host: str
    secret: str
    hints: bool = False


class Seated(Fact, frozen=True, tag="seated"):
    seat: int
    identity: str
    name: str
    invite: str | None = None
    """The hash of the invite that was used up."""


class Freed(Fact, frozen=True, tag="freed"):
    """Whoever had the seat, person or bot, has it no longer. In logs of older games also while they ran."""

    seat: int


class Left(Fact, frozen=True, tag="left"):
    """Whose seat it is said that they leave the running game; a bot plays on."""

    seat: int
    level: str


class Removed(Fact, frozen=True, tag="removed"):
    """Somebody may neither sit down nor look on here any more; before the start their seat, if they had one, is free."""

    identity: str
    seat: int | None = None


class Uncounted(Fact, frozen=True, tag="uncounted"):
    """From now on the result counts for nothing."""


class BotSeated(Fact, frozen=True, tag="bot"):
    """A bot plays this seat; if it is a person's, until the person is back."""

    seat: int
    level: str


class CameBack(Fact, frozen=True, tag="back"):
    seat: int


class Invited(Fact, frozen=True, tag="invited"):
    invite: str
    seat: int | None
    to_watch: bool


class Admitted(Fact, frozen=True, tag="admitted"):
    """Somebody may look on who was invited to, or who looked on at the game before."""

    identity: str
    invite: str | None = None


class Hosted(Fact, frozen=True, tag="hosted"):
    identity: str


class LuckBrought(Fact, frozen=True, tag="luck"):
    """How older games added to the deals: in the clear."""

    seat: int
    luck: str


class SeedCommitted(Fact, frozen=True, tag="seed_committed"):
    seat: int
    commitment: str


class ShuffleBegan(Fact, frozen=True, tag="shuffling"):
    """The host starts: the commitments of these seats hold, and their seeds are awaited."""

    seats: list[int]


class SeedRevealed(Fact, frozen=True, tag="seed_revealed"):
    seat: int
    player_seed: str


class ShuffleFailed(Fact, frozen=True, tag="shuffle_failed"):
    """These seats did not reveal their seed: there is a new secret, and everybody binds themselves anew."""

    missing: list[int]
    secret: str


class Started(Fact, frozen=True, tag="started"):
    names: dict[int, str]


class Acted(Fact, frozen=True, tag="acted"):
    seat: int
    action: str
    who: Who = "person"


class TookBack(Fact, frozen=True, tag="took_back"):
    """A slip of this seat was taken back."""

    seat: int


class UndoAsked(Fact, frozen=True, tag="undo_asked"):
    seat: int


class SubstituteAsked(Fact, frozen=True, tag="substitute_asked"):
    """Somebody wants to play on for whoever has left a seat."""

    seat: int
    identity: str
    name: str
    invite: str | None = None


class DecisionAsked(Fact, frozen=True, tag="decision_asked"):
    """A seat (`by`) wants a bot to make the decision for which the table waits for `seat`."""

    seat: int
    by: int


class Answered(Fact, frozen=True, tag="undo_answered"):
    """To whatever was asked; its tag is from when only an undo could be."""

    seat: int
    agree: bool


class Lapsed(Fact, frozen=True, tag="lapsed"):
    """Nobody answered in time what was asked."""


class Delegated(Fact, frozen=True, tag="delegated"):
    """A bot makes the decision that this seat owes now."""

    seat: int


class Rewound(Fact, frozen=True, tag="rewound"):
    """The game went back to before the last action of a seat, with everybody's consent."""

    seat: int


class Chatted(Fact, frozen=True, tag="chatted"):
    seat: int | None
    name: str
    text: str


class Muted(Fact, frozen=True, tag="muted"):
    """Holds for the person, wherever they sit; logs of older games name only the seat."""

    seat: int
    muted: bool
    identity: str = ""


class Paused(Fact, frozen=True, tag="paused"):
    pass


class Resumed(Fact, frozen=True, tag="resumed"):
    pass


class Rematched(Fact, frozen=True, tag="rematched"):
    table: str
    seat: int | None = None
    """Who wished it; logs of older games do not tell."""


class Rewritten(Fact, frozen=True, tag="rewritten"):
    """Earlier entries read otherwise now, because somebody is to be forgotten: whoever knows the old ones reads all again."""


AnyFact: TypeAlias = (
    Laid
    | Seated
    | Freed
    | Left
    | Removed
    | Uncounted
    | BotSeated
    | CameBack
    | Invited
    | Admitted
    | Hosted
    | LuckBrought
    | SeedCommitted
    | ShuffleBegan
    | SeedRevealed
    | ShuffleFailed
    | Started
    | Acted
    | TookBack
    | UndoAsked
    | SubstituteAsked
    | DecisionAsked
    | Answered
    | Lapsed
    | Delegated
    | Rewound
    | Chatted
    | Muted
    | Paused
    | Resumed
    | Rematched
    | Rewritten
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the log: what, when, and which request of whom brought it about."""

    at: float
    facts: list[AnyFact]
    by: str = ""
    request: str = ""


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
