"""A game that is added to a copy of this checkout by ``docs/adding-a-game.md`` is played there: in
the arena, over a socket, and in a browser."""

import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PHONE
from tests.server import Room
from tests.toys import installing
from tests.toys.installing import NAME
from tests.web.house import Page as Visitor
from tests.web.house import run

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def top(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with one game more, its client built."""
    top = installing.checkout(tmp_path_factory.mktemp("checkout"))
    before = files_in(top)
    installing.add_game(top)
    new = files_in(top) - before
    recipe = installing.places()
    assert new
    assert [path for path in new if not any(fnmatch(path, place) for place in recipe)] == []
    subprocess.run(
        [sys.executable, "hatch_build.py", "run", "build"],
        cwd=top,
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return top


def files_in(top: Path) -> set[str]:
    folders = [top / name for name in installing.COPIED]
    paths = (path for folder in folders for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(top)) for path in paths if "node_modules" not in path.parts}


@pytest.fixture(scope="module")
def room(top: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A room of that checkout."""
    database = tmp_path_factory.mktemp("room") / "mazzo.db"
    room = Room(database, environment=installing.environment(top))
    room.start()
    yield room
    room.stop()


def test_its_client_has_the_right_types(top: Path) -> None:
    command = [sys.executable, "hatch_build.py", "run", "check"]
    done = subprocess.run(command, cwd=top, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_command_line_knows_it(top: Path) -> None:
    arguments = ["-m", "mazzo", "arena", NAME, "normal", "random", "--games", "20", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, *arguments],
        env=installing.environment(top),
        cwd=top.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.startswith(f"{NAME}, 40 games, 40 deals, seed 1"), done.stderr


def test_a_match_is_played_over_a_socket(room: Room) -> None:
    async def scenario() -> None:
        async with Visitor(room.address) as page:
            end = await page.play_on(await page.start("easy", game=NAME), Random(1))
            assert end["view"]["turn"] is None
            async with page.session.get(
                f"{room.address}/mine/statistics", headers={"Cookie": page.cookie}
            ) as response:
                assert (await response.json())[NAME]["easy"]["played"] == 1

    run(scenario())


def test_a_match_is_played_in_a_browser(room: Room, browser: Browser) -> None:
    faults: list[str] = []
    context = browser.new_context(viewport=PHONE, base_url=room.address)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.extend([said.text] * (said.type == "error")))
    page.goto("/en/")
    page.get_by_role("link", name="Play Calls").click()
    page.evaluate("localStorage.setItem('mazzo.pace', '\"instant\"')")
    page.reload()
    choose_house_rule(page, "Deals", "One")
    play_out(page)
    match = page.locator(".new-game").get_attribute("data-means")
    page.get_by_role("button", name="Check this game").click()
    # The page itself has drawn the pack again and compared the hands that it held.
    own = page.locator(".findings").first.locator("li")
    expect(own.first).to_be_visible()
    assert {step.get_attribute("data-outcome") for step in own.all()} == {"right"}
    assert own.count() > 3
    expect(page.locator(".alarm")).to_be_empty()
    assert "\noption deals: 1\n" in page.request.get(f"/match/{match}/record").text()
    page.goto(f"/en/replay/{match}")
    page.locator(".seats li").first.wait_for()
    page.keyboard.press("End")
    expect(page.locator(".seats li")).to_have_count(4)
    context.close()
    assert faults == []


def choose_house_rule(page: Page, rule: str, value: str) -> None:
    """Begins a match that is played by it."""
    page.locator(".which-table").click()
    choices = page.get_by_role("group", name=rule)
    choices.get_by_role("radio", name=value).check()
    before = page.locator(".new-game").get_attribute("data-means")
    page.get_by_role("dialog").get_by_role("button", name="New game").click()
    expect(page.locator(".new-game")).not_to_have_attribute("data-means", before or "")


def play_out(page: Page) -> None:
    """Plays what comes first, to the end of the match."""
    offered = page.locator(".next, .bids .button")
    while True:
        page.wait_for_function(
            """() => document.querySelector(".next, .bids .button")
              || ["you", "over"].includes(document.querySelector(".turn")?.dataset.who)"""
        )
        who = page.locator(".turn").get_attribute("data-who")
        if offered.count():
            offered.first.click()
        elif who == "you":
            page.locator(".held").first.click()
        elif who == "over":
            return
