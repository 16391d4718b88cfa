"""Browsers that are too old for a table: a sentence in the page's language, and the rules."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from mazzo.web.texts import languages
from tests.browser.conftest import DESKTOP, PHONE, OpenPage

LANGUAGES = languages()


def rewrite(page: Page, files: str, old: str, new: str) -> None:
    """What arrives under such an address says ``new`` where it said ``old``."""

    def serve(route: Route) -> None:
        answer = route.fetch()
        text = answer.text()
        assert old in text or old in ("cqw", "dvh")  # not every style sheet has it
        route.fulfill(response=answer, body=text.replace(old, new))

    page.route(files, serve)


def without_find_last(page: Page) -> None:
    """Chromium 92 to 96, Firefox 103, Safari 15.3."""
    page.add_init_script("delete Array.prototype.findLast; delete Array.prototype.findLastIndex")


def without_a_length(unit: str) -> Callable[[Page], None]:
    """As if the unit were unknown, to styles and to scripts."""

    def lack(page: Page) -> None:
        rewrite(page, "**/*.css", unit, "unknown")
        page.add_init_script(
            f"""const supports = CSS.supports.bind(CSS);
            CSS.supports = (...asked) => !asked.join().includes("{unit}") && supports(...asked);"""
        )

    return lack


def without_modules(page: Page) -> None:
    """Firefox 59, Safari 10, and whatever has not even promises."""
    page.add_init_script(
        "delete HTMLScriptElement.prototype.noModule; delete Array.prototype.findLast"
    )
    rewrite(page, "**/en/*", 'type="module"', 'type="unknown"')


def without_the_script_that_tells(page: Page) -> None:
    """Chromium 103, where old.js has not arrived: the styles know as well."""
    rewrite(page, "**/*.css", "cqw", "unknown")
    page.route("**/old-*.js", lambda route: route.abort())


AGES: dict[str, Callable[[Page], None]] = {
    "findLast": without_find_last,
    "container units": without_a_length("cqw"),
    "dynamic viewport units": without_a_length("dvh"),
    "modules": without_modules,
    "units and the script that tells": without_the_script_that_tells,
}


@pytest.mark.parametrize("age", AGES)
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_a_table_gives_way_to_a_sentence_and_the_rules(
    open_page: OpenPage, game: str, age: str
) -> None:
    page = open_page(PHONE, "about:blank")
    AGES[age](page)
    page.goto(f"/en/{game}")
    sentence = page.get_by_text("This browser is too old for the table.")
    expect(sentence).to_be_in_viewport()
    page.wait_for_timeout(300)  # a table would be there by now
    expect(page.locator(".screen")).to_be_hidden()
    expect(page.locator("#rules h1")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_sentence_is_in_the_language_of_the_page(open_page: OpenPage, code: str) -> None:
    sentence = LANGUAGES[code].say("old-browser")
    for path in (f"/{code}/", f"/{code}/rummy", f"/{code}/replay"):
        page = open_page(PHONE, "about:blank")
        without_find_last(page)
        page.goto(path)
        expect(page.get_by_text(sentence)).to_be_in_viewport()


@pytest.mark.parametrize("age", ["container units", "dynamic viewport units"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_entrance_stays_as_it_is(open_page: OpenPage, size: ViewportSize, age: str) -> None:
    page = open_page(size, "about:blank")
    AGES[age](page)
    page.goto("/en/")
    expect(page.get_by_text("This browser is too old")).to_be_in_viewport()
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")
    widths = page.locator(".fan img").evaluate_all("all => all.map(({ width }) => width)")
    assert 40 <= min(widths) <= max(widths) <= 150
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    page.get_by_role("link", name="Play Rummy").click()
    expect(page.locator("#rules h1")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["/en/", "/en/rubamazzo", "/en/replay", "/en/proof"])
def test_other_browsers_see_nothing_of_it(open_page: OpenPage, path: str) -> None:
    page = open_page(PHONE, path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("too old for")).to_be_hidden()
