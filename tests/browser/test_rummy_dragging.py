"""Rummy by dragging, with the mouse and with a finger."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.rummy import card, names, played, record, scripted, selected

FRESH = record("4H 5H KS 9S 2D 9D JC", "2C", "7H 3S")
LATER = record("4H 5H KS 9S 2D 9D JC", "2C", "7H 3S", "draw @stock")
# A run lies there that takes the 3 below it and the 7 and 8 above it, one after the other.
RUN = record("4H 5H 6H 8H 7H 3H KC", "2C", "KD 3S", *["draw @stock", "meld 4H 5H 6H"])
# The 9 of clubs fits the nines and the run of clubs.
TWO_TARGETS = record(
    "9S 9H 9D 6C 7C 8C 9C",
    "2C",
    "KD 3S",
    *["draw @stock", "meld 9S 9H 9D", "meld 6C 7C 8C"],
)
TWO_MELDS = record("4H 5H 6H 9S 9H 9D KC", "2C", "7H 3S", "draw @stock")

DISCARDS = "[data-pile=discards] .stack"
READY = "() => performance.getEntriesByType('resource').some(({ name }) => /dragging-/.test(name))"
AT_REST = """() => document.getAnimations().every((one) => one.playState !== "running")"""

Way = tuple[float, float]


def middle(found: Locator, down: float = 0) -> Way:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + down


def ready(page: Page) -> None:
    """What carries cards has come, and nothing is new any more."""
    page.wait_for_function(READY)
    expect(page.locator("[data-new]")).to_have_count(0)


def lift(page: Page, found: Locator, *way: Way) -> None:
    """The mouse takes a card and goes there, without letting go."""
    page.mouse.move(*middle(found))
    page.mouse.down()
    for x, y in way:
        page.mouse.move(x, y, steps=4)


def drop(page: Page, found: Locator, *way: Way) -> None:
    lift(page, found, *way)
    page.mouse.up()
    expect(page.locator("[data-dragged], [data-left], [data-spot]")).to_have_count(0)
    page.wait_for_function(AT_REST)


class Finger:
    """One that the browser takes for a finger."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at: Way = (0, 0)

    def down(self, at: Way, *more: Way) -> None:
        self._at = at
        self._touch("touchStart", at, *more)

    def move(self, to: Way) -> None:
        (x, y), (to_x, to_y) = self._at, to
        for step in range(1, 9):
            self._touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
        self._at = to

    def up(self) -> None:
        self._touch("touchEnd")

    def _touch(self, kind: str, *points: Way) -> None:
        places = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def lit(page: Page) -> list[str]:
    """What lights up while cards are carried; the one they would be put on comes first."""
    found: list[list[str]] = page.locator("[data-spot]").evaluate_all(
        """spots => spots.map((spot) => [
          spot.dataset.spot,
          spot.closest("[data-pile]")?.dataset.pile ?? spot.closest("li")?.className
            ?? spot.className])"""
    )
    return [name for _, name in sorted(found, reverse=True)]


def test_whatever_can_be_done_is_done_by_dragging(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, RUN.replace("draw @stock\nmeld 4H 5H 6H\n", ""))
    ready(page)
    hint = page.locator(".hint")
    felt = middle(page.locator(".melds"))
    order = names(page)

    drop(page, card(page, "king of clubs"), middle(page.locator(DISCARDS)))
    expect(hint).to_have_text("Draw a card first.")
    lift(page, page.locator("[data-pile=stock]"), felt)
    assert lit(page) == ["hand"]
    page.mouse.up()
    expect(hint).to_have_text("Let the card go over something that is lit up.")
    assert played(room) == ["discard KC"], "it was asked why not, and nothing else"
    drop(page, page.locator("[data-pile=stock]"), middle(page.locator(".hand")))
    expect(card(page, "king of diamonds")).to_be_visible()
    drop(page, page.locator("[data-pile=discards]"), middle(page.locator(".hand")))
    expect(hint).to_have_text("You have drawn already; a discard ends your turn.")

    drop(page, card(page, "6 of hearts"), felt)
    expect(hint).to_contain_text("Let the card go over something that is lit up.")
    for name in ("6 of hearts", "4 of hearts", "king of diamonds"):
        card(page, name).click()
    drop(page, card(page, "6 of hearts"), felt)
    expect(hint).to_contain_text("This is neither a set nor a run")
    card(page, "king of diamonds").click()
    card(page, "5 of hearts").click()
    lift(page, card(page, "5 of hearts"), felt)
    assert lit(page) == ["melds"]
    page.wait_for_function(AT_REST)
    lefts = page.locator("[data-dragged]").evaluate_all(
        "all => all.map((one) => Math.round(one.getBoundingClientRect().left))"
    )
    assert [after - before for before, after in pairwise(lefts)] == [16, 16]
    assert page.locator(".hand li[data-left]").count() == 3
    page.mouse.up()
    expect(page.locator(".meld .card")).to_have_count(3)

    drop(page, card(page, "king of clubs"), middle(page.locator(".meld .cards")))
    expect(hint).to_contain_text("This does not fit: the king of clubs on")
    for name in ("7 of hearts", "8 of hearts"):
        card(page, name).click()
    lift(page, card(page, "8 of hearts"), middle(page.locator(".meld .cards")))
    assert lit(page) == ["meld"]
    page.mouse.up()
    expect(page.locator(".meld .card")).to_have_count(5)
    expect(page.locator("[data-new]")).to_have_count(0)
    lift(page, card(page, "king of clubs"), middle(page.locator(DISCARDS), 120))
    assert lit(page) == ["discards"], "also somewhat beside it"
    page.mouse.up()
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    assert played(room)[1:] == [
        *["draw @stock", "draw @discards", "meld 4H 6H KD"],
        *["meld 4H 5H 6H", "lay KC @meld0", "lay 7H @meld0", "lay 8H @meld0", "discard KC"],
    ]
    drop(page, card(page, "3 of hearts"), middle(page.locator(DISCARDS)))
    expect(hint).to_contain_text("It is not your turn yet")
    assert names(page) == [name for name in order if name == "3 of hearts"] + ["king of diamonds"]


# Where every card is, frame by frame, from the moment on in which it is let go.
FRAMES = """(name) => {
  window.frames = [];
  const isIt = (card) => card.dataset.name === name;
  const note = () => {
    const seen = [...document.querySelectorAll(".card")].filter(isIt)
      .filter((card) => getComputedStyle(card).opacity === "1")
      .map((card) => card.getBoundingClientRect());
    for (const { left, top, width, height } of seen) {
      window.frames.push([left + width / 2, top + height / 2]);
    }
    if (window.frames) requestAnimationFrame(note);
  };
  addEventListener("pointerup", () => requestAnimationFrame(note), { once: true, capture: true });
}"""


@pytest.mark.parametrize("to", ["elsewhere", "last place", "first place", "discards"])
def test_a_card_let_go_never_jumps(open_page: OpenPage, to: str) -> None:
    page, _ = scripted(open_page, DESKTOP, LATER)
    page.evaluate("localStorage.setItem('mazzo.pace', '\"slow\"')")
    page.reload()
    ready(page)
    places = page.locator(".hand li")
    ways = {
        "elsewhere": middle(page.locator(".felt"), 20),
        "last place": middle(places.last, 9),
        "first place": middle(places.first, 9),
        "discards": middle(page.locator(DISCARDS), 9),
    }
    x, y = ways[to]
    lift(page, card(page, "9 of spades"), (x - 200, y - 200), (x, y))
    page.wait_for_function(AT_REST)
    page.evaluate(FRAMES, "9 of spades")
    page.mouse.up()
    page.wait_for_function("() => window.frames.length > 3")
    page.wait_for_function(AT_REST)
    frames: list[Way] = page.evaluate("() => window.frames")
    end_x, end_y = frames[-1]
    start_x, start_y = middle(page.locator(".hand")) if not frames else frames[0]
    long = max(((end_x - start_x) ** 2 + (end_y - start_y) ** 2) ** 0.5, 1)
    for at_x, at_y in frames:
        across = abs((end_x - start_x) * (at_y - start_y) - (end_y - start_y) * (at_x - start_x))
        along = (end_x - start_x) * (at_x - start_x) + (end_y - start_y) * (at_y - start_y)
        assert across / long < 6, frames
        assert -6 <= along / long <= long + 6, frames


def test_a_drag_is_given_up_by_whatever_comes_between(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, LATER)
    ready(page)
    before = names(page)
    ends: dict[str, Any] = {
        "Escape": lambda: page.keyboard.press("Escape"),
        "another window": lambda: page.evaluate("() => window.dispatchEvent(new Event('blur'))"),
        "the browser": lambda: page.evaluate(
            "() => document.querySelector('[data-dragged]').dispatchEvent(new PointerEvent("
            "'pointercancel', { pointerId: 1, bubbles: true }))"
        ),
        "a second finger": lambda: page.evaluate(
            "() => document.body.dispatchEvent(new PointerEvent("
            "'pointerdown', { pointerId: 7, bubbles: true }))"
        ),
    }
    for name, end in ends.items():
        card(page, "9 of spades").click()
        lift(page, card(page, "9 of spades"), middle(page.locator(DISCARDS)))
        expect(page.locator("[data-spot=over]")).to_have_count(1)
        end()
        expect(page.locator("[data-spot], [data-dragged], [data-left]")).to_have_count(0)
        page.mouse.up()
        page.wait_for_function(AT_REST)
        assert selected(page) == ["9 of spades"], name
        page.keyboard.press("Escape")
        assert selected(page) == [], name
    assert names(page) == before
    assert played(room) == []


def test_what_the_room_says_meanwhile_is_taken_in(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    ready(page)
    lift(page, card(page, "9 of spades"), middle(page.locator(DISCARDS)))
    assert lit(page) == []
    room.play("draw @stock")
    expect(page.locator(f"{DISCARDS}[data-spot=over]")).to_have_count(1)
    expect(card(page, "9 of spades")).to_have_attribute("data-dragged", "true")
    room.play("discard 9S")
    expect(page.locator("[data-spot], [data-dragged], [data-left]")).to_have_count(0)
    expect(page.locator(".held")).to_have_count(7)
    page.mouse.up()
    assert played(room) == []


def test_a_finger_drags_and_the_page_stays(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, RUN)
    ready(page)
    finger = Finger(page)
    first, second = page.locator(".hand li").nth(0), page.locator(".hand li").nth(4)
    before = names(page)
    assert page.evaluate("document.documentElement.scrollHeight > innerHeight")

    finger.down(middle(first))
    finger.move(middle(second, 10))
    page.wait_for_function(AT_REST)
    held = card(page, before[0]).bounding_box()
    assert held
    x, y = middle(second, 10)
    assert held["x"] + held["width"] / 2 < x - 20, "its index is seen beside the finger"
    assert held["y"] + held["height"] / 2 < y - 20
    finger.up()
    assert names(page) == [*before[1:], before[0]], "rows can be crossed"
    assert page.evaluate("scrollY") == 0

    expect(page.locator("[data-new]")).to_have_count(0)
    page.wait_for_function(AT_REST)
    finger.down(middle(card(page, "7 of hearts")))
    finger.move(middle(page.locator(".meld .cards")))
    assert lit(page)[0] == "meld"
    finger.up()
    expect(page.locator(".meld .card")).to_have_count(4)
    expect(page.locator("[data-new]")).to_have_count(0)
    finger.down(middle(card(page, "king of clubs")))
    finger.move(middle(page.locator(DISCARDS)))
    finger.up()
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    assert page.evaluate("scrollY") == 0
    assert played(room) == ["lay 7H @meld0", "discard KC"]
    assert selected(page) == []
    words = middle(page.locator(".last"))
    finger.down(words)
    finger.move((words[0], words[1] - 200))
    finger.up()
    page.wait_for_function("() => scrollY > 50")
