"""What a visitor waits for: `python -m bench.page [GAME ...]`.

A real room and a real browser on this machine, a phone's screen, an empty cache: the bytes over
the wire (compressed, headers included) until the first card can be played; how long that takes
with the processor slowed down, what moves on the page meanwhile, and the longest task while cards
fly; and the time from a tap to the acknowledged move, which is on disk by then.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server import Room

MATCHES = 5
"""How many matches of taps are measured."""

VISITS = 5
"""How many first visits are measured."""

SLOWED = 4
"""How many times slower the processor is made for them: about an inexpensive phone."""

WATCHED = """
window.shifted = 0;
window.tasks = [];
const watch = (type, note) => new PerformanceObserver((list) => list.getEntries().forEach(note))
  .observe({ type, buffered: true });
watch('layout-shift', (shift) => { if (!shift.hadRecentInput) window.shifted += shift.value; });
watch('longtask', (task) => window.tasks.push(task.duration));
const look = () => {
  const card = document.querySelector('.held img');
  if (card?.complete && card.naturalWidth) {
    window.playable = performance.now();
    console.debug('playable'); // to ask the page again and again would slow it down
  } else requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""

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


def kilobytes(page: Page, game: str, language: str = "en") -> float:
    """Over the wire until a card can be played."""
    received = []
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(f"/{language}/{game}")
    page.locator(".held img").first.wait_for()
    page.wait_for_function("() => [...document.images].every(({ complete }) => complete)")
    return float(sum(received) / 1000)


def visit(page: Page, game: str) -> tuple[float, float, float]:
    """Milliseconds until a card can be played, how far the page shifted (CLS), and the longest
    task in milliseconds while cards fly, all with the processor slowed down."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.add_init_script(WATCHED)
    with page.expect_console_message(lambda message: message.text == "playable"):
        page.goto(f"/en/{game}", wait_until="commit")
    page.wait_for_timeout(1000)
    page.evaluate("window.tasks = []")
    for _ in range(3):
        page.locator(".turn[data-who=you], .tally").first.wait_for()
        if page.locator(".tally").count():
            break  # a computer went out
        if page.locator("[data-pile=stock]").count():
            page.locator("[data-pile=stock]").click()
            page.wait_for_timeout(1500)
        page.locator(".held").last.click()
        if page.locator("[data-action=discard]").count():
            page.locator("[data-action=discard]").click()
        if page.locator(".target").count():
            page.locator(".target").first.click()
        page.wait_for_timeout(1500)
    playable, shifted, tasks = page.evaluate("[window.playable, window.shifted, window.tasks]")
    page.context.close()  # a slowed page would slow down the next
    return playable, shifted, max(tasks, default=0)


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
            visits = [visit(open_page(browser, room), game) for _ in range(VISITS)]
            playable, shifted, tasks = zip(*visits, strict=True)
            print(
                f"{game}, processor {SLOWED} times slower, {VISITS} visits:"
                f" first card after {statistics.median(playable):.0f} ms"
                f" (slowest {max(playable):.0f}), layout shift {max(shifted):.3f},"
                f" longest task while cards fly {max(tasks):.0f} ms"
            )
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
