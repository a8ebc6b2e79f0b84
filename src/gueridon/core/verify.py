"""Proves that the deals of a finished record were fixed before the first one, or says exactly what is wrong with it."""

from dataclasses import dataclass

from gueridon.core.chance import KeyedStream, commitment, mixed, read_key
from gueridon.core.game import CHANCE
from gueridon.core.match import steps
from gueridon.core.quoting import shown
from gueridon.core.record import RecordError, parse_record


@dataclass(frozen=True)
class Proof:
    """What was checked."""

    deals: int
    actions: int
    commitment: str
    seeds: dict[int, str]
    """What players added to the deals, each bound by a hash before any was told: nobody could choose the deals, as long as
    one of these seats did not help to."""
    without_seed: tuple[int, ...]
    """The seats of people who added nothing."""
    restarts: int
    """How many shuffles failed for want of a seed: each is one choice between two deals for who held it back."""
    one_device: bool
    """The device that drew the key drew the seeds too: whoever ran it could have drawn all of them until they suited."""
    lucks: int
    """In older games: how many added to the deals in the clear, which bound whoever ran the table but not the last of them."""
    seeded: bool
    """Somebody chose the seed, and so could foresee the deals."""


def verify(text: str) -> Proof:
    """Check every rule, every deal and the key of a record; RecordError says which line fails and why."""
    record = parse_record(text)
    if record.commitment is None:
        raise RecordError("error-verify-no-commitment")
    if record.key is None:
        raise RecordError("error-verify-no-key")
    key = read_key(record.key)
    if commitment(key) != record.commitment:
        raise RecordError("error-verify-wrong-key")
    deals = _check_deals(text, KeyedStream(mixed(key, record.seeds)))
    return Proof(
        deals=deals,
        actions=len(record.steps) - deals,
        commitment=record.commitment,
        seeds=record.player_seeds,
        without_seed=tuple(record.without_seed),
        restarts=record.restarts,
        one_device=record.one_device,
        lucks=len(record.luck),
        seeded=record.seeded,
    )


def _check_deals(text: str, stream: KeyedStream) -> int:
    record = parse_record(text)
    deals = 0
    replayed = steps(text)
    match = next(replayed)
    for step in record.steps:
        if step.seat == CHANCE and match.state.chances() > 0:
            promised = match.game.text(match.state.chance(stream.below(match.state.chances(), deals)))
            if promised != step.text:
                raise RecordError(
                    "error-verify-deal", line=step.line, dealt_quoted=shown(step.text), promised_quoted=promised
                )
            deals += 1
        match = next(replayed)
    if match.outcome is None:
        raise RecordError("error-verify-unfinished")
    return deals
