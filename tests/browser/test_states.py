"""Every state of every page for everybody: large type, zoom, forced colours, axe-core, fingers."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.layout import THEMES
from tests.browser.states import STATES
from tests.browser.test_access import findings
from tests.browser.test_rubamazzo import AT_ONCE

SIZES = {
    "100 %": DESKTOP,
    "200 %": ViewportSize(width=640, height=360),
    "400 %": ViewportSize(width=320, height=180),
}
"""A desktop at three zooms."""

LOST = """() => {
  const width = document.documentElement.clientWidth;
  const lost = document.documentElement.scrollWidth > width ? ["the page is too wide"] : [];
  const texts = "a, button, h1, h2, h3, p, li, dt, dd, legend, label, code, .turn, .caption, .chip";
  for (const element of document.querySelectorAll(texts)) {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const hidden = !box.width || style.visibility === "hidden"
      || element.closest(".visually-hidden, .did, [role=status]");
    if (hidden) continue;
    const said = `${element.localName}.${element.className} ${element.textContent.slice(0, 30)}`;
    if (box.right > width + 1 || box.left < -1) lost.push(`outside: ${said}`);
    if (style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) {
      lost.push(`cut off: ${said}`);
    }
  }
  return lost;
}"""

SMALL = """() => [...document.querySelectorAll("button, .button, .option, input[type=file]")]
  .map((element) => [element, element.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
  .map(([element, box]) => `${element.className} ${element.textContent} ${box.width}×${box.height}`)
"""


def arrive(open_page: OpenPage, state: str, size: ViewportSize, **options: str) -> Page:
    page = open_page(size, "about:blank", **options)
    page.add_init_script(AT_ONCE)
    STATES[state](page)
    return page


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_lost_or_too_small(open_page: OpenPage, state: str, size: ViewportSize) -> None:
    page = arrive(open_page, state, size)
    assert page.evaluate(LOST) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("state", STATES)
def test_nothing_is_lost_in_large_type(open_page: OpenPage, state: str) -> None:
    """The browser's own font size is 24 px instead of 16."""
    page = open_page(PHONE, "about:blank")
    page.add_init_script(AT_ONCE)
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    STATES[state](page)
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert page.evaluate(LOST) == []


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(open_page: OpenPage, state: str) -> None:
    page = arrive(open_page, state, PHONE)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert findings(page) == [], theme
    assert page.evaluate(LOST) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("state", ["choice", "melds", "replay of Rummy"])
def test_cards_keep_their_paper_in_forced_colours(
    open_page: OpenPage, state: str, theme: str
) -> None:
    page = arrive(open_page, state, PHONE, color_scheme=theme, forced_colors="active")
    paper = "all => [...new Set(all.map((one) => getComputedStyle(one).backgroundColor))]"
    assert page.locator(".card, .mini").evaluate_all(paper) == ["rgb(255, 253, 244)"]
    # What can be chosen is told from the rest by more than a colour.
    for target in page.locator(".target").all():
        assert target.evaluate("one => getComputedStyle(one).borderTopWidth") == "4px"


def test_pinching_zooms(open_page: OpenPage) -> None:
    for path in ("/en/", "/en/rubamazzo", "/en/replay", "/en/proof"):
        page = open_page(PHONE, path)
        viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
        assert "user-scalable" not in viewport
        assert "maximum-scale" not in viewport
