"""What one page, guest or address may ask of the room."""

import os
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from typing import Any

PREFIX = "MAZZO_"
MOST_DIGITS = 9


class BadSetting(ValueError):
    """A setting in the environment is no positive whole number of at most nine digits; the text is
    a sentence."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits in force. Each can be set by an environment variable: ``MAZZO_`` and its name."""

    frame_bytes: int = 4096
    """A longer frame closes its socket."""
    messages_per_second: int = 200
    """What a socket may send on average,"""
    messages_burst: int = 400
    """and at once; beyond it is closed."""
    sockets_per_guest: int = 40
    """Pages that one guest may have open."""
    sockets_per_address: int = 100
    """Pages that may be open from one network address."""
    bytes_waiting: int = 262_144
    """Bytes kept for a page that does not read; beyond it is cut off and may come back."""
    matches_per_guest: int = 60
    """Matches that one guest may start in a minute."""
    tasks_per_guest: int = 30
    """Checks, replays, and files of results that one guest may ask for in a minute,"""
    tasks_per_address: int = 300
    """and those from one network address."""
    behind_proxy: bool = False
    """1: believe the ``X-Forwarded-For`` and ``X-Forwarded-Proto`` of the proxy in front."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ) -> "Limits":
        """The defaults with what the environment says.

        Raises:
            BadSetting: a value is no positive whole number.
        """
        found: dict[str, Any] = {}
        for one in fields(cls):
            name = PREFIX + one.name.upper()
            text = environment.get(name)
            least = 0 if one.type is bool else 1
            if text is None:
                continue
            digits = text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS
            if not digits or int(text) < least:
                raise BadSetting(f"{name} must be a whole number from {least}, not {text[:99]!r}.")
            found[one.name] = bool(int(text)) if one.type is bool else int(text)
        return cls(**found)


class Bucket:
    """Lets messages through at a steady rate, with some at once."""

    def __init__(self, per_second: int, burst: int) -> None:
        self._rate = per_second
        self._most = self._left = float(burst)
        self._last = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TooMany(Exception):
    """One socket more than allowed."""


class Places:
    """Counts the open sockets of each guest and each address."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._guests: Counter[bytes] = Counter()
        self._addresses: Counter[str] = Counter()

    @contextmanager
    def place(self, guest: bytes, address: str) -> Iterator[None]:
        """Holds a place for one socket.

        Raises:
            TooMany: there is none left.
        """
        if (
            self._guests[guest] >= self._limits.sockets_per_guest
            or self._addresses[address] >= self._limits.sockets_per_address
        ):
            raise TooMany
        self._guests[guest] += 1
        self._addresses[address] += 1
        try:
            yield
        finally:
            _give_back(self._guests, guest)
            _give_back(self._addresses, address)


def _give_back(counts: Counter[Any], key: Any) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]
