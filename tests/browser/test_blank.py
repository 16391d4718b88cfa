"""The first screen is never blank, whatever does not arrive."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.server import Room

SLOW = 20 * 1024
"""Bytes a second of a slow line."""
SAID = {"de": "Der Tisch ist noch unterwegs", "sr": "Sto je još na putu"}


def files(page: Page, kind: str) -> list[str]:
    """The addresses of what a table's page fetches at once, of one kind."""
    fetched: list[str] = []
    page.on(
        "request",
        lambda request: fetched.append(request.url) if request.resource_type == kind else None,
    )
    page.goto("/de/rubamazzo")
    expect(page.locator(".held, .result").first).to_be_visible()
    return sorted({url.rpartition("/")[2] for url in fetched})


def refuse(route: Route) -> None:
    """Never answers."""
    route.abort()


def without(open_page: OpenPage, name: str, path: str = "/de/rubamazzo") -> Page:
    """A page that never gets the files whose names match."""
    page = open_page(PHONE, path="/de/", has_touch=True, is_mobile=True)

    page.route(re.compile(f"/static/{name}"), refuse)
    page.goto(path)
    return page


@pytest.mark.parametrize("kind", ["script", "stylesheet"])
def test_without_any_one_file_there_are_words_and_a_way_on(
    open_page: OpenPage, room: Room, kind: str
) -> None:
    names = files(open_page(PHONE, path="/de/"), kind)
    needed = [name for name in names if not name.startswith(("old-", "first-"))]
    assert len(needed) >= 2
    for name in needed:
        page = without(open_page, re.escape(name))
        expect(page.locator(".late")).to_contain_text(SAID["de"])
        expect(page.locator(".late")).to_be_visible()
        page.unroute_all()
        page.get_by_role("link", name="Neu laden").click()
        expect(page.locator(".held, .result").first).to_be_visible()
        page.context.close()


@pytest.mark.parametrize("name", ["old-", "first-", r".*\.woff2", r".*\.svg"])
def test_without_these_the_table_comes(open_page: OpenPage, name: str) -> None:
    page = without(open_page, name)
    expect(page.locator(".held, .result").first).to_be_visible()
    expect(page.locator(".room")).to_contain_text("Computer")


def test_without_a_socket_there_are_words_and_a_way_on(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, path="/de/")
    page.route_web_socket(re.compile("/socket"), lambda socket: socket.close())
    page.goto("/de/rubamazzo")
    expect(page.locator(".words")).to_contain_text("Verbindung")
    expect(page.locator(".bar .new-game")).to_be_visible()


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("sr", DESKTOP)])
def test_a_slow_line_shows_the_table_being_laid(
    open_page: OpenPage, language: str, size: object
) -> None:
    page = open_page(PHONE if size is PHONE else DESKTOP, path="/en/")
    session = page.context.new_cdp_session(page)
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 20, "downloadThroughput": SLOW, "uploadThroughput": SLOW},
    )
    page.goto(f"/{language}/rummy", wait_until="commit")
    expect(page.locator(".late")).to_contain_text(SAID[language])
    expect(page.locator(".late")).to_be_visible()
    expect(page.locator(".late .again")).to_be_visible()
    painted = page.evaluate(
        "() => performance.getEntriesByType('paint').map((entry) => entry.startTime)"
    )
    assert painted  # the skeleton itself, long before the table
    assert page.locator(".held").count() == 0
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": 0,
            "downloadThroughput": -1,
            "uploadThroughput": -1,
        },
    )
    expect(page.locator(".held, .tally").first).to_be_visible()


def test_the_table_takes_the_place_of_its_laying(open_page: OpenPage) -> None:
    page = open_page(PHONE)
    expect(page.locator(".held, .result").first).to_be_visible()
    expect(page.locator(".laying")).to_have_count(0)


SHEETS = [r"/static/Sheets-.*\.js", r"/static/sheet-.*\.js", r"/static/sheet-.*\.css", "/de/sheets"]
"""What a sheet needs and the first card does not."""
SHEET_SCRIPT = re.compile(SHEETS[0])


@pytest.mark.parametrize("address", SHEETS)
def test_a_sheet_that_does_not_come_is_told_and_asked_for_again(
    open_page: OpenPage, address: str
) -> None:
    page = open_page(PHONE, path="/de/")
    page.route(re.compile(address), refuse)
    page.goto("/de/rubamazzo")
    settings = page.get_by_role("button", name="Einstellungen")
    settings.click()
    expect(page.locator(".hint")).to_contain_text("nicht angekommen")
    expect(page.locator("[aria-live]").first).to_contain_text("nicht angekommen")
    expect(page.locator(".held, .result").first).to_be_visible()
    page.unroute_all()
    page.reload()
    settings.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_somebody_who_waits_for_a_sheet_is_told_so_and_gets_it(open_page: OpenPage) -> None:
    page = open_page(PHONE, path="/de/")
    held: list[Route] = []
    page.route(re.compile("/de/sheets"), lambda route: held.append(route))
    page.goto("/de/rubamazzo")
    expect(page.locator(".held, .result").first).to_be_visible()
    settings = page.get_by_role("button", name="Einstellungen")
    settings.click()
    expect(page.locator(".hint")).to_contain_text("Einen Moment")
    assert len(held) == 1
    held[0].continue_()
    sheet = page.get_by_role("dialog", name="Einstellungen")
    expect(sheet).to_contain_text("Aussehen")
    expect(page.locator(".hint")).not_to_contain_text("Einen Moment")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(settings).to_be_focused()


def test_once_the_table_rests_a_sheet_needs_no_room(open_page: OpenPage) -> None:
    page = open_page(PHONE, path="/de/")
    with page.expect_response(re.compile("/de/sheets")), page.expect_response(SHEET_SCRIPT):
        page.goto("/de/rubamazzo")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.locator(".which-table").click()
    sheet = page.get_by_role("dialog", name="Rubamazzo")
    expect(sheet).to_contain_text("Stufe")
    sheet.get_by_role("button", name="Deine Ergebnisse").click()
    expect(page.get_by_role("dialog", name="Deine Ergebnisse")).to_be_visible()
