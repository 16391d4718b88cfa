"""Rummy by tapping what lights up, and what is asked before a card is played."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.reader import heard
from tests.browser.rummy import action, card, names, played, scripted, selected
from tests.browser.test_rummy_dragging import (
    DISCARDS,
    FRESH,
    RUN,
    TWO_MELDS,
    TWO_TARGETS,
    drop,
    middle,
    ready,
)


def test_targets_are_ringed_and_tapped(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, TWO_MELDS)
    for name in names(page):
        if "hearts" in name and "9" not in name:
            card(page, name).tap()
    expect(page.locator(".target:not([data-new])")).to_have_count(1)
    page.locator(".target .tag", has_text="Meld").tap()
    expect(page.locator(".meld")).to_have_count(1)
    for suit in ("spades", "hearts", "diamonds"):
        card(page, f"9 of {suit}").tap()
    expect(page.locator("[data-new]")).to_have_count(0)
    x, y = middle(page.locator(".melds"), 30)
    page.touchscreen.tap(x, y)
    expect(page.locator(".meld")).to_have_count(2)
    card(page, "king of clubs").tap()
    expect(page.locator(".target")).to_have_count(0)
    page.locator(".meld").first.tap()
    expect(page.locator(".hint")).to_contain_text("This does not fit: the king of clubs")
    discards = page.locator("[data-pile=discards]")
    expect(discards.locator(".tag")).to_have_text("Discard")
    expect(discards).to_have_accessible_name("Discard: Discards: 2 of clubs")
    discards.tap()
    expect(page.locator(".tally")).to_be_visible()
    assert played(room) == [
        *["meld 4H 5H 6H 7H", "meld 9S 9H 9D", "lay KC @meld0", "discard KC"],
    ]


def test_here_stands_where_the_card_will_lie(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, RUN)
    meld = page.locator(".meld .cards")
    sides = []
    for name in ("3 of hearts", "7 of hearts"):
        card(page, name).click()
        tag = page.locator(".meld .target .tag")
        expect(tag).to_have_text("Here")
        sides.append(middle(tag)[0] - middle(meld)[0])
        expect(page.locator("[data-new]")).to_have_count(0)
        page.keyboard.press("Escape")
    assert sides[0] < 0 < sides[1]
    # Keys stay with the hand while nothing is asked.
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".held").nth(1)).to_be_focused()
    page.locator(".meld .target").click()
    expect(page.locator(".meld .card")).to_have_count(4)
    assert played(room) == ["lay 3H @meld0"]


def test_a_second_tap_plays_where_there_is_one_target(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, TWO_TARGETS)
    card(page, "9 of clubs").dblclick()
    assert selected(page) == [], "it could go to two melds or to the discards"
    page.keyboard.press("2")
    page.keyboard.press("2")
    assert selected(page) == [], "keys only select"
    page.evaluate("localStorage.setItem('mazzo.again', '\"off\"')")
    page.reload()
    card(page, "king of diamonds").dblclick()
    assert selected(page) == []
    assert played(room) == []
    page.evaluate("localStorage.setItem('mazzo.again', '\"on\"')")
    page.reload()
    card(page, "king of diamonds").dblclick()
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    assert played(room) == ["discard KD"]


def test_it_is_asked_before_a_card_is_played(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, RUN)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Ask before a card is played").get_by_label("On").check()
    page.keyboard.press("Escape")
    ready(page)
    drop(page, card(page, "king of clubs"), middle(page.locator(DISCARDS)))
    asked = page.get_by_role("dialog")
    expect(asked).to_have_accessible_name("Discard the king of clubs?")
    asked.get_by_role("button", name="Not now").click()
    expect(asked).to_have_count(0)
    assert played(room) == []
    for name in ("7 of hearts", "8 of hearts"):
        card(page, name).click()
    action(page, "Lay off").click()
    for name in ("7 of hearts", "8 of hearts"):
        expect(asked).to_have_accessible_name(f"Lay off the {name}?")
        asked.get_by_role("button", name="Play").click()
    expect(page.locator(".meld .card")).to_have_count(5)
    assert played(room) == ["lay 7H @meld0", "lay 8H @meld0"]


def test_words_go_when_something_else_is_done(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, DESKTOP, FRESH)
    ready(page)
    hint = page.locator(".hint")
    before = hint.inner_text()
    asks: dict[str, Callable[[], None]] = {
        "Select what you want to lay off first.": lambda: page.keyboard.press("o"),
        "Select just one card to discard.": lambda: page.keyboard.press("x"),
        "Select the cards of the meld first.": lambda: page.keyboard.press("m"),
        "Draw a card first.": lambda: drop(
            page, card(page, "9 of spades"), middle(page.locator(DISCARDS))
        ),
    }
    goes_on: dict[str, Callable[[], None]] = {
        "selected": lambda: page.keyboard.press("1"),
        "sorted": lambda: page.keyboard.press("f"),
        "moved": lambda: drop(
            page, card(page, "9 of spades"), middle(page.locator(".hand li").last, 5)
        ),
    }
    for text, ask in asks.items():
        for what, go_on in goes_on.items():
            page.keyboard.press("Escape")
            ask()
            expect(hint).to_have_text(text)
            go_on()
            expect(hint, what).to_have_text(before)
    ask()
    page.keyboard.press("s")
    expect(hint).to_have_text("Meld, lay off or discard.")
    assert any("is now card" in sentence for sentence in heard(page))
