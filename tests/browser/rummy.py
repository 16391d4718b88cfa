"""Rounds of Rummy for the page, dealt as a test wants them."""

from playwright.sync_api import Locator, Page, ViewportSize, expect

from mazzo.cards import FRENCH_PACK
from tests.browser.conftest import OpenPage
from tests.browser.reader import listen
from tests.browser.scripted import ScriptedRoom

TABLE = "/en/rummy"
AT_ONCE = """try {
  localStorage.setItem('mazzo.pace', '"instant"');
  localStorage.setItem('mazzo.rummy.level', '"easy"');
} catch {}"""
HEADERS = (
    "mazzo-record: 1\ngame: rummy\ndealer: 3\nseat 0: person\n"
    "seat 1: computer easy\nseat 2: computer easy\nseat 3: computer easy\n\n"
)


def record(hand: str, upcard: str, stock: str, *moves: str) -> str:
    """A round in which seat 0 holds ``hand`` and begins; ``stock`` is what it begins with."""
    mine, first = hand.split(), stock.split()
    rest = [card for card in FRENCH_PACK if card not in {*mine, upcard, *first}]
    others = rest[:21]
    dealt = [card for at, card in enumerate(mine) for card in (card, *others[3 * at : 3 * at + 3])]
    pack = [*dealt, upcard, *first, *rest[21:]]
    return HEADERS + "\n".join([" ".join(["deal", *pack]), *moves]) + "\n"


def scripted(open_page: OpenPage, size: ViewportSize, text: str) -> tuple[Page, ScriptedRoom]:
    """A page at such a round."""
    page = open_page(size, "about:blank", has_touch=True)
    room = ScriptedRoom(page, text)
    page.add_init_script(AT_ONCE)
    listen(page)
    page.goto(TABLE)
    expect(page.locator(".hand")).to_be_visible()
    return page, room


def card(page: Page, name: str) -> Locator:
    """A card in the hand, such as ``9 of spades``."""
    return page.locator(".held").filter(has=page.locator(f'img[alt^="{name}"]'))


def names(page: Page) -> list[str]:
    """The hand from left to right, without what else is said of a card."""
    alts: list[str] = page.locator(".held img").evaluate_all("all => all.map(one => one.alt)")
    return [alt.split(",")[0] for alt in alts]


def selected(page: Page) -> list[str]:
    """The names of the selected cards."""
    alts: list[str] = page.locator(".held[aria-pressed=true] img").evaluate_all(
        "all => all.map(one => one.alt)"
    )
    return [alt.split(",")[0] for alt in alts]


def action(page: Page, name: str) -> Locator:
    """A button of the menu."""
    return page.locator(".menu").get_by_role("button", name=name, exact=True)


def known(control: Locator) -> Locator:
    """A control once it is not new any more, and takes a press that Playwright does not wait
    with, since the button says that it is disabled."""
    expect(control).not_to_have_attribute("data-new", "")
    return control


def played(room: ScriptedRoom) -> list[str]:
    """The moves that the page has sent."""
    return [message["move"] for message in room.received if message["type"] == "play"]
