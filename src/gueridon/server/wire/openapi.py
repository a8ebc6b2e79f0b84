"""The list of HTTP addresses, and the OpenAPI document that follows from it."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import NamedTuple

import msgspec

from gueridon.server import messages as m

Kind = object
"""A type that msgspec knows, "text", or "json" for what is each game's own."""
Json = dict[str, object]

PATH_TYPES: dict[str, Json] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,32}$"},
    "lang": {"type": "string", "enum": ["en", "fr"]},
    "game": {"type": "string"},
    "action": {"type": "string", "minLength": 1, "maxLength": 80},
    "hash": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
}


INVITE_HEADER = "Gueridon-Invite"
"""An invite is as good as a seat: in an address it would stand in the log of every proxy on the way."""


class Operation(NamedTuple):
    """One address and method, the name of its handler, what goes in and what comes out."""

    method: str
    path: str
    handler: str
    about: str
    out: Kind
    status: int = 200
    body: Kind = None
    query: str = ""
    header: str = ""


OPERATIONS = (
    Operation("GET", "/api/games", "games", "Games, options, levels of bots, languages", m.Shelf),
    Operation("GET", "/api/words/{lang}", "words", "The Fluent catalogue of the table", "text"),
    Operation("GET", "/api/words/{lang}/{game}", "words", "The Fluent catalogue of a game", "text"),
    Operation("GET", "/api/rules/{game}/{lang}", "rules", "The rules page of a game, in Markdown", "text"),
    Operation("GET", "/api/boxes/{hash}", "box", "What lies in the box of a game; it never changes", "json"),
    Operation("POST", "/api/me", "make_me", "Make an identity, or rename yours", m.Identity, 201, m.NewIdentity),
    Operation("GET", "/api/me", "me", "Who you are", m.Identity),
    Operation("PATCH", "/api/me", "change_me", "Change name, language or webhook", m.Identity, body=m.IdentityChange),
    Operation("DELETE", "/api/me", "forget_me", "Be forgotten: identity, names, lines of chat", None, 204),
    Operation("GET", "/api/me/tables", "my_tables", "Where you sit, and where it is your turn", list[m.TableLine]),
    Operation("GET", "/api/tables", "tables", "Public tables", list[m.TableLine]),
    Operation("POST", "/api/tables", "lay", "Lay a table", m.TableFacts, 201, m.NewTable),
    Operation("GET", "/api/tables/{table}", "table", "What everybody knows of a table", m.TableFacts),
    Operation("POST", "/api/tables/{table}/do", "do", "Any command of the socket", m.Done, body=m.AnyCommand),
    Operation(
        "POST", "/api/tables/{table}/invites", "invite", "Make an invite; the host's", m.Invite, 201, m.NewInvite
    ),
    Operation("GET", "/api/invite", "invited", "What an invite leads to", m.Invited, header=INVITE_HEADER),
    Operation("POST", "/api/join", "join", "Turn an invite into a seat", m.Joined, body=m.Join),
    Operation("GET", "/api/tables/{table}/record", "record", "The record of a finished game", "text"),
    Operation("GET", "/api/tables/{table}/replay", "replay", "A game step by step", m.Replay, query="seat"),
    Operation("GET", "/api/tables/{table}/log", "log", "Earlier moments of what you were told", m.Log, query="before"),
    Operation("GET", "/api/tables/{table}/why/{action}", "why", "Which rule forbids an action of yours", m.Why),
    Operation("GET", "/api/tables/{table}/preview/{action}", "preview", "What an action would lead to", m.Preview),
    Operation("GET", "/api/tables/{table}/hint", "hint", "What a strong bot would do in your place", m.Hint),
    Operation("GET", "/api/tables/{table}/drawing/{lang}", "drawing", "The board as you see it, in letters", "text"),
    Operation("GET", "/health", "health", "Whether the server works", m.Health),
)


def document() -> Json:
    kinds = {op.out for op in OPERATIONS if op.out not in ("text", "json", None)} - {list[m.TableLine]}
    kinds |= {op.body for op in OPERATIONS if op.body is not None} - {m.AnyCommand}
    listed = [*sorted(kinds, key=str), m.TableLine, m.Refused, m.AnyRequest, m.AnyCommand, m.AnyServerMessage]
    shapes, components = msgspec.json.schema_components(listed, ref_template="#/components/schemas/{name}")
    schemas: Json = {**components}
    for name, shape in zip(("AnyRequest", "AnyCommand", "AnyServerMessage"), shapes[-3:], strict=True):
        schemas[name] = shape
    paths: dict[str, Json] = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method.lower()] = _operation(op)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Guéridon", "version": version("gueridon"), "description": "See docs/protocol.md."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "gueridon"}},
        },
    }


def _operation(op: Operation) -> Json:
    names = re.findall(r"{(\w+)}", op.path)
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": PATH_TYPES[name]} for name in names
    ]
    if op.query:
        parameters.append({"name": op.query, "in": "query", "required": False, "schema": {"type": "string"}})
    if op.header:
        parameters.append({"name": op.header, "in": "header", "required": True, "schema": {"type": "string"}})
    found: Json = {
        "summary": op.about,
        "operationId": f"{op.handler}{len(names) or ''}",
        "parameters": parameters,
        "security": [{"cookie": []}, {}],
        "responses": _responses(op),
    }
    if op.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": _reference(op.body)}}}
    return found


def _responses(op: Operation) -> Json:
    media = "application/json"
    if op.out == "text":
        media = "text/markdown" if op.handler == "rules" else "text/plain"
    content: Json = {} if op.out is None else {"content": {media: {"schema": _reference(op.out)}}}
    good: Json = {"description": "Done", **content}
    refusal: Json = {"description": "Refused", "content": {"application/json": {"schema": _reference(m.Refused)}}}
    codes = ["400", "404", "500", "503", *(["401", "403", "409", "413", "415", "429"] if "/api/" in op.path else [])]
    found: Json = {str(op.status): good, **dict.fromkeys(codes, refusal)}
    if op.handler == "make_me":
        found["200"] = good
    if op.handler == "health":
        found["503"] = good
    return found


def _reference(kind: Kind) -> Json:
    if kind == "text":
        return {"type": "string"}
    if kind == "json":
        return {"type": "object"}
    if kind == list[m.TableLine]:
        return {"type": "array", "items": _reference(m.TableLine)}
    name = "AnyCommand" if kind == m.AnyCommand else getattr(kind, "__name__", "")
    return {"$ref": f"#/components/schemas/{name}"}
