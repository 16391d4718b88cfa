"""How the tables look: what must not overlap does not, at any size, whatever the deck."""

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from bench.moments import Scene
from bench.pictures import DECKS, MORE_SIZES, SIZES, keep
from bench.scenes import record_of, scene_of
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.layout import COVERED, CUT_OFF
from tests.browser.scripted import ScriptedRoom
from tests.games.pages import PAGES
from tests.server import Room

Box = dict[str, float]
ALL_SIZES = SIZES | MORE_SIZES


def boxes(of: Locator) -> list[Box]:
    found: list[Box] = of.evaluate_all(
        """elements => elements.filter((element) => element.checkVisibility())
            .map((element) => element.getBoundingClientRect().toJSON())"""
    )
    return [box for box in found if box["width"] and box["height"]]


def open_scene(open_page: OpenPage, scene: Scene, size: ViewportSize, deck: str) -> Page:
    page = open_page(size, "about:blank", reduced_motion="reduce")
    ScriptedRoom(page, record_of(scene))
    keep(page, **{f"{scene.game}_deck": deck, "pace": "instant"})
    page.goto(f"/en/{scene.game}")
    page.locator(".hand, .result, .tally").first.wait_for()
    page.evaluate("document.fonts.ready")
    return page


@pytest.mark.parametrize("name", ["start", "middle", "full", "end"])
@pytest.mark.parametrize("game", DECKS)
def test_nothing_is_covered_at_any_size(open_page: OpenPage, game: str, name: str) -> None:
    scene = scene_of(game, name)
    page = open_scene(open_page, scene, DESKTOP, DECKS[game][-1])
    for size_name, size in ALL_SIZES.items():
        page.set_viewport_size(size)
        assert page.evaluate(COVERED, PAGES[game].apart) == [], size_name
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"], size_name


@pytest.mark.parametrize("game", DECKS)
@pytest.mark.parametrize("code", ["en", "de", "es"])
def test_nothing_is_covered_between_the_sizes(
    browser_with_scrollbars: Browser, room: Room, game: str, code: str
) -> None:
    """From phones to desktops in small steps, high and low, beside a scrollbar."""
    context = browser_with_scrollbars.new_context(base_url=room.address, reduced_motion="reduce")
    page = context.new_page()
    ScriptedRoom(page, record_of(scene_of(game, "middle")))
    page.goto(f"/{code}/{game}")
    page.locator(".hand").wait_for()
    page.evaluate("document.fonts.ready")
    scrollbars = 0
    for width in range(340, 1440, 60):
        for height in (width * 9 // 16, width * 3 // 4, width * 3 // 2):
            page.set_viewport_size({"width": width, "height": min(max(height, 360), 1000)})
            scrollbars += page.evaluate("innerWidth - document.documentElement.clientWidth")
            assert page.evaluate(COVERED, PAGES[game].apart) == [], (width, height)
            assert page.evaluate(CUT_OFF) == [], (width, height)
    assert scrollbars > 0
    context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_the_landing_page_fits_with_a_game_that_waits(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page = open_page(size)
    page.locator(".held").first.wait_for()
    page.goto("/en/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    page.evaluate("document.fonts.ready")
    parts = ".landing header, .landing .waiting, .landing .felt, .landing .languages .button"
    for box in boxes(page.locator(parts)):
        assert min(box["left"], box["top"]) >= 0
        assert box["right"] <= size["width"]
        assert box["bottom"] <= size["height"]


ENTRANCE = """() => [...document.querySelectorAll(".games .felt")].flatMap((felt) => {
  const frame = felt.getBoundingClientRect();
  const found = [];
  for (const card of felt.querySelectorAll(".fan img")) {
    const box = card.getBoundingClientRect();
    if (box.left < frame.left + 2 || box.right > frame.right - 2 || box.top < frame.top + 2)
      found.push("a card leaves its felt");
    if (box.bottom > frame.bottom && getComputedStyle(felt).overflow !== "hidden")
      found.push("a card hangs out below");
  }
  for (const [x, y] of [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]]) {
    const at = [frame.left + frame.width * x, frame.top + frame.height * y];
    const hit = document.elementFromPoint(...at);
    if (hit && !hit.closest("a")) found.push("a part of the felt is no link");
  }
  return found;
}).concat(
  document.querySelector(".landing").getBoundingClientRect().bottom < innerHeight - 1
    ? ["empty below"] : [],
)"""
"""What is wrong with the felts of the entrance."""


def test_the_entrance_at_every_width(open_page: OpenPage) -> None:
    page = open_page(PHONE, "/en/", reduced_motion="reduce")
    page.evaluate("document.fonts.ready")
    for width, height in (
        (320, 568), (360, 640), (390, 844), (640, 360), (700, 1000), (800, 1280), (820, 1180),
        (912, 1368), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440),
    ):  # fmt: skip
        page.set_viewport_size({"width": width, "height": height})
        for more in (0, 1, 2, 3, 4):  # games
            page.evaluate(
                """(more) => {
                const games = document.querySelector(".games");
                for (let at = 0; at < more; at++) games.append(games.children[0].cloneNode(true));
                games.toggleAttribute("data-few", games.children.length < 4);
                games.toggleAttribute("data-four", games.children.length === 4);
              }""",
                more,
            )
            assert page.evaluate(ENTRANCE) == [], (width, height, more)
            assert page.evaluate(CUT_OFF) == [], (width, height, more)
            page.evaluate(
                """() => [...document.querySelectorAll(".games .felt")]
                .slice(2).forEach((felt) => felt.remove())"""
            )


def test_a_pile_grows_with_its_cards(open_page: OpenPage) -> None:
    scene = scene_of("rubamazzo", "end")
    page = open_scene(open_page, scene, DESKTOP, "neapolitan")
    edges = [page.locator(f".pile[data-who={who}] .edge").count() for who in ("you", "computer")]
    counts = [int(text) for text in page.locator(".result dd").all_inner_texts()]
    assert edges == [round((count - 1) / 2.5) for count in counts]
    assert edges[0] > edges[1]


def test_values_are_shown_and_can_be_switched_off(open_page: OpenPage) -> None:
    scene = scene_of("rubamazzo", "middle")
    page = open_scene(open_page, scene, PHONE, "neapolitan")
    values = page.locator(".held .card").evaluate_all(
        "all => all.map((card) => card.dataset.value)"
    )
    names = page.locator(".held img").evaluate_all("all => all.map((image) => image.alt)")
    letters = {"jack": "J", "knight": "Kt", "king": "K", "ace": "1"}
    assert values == [letters.get(name.split()[0], name.split()[0]) for name in names]
    expect(page.get_by_role("button", name=names[0], exact=True)).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Values on the cards").get_by_label("Never").check()
    expect(page.locator(".card[data-value]")).to_have_count(0)
