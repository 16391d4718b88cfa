"""Every state in which a page can be, for tests that look at all of them."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser import rummy
from tests.browser.scripted import ScriptedRoom, record
from tests.browser.test_rubamazzo import CHOICE, FRESH
from tests.browser.test_rummy import TWO_TARGETS

GOLDEN = Path(__file__).parents[1] / "records" / "golden"

Arrive = Callable[[Page], None]


def choice(page: Page) -> None:
    """A card that can take and steal."""
    _rubamazzo(page, CHOICE)
    page.keyboard.press("1")
    expect(page.locator(".target")).to_have_count(2)


def computers_turn(page: Page) -> None:
    """The computer is to play."""
    _rubamazzo(page, FRESH)
    page.keyboard.press("1")
    page.locator(".turn[data-who=computer]").wait_for()


def crowd(page: Page) -> None:
    """Ten cards on the table."""
    moves = ["play 1D", "play 5C", "play 2D", "play 6C", "play 3D", "play 7C"]
    _rubamazzo(page, record("1D 2D 3D 5C 6C 7C 4S CS RS FS", *moves))


def result(page: Page) -> None:
    """A match of Rubamazzo is over."""
    room = ScriptedRoom(page, CHOICE)
    while room.table.turn is not None:
        move = str(room.table.view(room.table.turn).moves[0])
        room.table.play(room.table.turn, move, room.table.ply)
    room.table.drain()
    page.goto("/en/rubamazzo")
    page.locator(".result").wait_for()


def offline(page: Page) -> None:
    """The room is gone."""
    room = _rubamazzo(page, FRESH)
    room.hang_up()
    page.locator(".hint.lost").wait_for()


def sheet(name: str) -> Arrive:
    """A sheet over the table, opened by its button."""

    def arrive(page: Page) -> None:
        _rubamazzo(page, FRESH)
        page.get_by_role("button", name=name).click()
        page.get_by_role("dialog").wait_for()

    return arrive


def level_and_deck(page: Page) -> None:
    """The sheet behind the name of the game, or behind what it holds."""
    _rubamazzo(page, FRESH)
    page.locator(".which-table").click()
    page.get_by_role("dialog").wait_for()


def keys(page: Page) -> None:
    """The keys, which the key with their name opens."""
    _rubamazzo(page, FRESH)
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def melds(page: Page) -> None:
    """A card of Rummy that fits two melds."""
    ScriptedRoom(page, TWO_TARGETS)
    page.goto(rummy.TABLE)
    page.locator(".held").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("o")
    expect(page.locator(".target")).to_have_count(2)


def replay(game: str) -> Arrive:
    """In the middle of a match that is watched again."""

    def arrive(page: Page) -> None:
        page.goto("/en/replay")
        page.locator("input[type=file]").set_input_files(GOLDEN / f"{game}.record")
        page.locator(".room.replay").wait_for()
        for _ in range(20):
            page.keyboard.press("ArrowRight")
        expect(page.locator(".flights > *")).to_have_count(0)

    return arrive


def moves(page: Page) -> None:
    """The list of the moves over a match that is watched again; on a wide screen it is there."""
    replay("rummy")(page)
    button = page.locator(".buttons .list")
    if button.count():
        button.click()


def address(path: str) -> Arrive:
    """A page that is complete by itself."""

    def arrive(page: Page) -> None:
        page.goto(path)

    return arrive


def _rubamazzo(page: Page, text: str) -> ScriptedRoom:
    room = ScriptedRoom(page, text)
    page.goto("/en/rubamazzo")
    page.locator(".held").first.wait_for()
    return room


STATES: dict[str, Arrive] = {
    "choice": choice,
    "computer's turn": computers_turn,
    "crowd": crowd,
    "result": result,
    "offline": offline,
    "rules": sheet("? Rules"),
    "keys": keys,
    "level and deck": level_and_deck,
    "settings": sheet("Settings"),
    "melds": melds,
    "replay of Rubamazzo": replay("rubamazzo"),
    "replay of Rummy": replay("rummy"),
    "moves": moves,
    "no record": address("/en/replay"),
    "entrance": address("/en/"),
    "proof": address("/en/proof"),
    "nowhere": address("/en/nowhere"),
}
