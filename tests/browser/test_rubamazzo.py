"""Rubamazzo played in the browser, by finger and by keyboard."""

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocket, expect

from tests.browser.conftest import DESKTOP, LANDSCAPE, PHONE, SMALL_PHONE, OpenPage, breathe
from tests.browser.reader import heard, listen
from tests.browser.scripted import ScriptedRoom, record

TABLE = "/en/rubamazzo"
AT_ONCE = "try { localStorage.setItem('mazzo.pace', '\"instant\"') } catch {}"
SOMETHING_HAPPENED = """(before) => document.querySelector(".target, .result")
    || document.querySelector(".last").textContent !== before"""
BEGINNINGS = {
    "Four cards are on the table; you begin.",
    "Four cards are on the table; the computer begins.",
}
STARTS_OF_FLIGHTS = """() => {
  window.starts = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const animation = animate.apply(this, given);
    const { x, y, width, height } = this.getBoundingClientRect();
    window.starts.push([x + width / 2, y + height / 2]);
    return animation;
  };
}"""
"""Notes the middle of everything that sets off."""
NOT_YET = "It is not your turn yet: a computer has to play first."

# The 5 of cups can take the 5 of swords or steal the pile with the 5 of coins on top.
CHOICE = record("5C 7D 6D 5D RS 2B 5B 5S CB 7C", "play 6D", "play 5D takes 5B")
FRESH = record("5C 7D 6D 5D RS 2B 5B 1S CB 7C")


def scripted(open_page: OpenPage, size: ViewportSize, text: str) -> tuple[Page, ScriptedRoom]:
    page = open_page(size, "about:blank", has_touch=True)
    room = ScriptedRoom(page, text)
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(TABLE)
    expect(page.locator(".hand")).to_be_visible()
    return page, room


def last_words(page: Page) -> str:
    return page.locator("[role=status] p").last.inner_text().replace("\u00a0", " ")


def test_a_whole_game_by_taps(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank", has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    for _ in range(40):
        page.locator(".turn[data-who=you], .result").first.wait_for()
        if page.locator(".result").count():
            break
        before = page.locator(".last").inner_text()
        page.locator(".held").first.tap()
        page.wait_for_function(SOMETHING_HAPPENED, arg=before)
        if page.locator(".target").count():
            page.locator(".target").last.tap()
            page.wait_for_function(SOMETHING_HAPPENED.replace(".target, ", ""), arg=before)
    expect(page.locator(".result h2")).to_be_visible()
    piles = [int(text) for text in page.locator(".result dd").all_inner_texts()]
    lying = page.locator(".lying .card").count()
    assert sum(piles) + lying == 40


def test_a_whole_game_by_keyboard_alone_read_aloud(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, "about:blank")
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.wait_for_function("() => window.heard.length > 0")
    assert heard(page)[0] in BEGINNINGS, "the page says where one is when it is opened"
    page.keyboard.press("ArrowRight")
    for _ in range(60):
        page.locator(".turn[data-who=you], .result").first.wait_for()
        if page.locator(".result").count():
            break
        assert page.evaluate("document.activeElement.closest('[data-choice]') !== null"), (
            "lost focus"
        )
        told = len(heard(page))
        breathe(page)
        page.keyboard.press("Enter")
        page.wait_for_function("(told) => window.heard.length > told", arg=told)
        assert last_words(page)
    expect(page.get_by_role("button", name="Play again")).to_be_focused()

    sentences = heard(page)
    moves = [sentence for sentence in sentences if " play" in sentence]
    assert len(moves) == 36, "one sentence for each card played"
    assert len(set(moves)) == 36, "and each once"
    assert sum("Three new cards" in sentence for sentence in sentences) == 4
    assert sum("last cards are dealt" in sentence for sentence in sentences) == 1
    assert sum(sentence.startswith("The game is over") for sentence in sentences) == 1

    breathe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".held")).not_to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_card_that_can_take_and_steal_lights_up_both(
    open_page: OpenPage, size: ViewportSize
) -> None:
    page, room = scripted(open_page, size, CHOICE)
    page.get_by_role("button", name="5 of cups").tap()
    take = page.get_by_role("button", name="Take the 5 of swords")
    steal = page.get_by_role("button", name="Steal 2 cards")
    expect(take).to_be_visible()
    expect(steal).to_be_visible()
    expect(page.locator(".held[data-lifted]")).to_have_count(1)
    steal.tap()
    expect(page.locator(".last")).to_have_text(
        "You play the 5 of cups and steal the computer’s pile of 2 cards."
    )
    assert [message["move"] for message in room.received if message["type"] == "play"] == [
        "steal 5C @seat1"
    ]


def test_a_choice_by_keyboard(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, CHOICE)
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Take the 5 of swords")).to_be_focused()
    assert last_words(page) == "Take the 5 of swords or steal the computer’s pile of 2 cards?"
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("button", name="Steal 2 cards")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)
    expect(page.get_by_role("button", name="5 of cups")).to_be_focused()
    breathe(page)
    page.keyboard.press("Enter")
    breathe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".last")).to_have_text("You play the 5 of cups and take the 5 of swords.")
    expect(page.get_by_role("button", name="7 of coins")).to_be_focused()
    assert room.table.ply == 4


def test_a_tap_elsewhere_closes_a_choice(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, CHOICE)
    page.get_by_role("button", name="5 of cups").tap()
    page.locator(".words").tap()
    expect(page.locator(".target")).to_have_count(0)
    assert room.table.ply == 3


def test_a_reload_keeps_an_open_choice_and_where_cards_lie(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, PHONE, CHOICE)
    page.get_by_role("button", name="5 of cups").tap()
    expect(page.locator(".target")).to_have_count(2)
    where = """() => [...document.querySelectorAll(".lying li:not(.none)")].map(
      (place) => place.getAttribute("style") + place.querySelector(".card").dataset.key)"""
    before = page.evaluate(where)
    page.reload()
    expect(page.locator(".held")).to_have_count(2)
    expect(page.locator(".target")).to_have_count(2)
    assert page.evaluate(where) == before
    expect(page.locator(".last")).to_have_text(
        "The computer plays the 5 of coins and takes the 5 of clubs."
    )
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)
    page.reload()
    expect(page.locator(".held")).to_have_count(2)
    expect(page.locator(".target")).to_have_count(0)
    assert page.evaluate("() => sessionStorage.getItem('mazzo.choice')") == "null"


def test_keys_follow_the_hand_that_closes_up(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    middle = sum(part["x"] + part["width"] / 2 for part in boxes(page, ".held")) / 3
    page.keyboard.press("1")
    expect(page.locator(".held")).to_have_count(2)
    left, right = boxes(page, ".held")
    assert left["right"] < right["x"]
    assert (left["x"] + right["right"]) / 2 == pytest.approx(middle, abs=1)
    room.computer("play 2B")
    page.locator(".turn[data-who=you]").wait_for()
    page.keyboard.press("3")  # there is no third card any more
    page.keyboard.press("2")
    page.locator(".turn[data-who=computer]").wait_for()
    moves = [message["move"] for message in room.received if message["type"] == "play"]
    assert moves == ["play 5C takes 5B", "play 6D"]


def middle(page: Page, selector: str) -> tuple[float, float]:
    (box,) = boxes(page, selector)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_card_is_carried_to_what_it_captures(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, CHOICE)
    home = middle(page, "[data-place='0']")
    mouse = page.mouse

    def carry(*way: tuple[float, float]) -> None:
        page.mouse.move(*middle(page, "[data-place='0']"))
        mouse.down()
        for x, y in way:
            mouse.move(x, y, steps=4)

    carry(middle(page, ".lying [data-key='CB']"))
    lit = page.locator("[data-spot]").evaluate_all(
        "spots => spots.map(({ dataset }) => [dataset.key, dataset.spot])"
    )
    assert sorted(lit) == [["5S", "over"], ["pile1", "free"]], "the nearest one that is legal"
    carried = middle(page, "[data-place='0']")
    assert carried != pytest.approx(home, abs=50)
    mouse.move(*middle(page, ".pile[data-who=you] .stack"))
    mouse.up()
    expect(page.locator(".hint")).to_have_text("Let the card go over something that is lit up.")
    expect(page.locator("[data-spot], [data-dragged], .target")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.held').getAnimations().length === 0")
    assert middle(page, "[data-place='0']") == pytest.approx(home, abs=4)
    assert room.table.ply == 3
    expect(page.locator("[data-new]")).to_have_count(0)
    page.evaluate(STARTS_OF_FLIGHTS)
    carry(middle(page, ".pile[data-who=computer] .stack"))
    carried = middle(page, "[data-place='0'] .card")
    mouse.up()
    expect(page.locator(".last")).to_contain_text("steal the computer’s pile of 2 cards")
    starts = page.evaluate("window.starts")
    assert any(start == pytest.approx(list(carried), abs=2) for start in starts), "nothing jumps"


def test_a_finger_carries_a_card_and_the_page_stays(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, CHOICE)
    session = page.context.new_cdp_session(page)
    x, y = middle(page, "[data-place='1']")
    to_x, to_y = middle(page, ".lying")

    def touch(kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": found})

    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x + (to_x - x) * step / 8, y + (to_y - y) * step / 8))
    expect(page.locator(".lying [data-spot=over]")).to_have_count(1)
    touch("touchEnd")
    page.locator(".turn[data-who=computer]").wait_for()
    assert page.evaluate("scrollY") == 0
    assert [message["move"] for message in room.received if message["type"] == "play"] == [
        "play 7D takes 7C"
    ]


def test_double_taps_and_held_keys_are_one_move(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, FRESH)
    page.locator(".held").nth(1).dblclick()
    page.evaluate("""() => { for (let held = 0; held < 20; held += 1) document.dispatchEvent(
        new KeyboardEvent("keydown", { key: "1", repeat: true, bubbles: true })) }""")
    page.locator(".turn[data-who=computer]").wait_for()
    assert sum(message["type"] == "play" for message in room.received) == 1


def test_a_card_out_of_turn_says_why_not(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, PHONE, FRESH)
    page.locator(".held").nth(1).tap()
    card = page.locator(".held").first
    expect(card).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-new]")).to_have_count(0)  # the hand has closed up
    card.tap(force=True)
    expect(page.locator(".hint")).to_have_text(NOT_YET)
    assert last_words(page) == NOT_YET


def test_table_piles_and_counts_can_be_heard_again(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, DESKTOP, CHOICE)
    page.keyboard.press("t")
    assert last_words(page).startswith("On the table: 5 of swords, knight of clubs")
    page.keyboard.press("p")
    assert last_words(page).startswith("The computer’s pile: 2 cards, the 5 of coins on top.")
    page.keyboard.press("c")
    assert last_words(page).startswith("30 cards are left in the pack.")
    page.keyboard.press("c")
    assert sum(sentence.startswith("30 cards") for sentence in heard(page)) == 2


def test_a_new_game_can_be_taken_back(desktop: Page) -> None:
    desktop.locator(".turn[data-who=you]").wait_for()
    desktop.locator(".held").first.click()
    desktop.locator(".held[aria-busy=false]").first.wait_for()
    before = desktop.locator(".lying").inner_html()
    desktop.keyboard.press("n")
    undo = desktop.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    undo.click()
    expect(undo).to_have_count(0)
    expect(desktop.locator("[role=status] p").last).to_have_text(
        "You are back in the previous game."
    )
    assert before


def test_level_and_deck_change_by_key_and_by_button(desktop: Page) -> None:
    desktop.locator(".held").first.wait_for()
    desktop.keyboard.press("d")
    expect(desktop.locator(".room")).to_have_attribute("data-deck", "piacentine")
    desktop.get_by_role("button", name="Level and deck").click()
    desktop.get_by_role("group", name="Deck").get_by_label("Neapolitan").check()
    desktop.keyboard.press("Escape")
    expect(desktop.locator(".room")).to_have_attribute("data-deck", "neapolitan")
    desktop.keyboard.press("l")
    expect(desktop.locator(".which")).to_contain_text("Hard")
    desktop.get_by_role("button", name="Settings").click()
    desktop.get_by_role("group", name="Letter keys").get_by_label("Off").check()
    desktop.keyboard.press("Escape")
    desktop.keyboard.press("d")
    expect(desktop.locator(".room")).to_have_attribute("data-deck", "neapolitan")


def test_the_shuffle_is_sealed_before_the_first_card(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, "about:blank")
    sent: list[str] = []
    received: list[str] = []

    def overhear(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))
        socket.on("framereceived", lambda frame: received.append(str(frame)))

    page.on("websocket", overhear)
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    expect(page.locator(".sealed")).to_contain_text("shuffle sealed (")
    assert '"offer"' in received[0], "the commitment comes first"
    assert '"new"' in sent[1], "and only then the browser's seed goes out"


def boxes(page: Page, selector: str) -> list[dict[str, float]]:
    """Where all that fit the selector are at this moment."""
    found: list[dict[str, float]] = page.locator(selector).evaluate_all(
        "elements => elements.map((element) => element.getBoundingClientRect().toJSON())"
    )
    assert found
    return found


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LANDSCAPE, DESKTOP])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("deck", ["neapolitan", "piacentine"])
def test_nothing_scrolls_to_play(
    open_page: OpenPage, size: ViewportSize, language: str, deck: str
) -> None:
    page = open_page(size, "about:blank")
    page.add_init_script(
        f"try {{ localStorage.setItem('mazzo.rubamazzo.deck', '\"{deck}\"') }} catch {{}}"
    )
    page.goto(f"/{language}/rubamazzo")
    page.locator(".turn[data-who=you]").wait_for()
    box = page.locator(".room").bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (size["width"], size["height"])
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    for part in boxes(page, ".held, .bar .button:visible, .lying li"):
        assert min(part["left"], part["top"]) >= 0
        assert part["right"] <= size["width"]
        assert part["bottom"] <= size["height"] + 1
    for button in boxes(page, ".held, .bar .button:visible"):
        assert min(button["width"], button["height"]) >= 44


def test_blocked_storage_plays_and_says_that_nothing_is_kept(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank")
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    )
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog .warning")).to_contain_text("will not be remembered")
