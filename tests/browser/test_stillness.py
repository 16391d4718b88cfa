"""Nothing on the page jumps: what lies somewhere stays there, or travels.

Chromium measures how far things shift, and excuses what follows an input at once. Here nothing is
excused: whose move it was makes no difference to the eye.
"""

from random import Random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from bench.scenes import liked, record_of, scene_of
from tests.browser import rummy
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenPage
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rubamazzo import AT_ONCE, CHOICE, FRESH, TABLE

WATCHED = """window.shifted = [];
    const name = ({ node }) => node?.className || node?.parentElement?.className || node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        window.shifted.push([value, ...sources.map(name)]);
      }
    }).observe({ type: "layout-shift", buffered: true });"""
IN_THE_AIR = """() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.pause();
      return animation;
    };
  }"""
"""What flies from now on never lands."""
ANIMATED = """window.animated = [];
    addEventListener("animationstart", ({ target, pseudoElement }) => {
      // From the styles: on a busy machine what has just begun is over already.
      const { animationDuration } = getComputedStyle(target, pseudoElement || null);
      window.animated.push(...animationDuration.split(",").map((one) => parseFloat(one) * 1000));
    }, true);"""
"""Notes how long each animation of the style sheets takes, in milliseconds."""
STARTS = """window.starts = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (this.parentElement?.matches(".flights")) {
        const { x, y, width, height } = this.getBoundingClientRect();
        window.starts.push([x, y, width, height]);
      }
      return animation;
    };"""
"""Notes where everything that flies starts."""
PLACES = """() => {
  const place = (part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height];
  };
  const at = (parts, name) => Object.fromEntries(
    [...document.querySelectorAll(parts)].map((part, at) => [name(part, at), place(part)]));
  return {
    cards: at(".room .card[data-key]", (card) => card.dataset.key),
    others: at(".bar, .bar .button, .words, .turn, .felt, .lying, .side, .pile",
      (part, at) => `${at} ${part.className}`),
  };
}"""
"""Where cards lie, by their keys, and where everything else is."""
AT_REST = "() => !document.querySelector('.flights > *')"
Place = tuple[float, float, float, float]
UNSEEN = 0.002
"""A number that gets a second digit is drawn a little further left."""


def shifted(page: Page) -> list[tuple[float, ...]]:
    """How far things have shifted, the furthest first, and what they were."""
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(300)
    found: list[tuple[float, ...]] = page.evaluate("window.shifted")
    return sorted(found, reverse=True)


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_a_table_opens(open_page: OpenPage, game: str) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script(WATCHED)
    page.goto(f"/en/{game}")
    page.locator(".held").first.wait_for()
    found = shifted(page)
    assert sum(value for value, *_ in found) < UNSEEN, found[:3]


class SlowRoom(ScriptedRoom):
    """Hears what it is told only when it is ``awake``."""

    def __init__(self, page: Page, text: str) -> None:
        super().__init__(page, text)
        self._waiting: list[str | bytes] = []

    def awake(self) -> None:
        """Answers all that was said."""
        for text in self._waiting:
            super()._hear(text)

    def _hear(self, text: str | bytes) -> None:
        self._waiting.append(text)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_a_table_that_is_waited_for(open_page: OpenPage, game: str, size: ViewportSize) -> None:
    page = open_page(size, "about:blank")
    page.add_init_script(WATCHED)
    start = scene_of(game, "start")
    room = SlowRoom(page, record_of(start))
    page.goto(f"/en/{game}")
    page.locator(".felt.waiting").wait_for()
    room.awake()
    page.locator(".held").first.wait_for()
    found = shifted(page)
    assert sum(value for value, *_ in found) < UNSEEN, found[:3]


def jumps(before: dict[str, dict[str, Place]], page: Page) -> list[str]:
    """What is elsewhere than ``before`` without having glided from there."""
    now: dict[str, dict[str, Place]] = page.evaluate(PLACES)
    starts: list[Place] = page.evaluate("window.starts")

    def is_at(one: Place, other: Place) -> bool:
        return one == pytest.approx(other, abs=4)  # a card under the pointer rises by three

    moved = [
        (name, was)
        for name, was in before["cards"].items()
        if name in now["cards"] and not is_at(now["cards"][name], was)
    ]
    jumped = [name for name, was in moved if not any(is_at(start, was) for start in starts)]
    others = now["others"]
    return jumped + [
        name for name, was in before["others"].items() if not is_at(others.get(name, was), was)
    ]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_whole_match_of_rubamazzo(open_page: OpenPage, size: ViewportSize) -> None:
    """Cards that make room or close up glide, and nothing else moves."""
    page = open_page(size, "about:blank")
    page.add_init_script(AT_ONCE)
    page.add_init_script(WATCHED)
    page.add_init_script(STARTS)
    room = ScriptedRoom(page, FRESH)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    most = 0
    while room.table.turn is not None:
        ply = room.table.ply
        page.wait_for_function(AT_REST)
        before = page.evaluate(PLACES)
        most = max(most, page.locator(".lying .card").count())
        page.evaluate("window.starts = []")
        if room.table.turn == 0:
            page.locator(".held").first.click()
            if page.locator(".target").count():
                page.wait_for_timeout(150)  # the chosen card has risen
                before = page.evaluate(PLACES)
                page.locator(".target").last.click()
        else:
            moves = room.table.view(1).moves
            room.computer(str(next((move for move in moves if not move.takes), moves[0])))
        assert room.table.ply > ply
        who = {0: "you", 1: "computer", None: "over"}[room.table.turn]
        page.locator(f".turn[data-who={who}]").wait_for()
        if who != "over":
            assert jumps(before, page) == []
    page.locator(".result").wait_for()
    assert most > 6, "the rows have changed"
    found = [(value, *parts) for value, *parts in shifted(page) if set(parts) - {"hand", "held"}]
    assert sum(value for value, *_ in found) < UNSEEN, found[:3]


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_the_others_do_in_rummy(open_page: OpenPage, size: ViewportSize) -> None:
    page = open_page(size, "about:blank")
    page.add_init_script(AT_ONCE)
    page.add_init_script(WATCHED)
    middle = scene_of("rummy", "middle")
    room = ScriptedRoom(page, record_of(middle))
    page.goto(rummy.TABLE)
    page.locator(".held").first.wait_for()
    rng = Random(0)
    verbs = set()
    for _ in range(40):
        seat = room.table.turn
        if seat in (-1, None):
            break
        move = liked(room.table, rng)
        page.evaluate("window.shifted = []")
        room.play(move)
        found = shifted(page)
        if seat != 0:
            verbs.add(move.split()[0])
            assert sum(value for value, *_ in found) < UNSEEN, (move, found[:3])
    assert verbs == {"draw", "discard", "lay", "meld"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_ones_own_draw_in_rummy(open_page: OpenPage, language: str) -> None:
    page = open_page(PHONE, "about:blank", reduced_motion="reduce")
    page.add_init_script(AT_ONCE)
    ScriptedRoom(page, rummy.record("AH 5D 9C KS 2C 7H JD", "QS", "JH 4H"))
    page.goto(f"/{language}/rummy")
    page.locator(".held").first.wait_for()
    before = page.locator(".last").bounding_box()
    page.keyboard.press("s")
    expect(page.locator(".held")).to_have_count(8)
    after = page.locator(".last").bounding_box()
    assert before is not None
    assert after is not None
    assert (after["x"], after["y"]) == (before["x"], before["y"])


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_the_end_of_a_match_of_rummy(open_page: OpenPage, size: ViewportSize) -> None:
    *before, last = record_of(scene_of("rummy", "over")).splitlines()
    page, room = rummy.scripted(open_page, size, "\n".join(before) + "\n")
    words = page.locator(".words").bounding_box()
    assert words is not None
    room.play(last)
    page.locator(".tally[data-over]").wait_for()
    now = page.locator(".words").bounding_box()
    assert now is not None
    assert now["y"] == pytest.approx(words["y"], abs=1)


def test_what_flies_in_rummy_are_single_cards(open_page: OpenPage) -> None:
    drawn = rummy.record("AH 5D 9C KS 2C 7H JD", "QS", "JH 4H", "draw @stock", "discard KS")
    page, room = rummy.scripted(open_page, DESKTOP, drawn)
    page.evaluate(IN_THE_AIR)
    room.computer("draw @stock")
    page.locator(".flights > *").first.wait_for(state="attached")
    parts = page.locator(".flights *").evaluate_all(
        "all => all.map(({ offsetWidth, offsetHeight }) => offsetHeight / offsetWidth)"
    )
    assert parts == pytest.approx([1.4] * len(parts), abs=0.05)


def test_a_card_from_a_back_turns_over_and_a_stolen_pile_leaves_nothing_behind(
    open_page: OpenPage,
) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script(AT_ONCE)
    room = ScriptedRoom(page, CHOICE)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.evaluate(IN_THE_AIR)
    page.keyboard.press("1")
    page.locator(".target").last.click()  # steals
    page.locator(".flights > .stack").first.wait_for(state="attached")
    assert page.locator(".flights .turning").count() == 0, "one's own card is known"
    robbed = page.locator(".pile[data-who=computer] .stack")
    assert robbed.evaluate("(stack) => getComputedStyle(stack).opacity") == "0"
    room.computer(next(str(move) for move in room.table.view(1).moves if not move.takes))
    page.locator(".flights .turning").wait_for(state="attached")
    scales = page.locator(".flights .turning > .card").evaluate_all(
        "cards => cards.map((card) => [card.dataset.name ?? 'back', getComputedStyle(card).scale])"
    )
    assert [(name == "back", scale[0]) for name, scale in scales] == [(True, "1"), (False, "0")]


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_the_winners_moment_is_short_and_can_be_done_without(
    open_page: OpenPage, game: str
) -> None:
    end = scene_of(game, "end")
    found = []
    for motion in ("no-preference", "reduce"):
        page = open_page(PHONE, "about:blank", reduced_motion=motion)
        page.add_init_script(ANIMATED)
        ScriptedRoom(page, record_of(end))
        page.goto(f"/en/{game}")
        page.locator(".result, .tally").wait_for()
        if motion == "no-preference":
            page.wait_for_function("() => window.animated.length")
        page.wait_for_timeout(1000)
        found.append(page.evaluate("window.animated"))
    moved, reduced = found
    assert moved
    assert max(moved) <= 400
    assert [duration for duration in reduced if duration < 1000] == []
