"""What is wrong with a page as it is laid out, found by scripts that every browser can run.

Boxes are compared, not pixels: they are the same with every version of a browser.
"""

from typing import Literal

from playwright.sync_api import Page, ViewportSize

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LAID_OUT = """(width) => new Promise((done) => {
  const next = () => requestAnimationFrame(done); // what is measured in a frame is seen in the next
  const look = () => requestAnimationFrame(innerWidth === width ? next : look);
  requestAnimationFrame(look);
})"""


def resize(page: Page, size: ViewportSize) -> None:
    """Gives the window another size, and waits until the page has been laid out for it."""
    page.set_viewport_size(size)
    page.evaluate(LAID_OUT, size["width"])


COVERED = """(parts) => {
  const found = [...document.querySelectorAll(parts)]
    .map((part) => [part, part.getBoundingClientRect()])
    .filter(([part, box]) => part.checkVisibility() && box.width && box.height);
  const width = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const name = (part) => `${part.className} ${part.textContent.slice(0, 20)}`;
  const covered = found.flatMap(([part, box], at) => found.slice(at + 1)
    .filter(([, other]) => Math.max(width(box, other), 0) * Math.max(height(box, other), 0) >= 4)
    .map(([other]) => `${name(part)} | ${name(other)}`));
  return found.length ? covered : ["no part is there"];
}"""
"""Pairs of such parts that have more than four square pixels in common."""

CUT_OFF = """() => {
  const found = [];
  const { clientWidth, scrollWidth } = document.documentElement;
  for (const element of document.querySelectorAll("body *")) {
    if (element.localName === "x-text") continue; // its parent has the box
    const words = [...element.childNodes].some(
      (n) => (n.nodeType === 3 || n.localName === "x-text") && n.textContent.trim(),
    );
    const { clipPath, display, overflowX, textOverflow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const seen = element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
    if (!words || !seen || clipPath !== "none" || box.width < 2) continue;
    const hides = display !== "inline" && (overflowX !== "visible" || textOverflow === "ellipsis");
    if (hides && element.scrollWidth > element.clientWidth + 1) found.push(element.textContent);
    if (box.left < -1 || box.right > clientWidth + 1) found.push(element.textContent);
  }
  if (scrollWidth > clientWidth) found.push("the page scrolls sideways");
  return found;
}"""
"""Words that are not seen as a whole."""

OVERFLOWING = """() => [...document.querySelectorAll(".words, .result, .tally")]
  .filter((part) => part.scrollHeight > part.clientHeight + 1).map((part) => part.className)"""
"""Parts whose words lie over the next part."""
