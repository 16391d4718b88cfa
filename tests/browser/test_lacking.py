"""A language that has half of its texts yet: what stands in for the others is marked as English,
and nothing else is."""

import itertools
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import DESKTOP
from tests.browser.foreign import open_room
from tests.browser.test_rubamazzo import AT_ONCE
from tests.locales import pseudo

MISMARKED = """() => {
  const found = [];
  const language = (text) => {
    const [ours, english] = [/[\\u05d0-\\u05ea]{2}/.test(text), /[a-z]{2}/.test(text)];
    return ours === english ? null : ours ? "he" : "en-GB"; // null: both, or no words at all
  };
  const check = (text, element, what) => {
    const [is, marked] = [language(text), element.closest("[lang]").lang];
    if (is && is !== marked) found.push(`${what} ${marked}: ${text}`);
  };
  const known = "kbd, dd, .wordmark, .languages a"; // keys, fingerprints, names
  const texts = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (!parentElement.closest(known)) check(data, parentElement, "text");
  }
  for (const element of document.querySelectorAll("[aria-label]")) {
    check(element.ariaLabel, element, "label");
  }
  for (const element of document.querySelectorAll("[aria-labelledby]")) {
    const label = document.getElementById(element.getAttribute("aria-labelledby"));
    check(label.textContent, label.querySelector("[lang]") ?? label, "label of another");
  }
  for (const element of document.querySelectorAll("img")) check(element.alt, element, "picture");
  return found;
}"""


@pytest.fixture(scope="module", params=[0, 1], ids=["the first half", "the other half"])
def halved(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The address of a room whose second language lacks every other message."""
    folder = tmp_path_factory.mktemp("halved")
    texts = pseudo.locales(folder / "locales")
    for name in ("common", "sheets", "rubamazzo", "rummy"):
        path = texts / pseudo.CODE / f"{name}.ftl"
        messages = re.split(r"(?m)^(?=[a-z])", path.read_text("utf-8"))
        path.write_text("".join(itertools.islice(messages, request.param, None, 2)), "utf-8")
    with open_room(folder, texts) as address:
        yield address


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_only_what_is_english_is_marked(browser: Browser, halved: str, game: str) -> None:
    page = browser.new_page(viewport=DESKTOP)
    page.add_init_script(AT_ONCE)
    page.goto(f"{halved}/{pseudo.CODE}/{game}")
    page.locator(".held").first.wait_for()
    assert page.locator("#table [lang=en-GB]").count()
    assert page.evaluate(MISMARKED) == []
    for opener in (".button.help", ".button.which-table", ".button.gear"):
        page.locator(opener).click()
        expect(page.locator("dialog")).to_be_visible()
        assert page.evaluate(MISMARKED) == []
        page.keyboard.press("Escape")
    page.close()
