"""Computers in processes of their own."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from mazzo.bots.levels import choose
from mazzo.games.rubamazzo import GAME
from mazzo.web import thinking
from mazzo.web.messages import plain_json
from mazzo.web.thinking import NoAnswer, ProcessThinker


@pytest.fixture(scope="module")
def thinker() -> Iterator[ProcessThinker]:
    opened = ProcessThinker(workers=1)
    yield opened
    opened.close()


def view() -> bytes:
    state = GAME.start(1)
    state = GAME.play(state, GAME.shuffle(state, Random(1)))
    return plain_json(GAME.view(state, 0).plain())


def test_the_answer_is_the_one_that_can_be_recomputed(thinker: ProcessThinker) -> None:
    for seed in range(3):
        answer = asyncio.run(thinker.choose("rubamazzo", view(), "hard", seed))
        assert answer == choose("rubamazzo", view(), "hard", seed)


def test_a_killed_computer_is_asked_again(thinker: ProcessThinker) -> None:
    async def scenario() -> str:
        asking = asyncio.create_task(thinker.choose("rubamazzo", view(), "hard", 5))
        await asyncio.sleep(0)
        for process in thinker._pool._processes.values():
            process.kill()
        return await asking

    assert asyncio.run(scenario()) == choose("rubamazzo", view(), "hard", 5)


def test_more_questions_than_processes_are_all_answered(thinker: ProcessThinker) -> None:
    async def scenario() -> None:
        asking = [
            asyncio.create_task(thinker.choose("rubamazzo", view(), "normal", seed))
            for seed in range(40)
        ]
        await asyncio.sleep(0.01)
        for process in list(thinker._pool._processes.values()):
            process.kill()
        answers = await asyncio.gather(*asking)
        assert answers == [choose("rubamazzo", view(), "normal", seed) for seed in range(40)]

    asyncio.run(scenario())


def test_computers_that_hang_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = ProcessThinker(workers=3)

    async def scenario() -> list[str | BaseException]:
        asking = [thinker.choose("rubamazzo", view(), "hard", seed) for seed in range(6)]
        return await asyncio.gather(*asking, return_exceptions=True)

    with monkeypatch.context() as impatient:
        impatient.setattr(thinking, "PATIENCE", 0.0)
        assert [type(answer) for answer in asyncio.run(scenario())] == [NoAnswer] * 6
    assert asyncio.run(scenario()) == [
        choose("rubamazzo", view(), "hard", seed) for seed in range(6)
    ]
    thinker.close()


def test_a_computer_that_cannot_answer_says_so(thinker: ProcessThinker) -> None:
    with pytest.raises(NoAnswer, match="ValueError"):
        asyncio.run(thinker.choose("rubamazzo", view(), "grim", 5))
