"""Answers that are dear to make, made once and kept as long as there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Answer = TypeVar("Answer")


class Kept(Generic[Key, Answer]):
    """The answers that were made last. A key says all that an answer depends on, and first of all who may see it."""

    def __init__(self, room: int, size: Callable[[Answer], int]) -> None:
        self._room, self._size = room, size
        self._answers: dict[Key, asyncio.Task[Answer]] = {}
        self._sizes: dict[Key, int] = {}
        self._taken = 0

    async def get(self, key: Key, make: Callable[[], Awaitable[Answer]]) -> Answer:
        """Whoever asks while it is being made waits for the same; whoever gives up waiting leaves it to the others."""
        if key not in self._answers:
            self._answers[key] = asyncio.create_task(self._made(key, make))
        return await asyncio.shield(self._answers[key])

    async def _made(self, key: Key, make: Callable[[], Awaitable[Answer]]) -> Answer:
        try:
            answer = await make()
        except BaseException:
            self._answers.pop(key, None)
            raise
        self._sizes[key] = self._size(answer)
        self._taken += self._sizes[key]
        self._make_room()
        return answer

    def _make_room(self) -> None:
        """The oldest go first; one that is being made takes no room yet."""
        for key in list(self._sizes):
            if self._taken <= self._room:
                return
            self._taken -= self._sizes.pop(key)
            self._answers.pop(key, None)
