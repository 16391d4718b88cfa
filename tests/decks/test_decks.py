"""The cards in `decks/faces` are what the program draws, complete, small and safe to show."""

import gzip
import itertools
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from decks.__main__ import DECKS, FACES, draw
from decks.deck import CARDS, SUITS, Deck
from decks.sheet import SIZES, contact_sheet

SVG = "{http://www.w3.org/2000/svg}"
DRAWN_WITH = {"svg", "g", "path", "circle", "ellipse"}
DECK_LIMIT = 45_000
CARD_LIMIT = 2_600

every_deck = pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)


def committed(deck: Deck) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in (FACES / deck.name).iterdir()}


def files_below(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.svg")}


def test_drawing_again_gives_the_committed_files(tmp_path: Path) -> None:
    draw(tmp_path)
    assert files_below(tmp_path) == files_below(FACES)


def test_the_french_deck_has_a_back_of_its_own() -> None:
    assert set(files_below(FACES / "french")) == {"back.svg"}
    backs = {path.read_bytes() for path in FACES.glob("*/back.svg")}
    assert len(backs) == 3


@every_deck
def test_a_deck_is_forty_cards_and_a_back(deck: Deck) -> None:
    assert len(set(CARDS)) == 40
    assert set(committed(deck)) == {f"{card}.svg" for card in CARDS} | {"back.svg"}


@every_deck
def test_no_two_cards_look_alike(deck: Deck) -> None:
    assert len(set(committed(deck).values())) == 41


@pytest.mark.parametrize("rank", "FCR")
@every_deck
def test_figures_of_a_rank_are_persons_of_their_own(deck: Deck, rank: str) -> None:
    """Beside what all four need (ground, horse), two of them share less than half of their lines,
    whatever the colours."""
    files = committed(deck)
    lines = {suit: set(re.findall(rb' d="(.+?)"', files[f"{rank}{suit}.svg"])) for suit in SUITS}
    own = {suit: found - set.intersection(*lines.values()) for suit, found in lines.items()}
    for one, other in itertools.combinations(SUITS, 2):
        most = min(len(b"".join(own[suit])) for suit in (one, other)) / 2
        assert len(b"".join(own[one] & own[other])) < most, one + other


@every_deck
def test_files_are_drawings_that_refer_to_nothing(deck: Deck) -> None:
    for name, content in committed(deck).items():
        root = ElementTree.fromstring(content)
        assert root.tag == f"{SVG}svg", name
        assert (root.get("width"), root.get("height")) == (str(deck.width), str(deck.height))
        assert root.get("viewBox") == f"0 0 {deck.width} {deck.height}"
        for element in root.iter():
            assert element.tag.removeprefix(SVG) in DRAWN_WITH, name
            assert {"id", "class", "style"}.isdisjoint(element.keys()), name
            assert not any("href" in key or "url(" in value for key, value in element.items())


@every_deck
def test_numbers_have_one_decimal_at_most(deck: Deck) -> None:
    for name, content in committed(deck).items():
        for element in ElementTree.fromstring(content).iter():
            numbers = {key: value for key, value in element.items() if key != "transform"}
            assert not re.search(r"\.\d\d", " ".join(numbers.values())), name


@every_deck
def test_a_deck_is_light(deck: Deck) -> None:
    files = committed(deck)
    for name, content in files.items():
        assert len(gzip.compress(content, 9, mtime=0)) <= CARD_LIMIT, name
    faces = b"".join(files[name] for name in sorted(files) if name != "back.svg")
    assert len(gzip.compress(faces, 9, mtime=0)) <= DECK_LIMIT


def test_the_contact_sheet_shows_every_file_at_every_size() -> None:
    assert contact_sheet(DECKS).count('<svg xmlns="') == 2 * 41 * len(SIZES)


def test_a_folder_that_cannot_be_written_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    command = [sys.executable, "-m", "decks", "--out", str(file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    assert str(file) in run.stderr
