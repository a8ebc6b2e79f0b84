"""What an object is made of, compiled or not."""

from __future__ import annotations


def attributes(value: object) -> list[str]:
    """The names of all attributes of an object: a compiled class has no `__dict__`, but names them."""
    names = set(getattr(value, "__dict__", {}))
    for cls in type(value).__mro__:
        names.update(getattr(cls, "__mypyc_attrs__", ()))
    return sorted(names - {"__dict__"})
