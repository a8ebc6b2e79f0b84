"""What a verified record proves of its deals, and no more than that."""

from __future__ import annotations

from collections.abc import Iterable

from gueridon.core.message import Message
from gueridon.core.verify import Proof

PROVEN, BEWARE = "green", "yellow"


def told_of(proof: Proof) -> list[tuple[Message, str]]:
    """Sentences, each with how it is shown."""
    told = []
    if proof.seeds:
        about: dict[str, int | str] = {"count": len(proof.seeds), "seats_quoted": _numbers(proof.seeds)}
        shown = ("terminal-verified-one-device", BEWARE) if proof.one_device else ("terminal-verified-seeds", PROVEN)
        told.append((Message(shown[0], about), shown[1]))
    elif proof.lucks:
        told.append((Message("terminal-verified-luck", {"lucks": proof.lucks}), PROVEN))
    elif not proof.seeded:
        told.append((Message("terminal-verified-no-seeds"), BEWARE))
    if proof.without_seed:
        told.append((Message("terminal-verified-without", {"seats_quoted": _numbers(proof.without_seed)}), BEWARE))
    if proof.restarts:
        told.append((Message("terminal-verified-restarts", {"restarts": proof.restarts}), BEWARE))
    if proof.seeded:
        told.append((Message("terminal-verified-seeded"), BEWARE))
    return told


def _numbers(seats: Iterable[int]) -> str:
    return ", ".join(str(seat + 1) for seat in sorted(seats))
