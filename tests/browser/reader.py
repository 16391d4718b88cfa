"""Hears what a screen reader would be told."""

from playwright.sync_api import Page

_LISTEN = """
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    for (const node of addedNodes) {
      const region = node.closest?.('[role=status]') ?? target.closest?.('[role=status]');
      if (!region) continue;
      const sentences = node.matches?.('[role=status]') ? [...node.children] : [node];
      (window.heard ??= []).push(...sentences.map((sentence) => sentence.textContent));
    }
  }
}).observe(document, { childList: true, subtree: true });
"""


def listen(page: Page) -> None:
    """From the next page on; before it is opened."""
    page.add_init_script(_LISTEN)


def heard(page: Page) -> list[str]:
    """All sentences so far, each as often as it was said."""
    sentences: list[str] = page.evaluate("window.heard ?? []")
    return sentences
