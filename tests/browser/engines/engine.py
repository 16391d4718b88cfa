"""A browser that is no Chromium, as the tests see it."""

import json
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ViewportSize

PATIENCE = 60
"""Seconds until a browser that does not answer is given up."""

KEYS = {
    "ArrowLeft": "\ue012",
    "ArrowRight": "\ue014",
    "End": "\ue010",
    "Enter": "\ue007",
    "Escape": "\ue00c",
    "Shift": "\ue008",
    "Tab": "\ue004",
}
"""What WebDriver calls the keys that write nothing."""

Action = dict[str, Any]
"""A source of input and what it does, as WebDriver and WebDriver BiDi write it."""


def until(happened: Callable[[], Any], what: str) -> Any:
    """Waits for something to become true and returns it."""
    end = time.monotonic() + PATIENCE
    while not (result := happened()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.02)
    return result


def end(process: subprocess.Popen[bytes]) -> None:
    """Ends a program that was started here, whatever it is at."""
    process.terminate()
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class Engine(ABC):
    """One window of one browser."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Goes to a page and waits until it is loaded."""

    @abstractmethod
    def js(self, expression: str) -> Any:
        """What a JavaScript expression is, a promise what it becomes."""

    @abstractmethod
    def resize(self, size: ViewportSize) -> None:
        """Makes the page as wide and as high."""

    @abstractmethod
    def act(self, action: Action) -> None:
        """Does as a person with a keyboard or a mouse would."""

    @abstractmethod
    def forget(self) -> None:
        """Becomes the browser of a new guest, but for what pages keep by themselves."""

    @abstractmethod
    def close(self) -> None:
        """Ends the browser and all that was started for it."""

    def wait(self, condition: str) -> None:
        """Until an expression becomes true."""
        until(lambda: self.js(f"Boolean({condition})"), condition)

    def press(self, *keys: str) -> None:
        """Presses keys one after another; "Shift+Tab" holds the first."""
        for combination in keys:
            names = [KEYS.get(name, name) for name in combination.split("+")]
            strokes = [{"type": "keyDown", "value": name} for name in names]
            strokes += [{"type": "keyUp", "value": name} for name in reversed(names)]
            self.act({"type": "key", "id": "keyboard", "actions": strokes})

    def click(self, selector: str) -> None:
        """Clicks the middle of the first element of that kind, once it is there and not new."""
        self._mouse([selector])

    def drag(self, selector: str, onto: str) -> None:
        """Drags the one with the mouse to the middle of the other."""
        self._mouse([selector, onto])

    def _mouse(self, way: list[str]) -> None:
        strokes: list[dict[str, Any]] = []
        for selector in way:
            self.wait(
                f"document.querySelector({json.dumps(selector)})?.matches(':not([data-new])')"
            )
            box = self.js(f"document.querySelector({json.dumps(selector)}).getBoundingClientRect()")
            x, y = round(box["x"] + box["width"] / 2), round(box["y"] + box["height"] / 2)
            strokes.append({"type": "pointerMove", "x": x, "y": y, "duration": 100 * len(strokes)})
            if len(strokes) == 1:
                strokes.append({"type": "pointerDown", "button": 0})
        strokes.append({"type": "pointerUp", "button": 0})
        parameters = {"pointerType": "mouse"}
        self.act({"type": "pointer", "id": "mouse", "parameters": parameters, "actions": strokes})
