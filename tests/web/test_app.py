"""Behind a proxy the room believes what the proxy says, and nothing that came before it."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.web.house import LIMITS, open_house, run
from tests.web.test_limits import stop_the_clock
from tests.web.test_mine import ask
from tests.web.test_pages import text_of


@pytest.mark.parametrize(
    ("said", "scheme"),
    [
        ("https", "https"),
        ("http, https", "https"),
        ("https, http", "http"),
        ("", "http"),
        ("javascript", "http"),
        ('"><script>alert(1)</script>', "http"),
        ("\udcff", "http"),
    ],
)
@pytest.mark.parametrize("believed", [True, False])
def test_the_proxy_says_how_the_visitor_came(
    database: Path, said: str, scheme: str, believed: bool
) -> None:
    async def scenario() -> None:
        limits = replace(LIMITS, behind_proxy=believed)
        async with open_house(database, limits) as house:
            forwarded = {"X-Forwarded-Proto": said}
            _, text = await text_of(house, "/robots.txt", **forwarded)
            expected = scheme if believed else "http"
            assert f"Sitemap: {house.address.replace('http', expected, 1)}/" in text
            response, _ = await text_of(house, "/en/", **forwarded)
            secure = "Secure" in response.headers["Set-Cookie"]
            assert secure == (expected == "https")

    run(scenario())


def test_the_proxy_says_where_the_visitor_is(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        limits = replace(LIMITS, behind_proxy=True, tasks_per_address=1)
        async with open_house(database, limits) as house, house.page() as page:
            for forwarded, status in (
                ("192.0.2.1", 400),
                ("192.0.2.1", 429),
                ("192.0.2.1, 192.0.2.2", 400),
                ("192.0.2.3, 192.0.2.1", 429),
            ):
                header = {"X-Forwarded-For": forwarded}
                assert (await ask(house, page, "POST", "/replay", "x", **header))[0] == status

    stop_the_clock(monkeypatch, lambda: 0.0)
    run(scenario())
