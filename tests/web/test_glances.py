"""The landing page's word on matches in play: right, and cheap."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from mazzo.games.contract import Left
from mazzo.match.event import Event
from mazzo.match.kept import Begun, Guest
from mazzo.match.match import Match
from mazzo.web.glances import Glance, Glances
from tests.story import Frame
from tests.web.house import open_house, run
from tests.web.test_pages import text_of


def cards_left(table: Frame) -> Left:
    return Left("cards", table["view"]["stock"])


def test_a_position_is_replayed_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = 0

    class Counted(Match):
        def __init__(
            self,
            begun: Begun,
            guests: tuple[Guest | None, ...] = (),
            events: Iterable[Event] = (),
        ) -> None:
            nonlocal replayed
            replayed += 1
            super().__init__(begun, guests, events)

    monkeypatch.setattr("mazzo.web.glances.Match", Counted)

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            guest, glances = page.guest, Glances(house.driver)
            assert await glances.of(guest) == []
            table = await page.until_my_turn(await page.start("easy"))
            for _ in range(3):
                expected = Glance("rubamazzo", "easy", "mine", cards_left(table))
                assert await glances.of(guest) == [expected]
            assert replayed == 1
            table = await page.play_on(table, Random(1), moves=4)
            expected = expected._replace(left=cards_left(table))
            assert await glances.of(guest) == [expected]
            assert replayed == 2
            async with house.page(page.token) as other:
                await other.start("normal", game="rummy")
            games = [glance.game for glance in await glances.of(guest)]
            assert games == ["rubamazzo", "rummy"]
            await page.play_on(table, Random(1))
            games = [glance.game for glance in await glances.of(guest)]
            assert games == ["rummy"]

    run(scenario())


def test_between_two_rounds_nobody_else_is_waited_for(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start("easy", game="rummy"))
            rng = Random(2)
            while table["view"]["turn"] != "dealer":
                table = await page.until_my_turn(await page.play_on(table, rng, moves=1))
            glances = await Glances(house.driver).of(page.guest)
            assert [glance.turn for glance in glances] == ["deal"]
            _, html = await text_of(house, "/en/", Cookie=page.cookie)
            assert "the next deal waits for you" in html
            assert "turn" not in html

    run(scenario())
