"""Who somebody is: a random token in a cookie, of which only the SHA-256 leaves this module.

A cookie belongs to a host, whatever the port: so that two rooms of one host have two cookies, the
port is part of its name.
"""

import hashlib
import re
import secrets
from urllib.parse import urlsplit

from aiohttp import web

from mazzo.match.kept import Guest

WITHOUT_PORT = "mazzo_guest"
"""The name that all rooms of a host once shared: who comes with it alone is still known, and gets
the room's own."""
_TOKEN = re.compile("[A-Za-z0-9_-]{43}")
_PORT = re.compile(r".*[^:]:([0-9]{1,5})")
_YEAR = 365 * 24 * 3600


def cookie_name(host: str) -> str:
    """The name of the cookie for the room at ``host``, as the browser writes it (``Host``).

    >>> cookie_name("localhost:8000"), cookie_name("cards.example")
    ('mazzo_guest_8000', 'mazzo_guest_80')
    """
    # Without a port it is that of the scheme; whether the way to a proxy is secure is all the same.
    port = _PORT.fullmatch(host)
    return f"{WITHOUT_PORT}_{int(port[1]) if port else 80}"


def guest_of(request: web.Request) -> Guest | None:
    """The guest whose cookie came with the request; ``None`` without a well-formed one.

    A token of 256 random bits is proof enough: who brings one that nobody was given has no match.
    """
    token = _token(request)
    return None if token is None else hashlib.sha256(token.encode("ascii")).digest()


def _token(request: web.Request) -> str | None:
    for name in (cookie_name(request.host), WITHOUT_PORT):
        token = request.cookies.get(name, "")
        if _TOKEN.fullmatch(token):
            return token
    return None


def welcome(request: web.Request, response: web.StreamResponse) -> None:
    """Gives the page's visitor a token, or the one they have for another year."""
    response.set_cookie(
        cookie_name(request.host),
        _token(request) or secrets.token_urlsafe(32),
        max_age=_YEAR,
        path="/",
        httponly=True,
        samesite="Lax",
        secure=request.secure,
    )


def part(request: web.Request, response: web.StreamResponse) -> None:
    """Takes the visitor's token away."""
    for name in (cookie_name(request.host), WITHOUT_PORT):
        response.del_cookie(name, path="/")


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
