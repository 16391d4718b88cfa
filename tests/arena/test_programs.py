"""Programs play by the protocol; one that is late, wrong or dead never stops the arena."""

import json
import shlex
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from mazzo.__main__ import main
from mazzo.arena import Results, hold, tournament
from mazzo.arena.contestants import UnknownPlayer, check
from mazzo.games.catalogue import find
from mazzo.games.contract import DEALER, Kind, Outcome
from mazzo.games.outcome import most_points_win

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
GREEDY = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLES / 'greedy.py'))}"
CAUTIOUS = f"cmd:perl {shlex.quote(str(EXAMPLES / 'cautious.pl'))}"

BOT = """
import json, sys, time
def say(value): print(json.dumps(value), flush=True)
log = open({log!r}, "a")
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    log.write(line)
    log.flush()
    if message["type"] == "hello":
        say({{"type": "ready", "name": "test"}})
    elif message["type"] == "move":
        asked += 1
        moves = message["view"]["moves"]
{answer}
"""


def bot(folder: Path, answer: str) -> str:
    """A player that answers as the lines say; what it is told goes to ``told`` in the folder."""
    program = folder / "bot.py"
    lines = "".join(f"        {line}\n" for line in answer.splitlines())
    program.write_text(BOT.format(log=str(folder / "told"), answer=lines))
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(program))}"


def told(folder: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in (folder / "told").read_text().splitlines()]


def play(player: str, games: int = 1, timeout: float = 20) -> Results:
    return hold("rubamazzo", [player, "normal"], games, seed=5, timeout=timeout)


def test_a_program_is_told_what_the_protocol_says(tmp_path: Path) -> None:
    results = play(bot(tmp_path, 'say({"move": moves[-1]})'), games=2)
    assert results.standings[0].illegal == 0
    messages = told(tmp_path)
    assert messages[0] == {
        "type": "hello",
        "protocol": 1,
        "game": "rubamazzo",
        "options": {},
        "seed": messages[0]["seed"],
    }
    assert messages[-1] == {"type": "end"}
    news = [message for message in messages if message["type"] == "new"]
    assert [message["seat"] for message in news] == [0, 1, 0, 1]
    assert all(isinstance(message["seed"], int) for message in news)
    moves = [message for message in messages if message["type"] == "move"]
    assert len(moves) == 4 * 18
    for message in moves:
        view = message["view"]
        assert isinstance(view, dict)
        assert view["seat"] == view["turn"] == message["seat"]


def test_no_seed_that_a_program_is_told_is_the_one_that_packs_come_from(tmp_path: Path) -> None:
    player = bot(tmp_path, 'say({"move": moves[-1]})')
    play(player)
    play(player)
    seeds = [message["seed"] for message in told(tmp_path) if "seed" in message]
    assert all(isinstance(seed, int) for seed in seeds)
    first, second = seeds[: len(seeds) // 2], seeds[len(seeds) // 2 :]
    assert first == second
    assert len({5, tournament._seed("5 0"), *first}) == 2 + len(first)


@pytest.mark.parametrize("player", [GREEDY, CAUTIOUS], ids=["Python", "Perl"])
def test_the_examples_play_whole_matches(player: str) -> None:
    results = play(player, games=20)
    assert [place.illegal for place in results.standings] == [0, 0]
    assert results.games == 40


def test_the_example_in_perl_plays_rummy() -> None:
    results = hold("rummy", [CAUTIOUS, "easy", "easy", "easy"], 1)
    assert results.standings[0].illegal == 0


@pytest.mark.parametrize(
    "answer",
    [
        'say({"move": "fly 7D"})',
        'say({"move": "Fly"})',
        'say({"move": None})',
        'say({"moves": moves})',
        'say(["move"])',
        'print("{", flush=True)',
        'print("[" * 100_000, flush=True)',
        "print(flush=True)",
    ],
)
def test_an_illegal_or_unreadable_answer_is_counted(tmp_path: Path, answer: str) -> None:
    place = play(bot(tmp_path, answer)).standings[0]
    assert place.illegal == 36
    assert place.won + place.drawn + place.lost == 2


def test_a_program_that_ends_is_started_again(tmp_path: Path) -> None:
    place = play(bot(tmp_path, "if asked == 10: sys.exit()\nsay({'move': moves[0]})")).standings[0]
    assert place.illegal == 3
    messages = told(tmp_path)
    assert [message["type"] for message in messages].count("hello") == 4
    after = next(at for at, message in enumerate(messages) if at and message["type"] == "hello")
    assert messages[after + 1]["type"] == "new"
    assert messages[after + 2]["type"] == "move"


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    late = "if asked == 3: time.sleep(2.5)\nsay({'move': moves[0], 'asked': asked})"
    place = play(bot(tmp_path, late), timeout=2).standings[0]
    assert place.illegal == 1
    assert [message["type"] for message in told(tmp_path)].count("hello") == 1


def test_a_question_that_is_never_answered_does_not_cost_all_that_follow(tmp_path: Path) -> None:
    answer = """from pathlib import Path
once = Path(__file__).with_name("once")
if asked == 5 and not once.exists():
    once.touch()
    continue
say({'move': moves[0]})"""
    place = play(bot(tmp_path, answer), timeout=2).standings[0]
    assert place.illegal == 3
    assert [message["type"] for message in told(tmp_path)].count("hello") == 2


def test_a_program_that_says_nothing_is_started_again(tmp_path: Path) -> None:
    place = play(bot(tmp_path, "if asked > 14: continue\nsay({'move': moves[0]})"), timeout=2)
    assert place.standings[0].illegal == 6
    assert [message["type"] for message in told(tmp_path)].count("hello") == 3


def raw(folder: Path, text: str, *, executable: str = sys.executable) -> str:
    """A player of which nothing is expected."""
    program = folder / "raw"
    program.write_text(text)
    program.chmod(0o755)
    return f"cmd:{f'{shlex.quote(executable)} ' if executable else ''}{shlex.quote(str(program))}"


READY = 'import sys, time\nprint(\'{"type": "ready", "name": "raw"}\', flush=True)\n'


@pytest.mark.parametrize(
    "text",
    [
        READY + "time.sleep(60)",
        READY + 'while True: print(\'{"move": "draw @stock"}\')',
        READY + "while True: sys.stdout.write('draw @stock' * 1000)",
        READY + 'while True: print(\'{"type": "thought"}\')',
        READY + "sys.stdout.close()\ntime.sleep(60)",
        READY + "for line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
        READY + "sys.exit(1)",
        READY + "sys.stdin.close()\ntime.sleep(60)",
        "nonsense",
    ],
    ids=["mute", "flood", "endless", "thoughts", "closed", "garbage", "gone", "deaf", "broken"],
)
def test_no_program_stops_the_arena(
    tmp_path: Path, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by what it writes nor by what it does not read: views of many moves are long."""
    monkeypatch.setattr(tournament, "find", short_rummy)
    results = hold(
        "rummy", [raw(tmp_path, text), "normal", "normal", "normal"], 1, seed=5, timeout=0.02
    )
    assert results.games == 4
    assert results.standings[0].illegal > 20


def short_rummy(name: str, options: Mapping[str, str]) -> Kind:
    """Rummy whose matches end with their first round."""
    kind = find(name, options)

    class Short(type(kind.game)):  # type: ignore[misc]
        def turn(self, state: Any) -> int | None:
            turn: int | None = super().turn(state)
            return None if turn == DEALER and state.history else turn

        def outcome(self, state: Any) -> tuple[Outcome, ...]:
            return most_points_win(state.points)

    return Kind(Short(), kind.player)


def test_a_program_that_cannot_be_started_is_reported(tmp_path: Path) -> None:
    player = raw(tmp_path, "neither a program nor a script", executable="")
    assert play(player).standings[0].illegal == 36


def test_what_goes_to_standard_error_does_not_matter(tmp_path: Path) -> None:
    answer = "print('!' * 200_000, file=sys.stderr)\nsay({'move': moves[0]})"
    assert play(bot(tmp_path, answer)).standings[0].illegal == 0


def test_what_was_not_asked_for_is_no_answer(tmp_path: Path) -> None:
    answer = """extra = json.dumps({"move": "fly"}) + "\\n" if asked == 4 else ""
sys.stdout.write(json.dumps({"move": moves[0]}) + "\\n" + extra)
sys.stdout.flush()"""
    assert play(bot(tmp_path, answer)).standings[0].illegal == 0


def test_a_message_of_an_unknown_type_is_no_answer(tmp_path: Path) -> None:
    answer = """if asked == 3: time.sleep(2.5)
say({"type": "thought", "text": moves})
say({"move": moves[0]})
say({"type": "thought", "text": "next, please"})"""
    place = play(bot(tmp_path, answer), timeout=2).standings[0]
    assert place.illegal == 1
    assert [message["type"] for message in told(tmp_path)].count("hello") == 1


def test_a_program_may_say_something_before_it_is_ready(tmp_path: Path) -> None:
    player = bot(tmp_path, "say({'move': moves[0]})")
    program = tmp_path / "bot.py"
    program.write_text("print('Welcome!', flush=True)\n" + program.read_text())
    assert play(player).standings[0].illegal == 0


def test_a_message_of_an_unknown_type_disturbs_no_example() -> None:
    for words in ([sys.executable, "greedy.py"], ["perl", "cautious.pl"]):
        done = subprocess.run(
            words,
            cwd=EXAMPLES,
            input='{"type": "weather", "rain": true}\n{"type": "hello", "protocol": 1}\n',
            capture_output=True,
            text=True,
            check=True,
        )
        assert json.loads(done.stdout)["type"] == "ready"
        assert len(done.stdout.splitlines()) == 1


@pytest.mark.parametrize("command", ["", "no-such-program-here", "'unclosed", "   "])
def test_a_program_that_is_not_to_be_found_is_refused(command: str) -> None:
    with pytest.raises(UnknownPlayer):
        check(f"cmd:{command}")
    result = CliRunner().invoke(
        main, ["arena", "rubamazzo", "easy", f"cmd:{command}", "--games", "1"]
    )
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
