"""Stands between a browser and a room: sees what goes wrong in pages, and can answer in the room's
place. What Playwright does for Chromium from inside, for any browser."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from aiohttp import ClientError, ClientSession, WSMsgType, web

from tests.browser.engines.background import Background
from tests.browser.scripted import Receive

FIRST = "stage.js"
PREPARE = """
try { localStorage.setItem('mazzo.pace', '"instant"'); } catch {}
const report = (...what) => navigator.sendBeacon("/stage/fault", what.map(String).join(" "));
addEventListener("error", ({ message, filename, lineno }) => report(message, filename, lineno));
addEventListener("unhandledrejection", ({ reason }) => report("rejected:", reason, reason?.stack));
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  report("forbidden:", violatedDirective, blockedURI));
for (const kind of ["error", "warn"]) {
  const say = console[kind];
  console[kind] = (...what) => { report(`console.${kind}:`, ...what); say.apply(console, what); };
}
"""
"""Runs before every script of a page."""


class Socket:
    """A page's socket, for a room in this thread."""

    def __init__(self, socket: web.WebSocketResponse, loop: asyncio.AbstractEventLoop) -> None:
        self.receive: Receive = lambda _: None
        self._socket = socket
        self._loop = loop

    def on_message(self, receive: Receive) -> None:
        """Who hears what the page says."""
        self.receive = receive

    def send(self, text: str) -> None:
        """Tells the page."""
        self._later(self._socket.send_str(text))

    def close(self) -> None:
        """Hangs up."""
        self._later(self._socket.close())

    def _later(self, work: Coroutine[Any, Any, Any]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop)


class Stage:
    """A server in a thread of its own, before the room at an address."""

    def __init__(self, room: str) -> None:
        self.faults: list[str] = []
        """What pages have reported."""
        self.address = ""
        self._room = room
        self._answer: Callable[[Socket], object] | None = None
        self._background = Background()
        self._background.do(self._open())

    def route_web_socket(self, url: str, handler: Callable[[Socket], object]) -> None:
        """From now on ``handler`` gets the sockets that pages open."""
        self._answer = handler

    def close(self) -> None:
        """Ends the server."""
        self._background.do(self._close())
        self._background.close()

    async def _open(self) -> None:
        self._session = ClientSession()
        app = web.Application(client_max_size=2**24)
        app.router.add_get(f"/{FIRST}", self._first)
        app.router.add_post("/stage/fault", self._note)
        app.router.add_get("/socket", self._socket)
        app.router.add_route("*", "/{path:.*}", self._page)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def _close(self) -> None:
        await self._session.close()
        await self._runner.cleanup()

    async def _first(self, request: web.Request) -> web.Response:
        return web.Response(text=PREPARE, content_type="text/javascript")

    async def _note(self, request: web.Request) -> web.Response:
        self.faults.append(await request.text())
        return web.Response(status=204)

    async def _page(self, request: web.Request) -> web.Response:
        kept = ("Accept", "Accept-Language", "Content-Type", "Cookie", "Origin")
        headers = {name: request.headers[name] for name in kept if name in request.headers}
        if "Origin" in headers:
            headers["Origin"] = self._room
        url = self._room + request.path_qs
        data = await request.read()
        try:
            async with self._session.request(
                request.method, url, headers=headers, data=data, allow_redirects=False
            ) as answer:
                body = await answer.read()
        except ClientError:
            return web.Response(status=502)
        if answer.content_type == "text/html":
            first = f'<head>\n<script src="/{FIRST}"></script>'.encode()
            body = body.replace(b"<head>", first, 1)
        passed = answer.headers.copy()
        for name in ("Content-Encoding", "Content-Length", "Transfer-Encoding", "Connection"):
            passed.popall(name, None)
        return web.Response(status=answer.status, headers=passed, body=body)

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if self._answer is None:
            return await self._pass_on(request)
        here = web.WebSocketResponse()
        await here.prepare(request)
        socket = Socket(here, self._background.loop)
        self._answer(socket)
        async for message in here:
            socket.receive(message.data)
        return here

    async def _pass_on(self, request: web.Request) -> web.WebSocketResponse:
        headers = {"Cookie": request.headers.get("Cookie", ""), "Origin": self._room}
        url = self._room + request.path_qs
        try:
            there = await self._session.ws_connect(url, headers=headers)
        except ClientError:
            raise web.HTTPBadGateway from None
        here = web.WebSocketResponse()
        await here.prepare(request)

        async def pump() -> None:
            async for message in there:
                if message.type is WSMsgType.TEXT:
                    await here.send_str(message.data)
            await here.close()

        pumping = asyncio.create_task(pump())
        async for message in here:
            await there.send_str(message.data)
        await there.close()
        await pumping
        return here
