"""Sounds: only when they are switched on, and never before the page has been touched."""

import pytest
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


UNKNOWN = "Object.defineProperty(Navigator.prototype, 'userActivation', { get() {} });"
"""A browser that does not say whether it has been touched."""
INTERRUPTED = """
window.asked = 0;
window.answer = true;
let state = "interrupted";
Object.defineProperty(AudioContext.prototype, "state", { get: () => state });
AudioContext.prototype.resume = async () => {
  window.asked += 1;
  if (!window.answer) return new Promise((resolve) => (window.late = resolve));
  state = "running";
};
"""
"""A telephone call has taken the sound away."""


def open_table(
    open_page: OpenPage, sound: str, *scripts: str
) -> tuple[Page, list[str], ScriptedRoom]:
    page = open_page(DESKTOP, "about:blank")
    warnings: list[str] = []
    page.on(
        "console",
        lambda message: warnings.append(message.text) if message.type == "warning" else None,
    )
    room = ScriptedRoom(page, FRESH)
    for script in (COUNTED, *scripts):
        page.add_init_script(script)
    page.add_init_script(f"localStorage.setItem('mazzo.sound', '\"{sound}\"')")
    page.goto("/en/rubamazzo")
    page.locator(".turn[data-who=you]").wait_for()
    return page, warnings, room


def test_a_card_is_heard_once_the_page_has_been_touched(open_page: OpenPage) -> None:
    page, warnings, _ = open_table(open_page, "on")
    assert page.evaluate("window.started") == 0, "nothing before a touch"
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    page.wait_for_function("() => window.started > 0")
    assert warnings == []


@pytest.mark.parametrize("lacking", [UNKNOWN, INTERRUPTED], ids=["unknown", "interrupted"])
def test_sound_comes_in_any_browser(open_page: OpenPage, lacking: str) -> None:
    page, _, _ = open_table(open_page, "on", lacking)
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    page.wait_for_function("() => window.started > 0")


def test_what_was_missed_does_not_come_at_once(open_page: OpenPage) -> None:
    page, _, room = open_table(open_page, "on", INTERRUPTED, "window.answer = false;")
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    page.wait_for_function("() => window.asked > 0")
    page.wait_for_timeout(500)
    page.evaluate("window.late()")
    assert page.evaluate("window.started") == 0
    page.evaluate("window.answer = true")
    room.computer("play 2B")
    page.wait_for_function("() => window.started > 0")


def test_a_table_is_silent_until_sound_is_switched_on(open_page: OpenPage) -> None:
    page, _, _ = open_table(open_page, "off")
    page.keyboard.press("2")
    expect(page.locator(".held")).to_have_count(2)
    assert page.evaluate("window.started") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_label("On").check()
    assert page.evaluate("localStorage.getItem('mazzo.sound')") == '"on"'
