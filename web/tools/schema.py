"""Prints the JSON Schema of everything on the wire: types.mjs makes TypeScript of it."""

from __future__ import annotations

import inspect
import json
import sys

import msgspec

from gueridon.server import messages

ROOTS = (messages.AnyRequest, messages.AnyServerMessage)


def schema() -> dict[str, object]:
    """One document whose `$defs` are all message types; unions of them get the names they have in Python."""
    structs = [
        found
        for _, found in inspect.getmembers(messages, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == messages.__name__
    ]
    roots, definitions = msgspec.json.schema_components([*structs, *ROOTS], ref_template="#/$defs/{name}")
    definitions["AnyRequest"], definitions["AnyServerMessage"] = roots[-2:]
    return {"$defs": definitions, "anyOf": [{"$ref": f"#/$defs/{name}"} for name in definitions]}


if __name__ == "__main__":
    json.dump(schema(), sys.stdout, indent=1)
