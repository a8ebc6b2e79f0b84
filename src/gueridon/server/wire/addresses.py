"""By which address this machine is found, and which addresses belong to one visitor."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

_LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def is_loopback(host: str) -> bool:
    return host in _LOOPBACK


def household(host: str) -> str:
    """What one visitor can change at will counts as one address: of IPv6 a provider gives out 64 bits at once."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a proxy may give a name
        return host
    if address.version == 4:
        return host
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))


def own_address() -> str:
    """The address by which the local network knows this machine; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def address_for_others(used: str, listens_on: str) -> str:
    """Where somebody else finds the page that one has opened: the local network knows this machine by another name."""
    parts = urlsplit(used)
    if not is_loopback(parts.hostname or "") or is_loopback(listens_on):
        return used
    port = f":{parts.port}" if parts.port else ""
    return parts._replace(netloc=f"{own_address()}{port}").geturl()
