"""Sounds: only when they are switched on, and never before the page has been touched."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.scripted import ScriptedRoom, record

FRESH = record("5C 7D 6D 5D RS 2B 5B 1S CB 7C")
COUNTED = """
window.started = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.started += 1;
    return start.apply(this, when);
  };
}
"""


def open_table(open_page: OpenPage, sound: str) -> tuple[Page, list[str]]:
    page = open_page(DESKTOP, "about:blank")
    warnings: list[str] = []
    page.on(
        "console",
        lambda message: warnings.append(message.text) if message.type == "warning" else None,
    )
    ScriptedRoom(page, FRESH)
    page.add_init_script(COUNTED)
    page.add_init_script(f"localStorage.setItem('mazzo.sound', '\"{sound}\"')")
    page.goto("/en/rubamazzo")
    page.locator(".turn[data-who=you]").wait_for()
    return page, warnings


def test_a_card_is_heard_once_the_page_has_been_touched(open_page: OpenPage) -> None:
    page, warnings = open_table(open_page, "on")
    assert page.evaluate("window.started") == 0, "nothing before a touch"
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    page.wait_for_function("() => window.started > 0")
    assert warnings == []


def test_a_table_is_silent_until_sound_is_switched_on(open_page: OpenPage) -> None:
    page, _ = open_table(open_page, "off")
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    assert page.evaluate("window.started") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_label("On").check()
    assert page.evaluate("localStorage.getItem('mazzo.sound')") == '"on"'
