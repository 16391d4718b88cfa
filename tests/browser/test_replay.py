"""A finished match watched again, by its players and by whoever has its record."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, OpenPage
from tests.browser.layout import resize
from tests.browser.reader import heard, listen
from tests.browser.test_access import findings
from tests.browser.test_finished import finish
from tests.browser.test_rubamazzo import AT_ONCE, TABLE

GOLDEN = Path(__file__).parents[1] / "records" / "golden"


def watch(open_page: OpenPage, size: ViewportSize, record: Path, language: str = "en") -> Page:
    """A page that shows a record from its first move."""
    page = open_page(size, "about:blank")
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(f"/{language}/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".room.replay").wait_for()
    return page


def names(page: Page, place: str) -> list[str]:
    """The cards that lie open at a place."""
    found: list[str] = page.locator(f"{place} img").evaluate_all("all => all.map((one) => one.alt)")
    return found


def test_ones_own_match_is_watched_from_its_result(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    finish(page)
    last = page.locator(".last").inner_text()
    piles = page.locator(".result dd").all_inner_texts()
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator(".hint")).to_have_text("Move 1 of 37")
    assert len(names(page, ".opponent")) == len(names(page, ".hand")) == 3
    assert "" not in names(page, ".opponent"), "the other hand lies open"
    page.keyboard.press("End")
    expect(page.locator(".last")).to_have_text(last)
    expect(page.locator(".hint")).to_contain_text("Move 37 of 37 · The game is over.")
    chips = page.locator(".pile .chip span:first-child").all_inner_texts()
    assert sorted(chips) == sorted(pile for pile in piles if pile != "0")


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_every_move_is_told_once_by_keyboard(open_page: OpenPage, game: str) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / f"{game}.record")
    count = int(page.locator(".hint").inner_text().split()[-1])
    for ply in range(2, min(count, 30) + 1):
        before = len(heard(page))
        page.keyboard.press("ArrowRight")
        expect(page.locator(".hint")).to_contain_text(f"Move {ply} of {count}")
        page.wait_for_function("(told) => window.heard.length > told", arg=before)
        fresh = heard(page)[before:]
        assert fresh[-1] == f"Move {ply} of {count}"
        assert len(fresh) == len(set(fresh)) >= 2, fresh
        if game == "rubamazzo":
            assert fresh[0] == page.locator(".last").inner_text().replace("\u00a0", " ")
    page.keyboard.press("Home")
    expect(page.locator(".hint")).to_contain_text(f"Move 1 of {count}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".hint")).to_contain_text(f"Move 1 of {count}")
    page.keyboard.press("End")
    expect(page.locator(".hint")).to_contain_text(f"Move {count} of {count}")


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_a_list_of_the_moves_leads_to_each(open_page: OpenPage, game: str) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / f"{game}.record")
    shown = page.locator(".moves [aria-current=step]")
    hint = page.locator(".hint")
    count = int(hint.inner_text().split()[-1])
    expect(page.locator(".moves li")).to_have_count(count)
    page.get_by_role("list", name="Moves").get_by_role("button").nth(20).click()
    expect(hint).to_contain_text("Move 21 of")
    expect(shown.locator(".number")).to_have_text("21")
    page.keyboard.press("ArrowDown")
    expect(hint).to_contain_text("Move 22 of")
    expect(shown).to_be_focused()
    page.locator(".words .turn").click()
    page.keyboard.press("End")
    expect(shown.locator(".number")).to_have_text(str(count))
    expect(shown).to_be_in_viewport(ratio=0.98)
    assert page.evaluate("scrollY") == 0, "the list alone is scrolled"


def test_a_small_phone_has_list_slider_and_way_home(open_page: OpenPage) -> None:
    page = watch(open_page, SMALL_PHONE, GOLDEN / "rummy.record", "de")
    hint = page.locator(".hint")
    page.get_by_role("slider").fill("30")
    expect(hint).to_contain_text("Zug 31 von")
    page.get_by_role("button", name="Züge").click()
    sheet = page.get_by_role("dialog")
    assert findings(page) == []
    expect(sheet.locator("[aria-current=step]")).to_be_in_viewport(ratio=0.98)
    home = sheet.get_by_role("link", name="Alle Tische")
    expect(home).to_have_attribute("href", "/de/")
    sheet.get_by_role("list", name="Züge").get_by_role("button").nth(28).click()
    expect(sheet).to_have_count(0)
    expect(hint).to_contain_text("Zug 29 von")


def test_the_keys_of_a_replay_are_told_and_do_it(open_page: OpenPage) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / "rubamazzo.record")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".hint")).to_contain_text("Move 2 of")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_role("slider").focus()
    for key, at in (("End", 37), ("ArrowLeft", 36), ("Home", 1), ("ArrowRight", 2)):
        page.keyboard.press(key)
        expect(page.locator(".hint")).to_contain_text(f"Move {at} of")
    page.keyboard.press("?")
    told = page.get_by_role("dialog").locator("kbd").all_inner_texts()
    assert told == ["Space", "← →", "Home, End", "D"]
    assert findings(page) == []


def test_back_shows_what_was(open_page: OpenPage) -> None:
    page = watch(open_page, PHONE, GOLDEN / "rubamazzo.record")

    def board() -> list[list[str]]:
        return [names(page, place) for place in (".opponent", ".lying", ".pile", ".hand")]

    boards = []
    for ply in range(1, 13):
        expect(page.locator(".hint")).to_contain_text(f"Move {ply} of")
        boards.append(board())
        page.get_by_role("button", name="Next").click()
    for ply in range(12, 0, -1):
        page.get_by_role("button", name="Back").click()
        expect(page.locator(".hint")).to_contain_text(f"Move {ply} of")
        assert board() == boards[ply - 1]
    back = page.get_by_role("button", name="Back")
    expect(back).to_be_focused()
    expect(back).to_have_attribute("aria-disabled", "true")


def test_no_card_can_be_played(open_page: OpenPage) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / "rubamazzo.record")
    page.keyboard.press("1")
    expect(page.locator(".hint")).to_have_text("You are only watching: this game is over.")
    expect(page.locator(".held").first).to_have_attribute("aria-disabled", "true")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "The header “mazzo-record” is missing."),
        ("\x00\x01\xff" * 50, "This header cannot be read"),
        ("{}", "Line 1, “{}”: This header cannot be read"),
        (
            (GOLDEN / "rubamazzo.record").read_text().replace("game: rubamazzo", "game: chess"),
            "No game of this name is installed.",
        ),
        (
            (GOLDEN / "rubamazzo.record").read_text().rpartition("\nplay")[0] + "\nplay 9X\n",
            "Line 44, “play 9X”: The hand that is to play does not hold this card: 9X.",
        ),
        ("x" * 300_000, "This file is too large"),
        ("x" * 3_000_000, "This file is too large"),
    ],
    ids=["empty", "bytes", "json", "game", "move", "large", "huge"],
)
def test_a_file_that_is_no_record_is_refused_in_words(
    open_page: OpenPage, tmp_path: Path, text: str, why: str
) -> None:
    page = open_page(PHONE, "/en/replay")
    strange = tmp_path / "strange.txt"
    strange.write_text(text)
    page.locator("input[type=file]").set_input_files(strange)
    expect(page.get_by_role("status")).to_contain_text(why)
    expect(page.locator("input[type=file]")).to_be_focused()
    page.locator("input[type=file]").set_input_files(GOLDEN / "rummy.record")
    expect(page.locator(".room.replay")).to_be_visible()


def test_what_is_refused_does_not_end_what_is_watched(open_page: OpenPage, tmp_path: Path) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / "rubamazzo.record")
    page.keyboard.press("ArrowRight")
    strange = tmp_path / "strange.txt"
    strange.write_text("no record")
    page.locator("input[type=file]").set_input_files(strange)
    expect(page.locator(".hint")).to_contain_text("This file is not the record of a game.")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hint")).to_contain_text("Move 3 of 37")


def test_a_match_of_somebody_else_is_not_there(open_page: OpenPage) -> None:
    page = open_page(PHONE, "/en/replay/nobodys")
    expect(page.get_by_role("status")).to_contain_text("There is no finished game of yours here")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_nothing_scrolls_to_watch(open_page: OpenPage, language: str, game: str) -> None:
    page = watch(open_page, DESKTOP, GOLDEN / f"{game}.record", language)
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    for size in (DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE):
        resize(page, size)
        box = page.locator(".room").bounding_box()
        assert box is not None
        assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
        assert box["height"] <= size["height"] + 1
        for button in page.locator(".way .button:visible").all():
            target = button.bounding_box()
            assert target is not None
            assert min(target["width"], target["height"]) >= 44
        slider = page.get_by_role("slider").bounding_box()
        assert slider is not None
        assert slider["width"] >= 80
        assert slider["height"] >= 32


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_axe_finds_nothing_in_a_replay(open_page: OpenPage, game: str, theme: str) -> None:
    page = open_page(PHONE, "/en/replay", color_scheme=theme)
    assert findings(page) == []
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{game}.record")
    page.locator(".room.replay").wait_for()
    assert findings(page) == []
    page.keyboard.press("End")
    assert findings(page) == []
