"""The HTTP application: routes, and the headers that every answer carries."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from pathlib import Path

from aiohttp import web

import mazzo
from mazzo.match.store import Failure
from mazzo.web import headers
from mazzo.web.assets import CLIENT, STATIC, Client, read_client
from mazzo.web.checker import PROGRAM
from mazzo.web.driver import Driver
from mazzo.web.finished import Finished
from mazzo.web.limits import Limits
from mazzo.web.log import log, log_fault
from mazzo.web.mine import LARGEST_COPY, Mine
from mazzo.web.pages import Pages
from mazzo.web.sockets import SOCKETS, Sockets
from mazzo.web.static import StaticFiles
from mazzo.web.tasks import Tasks
from mazzo.web.texts import languages

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def make_app(
    driver: Driver,
    limits: Limits,
    client: Client | None = None,
    static: Path = CLIENT,
    texts: Path | None = None,
) -> web.Application:
    """The application around a room.

    Args:
        driver: of the room that is opened.
        limits: what each may ask of it.
        client: the client's entries; by default those that were built.
        static: the folder of the client's files.
        texts: the folder of the languages; by default the room's own.

    Raises:
        mazzo.web.assets.ClientMissing: the client is not built.
    """
    pages = Pages(driver, client or read_client(), languages(texts))
    sockets = Sockets(driver, limits)
    tasks = Tasks(limits)
    finished = Finished(driver, tasks)
    mine = Mine(driver, sockets, tasks)

    @web.middleware
    async def answer(request: web.Request, handler: Handler) -> web.StreamResponse:
        if limits.behind_proxy:
            request = as_the_proxy_saw_it(request)
        try:
            return await handler(request)
        except web.HTTPNotFound:
            return pages.not_found(request)
        except web.HTTPException:
            raise
        except (web.RequestPayloadError, ConnectionError):
            # The body came broken, or its sender is gone.
            raise web.HTTPBadRequest from None
        except Failure as failed:
            log("store-failed", reason=str(failed))
            return pages.fault(request, 503)
        except Exception as error:
            log_fault(error)
            return pages.fault(request, 500)

    async def close(app: web.Application) -> None:
        await asyncio.gather(sockets.close(), finished.close())

    app = web.Application(middlewares=[answer], client_max_size=LARGEST_COPY)
    app[SOCKETS] = sockets
    app.router.add_get("/", pages.root)
    app.router.add_get("/health", health)
    app.router.add_get("/socket", sockets.get)
    app.router.add_get("/static/{name}", StaticFiles(static).get)
    app.router.add_get("/match/{match}/record", finished.record)
    app.router.add_get("/match/{match}/check", finished.check)
    app.router.add_get("/match/{match}/replay", finished.replay)
    app.router.add_post("/replay", finished.replay_elsewhere)
    app.router.add_get("/mine/statistics", mine.statistics)
    app.router.add_get("/mine/results", mine.take)
    app.router.add_post("/mine/results", mine.bring)
    app.router.add_post("/mine/forget", mine.forget)
    app.router.add_get(f"/{PROGRAM}", pages.program)
    app.router.add_get("/sitemap.xml", pages.sitemap)
    app.router.add_get("/robots.txt", pages.robots)
    app.router.add_get("/{lang}", pages.with_slash)
    app.router.add_get("/{lang}/", pages.landing)
    app.router.add_get("/{lang}/proof", pages.proof)
    app.router.add_get("/{lang}/sheets", pages.sheets)
    app.router.add_get("/{lang}/replay", pages.replay)
    app.router.add_get("/{lang}/replay/{match}", pages.replay)
    app.router.add_get("/{lang}/{game}", pages.table)
    app.on_response_prepare.append(add_security_headers)
    app.on_shutdown.append(close)
    return app


def as_the_proxy_saw_it(request: web.Request) -> web.Request:
    """The request with the scheme and the address that the proxy in front says it had."""
    scheme = _last(request, "X-Forwarded-Proto")
    remote = _last(request, "X-Forwarded-For")
    return request.clone(
        scheme=scheme if scheme in ("http", "https") else request.scheme,
        remote=remote or request.remote or "",
    )


def _last(request: web.Request, header: str) -> str:
    """Only the last value was written by our own proxy; those before it are hearsay."""
    return request.headers.get(header, "").split(",")[-1].strip()


async def health(request: web.Request) -> web.Response:
    """Says that the room is there, and which version."""
    return web.json_response(
        {"status": "ok", "version": mazzo.__version__}, headers={"Cache-Control": "no-store"}
    )


def _policy(request: web.Request, response: web.StreamResponse) -> dict[str, str]:
    if not request.path.startswith(STATIC) or response.status != HTTPStatus.OK:
        return headers.SECURITY
    return headers.DRAWING if response.content_type == "image/svg+xml" else headers.FILE


async def add_security_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds the headers of every answer, and takes the name of the server out."""
    response.headers.update(_policy(request, response))
    response.headers.pop("Server", None)
