"""A language that nobody speaks: English in Hebrew letters, to see the page from right to left."""

import re
import shutil
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, TextElement

from tests.locales.messages import LOCALES

CODE = "he"
_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", "אבגדהוזחטיכלמנסעפצקרשתךםןץ" * 2
)
_KEPT = re.compile(r"`[^`]*`|\]\([^)]*\)|^(?:name|title|description|invitation): |^fan: .*", re.M)
"""What stays as it is in a page."""


def locales(folder: Path) -> Path:
    """Makes a folder of languages: English, and the one from right to left."""
    shutil.copytree(LOCALES / "en", folder / "en")
    mirrored = folder / CODE
    mirrored.mkdir()
    for path in (LOCALES / "en").glob("*.ftl"):
        (mirrored / path.name).write_text(_messages(path.read_text("utf-8")), "utf-8")
    for path in (LOCALES / "en").glob("*.md"):
        (mirrored / path.name).write_text(_page(path.read_text("utf-8")), "utf-8")
    pages = mirrored / "pages.ftl"
    about = f"language-name = {CODE}\nlanguage-tag = {CODE}\nlanguage-direction = rtl\n"
    rest = re.sub("(?m)^language-.*\n", "", pages.read_text("utf-8"))
    pages.write_text(about + rest, "utf-8")
    return folder


def _messages(source: str) -> str:
    resource = FluentParser().parse(source)
    _turn(resource)
    return FluentSerializer().serialize(resource)


def _turn(node: object) -> None:
    if isinstance(node, TextElement):
        node.value = node.value.translate(_LETTERS)
    elif isinstance(node, list):
        for part in node:
            _turn(part)
    elif isinstance(node, BaseNode):
        for part in vars(node).values():
            _turn(part)


def _page(source: str) -> str:
    kept = _KEPT.findall(source)
    parts = [part.translate(_LETTERS) for part in _KEPT.split(source)]
    return "".join(part + keep for part, keep in zip(parts, [*kept, ""], strict=True))
