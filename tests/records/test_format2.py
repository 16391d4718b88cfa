"""Records of format 2: who sat where at every moment, several people's seeds, numbers."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazzo.games.catalogue import find
from mazzo.records.record import (
    Players,
    Record,
    RefusedRecord,
    SeatHeader,
    Seating,
    parse_record,
    read_change,
)
from mazzo.records.replay import Walk, replay

SEED = "0123456789abcdef0123456789abcdef"
SEAL = "9f" * 32
HEADERS = """\
mazzo-record: 2
game: rubamazzo
dealer: 1
seat 0: person Anna
seat 1: person
"""


def played(*lines: str, moves: int = 4) -> str:
    """A record with so many moves, and these lines after the second of them."""
    game = find("rubamazzo").game
    state = game.start(1)
    texts: list[str] = []
    for _ in range(moves):
        options = game.moves(state)
        move = options[0] if options else game.shuffle(state, Random(3))
        state = game.play(state, move)
        texts.append(str(move))
    return HEADERS + "\n" + "\n".join([*texts[:2], *lines, *texts[2:], ""])


def test_from_the_next_move_on_somebody_else_sits_there() -> None:
    text = played("seat 1: computer normal", "players: 7", "seat 0: program first-legal")
    record = parse_record(text)
    turns = list(Walk(record))
    assert [str(turns[1].sitting[1]), turns[1].players] == ["person", None]
    assert [str(player) for player in turns[2].sitting] == [
        "program first-legal",
        "computer normal",
    ]
    assert turns[2].players == "7"
    assert len(record.moves) == len(turns) == 4
    assert replay(record).sitting == turns[-1].sitting
    assert str(record) == text


def test_a_line_about_seats_after_the_last_move_counts_too() -> None:
    text = played() + "seat 0: computer hard\n"
    assert [str(player) for player in replay(parse_record(text)).sitting] == [
        "computer hard",
        "person",
    ]


@pytest.mark.parametrize(
    "line",
    [
        *["seat 2: person", "seat 0: robot", "seat 0 person", "seat: person", "seat x: person"],
        *["seat 00: person", "seat 0: computer", "seat 0:", "seat", "players", "players:"],
        *["players: x", "players: -1", "players: 01", "seat 0: program", "seat -1: person"],
        *["seat 99999999999999999999: person", "players: 99999999999999999999", "seat ٠: person"],
    ],
)
def test_a_line_that_seats_nobody_is_refused_in_its_place(line: str) -> None:
    found = replay(parse_record(played("# who", line)))
    assert found.failure is not None
    assert (found.failure.line, found.failure.text) == (10, line)
    assert found.failure.reason == "bad-seat"
    assert len(found.moves) == 2


def test_nobody_sits_down_when_the_match_is_over() -> None:
    text = played(moves=37)
    assert replay(parse_record(text)).failure is None
    found = replay(parse_record(text + "seat 0: computer hard\n"))
    assert found.failure is not None
    assert (found.failure.reason, found.failure.line) == ("bad-seat", 44)


@pytest.mark.parametrize("number", ["1", "2"])
def test_both_formats_are_read_alike_and_the_least_is_written(number: str) -> None:
    text = played().replace("mazzo-record: 2", f"mazzo-record: {number}")
    assert str(parse_record(text)).startswith("mazzo-record: 1\n")
    newer = played("seat 1: computer easy").replace("record: 2", f"record: {number}")
    assert str(parse_record(newer)).startswith("mazzo-record: 2\n")


@pytest.mark.parametrize("line", ["bid 4", "play 7D takes 4S 3B"])
def test_numbers_and_several_cards_are_of_format_2(line: str) -> None:
    record = Record("rubamazzo", 0, (SeatHeader("person"),) * 2).with_moves([line])
    assert str(record).startswith("mazzo-record: 2\n")


def sealed(*headers: str) -> Record:
    return parse_record(HEADERS + "\n".join([*headers, "", ""]))


def test_several_people_have_a_part_in_the_shuffle() -> None:
    record = sealed(
        f"seed 1: {SEED}",
        f"sealed 1: {SEAL}",
        f"sealed 0: {SEAL}",
        f"seed 0: {SEED[::-1]}",
        "beginnings: 2",
    )
    assert record.seeds == {0: SEED[::-1], 1: SEED}
    assert list(record.seeds) == list(record.seals) == [0, 1]
    assert str(record).startswith("mazzo-record: 2\n")
    assert parse_record(str(record)) == record


@pytest.mark.parametrize(
    ("headers", "line"),
    [
        ([f"seed 0: {SEED}"], 6),
        ([f"sealed 0: {SEAL}"], 6),
        ([f"sealed 0: {SEAL}", f"seed 1: {SEED}"], 6),
        ([f"seed 0: {SEED.upper()}", f"sealed 0: {SEAL}"], 6),
        ([f"sealed 0: {SEAL}", f"seed 0: {SEED}0"], 7),
        ([f"sealed 0: {SEAL[:-1]}", f"seed 0: {SEED}"], 6),
        ([f"sealed 2: {SEAL}", f"seed 2: {SEED}"], 6),
        ([f"sealed 00: {SEAL}", f"seed 00: {SEED}"], 6),
        (["client seed: x", f"sealed 0: {SEAL}", f"seed 0: {SEED}"], 7),
        (["beginnings: 0"], 6),
        (["date: today", "beginnings: two"], 7),
        ([f"seed 0: {SEED}", f"seed 0: {SEED}", f"sealed 0: {SEAL}"], 7),
    ],
)
def test_seeds_and_seals_that_do_not_fit_are_refused_in_their_line(
    headers: list[str], line: int
) -> None:
    with pytest.raises(RefusedRecord) as refusal:
        sealed(*headers)
    assert (refusal.value.reason, refusal.value.line) == ("bad-header", line)
    assert refusal.value.text == headers[line - 6]


def test_a_computer_has_no_part_in_the_shuffle() -> None:
    text = HEADERS.replace("seat 1: person", "seat 1: computer easy")
    with pytest.raises(RefusedRecord) as refusal:
        parse_record(f"{text}sealed 1: {SEAL}\nseed 1: {SEED}\n\n")
    assert refusal.value.line == 6


PLAYERS = st.sampled_from(
    [
        SeatHeader("person"),
        SeatHeader("person", None, "Ana 2"),
        SeatHeader("computer", "hard"),
        SeatHeader("program", None, "a b"),
    ]
)
CHANGES = st.builds(Seating, st.integers(0, 3), PLAYERS) | st.builds(Players, st.integers(0, 10**8))


@given(CHANGES)
def test_a_change_is_the_line_it_writes(change: Seating | Players) -> None:
    assert read_change(str(change), 4) == change


@given(st.lists(CHANGES.map(str) | st.sampled_from(["play 7D", "rubbish", "bid 3"]), max_size=9))
def test_a_record_with_changes_is_the_text_it_writes(lines: list[str]) -> None:
    seats = (SeatHeader("person"), SeatHeader("computer", "easy"))
    record = Record("rubamazzo", 0, seats, {"date": "today"}).with_moves(lines)
    assert parse_record(str(record)) == record
    assert [line.text for line in record.moves] == [
        line for line in lines if not line.startswith(("seat", "players"))
    ]
