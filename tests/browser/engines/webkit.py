"""WebKitGTK in a screen that nobody sees, driven by WebDriver: what Safari and every browser of an
iPhone are made of."""

import json
import os
import socket
import subprocess
import time
from pathlib import Path
from select import select
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from playwright.sync_api import ViewportSize

from tests.browser.engines.engine import PATIENCE, Action, Engine, end, until

NARROW = "* { font-size: 1px; padding: 0; margin: 0; min-width: 0; min-height: 0 }"
"""The tools of the window, so that it can be as narrow as a phone."""


class WebKit(Engine):
    """MiniBrowser, its driver and its screen."""

    def __init__(self, driver: str, browser: str, screen: str, home: Path) -> None:
        """Starts the three programs; ``home`` is an empty folder."""
        self._processes: list[subprocess.Popen[bytes]] = []
        try:
            self._start(driver, browser, screen, home)
        except BaseException:
            self._end()
            raise

    def _start(self, driver: str, browser: str, screen: str, home: Path) -> None:
        style = home / ".config" / "gtk-3.0"
        style.mkdir(parents=True)
        (style / "gtk.css").write_text(NARROW)
        environment = {
            **os.environ,
            "DISPLAY": f":{self._open_screen(screen)}",
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_RUNTIME_DIR": str(home),
        }
        port = free_port()
        self._run([driver, f"--port={port}"], env=environment)
        self._base = f"http://127.0.0.1:{port}"
        until(self._is_ready, "WebKitWebDriver")
        options = {"binary": browser, "args": ["--automation"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        made = self._ask("POST", "/session", capabilities=capabilities)
        self._base += f"/session/{made['sessionId']}"

    def _open_screen(self, program: str) -> str:
        """The number of a new screen, which it chooses itself."""
        reading, writing = os.pipe()
        size = ["-screen", "0", "2100x1300x24"]
        command = [program, "-displayfd", str(writing), *size, "-nolisten", "tcp"]
        self._run(command, pass_fds=[writing])
        os.close(writing)
        with open(reading) as said:
            number = said.readline().strip() if select([said], [], [], PATIENCE)[0] else ""
        assert number, "Xvfb has not opened a screen"
        return number

    def _run(self, command: list[str], **options: Any) -> None:
        null = subprocess.DEVNULL
        self._processes.append(subprocess.Popen(command, stdout=null, stderr=null, **options))

    def open(self, address: str) -> None:
        self._ask("POST", "/url", url=address)

    def js(self, expression: str) -> Any:
        script = f"""const [done] = arguments;
        Promise.resolve({expression})
          .then((it) => done([JSON.stringify(it) ?? "null"]), (error) => done(String(error)));"""
        said = self._ask("POST", "/execute/async", script=script, args=[])
        assert isinstance(said, list), said
        return json.loads(said[0])

    def resize(self, size: ViewportSize) -> None:
        """The window is larger than the page by its tools, and takes its time."""
        wanted = [size["width"], size["height"]]

        def fits() -> bool:
            inner = self.js("[innerWidth, innerHeight]")
            if inner == wanted:
                return True
            outer = self._ask("GET", "/window/rect")
            more = [want - has for want, has in zip(wanted, inner, strict=True)]
            rect = {"width": outer["width"] + more[0], "height": outer["height"] + more[1]}
            self._ask("POST", "/window/rect", **rect)
            time.sleep(0.1)
            return False

        until(fits, f"a page of {wanted}")

    def act(self, action: Action) -> None:
        self._ask("POST", "/actions", actions=[action])

    def forget(self) -> None:
        self._ask("DELETE", "/cookie")

    def close(self) -> None:
        try:
            self._ask("DELETE", "")  # the driver ends the browser
        finally:
            self._end()

    def _end(self) -> None:
        for process in reversed(self._processes):
            end(process)

    def _is_ready(self) -> bool:
        try:
            return bool(self._ask("GET", "/status")["ready"])
        except URLError:
            return False

    def _ask(self, method: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if method == "POST" else None
        headers = {"Content-Type": "application/json"}
        request = Request(self._base + path, data, headers, method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
