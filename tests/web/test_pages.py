"""The pages: complete without a script, in the visitor's language, and locked up well."""

import gzip
import json
import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import aiohttp
import pytest

import mazzo
from mazzo.match.store import StoreFailed
from mazzo.web.pages import _json_block
from mazzo.web.texts import languages, negotiate
from tests.web.house import House, open_house, run


async def text_of(house: House, path: str, **headers: str) -> tuple[aiohttp.ClientResponse, str]:
    """A page without following redirects; its text with common spaces."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(house.address + path, headers=headers, allow_redirects=False) as response,
    ):
        return response, (await response.text()).replace("\u00a0", " ")


WISHES = [
    ("it-IT,it;q=0.9,en;q=0.8", "it"),
    ("en;q=0.1, it;q=0.2", "it"),
    ("fr, nl;q=0.5", "en"),
    ("", "en"),
    ("it;q=nonsense, ;;;,*", "en"),
    ("it;q=0, en", "en"),
    ("sr-Latn-RS, en;q=0.5", "sr"),
    ("cs-CZ, sk;q=0.9", "cs"),
    ("nl, de-AT;q=0.5, es;q=0.4", "de"),
    ("bs-BA, bs;q=0.9, en-US;q=0.8, en;q=0.7", "sr"),
    ("hr-HR, hr;q=0.9, en-US;q=0.8", "sr"),
    ("sr-Latn-ME, en;q=0.5", "sr"),
    ("cnr-Latn-ME, en;q=0.5", "sr"),
    ("sh, en", "sr"),
    ("sk-SK, sk;q=0.9, en-US;q=0.8", "cs"),
    ("sk, cs;q=0, en", "en"),
    ("ca-ES, ca;q=0.9, en;q=0.8", "es"),
    ("gl, en;q=0.8", "es"),
    ("en, sk", "en"),
    ("sk;q=0, it;q=0.1", "it"),
    ("pt-BR, en;q=0.8", "en"),
]


def test_the_visitor_is_led_to_their_language(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for accepted, code in WISHES:
                response, _ = await text_of(house, "/", **{"Accept-Language": accepted})
                assert response.status == 302
                assert response.headers["Location"] == f"/{code}/", accepted
                assert response.headers["Vary"] == "Accept-Language"
                assert negotiate(accepted, languages()) == code

    run(scenario())


def test_every_answer_is_locked_up(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for path in ("/", "/en", "/en/", "/it/rubamazzo", "/nowhere", "/health", "/socket"):
                response, _ = await text_of(house, path)
                policy = response.headers["Content-Security-Policy"]
                assert policy.startswith("default-src 'none'; script-src 'self';"), path
                assert "unsafe" not in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"
                assert "Server" not in response.headers

    run(scenario())


def test_a_file_says_only_what_is_of_use(database: Path, tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    policies = {"a.js": None, "a.css": None, "a.woff2": None, "a.svg": "default-src 'none'"}
    for name in policies:
        (static / name).write_bytes(b"content")

    async def scenario() -> None:
        async with open_house(database, static=static) as house:
            for name, policy in policies.items():
                response, _ = await text_of(house, f"/static/{name}")
                assert response.status == 200
                assert response.headers.get("Content-Security-Policy") == policy, name
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Cross-Origin-Resource-Policy"] == "same-origin"
                assert "Server" not in response.headers
            lost, _ = await text_of(house, "/static/nothing.svg")
            assert "script-src 'self'" in lost.headers["Content-Security-Policy"]

    run(scenario())


@pytest.mark.parametrize("code", languages())
def test_a_table_can_be_read_without_a_script(database: Path, code: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            response, html = await text_of(house, f"/{code}/rubamazzo")
            assert response.status == 200
            assert f'<html lang="{languages()[code].tag}" dir="ltr">' in html
            assert re.search("<title>.*Rubamazzo.*</title>", html)
            assert "<noscript>" in html
            assert '<div id="table" class="screen">' in html
            assert html.count("<h1>") == 1
            assert html.count("<h2 ") >= 3
            start = re.search(r'<script type="application/json"[^>]*>(.*?)</script>', html, re.S)
            assert start is not None
            page = json.loads(start[1])
            assert (page["lang"], page["game"]) == (code, "rubamazzo")
            assert page["version"] == mazzo.__version__
            assert "error-stale" in page["messages"]
            # Nothing but links: no inline script, no inline style, no other host.
            assert "<style" not in html
            assert " style=" not in html
            inert = 'type="application/(ld\\+)?json"'
            assert not re.search(rf"<script(?![^>]*(src=\"/static/|{inert}))", html)
            assert not re.search(rf"(src|href)=\"(?!/|{house.address}/)", html)

    run(scenario())


def test_the_landing_page_offers_the_match_under_way(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            cookie = page.cookie
            _, html = await text_of(house, "/en/", Cookie=cookie)
            assert "waiting" not in html
            table = await page.play_on(await page.start("hard"), Random(6), moves=2)
            _, html = await text_of(house, "/en/", Cookie=cookie)
            assert "Rubamazzo, level: Hard" in html
            assert "Your turn · 30 cards left" in html
            assert '<a class="button primary" href="/en/rubamazzo">' in html
            _, html = await text_of(house, "/it/", Cookie=cookie)
            assert "Tocca a te" in html
            _, html = await text_of(house, "/en/")
            assert "waiting" not in html
            await page.play_on(table, Random(6))
            _, html = await text_of(house, "/en/", Cookie=cookie)
            assert "waiting" not in html

    run(scenario())


def test_what_is_not_there_is_said_in_the_visitors_language(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for path, words in (
                ("/it/scacchi", "Questa pagina non c’è"),
                ("/en/chess", "There is no such page"),
                ("/xx/", "There is no such page"),
                ("/static/../pages.py", "There is no such page"),
                ("/static/%2e%2e%2fpages.py", "There is no such page"),
                ("/a/b/c/<script>", "There is no such page"),
            ):
                response, html = await text_of(house, path)
                assert response.status == 404, path
                assert words in html
                assert "<script>" not in html
                assert "Set-Cookie" not in response.headers

    run(scenario())


@pytest.mark.parametrize(
    ("error", "status"),
    [(KeyError("7D of Anna"), 500), (StoreFailed("disk full"), 503)],
    ids=["a mistake", "the store"],
)
def test_what_goes_wrong_is_said_in_the_visitors_language(
    database: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    error: Exception,
    status: int,
) -> None:
    async def fail(*_: object) -> None:
        raise error

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            monkeypatch.setattr("mazzo.web.finished.Finished._finished", fail)
            headers = {"Cookie": page.cookie, "Accept-Language": "it"}
            response, html = await text_of(house, "/match/x/record", **headers)
            assert response.status == status
            assert "Qualcosa è andato storto" in html
            assert "Content-Security-Policy" in response.headers
            assert "Anna" not in html
            assert "disk" not in html

    run(scenario())
    logged = capfd.readouterr().err
    assert logged.count("\n") == 1
    assert "Anna" not in logged


def test_static_files_are_kept_for_ever_and_small(database: Path, tmp_path: Path) -> None:
    style = "a { color: red }\n" * 100
    (tmp_path / "table-12345678.css").write_text(style)
    (tmp_path / "table-12345678.css.br").write_bytes(b"as the build packed it")
    (tmp_path / "notes.txt").write_text("not for everybody")

    async def scenario() -> None:
        async with (
            open_house(database, static=tmp_path) as house,
            aiohttp.ClientSession(auto_decompress=False) as session,
        ):
            address = house.address + "/static/table-12345678.css"
            packed = {"Accept-Encoding": "gzip"}
            async with session.get(address, headers=packed) as response:
                assert response.headers["Content-Encoding"] == "gzip"
                assert "immutable" in response.headers["Cache-Control"]
                assert response.content_type == "text/css"
                assert gzip.decompress(await response.read()).decode() == style
            async with session.get(address, headers={"Accept-Encoding": "identity"}) as response:
                assert await response.text() == style
            smaller = {"Accept-Encoding": "gzip, br"}
            async with session.get(address, headers=smaller) as response:
                assert response.headers["Content-Encoding"] == "br"
                assert await response.read() == b"as the build packed it"
            async with session.get(house.address + "/static/notes.txt") as response:
                assert response.status == 404

    run(scenario())


def test_the_room_says_that_it_is_well(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            response, text = await text_of(house, "/health")
            assert response.status == 200
            assert json.loads(text) == {"status": "ok", "version": mazzo.__version__}

    run(scenario())


def test_english_stands_in_for_others() -> None:
    assert next(iter(languages())) == "en"


def test_no_text_can_end_the_script_element() -> None:
    block = _json_block({"messages": "</script><script>"})
    assert "<" not in block
    assert json.loads(block) == {"messages": "</script><script>"}


@pytest.mark.parametrize("page", ["", "rubamazzo", "rummy"])
def test_a_page_names_its_translations(database: Path, page: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for code, language in languages().items():
                _, text = await text_of(house, f"/{code}/{page}")
                canonical = re.findall('<link rel="canonical" href="([^"]*)">', text)
                assert canonical == [f"{house.address}/{code}/{page}"]
                links = re.findall('<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">', text)
                assert dict(links) == {
                    **{
                        other.tag.removesuffix("-GB"): f"{house.address}/{other.code}/{page}"
                        for other in languages().values()
                    },
                    "x-default": house.address + (f"/en/{page}" if page else "/"),
                }
                switch = re.findall('<a class="button" href="([^"]*)" hreflang="([^"]*)"', text)
                assert len(switch) == len(languages())
                for address, tag in switch:
                    assert dict(links)[tag.removesuffix("-GB")] == house.address + address
                chosen = re.search('hreflang="([^"]*)" lang="[^"]*" aria-current="true"', text)
                assert chosen is not None
                assert chosen[1] == language.tag

    run(scenario())


@pytest.mark.parametrize("game", ["rubamazzo", "rummy"])
def test_questions_are_there_for_search_engines(database: Path, game: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for code, language in languages().items():
                _, text = await text_of(house, f"/{code}/{game}")
                found = re.search('<script type="application/ld.json">(.*?)</script>', text, re.S)
                assert found is not None
                questions = json.loads(found[1])
                assert questions["@type"] == "FAQPage"
                assert [question["name"] for question in questions["mainEntity"]] == [
                    question.text for question in language.games[game].questions
                ]
                for question in questions["mainEntity"]:
                    assert question["acceptedAnswer"]["text"] in text.replace("&quot;", '"')

    run(scenario())


def test_the_sitemap_has_every_page_in_every_language(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            response, text = await text_of(house, "/sitemap.xml")
            assert response.content_type == "application/xml"
            space = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9"}
            found = [place.text for place in ElementTree.fromstring(text).findall("*/s:loc", space)]
            pages = ["", "proof", *languages()["en"].games]
            assert sorted(str(place) for place in found) == sorted(
                f"{house.address}/{code}/{page}" for code in languages() for page in pages
            )
            for place in found:
                response, _ = await text_of(house, str(place).removeprefix(house.address))
                assert response.status == 200
            _, text = await text_of(house, "/robots.txt")
            assert f"Sitemap: {house.address}/sitemap.xml" in text

    run(scenario())


def test_a_strange_host_gets_into_no_address(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            for path in ("/en/", "/sitemap.xml", "/robots.txt"):
                response, text = await text_of(house, path, Host='x"><script>alert(1)')
                assert response.status in (200, 400)
                assert "alert" not in text

    run(scenario())
