"""Rummy at every size: all of it in reach, every corner to be read, nothing found by axe-core."""

from typing import Any, Literal

import pytest
from playwright.sync_api import Page, Position, ViewportSize, expect

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, OpenPage
from tests.browser.layout import COVERED, CUT_OFF
from tests.browser.rummy import AT_ONCE, TABLE, action, card, known, record
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_access import findings

SIZES = [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP]
BUDGET = 200_000
"""Bytes over the wire before the first card can be played."""

CORNER = Position(x=12, y=12)

FULL = record("2S 2H 5H 7H 9S JD KC", "2C", "QD 3S", "draw @stock")
# More than a round can bring about: whatever comes must find its place.
MELDS = [
    [f"{rank}S" for rank in "A23456789TJQK"],
    *[["KH", "KD", "KC"], ["3D", "4D", "5D", "6D"], ["9H", "9C", "9D"], ["AC", "2C", "3C"]],
    *[["QH", "QD", "QC"], ["6H", "7H", "8H"], ["TH", "TD", "TC"], ["4C", "5C", "6C", "7C"]],
    ["JH", "JD", "JC"],
]


class CrowdedRoom(ScriptedRoom):
    """Shows ten melds beside a full hand, and two of them as places for the 9 of spades."""

    melds = MELDS

    def _whole(self, answered: int) -> dict[str, Any]:
        whole = super()._whole(answered)
        moves = [*whole["view"]["moves"], "lay 9S @meld0", "lay 9S @meld3"]
        crowd = {"melds": self.melds, "moves": moves, "points": (133, 41, 118, 55)}
        return {**whole, "view": {**whole["view"], **crowd}}


def crowded(open_page: OpenPage, size: ViewportSize, path: str = TABLE, **options: Any) -> Page:
    page = open_page(size, "about:blank", has_touch=True, **options)
    CrowdedRoom(page, FULL)
    page.add_init_script(AT_ONCE)
    page.goto(path)
    expect(page.locator(".held")).to_have_count(8)
    return page


def fits(page: Page, size: ViewportSize) -> None:
    """The first screen is as large as the window, and all that is used lies in it."""
    box = page.locator(".room").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (size["width"], size["height"])
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    for part in page.locator(".room button:visible:not(.target), .player:visible, .tally li").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size["width"] + 0.5, part.inner_text()
        assert box["y"] + box["height"] <= size["height"] + 1, part.inner_text()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", SIZES)
def test_eight_cards_and_ten_melds(open_page: OpenPage, size: ViewportSize, language: str) -> None:
    page = crowded(open_page, size, f"/{language}/rummy")
    fits(page, size)
    for button in page.locator(".room .bar button:visible, .menu button, .held, .pile").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    covered = page.locator(".held").evaluate_all(
        """held => held.filter((card) => {
          const { left, top, width } = card.getBoundingClientRect();
          // where the sign of the suit stands, the lowest part of the corner
          const at = document.elementFromPoint(left + width * 0.18, top + width * 0.66);
          return at?.closest('.held') !== card;
        }).length"""
    )
    assert covered == 0, "every corner of the hand is to be seen"
    narrowest = page.locator(".meld .card").evaluate_all(
        """cards => Math.min(...cards.slice(0, 13).map((card, at) => {
          const next = cards[at + 1].getBoundingClientRect();
          const { left, top } = card.getBoundingClientRect();
          return next.top === top ? next.left - left : Infinity;
        }))"""
    )
    assert narrowest >= 11, "the index of a card in the run of thirteen is that wide"
    expect(page.locator(".melds")).to_have_css("overflow-y", "auto")
    last = page.locator(".meld").last
    last.scroll_into_view_if_needed()
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("r")
    fits(page, size)


@pytest.mark.parametrize(
    ("width", "height"),
    [(390, 844), (820, 1180), (1024, 768), (1280, 720), (1920, 1080), (360, 640), (640, 360)],
)
def test_nothing_lies_on_anything_else(open_page: OpenPage, width: int, height: int) -> None:
    """From the first card to more melds than a round can bring, in the longest words."""
    size = ViewportSize(width=width, height=height)
    page = open_page(size, "about:blank")
    room = CrowdedRoom(page, FULL)
    page.add_init_script(AT_ONCE)
    for count in (0, 4, 10):
        room.melds = MELDS[1:][:count]
        page.goto("/de/rummy")
        expect(page.locator(".held")).to_have_count(8)
        expect(page.locator(".meld")).to_have_count(len(room.melds))
        fits(page, size)
        parts = ".player, .meld .cards, .owner, .pile, .words, .controls"
        if count < 10:  # so many may have to be scrolled to
            assert page.evaluate(COVERED, parts) == [], count
        assert page.evaluate(CUT_OFF) == [], count


@pytest.mark.parametrize("size", SIZES)
def test_a_choice_and_a_refusal_leave_everything_in_place(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = crowded(open_page, size)
    before = action(page, "Discard").bounding_box()  # one that is pressed moves a little
    card(page, "9 of spades").tap(position=CORNER)
    action(page, "Lay off").tap()
    expect(page.locator(".meld .target")).to_have_count(2)
    fits(page, size)
    page.keyboard.press("Escape")
    known(action(page, "Meld")).tap(force=True)
    expect(page.locator(".hint")).to_contain_text("neither a set nor a run")
    fits(page, size)
    assert action(page, "Discard").bounding_box() == pytest.approx(before, abs=0.5)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe_finds_nothing(
    open_page: OpenPage, size: ViewportSize, theme: Literal["light", "dark"]
) -> None:
    page = crowded(open_page, size, color_scheme=theme)
    assert findings(page) == []
    card(page, "9 of spades").tap(position=CORNER)
    action(page, "Lay off").tap()
    expect(page.locator(".meld .target")).to_have_count(2)
    assert findings(page) == [], "in a choice"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_of_a_round(
    open_page: OpenPage, size: ViewportSize, theme: Literal["light", "dark"]
) -> None:
    page = open_page(size, "about:blank", color_scheme=theme)
    going_out = ["draw @stock", "meld 4H 5H 6H 7H", "meld 9S 9H 9D"]
    room = ScriptedRoom(page, record("4H 5H 6H 9S 9H 9D KC", "2C", "7H 3S", *going_out))
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    expect(page.locator(".held:not([data-new])")).to_have_count(1)  # else Playwright scrolls the page
    card(page, "king of clubs").click()
    action(page, "Discard").click()
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()
    view = room.table.view(0).plain()
    counted = view["counted"]
    assert isinstance(counted, tuple)
    expect(page.locator(".tally h2")).to_have_text("You win the round")
    expect(page.locator(".tally header")).to_contain_text(f"{sum(counted)} points")
    expect(page.locator(".left .card")).to_have_count(21)
    expect(page.locator("[role=status] p").last).to_have_text(
        f"You win the round and score {sum(counted)} points."
    )
    fits(page, size)
    assert findings(page) == []


def test_the_buttons_of_a_sheet_begin_where_its_words_do(open_page: OpenPage) -> None:
    page = crowded(open_page, PHONE)
    page.locator(".which-table").click()
    sheet = page.get_by_role("dialog")
    lefts = [
        part.evaluate("element => element.getBoundingClientRect().left")
        for part in (sheet.locator("h2"), sheet.get_by_role("button", name="Your results"))
    ]
    assert lefts[0] == lefts[1]


def test_large_type_loses_nothing(open_page: OpenPage) -> None:
    """200 % text: the first screen may grow, but nothing is cut off at the side."""
    page = crowded(open_page, PHONE)
    page.evaluate("document.documentElement.style.fontSize = '32px'")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for part in page.locator(".menu button, .turn strong, .last, .player .points").all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"] + 0.5


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_little_is_fetched_before_the_first_card(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size, "about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    fetched: list[float] = []
    session.on("Network.loadingFinished", lambda event: fetched.append(event["encodedDataLength"]))
    # What is fetched while there is nothing else to do comes after the first card.
    page.add_init_script("window.requestIdleCallback = () => 0")
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(fetched) <= BUDGET
