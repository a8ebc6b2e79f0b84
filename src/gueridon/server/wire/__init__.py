"""Bytes and messages: HTTP, sockets, pages, who is there and how much they may ask. Knows tables only through sessions."""
