"""What a browser says it would take: lists of names with weights, as HTTP writes them."""

import re
from collections.abc import Collection

from aiohttp import web

IDENTITY = "identity"
MOST_WISHES = 32
"""Parts of a header that are looked at."""
_WEIGHT = re.compile(r"q=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)", re.IGNORECASE)


def wishes(header: str) -> dict[str, float]:
    """Each name of an ``Accept-…`` header, in small letters, with its weight from 0 to 1.

    A weight that is none is 0: what cannot be read is not wished for.

    >>> wishes("fr, it-IT;q=0.9, *;q=0")
    {'fr': 1.0, 'it-it': 0.9, '*': 0.0}
    """
    found: dict[str, float] = {}
    for part in header.split(",")[:MOST_WISHES]:
        name, *parameters = (piece.strip() for piece in part.split(";"))
        if name:
            found.setdefault(name.lower(), _weight(parameters))
    return found


def _weight(parameters: list[str]) -> float:
    if not parameters:
        return 1.0
    matches = [_WEIGHT.fullmatch(parameter) for parameter in parameters]
    return float(matches[0][1]) if len(matches) == 1 and matches[0] else 0.0


def coding(request: web.Request, offered: Collection[str]) -> str:
    """The content coding in which the browser likes an answer best.

    Args:
        request: the browser's.
        offered: the codings there are beside ``identity``, the best first.

    Raises:
        aiohttp.web.HTTPNotAcceptable: it takes none of them, nor the plain answer.
    """
    accepted = wishes(",".join(request.headers.getall("Accept-Encoding", [])))
    if "x-gzip" in accepted:
        accepted.setdefault("gzip", accepted["x-gzip"])
    everything = accepted.get("*", 0.0)
    # Whoever names no plain answer takes one, though anything that was named is better.
    plain = accepted.get(IDENTITY, everything if "*" in accepted else 0.0001)
    weights = {name: accepted.get(name, everything) for name in offered} | {IDENTITY: plain}
    best = max(weights, key=lambda name: weights[name])
    if weights[best] == 0:
        raise web.HTTPNotAcceptable
    return best


def compressed(request: web.Request, response: web.Response) -> web.Response:
    """The response, compressed if the browser likes that better.

    Raises:
        aiohttp.web.HTTPNotAcceptable: as for ``coding``.
    """
    if coding(request, ["gzip"]) == "gzip":
        response.enable_compression(web.ContentCoding.gzip)
    return response
