"""Hears what a screen reader would be told."""

from playwright.sync_api import Page

_LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    // Only what is added to a region that is there already is read.
    if (!target.closest?.('[role=status]')) continue;
    window.heard.push(...[...addedNodes].map((sentence) => sentence.textContent));
  }
}).observe(document, { childList: true, subtree: true });
"""


def listen(page: Page) -> None:
    """From the next page on; before it is opened."""
    page.add_init_script(_LISTEN)


def heard(page: Page) -> list[str]:
    """All sentences so far, each as often as it was said, with common spaces."""
    sentences: list[str] = page.evaluate("window.heard")
    return [sentence.replace("\u00a0", " ") for sentence in sentences]
