"""Rummy played in the browser, by finger and by keyboard."""

import datetime as dt
import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, NOON, PHONE, OpenPage, breathe
from tests.browser.reader import heard, listen
from tests.browser.rummy import (
    AT_ONCE,
    TABLE,
    action,
    card,
    known,
    names,
    played,
    record,
    scripted,
    selected,
)

# After a draw, seven cards are two melds: 4 5 6 7 of hearts and three nines.
TWO_MELDS = record("4H 5H 6H 9S 9H 9D KC", "2C", "7H 3S", "draw @stock")
# The 9 of clubs fits the nines and the run of clubs.
TWO_TARGETS = record(
    "9S 9H 9D 6C 7C 8C 9C",
    "2C",
    "KD 3S",
    *["draw @stock", "meld 9S 9H 9D", "meld 6C 7C 8C"],
)
FRESH = record("4H 5H KS 9S 2D 9D JC", "2C", "7H 3S")
TURN = ".turn[data-who=you], .tally"


def test_a_whole_round_by_taps(open_page: OpenPage) -> None:
    page = open_page(PHONE, "about:blank", has_touch=True, is_mobile=True)
    page.add_init_script(AT_ONCE)
    page.goto(TABLE)
    for _ in range(60):
        page.locator(TURN).first.wait_for()
        if page.locator(".tally").count():
            break
        page.locator("[data-pile=stock]").tap()
        expect(page.locator(".held")).not_to_have_count(7)
        held = page.locator(".held")
        count = held.count()
        held.last.tap()
        action(page, "Discard").tap()
        page.locator(f".tally, .hand:not(:has(li:nth-child({count})))").first.wait_for()
    expect(page.locator(".tally li")).to_have_count(4)
    scores = [int(score.split()[-1]) for score in page.locator(".score").all_inner_texts()[1:]]
    worths = [
        int(worth.split()[-1]) for worth in page.locator("li .worth").all_inner_texts() if worth
    ]
    won = page.locator(".tally li[data-won]").count()
    assert sum(scores) == (sum(worths) if won else 0)

    page.get_by_role("button", name="Next deal").tap()
    expect(page.locator(".held")).not_to_have_count(0)
    expect(page.locator(".tally")).to_have_count(0)


def test_a_whole_round_by_keyboard_read_aloud(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, "about:blank")
    page.add_init_script(AT_ONCE)
    listen(page)
    updates: list[dict[str, object]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            updates.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", note))
    page.goto(TABLE)
    page.locator(".held").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("1")
    for _ in range(60):
        page.locator(TURN).first.wait_for()
        if page.locator(".tally").count():
            break
        assert page.evaluate("document.activeElement.closest('[data-choice]') !== null")
        count = page.locator(".held").count()
        page.keyboard.press("s")
        page.locator(f".hand li:nth-child({count + 1})").wait_for()
        page.keyboard.press(str(count))  # the last but one: it is held at any rate
        page.keyboard.press("x")
        page.locator(f".tally, .hand:not(:has(li:nth-child({count + 1})))").first.wait_for()
    expect(page.get_by_role("button", name="Next deal")).to_be_focused()

    sentences = heard(page)
    moves = [str(update["move"]) for update in updates]
    thrown = [text for text in sentences if re.fullmatch(r"\w+ discards? the .*", text)]
    assert len(thrown) == sum(move.startswith("discard ") for move in moves)
    draws = [update["seat"] for update in updates if update["move"] == "draw @stock"]
    theirs = [text for text in sentences if text.endswith(" draws from the stock.")]
    assert len(theirs) == sum(seat != 0 for seat in draws)
    assert all(len(text.split()) == 5 for text in theirs), "a card that was drawn is never named"
    mine = [text for text in sentences if text.startswith("You draw the ")]
    assert len(mine) == draws.count(0)
    ends = ["wins the round and scores", "You win the round", "The round is a tie"]
    assert sum(any(end in text for end in ends) for text in sentences) == 1

    breathe(page)
    page.keyboard.press("j")
    expect(page.locator(".tally")).to_have_count(0)
    expect(page.locator(".held")).not_to_have_count(0)


def test_seven_cards_in_two_melds_are_laid_as_two(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, TWO_MELDS)
    meld = action(page, "Meld")
    expect(meld).to_have_attribute("aria-disabled", "true")
    for name in names(page):
        if name != "king of clubs":
            card(page, name).tap()
    expect(meld).to_have_attribute("aria-disabled", "false")
    meld.tap()
    expect(page.locator(".meld")).to_have_count(2)
    expect(page.locator(".last")).to_have_text(
        "You draw from the stock; meld the 4, 5, 6 and 7 of hearts, and meld the 9s of spades, "
        "hearts and diamonds."
    )
    assert played(room) == ["meld 4H 5H 6H 7H", "meld 9S 9H 9D"]
    assert names(page) == ["king of clubs"]


def test_a_card_that_fits_two_melds_by_touch(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, TWO_TARGETS)
    card(page, "9 of clubs").tap()
    action(page, "Lay off").tap()
    expect(page.locator(".meld .target")).to_have_count(2)
    page.get_by_role("button", name="Lay off on the 6, 7 and 8 of clubs").tap()
    expect(page.locator(".meld .target")).to_have_count(0)
    assert played(room) == ["lay 9C @meld1"]
    expect(page.locator("[role=status] p").last).to_have_text("You lay off the 9 of clubs.")


def test_a_card_that_fits_two_melds_by_keyboard(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, TWO_TARGETS)
    card(page, "9 of clubs").focus()
    page.keyboard.press("Enter")
    before = names(page)
    for _ in range(20):
        page.keyboard.press("o")
        expect(page.locator(".meld .target").first).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator("[data-choice=target]")).to_have_count(0)
        expect(card(page, "9 of clubs")).to_be_focused()
    assert names(page) == before
    assert selected(page) == ["9 of clubs"]
    assert "The 9 of clubs fits 2 melds. Choose one with the arrows." in heard(page)
    page.keyboard.press("o")
    page.keyboard.press("ArrowRight")
    breathe(page)
    page.keyboard.press("Enter")
    expect(page.locator(".meld .target")).to_have_count(0)
    assert played(room) == ["lay 9C @meld1"]


def test_what_is_not_possible_says_why(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    hint = page.locator(".hint")
    expect(hint).to_have_text("Draw a card.")
    known(action(page, "Discard")).click(force=True)
    expect(hint).to_have_text("Select just one card to discard.")
    assert played(room) == [], "nothing was meant"

    card(page, "king of spades").click()
    expect(action(page, "Discard")).to_have_attribute("aria-disabled", "true")
    known(action(page, "Discard")).click(force=True)
    expect(hint).to_have_text("Draw a card first.")

    page.keyboard.press("a")
    expect(page.locator(".mark")).to_have_text("Stays")
    expect(card(page, "2 of clubs")).to_have_accessible_name(
        "2 of clubs, just taken, may not be discarded this turn Stays"
    )
    expect(action(page, "Discard")).to_have_attribute("aria-disabled", "false")
    known(page.locator("[data-pile=stock]")).click(force=True)
    expect(hint).to_have_text("You have drawn already; a discard ends your turn.")
    card(page, "9 of spades").click()
    expect(action(page, "Discard")).to_have_attribute("aria-disabled", "true")
    known(action(page, "Meld")).click(force=True)
    expect(hint).to_have_text(
        "This is neither a set nor a run: the king of spades and the 9 of spades."
    )
    assert selected(page) == ["9 of spades", "king of spades"], "the selection stays"
    card(page, "9 of spades").click()
    known(action(page, "Lay off")).click(force=True)
    expect(hint).to_have_text("There is no meld on the table yet: first put down one of your own.")


def test_the_taken_card_stays_taken_whatever_is_done_to_the_page(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, FRESH)
    page.locator("[data-pile=discards]").tap()
    expect(page.locator(".mark")).to_have_text("Stays")
    page.keyboard.press("f")
    page.keyboard.press("d")
    page.reload()
    expect(page.locator(".mark")).to_have_text("Stays")
    card(page, "2 of clubs").tap()
    expect(action(page, "Discard")).to_have_attribute("aria-disabled", "true")
    known(action(page, "Discard")).tap(force=True)
    expect(page.locator(".hint")).to_contain_text("may not go back in the same turn")
    assert len(names(page)) == 8
    assert played(room)[-1] == "discard 2C"


def test_a_reload_keeps_order_and_step(open_page: OpenPage) -> None:
    page, _ = scripted(open_page, DESKTOP, FRESH)
    card(page, "king of spades").focus()
    for _ in range(10):
        page.keyboard.press("Shift+ArrowLeft")
    expect(card(page, "king of spades")).to_be_focused()
    assert names(page)[0] == "king of spades"
    page.keyboard.press("s")
    expect(page.locator(".mark")).to_have_text("New")
    before = names(page)
    assert before[0] == "king of spades"
    assert before[-1] == "7 of hearts", "a new card comes last"
    page.reload()
    expect(page.locator(".mark")).to_have_text("New")
    assert names(page) == before
    expect(page.locator(".hint")).to_have_text("Meld, lay off or discard.")


def test_the_hand_is_sorted(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    assert names(page)[0] == "2 of diamonds"
    page.get_by_role("button", name="Sort by suit").click()
    assert names(page)[0] == "9 of spades"
    page.get_by_role("button", name="Sort by rank").click()
    assert names(page)[0] == "2 of diamonds"
    assert played(room) == []


def test_others_are_named_and_their_draws_are_not(open_page: OpenPage) -> None:
    page, room = scripted(open_page, DESKTOP, FRESH)
    page.keyboard.press("s")
    expect(page.locator(".mark")).to_have_text("New")
    page.keyboard.press("8")
    page.keyboard.press("x")
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    room.computer("draw @stock")
    expect(page.locator(".last")).to_have_text("Rosa draws from the stock.")
    expect(page.locator(".player").first).to_contain_text("8 cards")
    thrown = room.table.view(1).plain()["hand"]
    assert isinstance(thrown, tuple)
    room.computer(f"discard {thrown[0]}")
    expect(page.locator(".turn strong")).to_have_text("Piero’s turn")
    expect(page.locator(".player").first).to_contain_text("Draws from the stock and discards")
    expect(page.locator(".player").last).to_contain_text("deals")
    page.locator(".player").first.click()
    expect(page.locator(".hint")).to_contain_text("Rosa draws from the stock and discards")


def test_one_tap_leads_to_ones_own_turn(open_page: OpenPage) -> None:
    page, room = scripted(open_page, PHONE, FRESH)
    page.add_init_script("localStorage.setItem('mazzo.pace', '\"slow\"')")
    page.clock.install(time=NOON)
    page.reload()
    page.locator("[data-pile=stock]").tap()
    card(page, "king of spades").tap()
    action(page, "Discard").tap()
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    page.clock.pause_at(NOON + dt.timedelta(minutes=1))
    for _ in range(3):
        room.computer("draw @stock")
        assert room.table.turn
        moves = map(str, room.table.view(room.table.turn).moves)
        room.computer(next(move for move in moves if move.startswith("discard ")))
    expect(page.locator(".turn strong")).to_have_text("Rosa’s turn")
    page.get_by_role("button", name="To my turn").tap()
    page.clock.run_for(10)  # milliseconds: there is no pause
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    assert sum("discards" in text for text in heard(page)) == 3, "everything is said"
