"""Everything that goes over the wire, as types: docs/protocol.md tells the same to whoever writes a client.

What a client sends is read strictly: unknown fields, wrong types and overlong texts are refused. Seats count from 0.
Times are seconds since 1970 by the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, Raw, Struct, UnsetType, field
from msgspec.structs import asdict, replace

from gueridon.core.wire import Event, Said, merged

LONGEST_FRAME = 16_384
"""Bytes of the longest message that a client may send."""

_END = r"(?![\s\S])"
"""Where a text ends. Python's `$` also matches before a final line break; this means the same to a client in any language."""
_LETTERS = rf"^[A-Za-z0-9_-]+{_END}"
_ONE_LINE = rf"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+{_END}"

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=_LETTERS)]
TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=_LETTERS)]
Token = Annotated[str, Meta(min_length=20, max_length=64, pattern=_LETTERS)]
SeatNumber = Annotated[int, Meta(ge=0, le=29)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=_ONE_LINE)]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=_ONE_LINE)]
Notation = Annotated[str, Meta(min_length=1, max_length=80, pattern=_ONE_LINE)]
Url = Annotated[str, Meta(max_length=300, pattern=_ONE_LINE)]
Text = Annotated[
    str, Meta(min_length=1, max_length=500, pattern=rf"^[^\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]+{_END}")
]
"""Of a chat: the only control character is the line break."""
Hex = Annotated[str, Meta(pattern=rf"^[0-9a-f]{{64}}{_END}")]
"""256 bits in hexadecimal digits."""
Language = Literal["en", "fr"]
About = Literal["left", "played-by-bot", "back", "substitute", "bots-seat", "decided-by-bot", "no-part"]
Status = Literal["open", "shuffling", "playing", "paused", "over", "broken"]


# --- What a client asks -----------------------------------------------------------------------------------------------


class Request(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Whatever a client sends. `id` is made by the client and comes back in the answer; sent twice, it is done once."""

    id: MessageId


class Open(Request, kw_only=True, tag="open"):
    """Follow a table from now on. With the `stream` and `seq` last seen, only what was missed is sent."""

    table: TableId
    stream: Word | None = None
    seq: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Close(Request, kw_only=True, tag="close"):
    """Follow a table no longer."""

    table: TableId


class Ping(Request, tag="ping"):
    """Answered with `pong`."""


class Command(Request, kw_only=True):
    """Something that is done at a table. Over HTTP the address names the table, and `table` may be left out."""

    table: TableId | UnsetType = UNSET


class Sit(Command, kw_only=True, tag="sit"):
    """Take a free seat; during a game, ask to play on for somebody who has left."""

    seat: SeatNumber


class Leave(Command, tag="leave"):
    """Get up from one's seat; during a game a bot plays on, until one is back or the others have agreed to a substitute."""


class Commit(Command, kw_only=True, tag="commit"):
    """Bind oneself to a player seed before the game starts: the hash tells nothing of it. A later one replaces it."""

    commitment: Hex


class Reveal(Command, kw_only=True, tag="reveal"):
    """Tell the player seed that one is bound to, once the host has started the shuffle."""

    player_seed: Hex


class Start(Command, kw_only=True, tag="start"):
    """Begin; every seat is taken. The game starts once every player seed is revealed. The host's."""

    without: Annotated[list[SeatNumber], Meta(max_length=29)] = []
    """Seats to go on without, whose seed was missing when it was tried twice."""


class Play(Command, kw_only=True, tag="play"):
    """Do one of the legal actions, in notation."""

    action: Notation


class Undo(Command, tag="undo"):
    """Take back one's last action; where that takes more than a slip, ask the others."""


class Decide(Command, kw_only=True, tag="decide"):
    """Ask the others that a bot makes the decision for which a seat has let the table wait for long."""

    seat: SeatNumber


class AnswerQuestion(Command, kw_only=True, tag="answer"):
    """Agree, or not, to what the table is asked: `question` of its facts."""

    agree: bool


class Chat(Command, kw_only=True, tag="chat"):
    """Say something to the whole table."""

    text: Text


class SeatBot(Command, kw_only=True, tag="bot"):
    """Put a bot on a free seat, or let it play on for somebody who is away. The host's."""

    seat: SeatNumber
    level: Word


class Free(Command, kw_only=True, tag="free"):
    """Before the start, make a seat free: of a bot, or of somebody who is not there. The host's."""

    seat: SeatNumber


class Remove(Command, kw_only=True, tag="remove"):
    """Remove somebody from the table for good, rematches included; once the game runs, whoever has been away. The host's."""

    seat: SeatNumber


class Return(Command, tag="back"):
    """Take one's own seat back from the bot that plays on."""


class Pause(Command, tag="pause"):
    """Stop the clocks and the bots. The host's."""


class Resume(Command, tag="resume"):
    """Go on after a pause. The host's."""


class Mute(Command, kw_only=True, tag="mute"):
    """Keep somebody from chatting, or let them again. The host's."""

    seat: SeatNumber
    muted: bool


class Rematch(Command, tag="rematch"):
    """Lay the same table again for the same people, once the game is over."""


AnyCommand: TypeAlias = (
    Sit
    | Leave
    | Commit
    | Reveal
    | Start
    | Play
    | Undo
    | Decide
    | AnswerQuestion
    | Chat
    | SeatBot
    | Free
    | Remove
    | Return
    | Pause
    | Resume
    | Mute
    | Rematch
)
AnyRequest: TypeAlias = Open | Close | Ping | AnyCommand


# --- What the server tells --------------------------------------------------------------------------------------------


class SeatFacts(Struct, frozen=True):
    """Who sits in a seat. Nobody: neither `name` nor `bot`. Both: the bot plays on for a person who is away."""

    name: str | None
    bot: str | None
    is_host: bool
    is_muted: bool
    has_left: bool
    """Its person said that they leave the running game; they may still come back."""
    commitment: str | None
    """What its person's seed is bound by, before the start."""
    player_seed: str | None
    """What its person added to the deals, once the game has started."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long somebody may think about one decision; when the time is up, a bot decides that one."""

    seconds: Annotated[int, Meta(ge=5, le=30 * 86_400)]


class Question(Struct, frozen=True):
    """What the table is asked; it happens once nobody's answer is missing, and one no ends it.

    `undo`: the seat wants to take back more than a slip. `substitute`: somebody who is called `name` wants to play on for
    whoever has left the seat. `decide`: a bot shall make the decision that the table waits for; only who is there counts.
    """

    kind: Literal["undo", "substitute", "decide"]
    seat: int
    name: str | None
    missing: list[int]
    until: float | None
    """When silence has become a no."""


class TableFacts(Struct, frozen=True):
    """What everybody who may see the table knows about it, the game itself apart."""

    id: str
    game: str
    box: str
    """What lies in the game's box, by its hash: GET /api/boxes/{hash}."""
    options: dict[str, str]
    language: Language
    is_public: bool
    spectators: bool
    hints: bool
    """Whether everybody may ask for hints; who plays against bots only always may."""
    clock: Clock | None
    status: Status
    """Broken: an entry of the table's log cannot be read. It is shown as it was before, and nothing can be done at it."""
    seats: list[SeatFacts]
    promise: str
    """The hash of the table's secret; see “Fair deals” in docs/protocol.md. A new one after each failed shuffle."""
    restarts: int
    """How many shuffles have failed because a seed was not revealed."""
    unrevealed: list[int]
    """The seats whose seed was missing in the last of them."""
    without_seed: list[int]
    """Once the game has started: the people who added nothing to the deals."""
    counts: bool
    """Whether the result means anything: not after somebody has seen two hands."""
    deciding: list[int]
    """The seats for which a bot makes the decision that they owe now, because the others have agreed to it."""
    question: Question | None
    rematch: str | None
    """The table at which the same people play again."""
    rematch_by: int | None
    """The seat that wished to."""
    readable_until: float | None = None
    """Of a broken table: when something last happened that can be read and that everybody noticed."""


class Told(Struct, frozen=True, omit_defaults=True):
    """Something that happened, as the viewer saw it. Each game has kinds and further fields of its own: its wire.py."""

    kind: str = field(name="is")
    said: Said
    counts: bool = False
    """It says where points came from."""


class Noticed(Event):
    """What everybody noticed beside the game."""

    about: About
    seat: int


class Choice(Struct, frozen=True):
    """One legal action: its notation and what to call it. Each game has kinds and further fields of its own; without a
    label the game's message `do-<is>` says it, filled with the numbers among them."""

    kind: str = field(name="is")
    action: str
    label: Said | UnsetType = UNSET


class Result(Struct, frozen=True):
    """How a game ended, seat by seat; place 1 is a winner's."""

    scores: list[int]
    places: list[int]
    reason: Said


class Deadline(Struct, frozen=True):
    """When the time of a seat is up."""

    seat: int
    at: float


class Position(Struct, frozen=True):
    """The game as one viewer may know it."""

    view: Raw
    """The game's own data, a JSON object: each game's Board knows its fields."""
    to_act: list[int]
    legal: list[Choice]
    ask: Said
    paragraph: str
    """The paragraph of the rules page that is in force."""
    can_undo: bool
    """Whether one's last action can be taken back without asking anybody."""
    can_hint: bool
    """Whether one may ask, when it is one's turn, what an expert would do."""
    deadlines: list[Deadline]
    result: Result | None


class PositionChange(Struct, frozen=True, omit_defaults=True):
    """What of a position is not as it was told last; what is left out is as before."""

    view: Raw | UnsetType = UNSET
    """The whole view, where there was none before."""
    news: Raw | UnsetType = UNSET
    """What changed in the view: fields by name. An object in it stands for what changed within, of a list by place; only
    {"=": something} stands for something new."""
    to_act: list[int] | UnsetType = UNSET
    legal: list[Choice] | UnsetType = UNSET
    ask: Said | UnsetType = UNSET
    paragraph: str | UnsetType = UNSET
    can_undo: bool | UnsetType = UNSET
    can_hint: bool | UnsetType = UNSET
    deadlines: list[Deadline] | UnsetType = UNSET
    result: Result | None | UnsetType = UNSET


class LogEvent(Struct, frozen=True, omit_defaults=True):
    """An event as the log keeps it: its sentence, and whether it says where points came from. Of a Noticed, all of it."""

    said: Said
    counts: bool = False
    kind: str = field(name="is", default="")


class Log(Struct, frozen=True):
    """Moments of what a viewer was told, one after the other; each has a number, from 0."""

    first: int
    """The number of the first of them: so many came before."""
    moments: list[list[LogEvent]]
    void: list[int]
    """Which of them were taken back, by their numbers."""


class ChatLine(Struct, frozen=True):
    """What somebody said. `seat` is None for an onlooker."""

    seat: int | None
    name: str
    text: str
    at: float


class Absence(Struct, frozen=True):
    """Somebody who holds a seat and is not there; from `grace_until` on the host may let a bot play on."""

    seat: int
    since: float
    grace_until: float


class ServerMessage(Struct, tag_field="is"):
    """Whatever the server sends over the socket."""


class Sync(ServerMessage, tag="sync"):
    """The whole table as the viewer may know it: forget everything that was known of it before."""

    table: str
    stream: str
    seq: int
    now: float
    build: str
    """Which build of the browser app belongs to this server: a page of another one loads itself anew."""
    you: int | None
    """Your seat; None when you look on."""
    facts: TableFacts
    position: Position | None
    """None before the game starts."""
    log: Log
    """What was told last; what came before is at /api/tables/{id}/log."""
    recap: list[Told]
    """What was told of the round or the trick that ended last, as long as a board still shows how it ended."""
    chat: list[ChatLine]


class Update(ServerMessage, tag="update", omit_defaults=True):
    """What changed; `seq` is one more than that of the message before. What is left out is as before."""

    table: str
    seq: int
    asides: list[Noticed] = []
    """What everybody noticed beside the game: each is a moment of the log by itself, before …"""
    told: list[Told] = []
    """… what happened in it, as the viewer saw it: one moment of the log."""
    void: list[int] = []
    """Which moments of the log no longer hold, by their numbers."""
    facts: TableFacts | None = None
    position: PositionChange | None = None
    chat: list[ChatLine] = []
    is_undo: bool = False
    """Something was taken back: `position` is from before it."""
    done: str | None = None
    """The id of your own request that led to this: it is done, and on disk."""


class Presence(ServerMessage, tag="presence"):
    """Who is there now. Not numbered: the latest one counts."""

    table: str
    now: float
    present: list[int]
    away: list[Absence]
    watching: int


class Done(ServerMessage, tag="done", omit_defaults=True):
    """A request was carried out, and what it changed is on disk."""

    id: str
    again: bool = False
    """It had been done before; nothing was done now."""
    table: str | None = None
    """The new table, after `rematch`."""


class Refused(ServerMessage, tag="error", omit_defaults=True):
    """A request was refused and nothing has changed. `game` names the catalogue that has the words, if not the core's."""

    error: Said
    id: str | None = None
    game: str | None = None
    paragraph: str | None = None
    """The paragraph of the rules that forbids an action."""
    retry_after: float | None = None


class Pong(ServerMessage, tag="pong"):
    id: str
    now: float


AnyServerMessage: TypeAlias = Sync | Update | Presence | Done | Refused | Pong


# --- HTTP -------------------------------------------------------------------------------------------------------------


class NewIdentity(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class IdentityChange(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    webhook: Url | None | UnsetType = UNSET
    """Where to say “your turn” when you are not there; None for nowhere."""


class Identity(Struct, frozen=True):
    name: str
    language: Language
    webhook: str | None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The table to be laid. You are its host and take the first seat that is not a bot's."""

    game: Word
    seats: Annotated[int, Meta(ge=1, le=29)]
    options: Annotated[dict[Word, Word], Meta(max_length=20)] = {}
    bots: Annotated[dict[SeatNumber, Word], Meta(max_length=29)] = {}
    """The levels of the bots, by seat."""
    language: Language = "en"
    """The language of the bots' names in the record."""
    is_public: bool = False
    """Listed, and open to whoever comes; otherwise seats are given by invite."""
    spectators: bool = True
    hints: bool = False
    """Everybody may ask for hints; whoever sits down agrees."""
    clock: Clock | None = None


class NewInvite(Struct, frozen=True, forbid_unknown_fields=True):
    """An invite to a certain seat, to any free one, or to look on. The one made before for the same seat is void."""

    seat: SeatNumber | None = None
    to_watch: bool = False


class Invite(Struct, frozen=True):
    token: str
    link: str
    """The address to send to a friend; the token stands after its # and so reaches no server's log."""


class InvitedSeat(Struct, frozen=True):
    name: str | None
    bot: str | None


class Invited(Struct, frozen=True):
    """What an invite leads to, told to whoever holds it before they use it."""

    table: str
    game: str
    status: Status
    host: str | None
    """Who invites; None when they have left the table."""
    seats: list[InvitedSeat]
    to_watch: bool
    """It lets one look on; otherwise it gives a seat."""
    replaces: str | None
    """Who has left the seat it leads to: the others are asked whether one may play on."""
    your_seat: int | None
    problem: Said | None
    """Why it would be refused now."""
    may_see: bool
    """You may see the table without it: look on, or look back once the game is over."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Token


class Joined(Struct, frozen=True):
    table: str
    seat: int | None


class TableLine(Struct, frozen=True):
    """One table of a list."""

    id: str
    game: str
    status: str
    players: list[str | None]
    """The names in the order of the seats; None where nobody or a bot sits."""
    free: int
    your_seat: int | None
    your_turn: bool
    changed: float
    """When the table last began to wait for somebody else, or something happened beside the game."""


class GameOption(Struct, frozen=True):
    name: str
    choices: list[str]
    default: str
    players: list[int]
    """The numbers of players it matters for; empty for all."""


class GameFacts(Struct, frozen=True):
    name: str
    version: int
    players: list[int]
    options: list[GameOption]
    is_open: bool
    """Nothing is ever hidden in it."""
    title: dict[str, str]
    """What it is called, by language."""
    tagline: dict[str, str]
    """One sentence about it, by language."""


class Shelf(Struct, frozen=True):
    games: list[GameFacts]
    bots: list[str]
    """The levels from easy to hard, then the yardsticks."""
    yardsticks: list[str]
    """Bots to measure others by, from weak to strong; people play against the others."""
    languages: list[str]
    warming_up: bool = False
    """Whether bots think less well for some minutes: the server has just been set up, and its engine is still being compiled."""


class Moment(Struct, frozen=True):
    """An action of a player (`seat`), or the deals between two of them (`seat` is None), as a viewer saw it."""

    number: int | None
    """The same moment has the same number for every viewer. None while the game lasts: a gap would tell of a sealed action."""
    seat: int | None
    told: list[Told]
    position: Position


class Replay(Struct, frozen=True):
    """A game step by step, as one viewer knew it at each step; `viewer` is None for an onlooker."""

    table: str
    viewer: int | None
    everything: bool
    moments: list[Moment]


class Why(Struct, frozen=True, omit_defaults=True):
    """Which rule forbids an action; without `error` it is allowed."""

    error: Said | None = None
    game: str | None = None
    paragraph: str | None = None


class Preview(Struct, frozen=True):
    """What a legal action would lead to. `view` is null where that shows only once it is done."""

    view: Raw
    told: list[Told]


class Hint(Struct, frozen=True):
    """What an expert would do. All figures are in percent."""

    action: str
    confidence: int
    """How sure the expert is that nothing is better."""
    chance: int
    """The chance to win with it; a shared win counts in part."""
    doubt: int
    """How far the chance may be off."""


class Health(Struct, frozen=True, omit_defaults=True):
    """Failing while nothing can be written; `error` says why."""

    status: Literal["ok", "failing"]
    version: str
    error: Said | None = None


def position_after(position: Position | None, change: PositionChange) -> Position:
    """A position once more is known of it."""
    fields = {name: value for name, value in asdict(change).items() if value is not UNSET}
    news = fields.pop("news", None)
    if position is None:
        return Position(**fields)
    if news is not None:
        view = merged(msgspec.json.decode(position.view), msgspec.json.decode(news))
        fields["view"] = Raw(msgspec.json.encode(view))
    return replace(position, **fields)


def read_request(frame: bytes | str) -> AnyRequest:
    return _REQUEST.decode(frame)


_REQUEST: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
