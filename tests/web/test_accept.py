"""What browsers take, and what they get: the coding that they like best, never one they refuse."""

import gzip
from pathlib import Path

import aiohttp
from hypothesis import given
from hypothesis import strategies as st

from mazzo.web.accept import wishes
from tests.web.house import open_house, run

PACKED = b"as the build packed it"
SCRIPT = b"let it be" * 100


Coding = str | None
TAKEN: list[tuple[str | None, Coding, Coding, Coding]] = [
    (None, "", "", ""),
    ("", "", "", ""),
    ("gzip", "gzip", "gzip", ""),
    ("GZIP", "gzip", "gzip", ""),
    ("x-gzip", "gzip", "gzip", ""),
    ("br", "br", "", ""),
    ("gzip, deflate, br, zstd", "br", "gzip", ""),
    ("gzip;q=0", "", "", ""),
    ("gzip;q=0.000", "", "", ""),
    ("br;q=0, gzip", "gzip", "gzip", ""),
    ("br; q=0 , gzip; q=0.1", "gzip", "gzip", ""),
    ("br;q=0.5, gzip;q=0.8", "gzip", "gzip", ""),
    ("br;q=0.8, gzip;q=0.5", "br", "gzip", ""),
    ("identity, gzip;q=0.5", "", "", ""),
    ("identity;q=0.5, gzip;q=0.4", "", "", ""),
    ("identity;q=0, gzip", "gzip", "gzip", None),
    ("*", "br", "gzip", ""),
    ("*;q=0.1", "br", "gzip", ""),
    ("gzip;q=0, *", "br", "", ""),
    ("br, *;q=0", "br", None, None),
    ("gzip, *;q=0", "gzip", "gzip", None),
    ("*;q=0", None, None, None),
    ("*;q=0, identity;q=0.1", "", "", ""),
    ("identity;q=0", None, None, None),
    ("gzip;q=nonsense, br;q=-1", "", "", ""),
    ("gzip;q=", "", "", ""),
    ("gzip;q=2", "", "", ""),
    ("gzip;level=9", "", "", ""),
    ("brgzip, xbr", "", "", ""),
]
"""What is asked for; how a script, a page and a picture are coded (``None``: not to be had so)."""


def test_the_best_of_what_is_taken_is_sent(database: Path, tmp_path: Path) -> None:
    static = tmp_path / "client"
    static.mkdir()
    (static / "a.js").write_bytes(SCRIPT)
    (static / "a.js.br").write_bytes(PACKED)
    (static / "a.png").write_bytes(b"picture")
    contents = {"": SCRIPT, "br": PACKED, "gzip": SCRIPT}

    async def scenario() -> None:
        async with (
            open_house(database, static=static) as house,
            aiohttp.ClientSession(
                auto_decompress=False, skip_auto_headers=["Accept-Encoding"]
            ) as session,
        ):
            for accepted, script, page, picture in TAKEN:
                headers = {} if accepted is None else {"Accept-Encoding": accepted}
                for path, expected in (
                    ("/static/a.js", script),
                    ("/en/", page),
                    ("/nowhere", page),
                    ("/static/a.png", picture),
                ):
                    async with session.get(house.address + path, headers=headers) as response:
                        if expected is None:
                            assert response.status == 406, (accepted, path)
                            continue
                        got = response.headers.get("Content-Encoding", "")
                        assert got == expected, (accepted, path)
                        assert "Accept-Encoding" in response.headers["Vary"]
                        body = await response.read()
                        plain = gzip.decompress(body) if expected == "gzip" else body
                        if path == "/static/a.js":
                            assert plain == contents[expected]
                        elif path == "/en/":
                            assert plain.startswith(b"<!doctype html>")

    run(scenario())


def test_two_lines_of_a_header_are_one_list(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, aiohttp.ClientSession() as session:
            twice = [("Accept-Encoding", "br;q=0"), ("Accept-Encoding", "gzip")]
            async with session.get(house.address + "/en/", headers=twice) as response:
                assert response.headers["Content-Encoding"] == "gzip"

    run(scenario())


@given(st.text())
def test_whatever_is_asked_has_weights(header: str) -> None:
    for name, weight in wishes(header).items():
        assert name == name.strip().lower()
        assert name
        assert 0 <= weight <= 1


def test_deflate_is_not_what_its_name_says(database: Path) -> None:
    """Browsers disagree on what it is: it is never sent."""

    async def scenario() -> None:
        async with open_house(database) as house, aiohttp.ClientSession() as session:
            asked = {"Accept-Encoding": "deflate"}
            async with session.get(house.address + "/en/", headers=asked) as response:
                assert "Content-Encoding" not in response.headers

    run(scenario())
