"""What the room plays can be checked afterwards, and nothing leaks before."""

import asyncio
import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import aiohttp
import pytest

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER
from mazzo.match.kept import Kept
from mazzo.records.record import Record, parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify
from tests.story import Frame
from tests.web.house import House, Page, open_house, run

CARD = re.compile(r"(?<![A-Za-z0-9_-])[1-7FCR][DCSB](?![A-Za-z0-9_-])")


async def download(house: House, page: Page, match: str, what: str = "record") -> tuple[int, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.get(
            f"{house.address}/match/{match}/{what}",
            headers={"Cookie": page.cookie},
        ) as response,
    ):
        return response.status, await response.text()


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_finished_match_verifies(database: Path, level: str) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            for number in range(2):
                table = await page.start(level)
                assert (await download(house, page, table["match"]))[0] == 404
                end = await page.play_on(table, Random(number))
                status, text = await download(house, page, end["match"])
                assert status == 200
                report = verify(text, choose)
                assert report.result == "right", report
                assert parse_record(text).headers["match"] == end["match"]
                outcomes = {step.key: (step.outcome, step.count) for step in report.steps}
                assert outcomes["deals"] == ("right", 1)
                assert outcomes["choices"] == ("right", 18)
                # Only a drawn dealer can be recomputed; the next one follows.
                assert outcomes["dealer"][0] == ("right" if number == 0 else "unchecked")
                if number == 0:
                    earlier = parse_record(text)
                report = verify(text, choose, earlier)
                assert {step.outcome for step in report.steps} == {"right"}

    run(scenario())


def test_a_record_is_for_those_who_played_it(database: Path) -> None:
    now = 1_000_000.0

    async def scenario() -> None:
        nonlocal now
        async with (
            open_house(database, clock=lambda: now) as house,
            house.page() as page,
            house.page() as other,
        ):
            first = await page.start()
            second = await page.start()
            # A match that was given up keeps its secret while it can be taken back.
            for wait, status in ((0, 404), (10, 404), (2, 200)):
                now += wait
                assert (await download(house, page, first["match"]))[0] == status
            for match in (first["match"], second["match"], "unknown"):
                for what in ("record", "check"):
                    assert (await download(house, other, match, what))[0] == 404

    run(scenario())


@pytest.mark.parametrize("restart", [False, True])
def test_no_clock_brings_a_match_back_whose_secret_was_shown(database: Path, restart: bool) -> None:
    now = 1_000_000.0

    async def scenario() -> None:
        nonlocal now
        token = None
        async with open_house(database, clock=lambda: now) as house, house.page() as page:
            token = page.token
            first = await page.start()
            second = await page.start()
            now += 12
            assert (await download(house, page, first["match"]))[0] == 200
            now -= 3600
            if not restart:
                await stays_final(house, page, first, second)
        if restart:
            async with (
                open_house(database, clock=lambda: now) as house,
                house.page(token) as page,
            ):
                await stays_final(house, page, first, second)

    async def stays_final(house: House, page: Page, first: Frame, second: Frame) -> None:
        refused = await page.ask(type="undo", match=second["match"])
        assert refused["error"] == "nothing-to-undo"
        refused = await page.play(first, "play 1D")
        assert refused["error"] == "no-such-match"
        assert (await download(house, page, first["match"]))[0] == 200
        assert (await page.ask(type="open", game="rubamazzo"))["match"] == second["match"]

    run(scenario())


def test_the_room_checks_a_match_itself(database: Path) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            end = await page.play_on(await page.start("hard"), Random(3))
            asking = [download(house, page, end["match"], "check") for _ in range(3)]
            answers = await asyncio.gather(*asking)
            status, text = answers[0]
            assert status == 200
            report = json.loads(text)
            assert report["result"] == "right"
            assert [step["outcome"] for step in report["steps"]] == ["right"] * 4
            assert answers == [answers[0]] * 3

    run(scenario())


def test_a_match_that_cannot_be_read_any_more_is_no_fault_of_the_check(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Kept.opened

    def older(match: Kept) -> Record:
        record = opened(match)
        return replace(record, headers={**record.headers, "rules": "0"})

    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            end = await page.play_on(await page.start("easy"), Random(3))
            with monkeypatch.context() as patch:
                patch.setattr(Kept, "opened", older)
                assert (await download(house, page, end["match"], "check"))[0] == 422
            assert (await download(house, page, end["match"], "check"))[0] == 200

    run(scenario())


def test_no_frame_and_no_log_line_shows_a_hidden_card(
    database: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async def scenario() -> None:
        async with open_house(database) as house, house.page() as page:
            heard: list[Frame] = []
            listen = page.hear

            async def hear() -> Frame:
                frame = await listen()
                heard.append(frame)
                return frame

            page.hear = hear  # type: ignore[method-assign]
            table = await page.until_my_turn(await page.start("hard"))
            hidden = "play " + next(
                card for card in ("7D", "7C", "7S", "7B", "1D", "1C") if card not in str(table)
            )
            refused = await page.play(table, hidden)
            assert refused["error"] == "not-your-card"
            heard.remove(refused)
            end = await page.play_on(table, Random(7))
            _, text = await download(house, page, end["match"])
            known = cards_known_by_ply(parse_record(text), end["view"]["seat"])
            assert len(heard) > 36
            for frame in heard:
                if "ply" in frame:
                    shown = set(CARD.findall(json.dumps(frame)))
                    assert shown <= known[frame["ply"]], frame

    run(scenario())
    log = capfd.readouterr().err
    assert "match-over" in log
    assert not CARD.search(log)


def cards_known_by_ply(record: Record, seat: int) -> list[set[str]]:
    """What a seat may know after each number of moves, worked out from the truth."""
    game = find(record.game).game
    known: list[set[str]] = [set()]
    for ply in range(1, len(record.lines) + 1):
        state: Any = replay(record.with_moves([line.text for line in record.lines[:ply]])).state
        seen = {*state.seen[:4], *(played.move.cards[0] for played in state.history)}
        own = {card for card in state.hands[seat] if card is not None}
        known.append({*seen, *own})
        assert game.turn(state) != DEALER
    return known
