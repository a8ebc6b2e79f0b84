"""What is said: of an event, of what is to be done, and of what an action does. Messages, still without a language."""

from __future__ import annotations

from typing import Final

from gueridon.core.bits import has
from gueridon.core.game import CHANCE, seats_in
from gueridon.core.message import Argument, Message
from gueridon.core.wire import Choice, Event
from gueridon.games.tussie_mussie import wire
from gueridon.games.tussie_mussie.board import NO_TILE, Row, offerer_of, taker_of
from gueridon.games.tussie_mussie.components import TURN_CARDS
from gueridon.games.tussie_mussie.law import must_discard
from gueridon.games.tussie_mussie.state import (
    BEFORE_PRESENTATION,
    BURN,
    CHOICE,
    DEAL,
    DISTRIBUTION,
    FIRST,
    LEFT,
    OFFER,
    OVER,
    TURN,
    last_card,
)
from gueridon.games.tussie_mussie.view import TussieMussieView, tile_name

# --- Events -----------------------------------------------------------------------------------------------------------


def say(event: Event) -> Message:
    if isinstance(event, wire.TileScored):
        return _tile_scored(event)
    if isinstance(event, wire.Presented):
        return _of_owner("score-presents", event.owner, {}, is_apprentice=event.is_apprentice)
    if isinstance(event, wire.RoundScored):
        sums: dict[str, Argument] = {"points": event.points, "total": event.total}
        return _of_owner("score-round-points", event.owner, sums, is_apprentice=event.is_apprentice)
    if isinstance(event, wire.KeepsakesRevealed):
        code = "tell-keepsakes" if event.tiles else "tell-no-keepsakes"
        tiles: dict[str, Argument] = {"tiles": _nouns(event.tiles)}
        return _of_owner(code, event.owner, tiles, is_apprentice=event.is_apprentice)
    if isinstance(event, wire.RoundBegan):
        if event.seat is None:
            return Message("tell-solo-round", {"round": event.round})
        return Message("tell-round", {"round": event.round, "seat": event.seat})
    return _say_offer(event)


def _say_offer(event: Event) -> Message:
    if isinstance(event, wire.Drew):
        if event.tiles is None:
            return Message("tell-draws-unseen", {"seat": event.seat})
        return Message("tell-draws", {"seat": event.seat, "tiles": _nouns(event.tiles)})
    if isinstance(event, wire.Offered):
        return Message(_known("tell-offers", event.down), _people_and_tiles(event))
    if isinstance(event, wire.Took):
        return Message(_known(f"tell-takes-{event.taken}", event.down), _people_and_tiles(event))
    return _say_solo(event)


def _people_and_tiles(event: wire.Offered | wire.Took) -> dict[str, Argument]:
    return {"seat": event.seat, "other_seat": event.other, "up": _noun(event.up), "down": _noun(event.down)}


def _say_solo(event: Event) -> Message:
    if isinstance(event, wire.LeftWithApprentice):
        return Message(_known("tell-left", event.tile), {"tile": _noun(event.tile)})
    if isinstance(event, wire.TurnCardRevealed):
        return Message("tell-turn-card", {"card": f"card-{event.card}"})
    if isinstance(event, wire.TopDiscarded):
        return Message("tell-burns", {"tile": _noun(event.tile)})
    if isinstance(event, wire.LaidOut):
        return Message("tell-lays", {"left": _noun(event.left), "right": _noun(event.right)})
    if isinstance(event, wire.Distributed):
        return Message("tell-distributes", {"seat": event.seat, **_distribution(event)})
    return _say_before(event)


def _distribution(done: wire.Distributed | wire.Distribute) -> dict[str, Argument]:
    return {
        "tile": _noun(done.tile),
        "row": f"row-{done.row}",
        "to": _destination(done.row),
        "his": _noun(done.his),
        "his_row": f"row-{done.his_row}",
        "his_to": _destination(done.his_row),
    }


def _say_before(event: Event) -> Message:
    if isinstance(event, wire.Kept):
        return Message("tell-keeps", {"seat": event.seat, "tile": _noun(event.tile)})
    if isinstance(event, wire.UsedToDraw):
        return Message("tell-draws-before", {"seat": event.seat, "tile": _noun(event.tile)})
    if isinstance(event, wire.DrewBefore):
        return Message("tell-drew-before", {"seat": event.seat, "tiles": _nouns(event.tiles)})
    if isinstance(event, wire.Replaced):
        return Message("tell-replaces", {"seat": event.seat, "tile": _noun(event.tile), "old": _noun(event.old)})
    if isinstance(event, wire.Moved):
        return Message("tell-moves", {"seat": event.seat, **_move(event)})
    if isinstance(event, wire.Discarded):
        return Message("tell-discards", {"seat": event.seat, "tile": _noun(event.tile)})
    if isinstance(event, wire.Recoloured):
        colour = f"colour-{event.colour}"
        return Message("tell-recolours", {"seat": event.seat, "tile": _noun(event.tile), "colour": colour})
    if isinstance(event, wire.LeftItAtThat):
        return Message("tell-done", {"seat": event.seat})
    assert isinstance(event, wire.BecameReady), event
    return Message("tell-finished", {"seat": event.seat})


def _move(done: wire.Moved | wire.Move) -> dict[str, Argument]:
    return {"tile": _noun(done.tile), "row": f"row-{done.row}", "to": _destination(done.row)}


def _tile_scored(event: wire.TileScored) -> Message:
    return Message("score-tile", {"tile": _noun(event.tile), "points": event.points, "why": _why(event)})


def _why(event: wire.TileScored) -> Message:
    hearts = Message("why-hearts", {"hearts": event.hearts})
    if event.reason is None:
        return hearts
    colour = f"colour-{event.colour}"
    effect = Message(f"why-{event.reason}", {"points": event.effect, "colour": colour})
    return Message("why-both", {"hearts": hearts, "effect": effect}) if event.hearts > 0 else effect


# --- Asking -----------------------------------------------------------------------------------------------------------


def ask(view: TussieMussieView) -> Message:
    if view.phase == OVER:
        return Message("ask-over")
    if not view.legal:
        return _waiting(view)
    if view.phase == OFFER:
        return Message("ask-offer", {"seat": taker_of(view.turn, view.first_player(), view.seats)})
    if view.phase == CHOICE:
        offerer = offerer_of(view.turn, view.first_player(), view.seats)
        return Message("ask-choice", {"seat": offerer, "tile": _noun(tile_name(view.left))})
    if view.phase == DISTRIBUTION:
        return Message("ask-distribute", {"card": f"card-{TURN_CARDS[last_card(view.turns)].id}"})
    return _asking_before(view)


def _waiting(view: TussieMussieView) -> Message:
    if has(view.acting, CHANCE):
        return Message("ask-wait-deal")
    waited_for = list(seats_in(view.acting))
    if len(waited_for) == 1:
        return Message("ask-wait", {"seat": waited_for[0]})
    return Message("ask-wait-several", {"number": len(waited_for)})


def _asking_before(view: TussieMussieView) -> Message:
    if view.drawer == view.viewer:
        if view.kept == NO_TILE:
            return Message("ask-keep", {"tiles": [_noun(tile_name(tile)) for tile in (view.left, view.right)]})
        return Message("ask-replace", {"tile": _noun(tile_name(view.kept))})
    must = must_discard(Row(view.plans[view.viewer]), view.used[view.viewer])
    return Message("ask-before-must-discard" if must else "ask-before")


_PLACES: Final = ("place-left", "place-right")


def label(choice: Choice) -> Message:
    if isinstance(choice, wire.MakeOffer):
        return Message("do-offer", {"up": _noun(choice.up), "down": _noun(choice.down)})
    if isinstance(choice, wire.Take):
        return Message(f"do-take-{choice.side}", {"tile": _noun(choice.tile)})
    if isinstance(choice, wire.Distribute):
        return Message(_known("do-distribute", choice.tile), {**_distribution(choice), "place": _PLACES[choice.place]})
    if isinstance(choice, wire.Move):
        return Message("do-move", _move(choice))
    if isinstance(choice, wire.CountAs):
        return Message("do-recolour", {"tile": _noun(choice.by), "colour": f"colour-{choice.colour}"})
    if isinstance(choice, wire.Keep):
        return Message("do-keep", {"tile": _noun(choice.tile)})
    if isinstance(choice, wire.Replace):
        return Message("do-replace", {"tile": _noun(choice.tile)})
    if isinstance(choice, wire.Discard):
        return Message("do-discard", {"tile": _noun(choice.tile)})
    return Message("do-draw" if isinstance(choice, wire.Draw) else "do-done")


_PARAGRAPHS = {
    FIRST: "2.1",
    LEFT: "8.14",
    TURN: "8.2",
    BURN: "8.6",
    DEAL: "3.3",
    OFFER: "3.4",
    CHOICE: "3.5",
    DISTRIBUTION: "8.4",
    BEFORE_PRESENTATION: "4.2",
    OVER: "7.1",
}


def paragraph(view: TussieMussieView) -> str:
    if view.phase == DISTRIBUTION:
        return f"8.{6 + last_card(view.turns)}"
    if view.phase == DEAL and view.seats == 1:
        return "8.3"
    if view.phase == BEFORE_PRESENTATION and view.drawer == view.viewer:
        return "5.2"
    return _PARAGRAPHS[view.phase]


# --- Nouns ------------------------------------------------------------------------------------------------------------


def _noun(tile: str | None) -> str:
    return "tile-unknown" if tile is None else f"tile-{tile}"


def _nouns(tiles: list[str]) -> list[str]:
    return [f"tile-{tile}" for tile in tiles]


def _known(code: str, tile: str | None) -> str:
    """The sentence that does not name the tile, where the viewer may not know it."""
    return f"{code}-unseen" if tile is None else code


def _destination(row: wire.RowName) -> str:
    """A row as part of a sentence: French then wants an article."""
    return f"the-{row}"


def _of_owner(code: str, owner: int, arguments: dict[str, Argument], *, is_apprentice: bool) -> Message:
    """A sentence about a player, or its twin about the apprentice."""
    if is_apprentice:
        return Message(f"{code}-apprentice", arguments)
    return Message(code, {"seat": owner, **arguments})
