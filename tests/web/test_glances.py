"""The landing page's word on matches in play: right, and cheap."""

import hashlib
from pathlib import Path
from random import Random

import pytest

from mazzo.records.record import Record
from mazzo.table.table import Table
from mazzo.web.glances import Glance
from tests.web.house import open_house, run


def test_a_position_is_replayed_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replayed = 0

    class Counted(Table):
        def __init__(self, record: Record) -> None:
            nonlocal replayed
            replayed += 1
            super().__init__(record)

    monkeypatch.setattr("mazzo.web.glances.Table", Counted)

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            guest = hashlib.sha256((page.token or "").encode()).digest()
            assert await house.room.under_way(guest) == []
            table = await page.until_my_turn(await page.start("easy"))
            for _ in range(3):
                expected = Glance("rubamazzo", "easy", True, table["view"]["stock"])
                assert await house.room.under_way(guest) == [expected]
            assert replayed == 1
            table = await page.play_on(table, Random(1), moves=4)
            expected = expected._replace(stock=table["view"]["stock"])
            assert await house.room.under_way(guest) == [expected]
            assert replayed == 2
            async with house.page(page.token) as other:
                await other.start("normal", game="rummy")
            games = [glance.game for glance in await house.room.under_way(guest)]
            assert games == ["rubamazzo", "rummy"]
            await page.play_on(table, Random(1))
            games = [glance.game for glance in await house.room.under_way(guest)]
            assert games == ["rummy"]

    run(scenario())
