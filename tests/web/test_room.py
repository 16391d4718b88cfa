"""Matches over the socket: from the first card to the last, and what can happen in between."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from mazzo.match.store import Find
from mazzo.records.chance import commitment
from mazzo.room.output import Thought
from tests.story import Frame
from tests.web.house import Here, House, Page, open_house, run


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_whole_match(database: Path, level: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.start(level)
            assert table["players"][1] == {"kind": "computer", "level": level, "name": None}
            end = await page.play_on(table, Random(1))
            assert end["view"]["turn"] is None
            assert end["ply"] == 37
            assert end["view"]["stock"] == 0
            again = await page.ask(type="open", game="rubamazzo")
            assert again["view"] == end["view"]
            assert (await page.play(end, "play 7D"))["error"] == "over"

    run(scenario())


def test_the_commitment_is_shown_before_the_first_card(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            offer = await page.ask(type="open", game="rubamazzo")
            assert offer["type"] == "offer"
            table = await page.ask(
                type="new",
                game="rubamazzo",
                commitment=offer["commitment"],
                seed="mine",
                level="easy",
            )
            assert table["proof"] == {"commitment": offer["commitment"], "seed": "mine"}
            match = house.store.do(Find(table["match"]))
            assert match is not None
            assert commitment(match.begun.secret) == offer["commitment"]
            # An offer is good once.
            second = await page.ask(
                type="new",
                game="rubamazzo",
                commitment=offer["commitment"],
                seed="mine",
                level="easy",
            )
            assert second["error"] == "no-offer"

    run(scenario())


def test_a_restarted_room_shows_the_same_table(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.play_on(await page.start(), Random(2), moves=5)
        async with open_house(database) as house, house.page(page.token) as page:
            again = await page.ask(type="open", game="rubamazzo")
            for name in ("match", "ply", "view", "players", "proof"):
                assert again[name] == table[name]
            end = await page.play_on(again, Random(2))
            assert end["view"]["turn"] is None

    run(scenario())


def test_a_restarted_room_makes_the_move_that_a_computer_owes(database: Path) -> None:
    class Asleep(Here):
        async def choose(self, thought: Thought) -> None:
            await asyncio.sleep(3600)

    async def scenario() -> None:
        async with open_house(database, computers=Asleep()) as house, house.page() as page:
            table = await page.start()
            if table["view"]["turn"] == 0:
                table = {**table, **(await page.play(table))}
        async with open_house(database) as house:
            async with asyncio.timeout(30):
                while True:
                    match = house.store.do(Find(table["match"]))
                    assert match is not None
                    if len(match.record().lines) == table["ply"] + 1:
                        break
                    await asyncio.sleep(0.01)
            async with house.page(page.token) as page:
                again = await page.ask(type="open", game="rubamazzo")
                assert again["view"]["turn"] == 0

    run(scenario())


def test_twenty_copies_of_a_move_are_one(database: Path) -> None:
    async def send_copy(house: House, token: str | None, table: Frame) -> Frame:
        async with house.page(token) as page:
            await page.ask(type="open", game="rubamazzo")
            return await page.play(table)

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start())
            copies = [send_copy(house, page.token, table) for _ in range(20)]
            outcomes = await asyncio.gather(*copies)
            assert sum(outcome["type"] == "update" for outcome in outcomes) == 1
            assert sum(outcome.get("error") == "stale" for outcome in outcomes) == 19
            match = house.store.do(Find(table["match"]))
            assert match is not None
            mine = table["view"]["moves"][0]
            assert [line.text for line in match.record().lines].count(mine) == 1

    run(scenario())


def test_the_same_move_twice_in_one_breath(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start())
            move = {"type": "play", "match": table["match"], "ply": table["ply"]}
            for number in (101, 102):
                await page.say(**move, move=table["view"]["moves"][0], id=number)
            answers: dict[int, Frame] = {}
            while len(answers) < 2:
                frame = await page.hear()
                if "id" in frame:
                    answers[frame["id"]] = frame
            assert answers[101]["type"] == "update"
            assert answers[102]["error"] == "stale"
            assert answers[102]["ply"] > table["ply"]

    run(scenario())


def test_refusals_change_nothing(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start())
            hand = table["view"]["hand"]
            other = next(card for card in ("7D", "7C", "7S", "7B") if card not in hand)
            cases = {f"play {other}": "not-your-card", "rob the bank": "unreadable"}
            for move, reason in cases.items():
                refused = await page.play(table, move)
                assert refused["error"] == reason
                assert refused["values"]["move"] == move
                assert refused["ply"] == table["ply"]
            again = await page.ask(type="sync", match=table["match"])
            assert again["view"] == table["view"]
            assert again["ply"] == table["ply"]

    run(scenario())


def test_two_pages_of_one_guest_see_the_same(database: Path) -> None:
    async def scenario() -> None:
        async with (
            open_house(database) as house,
            house.page() as one,
            house.page(one.token) as two,
        ):
            table = await one.until_my_turn(await one.start())
            again = await two.ask(type="open", game="rubamazzo")
            assert again["match"] == table["match"]
            sent = await one.play(table)
            heard = await two.hear()
            assert "id" not in heard
            assert {**heard, "id": sent["id"]} == sent
            # A new match in one page takes the other along.
            other = await one.start()
            frames = [await two.hear()]
            while frames[-1]["type"] == "update":
                frames.append(await two.hear())
            assert frames[-1] == {"type": "closed", "match": table["match"], "reason": "replaced"}
            assert (await two.ask(type="open", game="rubamazzo"))["match"] == other["match"]
            # And so does its undoing.
            await one.ask(type="undo", match=other["match"])
            frames = [await two.hear()]
            while frames[-1]["type"] == "update":
                frames.append(await two.hear())
            assert frames[-1] == {"type": "closed", "match": other["match"], "reason": "replaced"}

    run(scenario())


def test_a_new_match_can_be_taken_back(database: Path) -> None:
    now = 1_000_000.0

    async def scenario() -> None:
        nonlocal now
        async with open_house(database, clock=lambda: now) as house, house.page() as page:
            first = await page.play_on(await page.start(), Random(3), moves=2)
            assert first["undo"] is None
            second = await page.start()
            assert second["match"] != first["match"]
            assert second["undo"] == 10
            now += 9
            back = await page.ask(type="undo", match=second["match"])
            assert back["match"] == first["match"]
            assert back["view"] == first["view"]
            gone = await page.ask(type="sync", match=second["match"])
            assert gone["error"] == "no-such-match"
            again = await page.ask(type="undo", match=first["match"])
            assert again["error"] == "nothing-to-undo"
            third = await page.start()
            now += 10.5
            late = await page.ask(type="undo", match=third["match"])
            assert late["error"] == "nothing-to-undo"
            assert (await page.ask(type="sync", match=third["match"]))["undo"] is None

    run(scenario())


def test_the_deal_alternates_and_begins_by_lot(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house:
            firsts = set()
            for number in range(12):
                async with house.page() as page:
                    table = await page.start(seed=f"seed{number}")
                    second = await page.start()
                    assert second["view"]["dealer"] == 1 - table["view"]["dealer"]
                    firsts.add(table["view"]["dealer"])
            assert firsts == {0, 1}

    run(scenario())


def test_the_level_changes_until_a_card_is_played(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await begin_as_first(page)
            assert not table["touched"]
            changed = await page.ask(type="level", match=table["match"], level="hard")
            assert changed["players"][1]["level"] == "hard"
            assert changed["view"] == table["view"]
            wrong = await page.ask(type="level", match=table["match"], level="grim")
            assert wrong["error"] == "bad-level"
            assert wrong["values"] == {"level": "grim"}
            await page.play(changed)
            late = await page.ask(type="level", match=table["match"], level="easy")
            assert late["error"] == "too-late"
            again = await page.ask(type="sync", match=table["match"])
            assert again["touched"]
            assert again["players"][1]["level"] == "hard"

    run(scenario())


def test_every_page_learns_of_another_level_once(database: Path) -> None:
    async def scenario() -> None:
        async with (
            open_house(database) as house,
            house.page() as one,
            house.page(one.token) as two,
        ):
            table = await begin_as_first(one)
            await two.ask(type="open", game="rubamazzo")
            changed = await one.ask(type="level", match=table["match"], level="hard")
            heard = await two.hear()
            assert heard["type"] == "update"
            assert heard["event"] == table["event"] + 1
            assert heard["players"] == changed["players"]
            for page in (one, two):
                await page.say(type="ping")
                assert await page.hear() == {"type": "pong"}

    run(scenario())


async def begin_as_first(page: Page) -> Frame:
    """A match in which the page has the first turn."""
    table = await page.start()
    return table if table["view"]["turn"] == 0 else await page.start()


def test_nobody_deals_in_the_middle(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            table = await page.until_my_turn(await page.start())
            deal = {"type": "deal", "match": table["match"]}
            assert (await page.ask(**deal, ply=table["ply"]))["error"] == "wrong-phase"
            assert (await page.ask(**deal, ply=0))["error"] == "stale"

    run(scenario())
