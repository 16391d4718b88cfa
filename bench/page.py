"""What a visitor waits for: `python -m bench.page [GAME ...]`.

A real room and a real browser on this machine, a phone's screen, an empty cache: the bytes over
the wire (compressed, headers included) until the first card can be played, and the time from a tap
to the acknowledged move, which is on disk by then.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.room import Room

MATCHES = 5
"""How many matches of taps are measured."""

TIMED = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === 'play') {
    const sent = performance.now();
    const answered = (event) => {
      if (JSON.parse(event.data).id !== message.id) return;
      (window.waits ??= []).push(performance.now() - sent);
      this.removeEventListener('message', answered);
    };
    this.addEventListener('message', answered);
  }
  send.call(this, text);
};
try { localStorage.setItem('mazzo.pace', '"instant"'); } catch {}
"""


def open_page(browser: Browser, room: Room) -> Page:
    """A new guest's page, not yet gone anywhere."""
    return browser.new_context(
        base_url=room.address, viewport={"width": 360, "height": 640}
    ).new_page()


def kilobytes(page: Page, game: str) -> float:
    """Over the wire until a card can be played."""
    received = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(f"/en/{game}")
    page.locator(".held img").first.wait_for()
    return float(sum(received) / 1000)


def waits(page: Page) -> list[float]:
    """Milliseconds from tap to acknowledged move, in matches of Rubamazzo."""
    page.add_init_script(TIMED)
    page.goto("/en/rubamazzo")
    for _ in range(MATCHES * 20):
        page.locator(".turn[data-who=you], .result").first.wait_for()
        if page.locator(".result").count():
            page.keyboard.press("n")
            page.locator(".held").first.wait_for()
            continue
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.locator(".target").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    found: list[float] = page.evaluate("window.waits")
    return found


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["rubamazzo", "rummy"])
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        room = Room(Path(folder) / "mazzo.db")
        room.start()
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        for game in games:
            sent = kilobytes(open_page(browser, room), game)
            print(f"{game}: {sent:.0f} kB before the first card")
        times = waits(open_page(browser, room))
        slow = statistics.quantiles(times, n=20)[-1]
        print(
            f"tap to acknowledged move, {len(times)} taps:"
            f" median {statistics.median(times):.1f} ms, 95 % {slow:.1f} ms"
        )
        browser.close()
        room.stop()


if __name__ == "__main__":
    main()
