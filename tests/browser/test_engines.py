"""Firefox, and WebKit as it is in Safari: whole games, the faces, the layout, sheets, connections.

Chromium has tests of its own for all of this; here is what another engine may do in another way.
"""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.pictures import DECKS, MORE_SIZES, SIZES
from bench.scenes import record_of, scene_of
from mazzo.web.assets import read_client
from mazzo.web.texts import languages
from tests.browser.conftest import DESKTOP, PHONE, SMALL_PHONE, OpenPage
from tests.browser.engines.engine import Engine
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.stage import Stage
from tests.browser.engines.webkit import WebKit
from tests.browser.layout import COVERED, CUT_OFF, OVERFLOWING
from tests.browser.scripted import ScriptedRoom
from tests.browser.test_rubamazzo import AT_ONCE
from tests.games.pages import PAGES
from tests.server import Room

GOLDEN = Path(__file__).parents[1] / "records" / "golden"
ALL_SIZES = SIZES | MORE_SIZES
LANGUAGES = languages()

MINE = "document.querySelector('.turn[data-who=you]')"
RESULT = "document.querySelector('.result, .tally')"
SEEN = """[document.querySelector(".last")?.textContent,
  ...[".held", ".target", "[aria-pressed=true]", ".result, .tally"]
    .map((parts) => document.querySelectorAll(parts).length)].join()"""
"""What a press can change."""

SEEN_BY_ANYBODY = "new Promise((done) => setTimeout(done, 450))"
"""Once a key means the control that has got the focus by itself."""

AT_REST = """new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  .then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished)))"""
"""Once what a new size brings about has been drawn, and nothing moves any more."""

FIELDS = """async (addresses) => {
  const [across, down, wide] = [4, 6, 40];
  const canvas = document.createElement("canvas");
  const paper = canvas.getContext("2d", { willReadFrequently: true });
  const found = {};
  for (const address of addresses) {
    const face = new Image();
    face.src = address;
    await face.decode();
    const high = Math.round((wide * face.naturalHeight) / face.naturalWidth);
    Object.assign(canvas, { width: wide, height: high });
    paper.drawImage(face, 0, 0, wide, high);
    const { data } = paper.getImageData(0, 0, wide, high);
    const sums = Array(across * down * 3).fill(0);
    const counts = Array(across * down).fill(0);
    for (let at = 0; at < wide * high; at += 1) {
      const column = Math.floor(((at % wide) / wide) * across);
      const field = Math.floor((Math.floor(at / wide) / high) * down) * across + column;
      counts[field] += 1;
      for (let k = 0; k < 3; k += 1) sums[field * 3 + k] += data[at * 4 + k];
    }
    found[address] = sums.map((sum, at) => Math.round(sum / counts[Math.floor(at / 3)]));
  }
  return found;
}"""
"""The mean colours of a face in 4 × 6 fields."""
ALIKE = 30
"""Of 255: engines differ by 9 where they draw the same, by 140 where half a figure is missing."""

FACES = sorted({face for deck in read_client().faces.values() for face in deck.values()})

COVERED_FOCUS = """(() => {
  const focused = document.activeElement;
  const sheet = focused.closest("dialog");
  if (!sheet) return "the focus has left the sheet";
  const header = sheet.querySelector("header");
  if (header.contains(focused)) return null;
  const { top, bottom } = focused.getBoundingClientRect();
  const seen = top >= header.getBoundingClientRect().bottom - 1
    && bottom <= sheet.getBoundingClientRect().bottom + 1;
  return seen ? null : `${focused.name} ${focused.textContent} is covered`;
})()"""


def firefox(programs: list[str], home: Path) -> Engine:
    return Firefox(programs[0], home)


def webkit(programs: list[str], home: Path) -> Engine:
    _, driver, browser, screen = programs
    return WebKit(driver, browser, screen, home)


@pytest.fixture(scope="module", params=[firefox, webkit])
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    finder = Path(__file__).parent / "engines" / "programs"
    found = subprocess.run([finder], check=True, stdout=subprocess.PIPE, text=True).stdout
    make: Callable[[list[str], Path], Engine] = request.param
    engine = make(found.splitlines(), tmp_path_factory.mktemp("engine"))
    yield engine
    engine.close()


@pytest.fixture
def stage(room: Room, engine: Engine) -> Iterator[Stage]:
    """Before the room of all tests, for a new guest for whom computers do not dawdle; whatever a
    page reports is a fault."""
    stage = Stage(room.address)
    engine.open(f"{stage.address}/en/nowhere")
    engine.forget()
    engine.js(call(f"() => {{ {AT_ONCE} }}"))
    yield stage
    stage.close()
    assert stage.faults == []


def call(function: str, *arguments: object) -> str:
    """The JavaScript that calls it."""
    return f"({function})({', '.join(map(json.dumps, arguments))})"


def arrive(engine: Engine, address: str) -> None:
    engine.open(address)
    engine.wait("document.querySelector('.held, .result, .tally')")
    engine.js("document.fonts.ready.then(() => null)")


def act(engine: Engine, do: Callable[[], None]) -> None:
    """Does it, once more if nothing has come of it: what has just appeared may still be deaf."""
    before = engine.js(SEEN)
    changed = f"{SEEN} !== {json.dumps(before)}"
    for _ in range(20):
        do()
        if engine.js(call(WITHIN, 1000).replace("CHANGED", changed)):
            return
    raise AssertionError(f"nothing came of it: {before}")


WITHIN = """async (ms) => {
  for (const end = performance.now() + ms; performance.now() < end;) {
    if (CHANGED) return true;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return false;
}"""


def play_rubamazzo(engine: Engine, do: Callable[[], None]) -> None:
    """To the end; every card is somewhere then."""
    for _ in range(100):
        engine.wait(f"{MINE} || {RESULT}")
        if engine.js(f"Boolean({RESULT})"):
            break
        act(engine, do)
    counts = "[...document.querySelectorAll('.result dd')].map((one) => +one.textContent)"
    assert (
        sum(engine.js(counts)) + engine.js("document.querySelectorAll('.lying .card').length") == 40
    )


def test_rubamazzo_by_keyboard_its_check_and_its_replay(engine: Engine, stage: Stage) -> None:
    engine.resize(DESKTOP)
    arrive(engine, f"{stage.address}/en/rubamazzo")
    engine.press("ArrowRight")

    def press() -> None:
        engine.js(SEEN_BY_ANYBODY)
        engine.press("Enter")

    play_rubamazzo(engine, press)
    engine.wait("document.activeElement.matches('.result .primary')")
    engine.click(".result .button:last-child")
    engine.wait("document.querySelector('.steps li')")
    outcomes = "[...document.querySelectorAll('.steps li')].map((step) => step.dataset.outcome)"
    assert "wrong" not in engine.js(outcomes)
    assert "right" in engine.js(outcomes)
    replay = engine.js("document.querySelector('.afterwards a[href*=replay]').href")
    engine.open(replay)
    engine.wait("document.querySelector('.room.replay')")
    engine.press("ArrowRight", "ArrowRight", "ArrowLeft")
    engine.wait("document.querySelector('.hint').textContent.match(/^Move 2\\b/)")
    engine.press("End")
    engine.wait("document.querySelector('.hint').textContent.includes('over')")
    assert engine.js("document.querySelectorAll('.held').length") == 0


def test_rubamazzo_by_mouse(engine: Engine, stage: Stage) -> None:
    engine.resize(PHONE)
    arrive(engine, f"{stage.address}/en/rubamazzo")
    selector = "document.querySelector('.target') ? '.target' : '.held'"
    play_rubamazzo(engine, lambda: engine.click(engine.js(selector)))


def test_rummy_by_keyboard(engine: Engine, stage: Stage) -> None:
    engine.resize(DESKTOP)
    arrive(engine, f"{stage.address}/en/rummy")
    for _ in range(4):
        engine.wait(f"{MINE} || {RESULT}")
        if engine.js(f"Boolean({RESULT})"):
            return
        for key in ("s", "1", "x"):
            act(engine, lambda key=key: engine.press(key))  # type: ignore[misc]


def test_rummy_by_mouse(engine: Engine, stage: Stage) -> None:
    engine.resize(DESKTOP)
    arrive(engine, f"{stage.address}/en/rummy")
    engine.wait(MINE)
    hand = "[...document.querySelectorAll('.held img')].map(({ alt }) => alt)"
    act(engine, lambda: engine.click(".pile[data-pile=stock]"))
    first, *others = engine.js(hand)
    engine.wait(
        "performance.getEntriesByType('resource').some(({ name }) => /dragging-/.test(name))"
    )
    engine.drag(".hand li:first-child .held", ".hand li:nth-child(4) .held")
    engine.wait(f"{hand}[0] !== {json.dumps(first)}")
    assert sorted(engine.js(hand)) == sorted([first, *others])
    assert engine.js("document.querySelectorAll('[data-dragged], [data-left]').length") == 0
    assert engine.js("document.querySelectorAll('.held[aria-pressed=true]').length") == 0
    act(engine, lambda: engine.click(".hand li:last-child .held"))
    act(engine, lambda: engine.click("[data-action=discard]"))
    assert engine.js("document.querySelectorAll('.held').length") == 7


def test_fingers_drag_cards_and_pinch_the_page(engine: Engine, stage: Stage) -> None:
    """What an engine does not know of ``touch-action`` voids nothing."""
    ScriptedRoom(stage, record_of(scene_of("rummy", "start")))
    engine.resize(PHONE)
    arrive(engine, f"{stage.address}/en/rummy")
    actions = """(parts) => [...new Set([...document.querySelectorAll(parts)]
      .map((part) => getComputedStyle(part).touchAction))]"""
    (held,) = engine.js(call(actions, ".held"))
    assert held == "pinch-zoom", "one finger carries a card, two of them enlarge the page"
    for touch in engine.js(call(actions, "body, .room, .hand, .pile, .melds, .button")):
        assert touch in ("auto", "manipulation") or "pinch-zoom" in touch


def test_every_face_is_what_it_is_in_chromium(
    engine: Engine, stage: Stage, open_page: OpenPage
) -> None:
    engine.open(f"{stage.address}/en/nowhere")
    here: dict[str, list[int]] = engine.js(call(FIELDS, FACES))
    chromium = open_page(DESKTOP, "/en/nowhere").evaluate(FIELDS, FACES)
    furthest = {
        face: max(abs(one - other) for one, other in zip(fields, chromium[face], strict=True))
        for face, fields in here.items()
    }
    assert len(furthest) > 200
    assert {face: by for face, by in furthest.items() if by > ALIKE} == {}
    paper = max(max(fields) - min(fields) for fields in here.values())
    assert paper > 100, "a face that is not drawn has one colour"


@pytest.mark.parametrize("name", ["middle", "full", "end"])
@pytest.mark.parametrize("game", DECKS)
def test_nothing_is_covered_at_any_size(engine: Engine, stage: Stage, game: str, name: str) -> None:
    ScriptedRoom(stage, record_of(scene_of(game, name)))
    arrive(engine, f"{stage.address}/en/{game}")
    for size_name, size in ALL_SIZES.items():
        engine.resize(size)
        assert wrong(engine, game) == [], size_name


@pytest.mark.parametrize("game", DECKS)
def test_the_words_of_every_language_fit(engine: Engine, stage: Stage, game: str) -> None:
    ScriptedRoom(stage, record_of(scene_of(game, "middle")))
    for size in (SMALL_PHONE, ALL_SIZES["tablet-lying"]):
        engine.resize(size)
        for code in LANGUAGES:
            arrive(engine, f"{stage.address}/{code}/{game}")
            assert wrong(engine, game) == [], (code, size)


def wrong(engine: Engine, game: str) -> Any:
    """What is covered, cut off, or lies over what is below, once nothing moves any more."""
    engine.js(AT_REST)
    found = engine.js(f"[{call(COVERED, PAGES[game].apart)}, {call(CUT_OFF)}, {call(OVERFLOWING)}]")
    return [fault for faults in found for fault in faults]


@pytest.mark.parametrize("opener", [".gear", ".help"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_sheet_keeps_the_focus_and_shows_it(
    engine: Engine, stage: Stage, size: Any, opener: str
) -> None:
    ScriptedRoom(stage, record_of(scene_of("rubamazzo", "start")))
    engine.resize(size)
    arrive(engine, f"{stage.address}/en/rubamazzo")
    engine.click(opener)
    engine.wait("document.querySelector('dialog:modal')")
    count = engine.js("document.querySelectorAll('dialog :is(a, button, input:checked)').length")
    for key in ["Tab"] * (count - 1) + ["Shift+Tab"] * (count - 1):
        engine.press(key)
        assert engine.js(COVERED_FOCUS) is None, key
    engine.press("Escape")
    engine.wait("!document.querySelector('dialog')")
    assert engine.js(f"document.activeElement.matches({json.dumps(opener)})")


@pytest.mark.parametrize("game", DECKS)
def test_a_record_is_watched(engine: Engine, stage: Stage, game: str) -> None:
    engine.resize(DESKTOP)
    engine.open(f"{stage.address}/en/replay")
    engine.wait("document.querySelector('input[type=file]')")
    give = """(text) => {
      const input = document.querySelector("input[type=file]");
      const files = new DataTransfer();
      files.items.add(new File([text], "match.txt", { type: "text/plain" }));
      input.files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }"""
    engine.js(call(give, (GOLDEN / f"{game}.record").read_text("utf-8")))
    engine.wait("document.querySelector('.room.replay')")
    engine.press(*["ArrowRight"] * 10)
    engine.wait("document.querySelector('.hint').textContent.match(/^Move 11\\b/)")
    assert engine.js("document.querySelectorAll('.held').length") > 0


def test_the_room_is_gone_for_a_while(engine: Engine, tmp_path: Path) -> None:
    room = Room(tmp_path / "mazzo.db")
    room.start()
    stage = Stage(room.address)
    try:
        engine.open(f"{stage.address}/en/nowhere")
        engine.forget()
        engine.resize(PHONE)
        arrive(engine, f"{stage.address}/en/rubamazzo")
        engine.wait(MINE)
        hand = "[...document.querySelectorAll('.held img')].map(({ alt }) => alt).join()"
        before = engine.js(hand)
        room.stop()
        engine.wait("document.querySelector('.hint.lost')")
        room.start()
        engine.js("window.dispatchEvent(new Event('online'))")
        engine.wait("!document.querySelector('.hint.lost')")
        assert engine.js(hand) == before
        act(engine, lambda: engine.click(".held"))
        assert stage.faults == []
    finally:
        stage.close()
        room.stop()
