"""A real room and a real browser. Every page that is opened is a new guest."""

import datetime as dt
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

import hatch_build
from tests.server import Room

DESKTOP = ViewportSize(width=1280, height=720)
PHONE = ViewportSize(width=360, height=640)
SMALL_PHONE = ViewportSize(width=320, height=568)
LANDSCAPE = ViewportSize(width=640, height=360)

NOON = dt.datetime(2026, 3, 1, 12, 0, tzinfo=dt.UTC)
"""When it is, where a test moves the clock."""

# What Chromium says when the network or the room is gone, which some tests bring about.
NETWORK = ("Failed to load resource", "WebSocket connection to")

expect.set_options(timeout=30_000)
"""Milliseconds, as for everything else that is waited for: a busy machine is not a fault."""

OpenPage = Callable[..., Page]
"""``open_page(PHONE, path="/en/rubamazzo", locale="it", ...)``: a page of a new guest.

Further arguments are those of Playwright's ``browser.new_context``.
"""


def breathe(page: Page) -> None:
    """Waits as long as anybody needs to see what has come: a key that is pressed sooner was meant
    for what was there before. Pointers wait by themselves, for what is new takes none."""
    page.wait_for_timeout(450)


@pytest.fixture(scope="session")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room that all tests of a session share; they must not stop it."""
    room = Room(tmp_path_factory.mktemp("room") / "mazzo.db")
    room.start()
    yield room
    room.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, without a window. It ends with its module, for while it lives
    Playwright's event loop runs in this thread, and no test of the room could run its own.
    """
    # The Node that Playwright brings along needs a library that a fresh Debian lacks.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(hatch_build.node())
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


def launch(chromium: BrowserType, **options: Any) -> Browser:
    """Starts Chromium; further options are those of Playwright."""
    finder = Path(__file__).with_name("chromium")
    found = subprocess.run([finder], check=True, stdout=subprocess.PIPE, text=True).stdout
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    # Without a window Chromium would fit letters to whole pixels, as no screen does any more.
    args = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", *quiet]
    return chromium.launch(executable_path=found.split("\n")[0], args=args, **options)


@pytest.fixture(scope="module")
def browser_with_scrollbars(browser: Browser) -> Iterator[Browser]:
    """Chromium as on a desktop, where scrollbars take room; Playwright hides them by itself."""
    other = launch(browser.browser_type, ignore_default_args=["--hide-scrollbars"])
    yield other
    other.close()


@pytest.fixture
def open_page(room: Room, browser: Browser) -> Iterator[OpenPage]:
    """A function that opens pages; the test fails when one of them reports an error."""
    contexts = []
    faults: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(NETWORK):
            faults.append(message.text)

    def open_page(
        size: ViewportSize, path: str = "/en/rubamazzo", at: Room = room, **options: Any
    ) -> Page:
        context = browser.new_context(viewport=size, base_url=at.address, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", note)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []


@pytest.fixture
def desktop(open_page: OpenPage) -> Page:
    """Rubamazzo in English at 1280 × 720."""
    return open_page(DESKTOP)


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """Rubamazzo in English at 360 × 640, by touch."""
    return open_page(PHONE, has_touch=True, is_mobile=True)


@pytest.fixture
def small_phone(open_page: OpenPage) -> Page:
    """Rubamazzo in English at 320 × 568, by touch."""
    return open_page(SMALL_PHONE, has_touch=True, is_mobile=True)
