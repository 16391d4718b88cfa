"""The page goes on when the browser's translator has put elements of its own into it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, OpenPage

TRANSLATOR = """
(() => {
  const wrap = (text) => {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, title")) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const all = (root) => {
    if (root.nodeType === Node.TEXT_NODE) return wrap(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  new MutationObserver((records) => {
    for (const record of records) record.addedNodes.forEach(all);
  }).observe(document, { childList: true, subtree: true });
})();
"""
"""What Chrome's translator does: every text is exchanged for a text in two elements."""


def translated(open_page: OpenPage, path: str) -> Page:
    page = open_page(DESKTOP, path="about:blank")
    page.add_init_script(TRANSLATOR)
    page.add_init_script("""localStorage.setItem("mazzo.pace", '"instant"')""")
    page.goto(path)
    page.locator(".held").first.wait_for()
    assert page.locator(".room font").count() > 5
    return page


def counts(page: Page) -> list[int]:
    return [int(text) for text in page.locator(".result dd").all_inner_texts()]


def test_a_whole_match_is_counted_and_told(open_page: OpenPage) -> None:
    page = translated(open_page, "/en/rubamazzo")
    told: set[str] = set()
    for _ in range(40):
        page.locator(".turn[data-who=you], .result").first.wait_for()
        if page.locator(".result").count():
            break
        before = page.locator(".last").inner_text()
        page.locator(".held").first.click()
        if page.locator(".target").count():
            page.wait_for_timeout(450)
            page.locator(".target").first.click()
        expect(page.locator(".last")).not_to_have_text(before or "-")
        told.add(page.locator(".last").inner_text())
    expect(page.locator(".result")).to_be_visible()
    left = page.locator(".lying .card").count()
    assert sum(counts(page)) + left == 40
    assert len(told) > 10


@pytest.mark.parametrize("turns", [3])
def test_turns_of_rummy_are_counted_and_told(open_page: OpenPage, turns: int) -> None:
    page = translated(open_page, "/en/rummy")
    for _ in range(turns):
        page.locator(".turn[data-who=you], .tally").first.wait_for()
        if page.locator(".tally").count():
            return
        page.locator("[data-pile=stock]").click()
        expect(page.locator(".held")).to_have_count(8)
        page.locator(".held").last.click()
        page.locator("[data-action=discard]").click()
        page.locator(".turn[data-who=you], .tally").first.wait_for()
        expect(page.locator(".room")).not_to_contain_text("undefined")
