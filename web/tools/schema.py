"""Prints the JSON Schemas of everything on the wire, by the file that types.mjs makes of each: the server's messages,
and what each game sends."""

from __future__ import annotations

import inspect
import json
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from gueridon.core import registry
from gueridon.core.wire import Choice, Event, Said
from gueridon.server import messages

ROOT = Path(__file__).resolve().parents[2]
ROOTS = {"AnyRequest": messages.AnyRequest, "AnyServerMessage": messages.AnyServerMessage}


def schemas() -> dict[str, Any]:
    found = {"web/src/wire/messages.ts": of_messages()}
    for name in registry.names():
        folder = Path(str(registry.folder(name)))
        if (folder / "wire.py").exists():
            wire = import_module(f"gueridon.games.{name}.wire")
            found[(folder / "web" / "wire.ts").relative_to(ROOT).as_posix()] = of_game(wire)
    return found


def of_messages() -> dict[str, Any]:
    """One document whose `$defs` are all message types; unions of them get the names they have in Python."""
    made = document("src/gueridon/server/messages.py", [*structs(messages), Said], ROOTS)
    complete(made["$defs"]["Noticed"])
    return made


def of_game(wire: ModuleType) -> dict[str, Any]:
    """View and Box, and the unions of all events and of all choices."""
    kinds = structs(wire)
    made = document(
        f"{wire.__name__.replace('.', '/')}.py".replace("gueridon", "src/gueridon", 1),
        kinds,
        {f"Any{base.__name__}": union(kinds, base) for base in (Event, Choice) if union(kinds, base) is not None},
    )
    for kind in kinds:
        complete(made["$defs"][kind.__name__])
    return made


def union(kinds: list[Any], base: type) -> Any:
    found = None
    for kind in kinds:
        if issubclass(kind, base):
            found = kind if found is None else found | kind
    return found


def complete(shape: dict[str, Any]) -> None:
    """What is filled in when it is told is always there then, and so is every field of a shape."""
    if "said" in shape["properties"]:
        shape["properties"]["said"] = {"$ref": "#/$defs/Said"}
    if "label" in shape["properties"]:
        shape["properties"]["label"] = {"$ref": "#/$defs/Said"}
    shape["required"] = [name for name in shape["properties"] if name not in ("counts", "label")]


def structs(module: ModuleType) -> list[Any]:
    return [
        found
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def document(source: str, kinds: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    roots, definitions = msgspec.json.schema_components([*kinds, *unions.values()], ref_template="#/$defs/{name}")
    definitions |= dict(zip(unions, roots[len(kinds) :], strict=True))
    return {
        "source": source,
        "$defs": definitions,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in definitions],
    }


if __name__ == "__main__":
    json.dump(schemas(), sys.stdout, indent=1)
