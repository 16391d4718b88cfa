"""Chance that can be checked afterwards: everything drawn in a match comes from its secret and the
browser's seed.

Before the first card the server fixes a ``secret`` of 32 bytes and shows its *commitment*, the
SHA-256 of those bytes in hexadecimal. The browser then adds a ``client seed`` of its own, a text of
1 to 64 printable ASCII characters. What is drawn for one *purpose* is the stream of blocks

    HMAC-SHA256(key = secret, message = "mazzo 1\\n" + client seed + "\\n" + purpose + "\\n" + n)

for n = 0, 1, 2 … written in decimal, everything in ASCII. The purposes are

- ``dealer``: which seat deals first, one number below the number of seats;
- ``deal P``: the shuffle that is move number P of the match (the first deal is ``deal 0``);
- ``pack K``: in place of ``deal P`` where several people had a part in the shuffle: the shuffle
  before which there were K deals, void ones included, so that nobody moves the next pack by how
  many moves a turn has;
- ``choice P``: the computer's move number P: the first 32 bytes of the stream are its seed.

Where several people play, each draws a seed of 32 lower-case hexadecimal digits and gives its
*seal*, the SHA-256 of these digits as ASCII text, before anybody's seed is shown. The client seed
is then the SHA-256, in lower-case hexadecimal, of the lines "N SEED" + newline, seats ascending.

Numbers are read from the stream four bytes at a time, big-endian. A *number below n* is the first
such word smaller than the largest multiple of n that is not above 2**32, modulo n; larger words are
thrown away. A shuffle starts from the documented order of the pack (``mazzo.cards``) and, for i
from the last place down to 1, exchanges the cards at i and at a number below i + 1
(Fisher and Yates); the first card of the result is the top of the pack.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Mapping, MutableSequence
from random import Random
from typing import Any, Final

from mazzo.games.contract import Seat

SECRET_BYTES: Final = 32
SEED_TEXT: Final = re.compile("[!-~]{1,64}")
"""What a browser's seed may be: 1 to 64 printable ASCII characters, no space."""
_WORDS = 2**32


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret in hexadecimal: what is shown before the first card."""
    return hashlib.sha256(secret).hexdigest()


def is_client_seed(text: str) -> bool:
    """Whether the text may be a browser's seed: 1 to 64 printable ASCII characters, no space."""
    return SEED_TEXT.fullmatch(text) is not None


class Stream(Random):
    """The numbers drawn for one purpose. As a ``Random`` it offers ``shuffle`` alone: what the
    dealer's move needs."""

    def __init__(self, secret: bytes, client_seed: str, purpose: str) -> None:
        super().__init__(0)
        self._blocks = _blocks(secret, client_seed, purpose)
        self._words = self._read_words()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one as likely; n from 1 to 2**32."""
        limit = _WORDS - _WORDS % n
        return next(word for word in self._words if word < limit) % n

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Puts ``x`` into a drawn order (Fisher and Yates, from the last place down)."""
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def random(self) -> float:
        """Not offered: only what ``docs/proof.md`` describes may be drawn.

        Raises:
            NotImplementedError: always.
        """
        raise NotImplementedError

    def getrandbits(self, k: int, /) -> int:
        """Not offered, as ``random``.

        Raises:
            NotImplementedError: always.
        """
        raise NotImplementedError

    def _read_words(self) -> Iterator[int]:
        for block in self._blocks:
            for at in range(0, len(block), 4):
                yield int.from_bytes(block[at : at + 4], "big")


def _blocks(secret: bytes, client_seed: str, purpose: str) -> Iterator[bytes]:
    n = 0
    while True:
        message = f"mazzo 1\n{client_seed}\n{purpose}\n{n}".encode("ascii")
        yield hmac.digest(secret, message, "sha256")
        n += 1


def first_dealer(secret: bytes, client_seed: str, seats: int) -> Seat:
    """The seat that deals the first hand of the match."""
    return Stream(secret, client_seed, "dealer").below(seats)


def deal_stream(secret: bytes, client_seed: str, ply: int) -> Stream:
    """The stream from which the shuffle that is move number ``ply`` is drawn."""
    return Stream(secret, client_seed, f"deal {ply}")


def pack_stream(secret: bytes, client_seed: str, deals: int) -> Stream:
    """The stream from which the shuffle is drawn before which there were so many deals, where
    several people had a part."""
    return Stream(secret, client_seed, f"pack {deals}")


def seal(seed: str) -> str:
    """What a person's browser shows of its seed before anybody's is shown."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def joint_seed(seeds: Mapping[Seat, str]) -> str:
    """The client seed to which several people gave a part each."""
    lines = "".join(f"{seat} {seeds[seat]}\n" for seat in sorted(seeds))
    return hashlib.sha256(lines.encode("ascii")).hexdigest()


def choice_seed(secret: bytes, client_seed: str, ply: int) -> int:
    """The seed of the computer's move number ``ply``: 256 bits, for ``random.Random``."""
    return int.from_bytes(next(_blocks(secret, client_seed, f"choice {ply}")), "big")
