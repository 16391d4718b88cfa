"""Who somebody is: a random token in a cookie, of which only the SHA-256 leaves this module."""

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from aiohttp import web

from mazzo.table.store import Guest

COOKIE = "mazzo_guest"
_TOKEN = re.compile("[A-Za-z0-9_-]{43}")
_YEAR = 365 * 24 * 3600


def guest_of(request: web.Request) -> Guest | None:
    """The guest whose cookie came with the request; ``None`` without a well-formed one.

    A token of 256 random bits is proof enough: who brings one that nobody was given has no match.
    """
    token = request.cookies.get(COOKIE, "")
    if _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode("ascii")).digest()


def welcome(request: web.Request, response: web.StreamResponse) -> None:
    """Gives the page's visitor a token, or the one they have for another year."""
    token = request.cookies.get(COOKIE, "")
    if _TOKEN.fullmatch(token) is None:
        token = secrets.token_urlsafe(32)
    response.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=request.secure,
    )


def same_origin(request: web.Request) -> bool:
    """Whether the page that asks is one of this room's."""
    origin = request.headers.get("Origin")
    if origin is None:
        return False
    try:
        return urlsplit(origin).netloc == request.host
    except ValueError:
        return False


def who_changes(request: web.Request) -> Guest:
    """The guest, for what changes something or takes time: only a page of this room may ask.

    Raises:
        aiohttp.web.HTTPForbidden: it is none, or comes without a cookie.
    """
    guest = guest_of(request)
    if guest is None or not same_origin(request):
        raise web.HTTPForbidden
    return guest
