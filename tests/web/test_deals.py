"""A game of several deals: the page asks for each, and none is shown before its time."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.match.event import Event
from mazzo.match.store import Find, Keep
from mazzo.records.chance import deal_stream
from mazzo.records.record import Record, parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify
from mazzo.room.wire import encode
from mazzo.store.sqlite import SQLiteStore
from tests.story import Frame
from tests.web.house import Page, open_house, run

CARD = re.compile(r"(?<![A-Za-z0-9_-])[A2-9TJQK][SHDC](?![A-Za-z0-9_-])")


async def to_the_next_deal(page: Page, table: Frame) -> Frame:
    rng = Random(1)
    while table["view"]["turn"] != "dealer":
        table = await page.play_on(table, rng, moves=1)
    return table


def test_a_match_of_several_deals(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            heard: list[Frame] = []
            listen = page.hear

            async def hear() -> Frame:
                heard.append(await listen())
                return heard[-1]

            page.hear = hear  # type: ignore[method-assign]
            end = await page.play_on(await page.start("easy", game="rummy"), Random(2))
            assert max(end["view"]["points"]) >= 200
            match = house.store.do(Find(end["match"]))
            assert match is not None
            assert verify(str(match.opened()), choose).result == "right"
            record = parse_record(str(match.record()))
            updates = [frame for frame in heard if frame["type"] == "update"]
            assert sum(frame["move"] == "deal" for frame in updates) >= 1
            # Beside the seat's view and the public move a frame names no card.
            views = views_by_ply(record, end["view"]["seat"])
            for frame in updates:
                assert frame["view"] == views[frame["ply"]]
                seen = ("view", "more")
                rest = {name: value for name, value in frame.items() if name not in seen}
                assert CARD.findall(json.dumps(rest)) == CARD.findall(frame["move"])

    run(scenario())


def views_by_ply(record: Record, seat: int) -> list[dict[str, Any]]:
    game = find(record.game).game
    state = replay(record.with_moves([])).state
    views = [json.loads(encode(game.view(state, seat).plain()))]
    for move in replay(record).moves:
        state = game.play(state, move)
        views.append(json.loads(encode(game.view(state, seat).plain())))
    return views


def test_a_deal_that_comes_too_late_is_refused_without_a_card(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.start("easy", game="rummy")
            table = await to_the_next_deal(page, table)
            match = house.store.do(Find(table["match"]))
            assert match is not None
            stream = deal_stream(match.begun.secret, match.begun.client_seed, table["ply"])
            game = find("rummy").game
            order = str(game.shuffle(replay(match.record()).state, stream))
            elsewhere = SQLiteStore(database)
            elsewhere.do(Keep(match.id, table["event"] + 1, Event(move=order)))
            elsewhere.close()
            late = await page.deal(table)
            assert (late["error"], late["values"]) == ("stale", {})
            assert late["ply"] == table["ply"] + 1

    run(scenario())


def test_a_deal_can_be_asked_for_twice(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.start("easy", game="rummy")
            table = await to_the_next_deal(page, table)
            refused = await page.play(table, "draw @stock")
            assert refused["error"] == "dealer-to-move"
            dealt = await page.deal(table)
            assert (dealt["seat"], dealt["move"]) == ("dealer", "deal")
            assert (await page.deal(table))["error"] == "stale"

    run(scenario())
