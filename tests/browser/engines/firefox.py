"""Firefox without a window, driven by WebDriver BiDi, which it speaks by itself."""

import json
import os
import subprocess
from itertools import count
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse
from playwright.sync_api import ViewportSize

from tests.browser.engines.background import Background
from tests.browser.engines.engine import Action, Engine, end, until

SWITCHED_OFF = (
    "app.normandy.enabled",
    "browser.shell.checkDefaultBrowser",
    "datareporting.policy.dataSubmissionEnabled",
    "extensions.update.enabled",
    "network.captive-portal-service.enabled",
    "network.connectivity-service.enabled",
)
"""Nobody is asked for anything but the pages of the test."""


class Firefox(Engine):
    """The whole browser; each guest has cookies and storage of their own."""

    def __init__(self, program: str, home: Path) -> None:
        """Starts it; ``home`` is an empty folder for its profile."""
        lines = [f"user_pref({json.dumps(name)}, false);\n" for name in SWITCHED_OFF]
        (home / "user.js").write_text("".join(lines))
        options = ["--headless", "--no-remote", "--remote-debugging-port", "0"]
        self._process = subprocess.Popen(
            [program, *options, "--profile", str(home)],
            env={**os.environ, "HOME": str(home)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._background = Background()
        try:
            written = home / "WebDriverBiDiServer.json"
            until(lambda: written.exists() and written.read_text(), "the port of Firefox")
            port = json.loads(written.read_text())["ws_port"]
            self._socket = self._background.do(self._connect(port))
            self._numbers = count()
            self._ask("session.new", capabilities={})
            self._guest = self._window = ""
            self.forget()
        except BaseException:
            self._end()
            raise

    def open(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._window, url=address, wait="complete")

    def js(self, expression: str) -> Any:
        got = self._ask(
            "script.evaluate",
            target={"context": self._window},
            expression=f"Promise.resolve({expression}).then((it) => JSON.stringify(it) ?? 'null')",
            awaitPromise=True,
        )
        assert got["type"] == "success", got["exceptionDetails"]["text"]
        return json.loads(got["result"]["value"])

    def resize(self, size: ViewportSize) -> None:
        self._ask("browsingContext.setViewport", context=self._window, viewport=size)

    def act(self, action: Action) -> None:
        self._ask("input.performActions", context=self._window, actions=[action])

    def forget(self) -> None:
        if self._guest:
            self._ask("browser.removeUserContext", userContext=self._guest)
        self._guest = self._ask("browser.createUserContext")["userContext"]
        # A window of its own: without one the page has no focus, and keys press nothing.
        made = self._ask("browsingContext.create", type="window", userContext=self._guest)
        self._window = made["context"]

    def close(self) -> None:
        self._background.do(self._disconnect())
        self._end()

    def _end(self) -> None:
        end(self._process)
        self._background.close()

    async def _connect(self, port: int) -> ClientWebSocketResponse:
        self._session = ClientSession()
        return await self._session.ws_connect(f"ws://127.0.0.1:{port}/session", max_msg_size=0)

    async def _disconnect(self) -> None:
        await self._socket.close()
        await self._session.close()

    def _ask(self, method: str, **parameters: Any) -> Any:
        said = self._background.do(self._answer(method, parameters))
        assert said["type"] == "success", f"{method}: {said['message']}"
        return said["result"]

    async def _answer(self, method: str, parameters: dict[str, Any]) -> dict[str, Any]:
        number = next(self._numbers)
        await self._socket.send_json({"id": number, "method": method, "params": parameters})
        while (said := await self._socket.receive_json()).get("id") != number:
            pass  # events, which nobody has asked for
        answer: dict[str, Any] = said
        return answer
