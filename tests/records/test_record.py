"""Reading and writing records: what fits, what is refused, and where."""

import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from mazzo.cards import FRENCH_PACK
from mazzo.games.catalogue import all_reasons
from mazzo.records.record import Record, RefusedRecord, SeatHeader, parse_record
from mazzo.records.replay import replay

HEADERS = """\
mazzo-record: 1
game: rubamazzo
dealer: 1
seat 0: person
seat 1: computer hard
"""


def refused(text: str) -> RefusedRecord:
    with pytest.raises(RefusedRecord) as refusal:
        parse_record(text)
    assert refusal.value.reason in all_reasons()
    return refusal.value


def test_what_the_headers_say() -> None:
    record = parse_record(HEADERS + "\nplay 7D\n")
    assert (record.game, record.dealer) == ("rubamazzo", 1)
    assert record.seats == (SeatHeader("person"), SeatHeader("computer", "hard"))
    assert [(line.number, line.text) for line in record.lines] == [(7, "play 7D")]


def test_headers_may_stand_in_any_order_but_the_first() -> None:
    first, *others = HEADERS.splitlines()
    record = parse_record("\n".join([first, *reversed(others), ""]))
    assert record == parse_record(HEADERS)
    assert refused("\n".join([*others, first, ""])).line == 1


def test_unknown_headers_and_their_order_are_kept() -> None:
    text = HEADERS + "date: 2026-11-29\nplace: Ascoli Piceno: alta\nrules: 1\n\n"
    record = parse_record(text)
    assert list(record.headers) == ["date", "place", "rules"]
    assert record.headers["place"] == "Ascoli Piceno: alta"
    assert str(record) == text


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "  \t\n"),
        lambda text: "\ufeff" + text,
        lambda text: "# found in a drawer\n" + text.replace("dealer", "# dealer\ndealer"),
        lambda text: "\n\n" + text.replace("play", "\n\n# then\nplay"),
        lambda text: text.rstrip("\n"),
    ],
    ids=["crlf", "trailing spaces", "byte order mark", "comments", "blank lines", "no newline"],
)
def test_what_does_not_matter(change: object) -> None:
    assert callable(change)
    text = HEADERS + "\nplay 7D\nplay 4C takes 4S\n"
    record = parse_record(change(text))
    plain = parse_record(text)
    assert (record.seats, record.headers) == (plain.seats, plain.headers)
    assert [line.text for line in record.lines] == ["play 7D", "play 4C takes 4S"]


@pytest.mark.parametrize(
    ("header", "players"),
    [
        ("person", SeatHeader("person")),
        ("person Anna Maria", SeatHeader("person", None, "Anna Maria")),
        ("computer easy", SeatHeader("computer", "easy")),
        ("computer normal Hal", SeatHeader("computer", "normal", "Hal")),
        ("program counting.py", SeatHeader("program", None, "counting.py")),
        ("computer", None),
        ("computer perfect", None),
        ("computer hardest", None),
        ("program", None),
        ("personal", None),
        ("", None),
    ],
)
def test_who_sits_at_a_seat(header: str, players: SeatHeader | None) -> None:
    assert SeatHeader.parse(header) == players
    if players is None:
        text = HEADERS.replace("seat 0: person", f"seat 0: {header}")
        assert refused(text).line == 4
    else:
        assert str(players) == header


@pytest.mark.parametrize(
    ("line", "replacement", "reason"),
    [
        (1, "mazzo-record: 3", "bad-header"),
        (1, "mazzo: 1", "bad-header"),
        (2, "game: bridge", "unknown-game"),
        (2, "game rubamazzo", "bad-header"),
        (3, "dealer: 2", "bad-header"),
        (3, "dealer: -1", "bad-header"),
        (3, "dealer: one", "bad-header"),
        (3, "dealer: 01", "bad-header"),
        (4, "seat 2: person", "bad-header"),
        (4, "seat 1: person", "bad-header"),
        (5, "seat 1: robot", "bad-header"),
        (5, "option sums: yes", "unknown-option"),
        (5, "rules: 99", "bad-header"),
        (5, "game: rubamazzo", "bad-header"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_in_its_line(
    line: int, replacement: str, reason: str
) -> None:
    lines = HEADERS.splitlines()
    lines[line - 1] = replacement
    refusal = refused("\n".join([*lines, "", "deal"]))
    if replacement == "seat 1: person":
        line = 5  # the second of the two is the one too many
        replacement = "seat 1: computer hard"
    assert (refusal.line, refusal.text, refusal.reason) == (line, replacement, reason)


@pytest.mark.parametrize("missing", ["game", "dealer", "seat 0", "seat 1"])
@pytest.mark.parametrize("ending", ["\n\nplay 7D\n", "\n", ""])
def test_what_is_missing_is_missed_where_the_headers_end(missing: str, ending: str) -> None:
    lines = [line for line in HEADERS.splitlines() if not line.startswith(missing)]
    refusal = refused("\n".join(lines) + ending)
    assert (refusal.line, refusal.text, refusal.reason) == (len(lines) + 1, "", "bad-header")
    assert refusal.values == {"missing": missing}


@pytest.mark.parametrize(
    ("line", "replacement"),
    [(2, "game: bridge"), (3, "dealer: 2"), (4, "seat 0: robot"), (3, "option sums: yes")],
)
def test_of_several_headers_that_do_not_fit_the_first_is_refused(
    line: int, replacement: str
) -> None:
    lines = HEADERS.splitlines()
    lines[line - 1] = replacement
    refusal = refused("\n".join([*lines, "rubbish", "seat 1: person", "", "deal"]))
    assert (refusal.line, refusal.text) == (line, replacement)


def test_an_empty_text_misses_its_first_header() -> None:
    for text, line in [("", 1), ("\n", 2), ("# nothing\n", 2)]:
        refusal = refused(text)
        assert (refusal.line, refusal.text) == (line, "")
        assert refusal.values == {"missing": "mazzo-record"}


def test_nothing_is_read_after_a_refused_move() -> None:
    played = replay(parse_record(HEADERS + "\ndeal 7D\nrubbish\n"))
    assert played.failure is not None
    assert (played.failure.line, played.failure.text) == (7, "deal 7D")
    assert (played.failure.reason, played.moves) == ("bad-deal", ())


def test_an_unreadable_move_is_refused() -> None:
    played = replay(parse_record(HEADERS + "\nPlay 7D\n"))
    assert played.failure is not None
    assert played.failure.reason == "unreadable"


def test_moves_are_numbered_as_they_are_written() -> None:
    record = parse_record(HEADERS + "place: here\n").with_moves(["play 7D", "play 4C"])
    for line in record.lines:
        assert str(record).split("\n")[line.number - 1] == line.text
    assert parse_record(str(record)) == record


NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1)
PLAYERS = st.one_of(
    st.builds(SeatHeader, st.just("person"), st.none(), st.none() | NAMES),
    st.builds(
        SeatHeader,
        st.just("computer"),
        st.sampled_from(["easy", "normal", "hard"]),
        st.none() | NAMES,
    ),
    st.builds(SeatHeader, st.just("program"), st.none(), NAMES),
)
OTHERS = st.dictionaries(
    st.from_regex(r"x-[a-z0-9-]{1,9}", fullmatch=True), NAMES | st.just(""), max_size=3
)


@given(st.integers(0, 1), st.tuples(PLAYERS, PLAYERS), OTHERS, st.lists(NAMES, max_size=3))
def test_a_record_is_the_text_it_writes(
    dealer: int, seats: tuple[SeatHeader, ...], others: dict[str, str], moves: list[str]
) -> None:
    texts = [move for move in moves if not move.startswith("#")]
    record = Record("rubamazzo", dealer, seats, others).with_moves(texts)
    assert parse_record(str(record)) == record


LINES = st.lists(
    st.sampled_from([*HEADERS.splitlines(), "", "# x", "rules: 1", "play 7D", "deal 7D", "\r"])
    | st.text(max_size=30),
    max_size=12,
)


@given(LINES.map("\n".join) | st.text())
@example("mazzo-record: 1\x1fgame: rubamazzo")
def test_no_text_does_anything_but_fit_or_be_refused(text: str) -> None:
    try:
        record = parse_record(text)
    except RefusedRecord as refusal:
        lines = text.removeprefix("\ufeff").split("\n")
        found = lines[refusal.line - 1] if refusal.line <= len(lines) else ""
        assert refusal.text == found.rstrip(" \t\r")  # noqa: PT017
        return
    replay(record)


def test_the_cards_of_a_meld_are_written_back_in_order() -> None:
    pack = [card for card in FRENCH_PACK if card not in ("5S", "4S", "6S")]
    # seat 1 plays first and gets the 1st, 5th and 9th card
    deal = " ".join(["deal 5S", *pack[:3], "4S", *pack[3:6], "6S", *pack[6:]])
    seats = "".join(f"seat {seat}: person\n" for seat in range(4))
    text = f"mazzo-record: 1\ngame: rummy\ndealer: 0\n{seats}\n{deal}\ndraw @stock\nmeld 6S 4S 5S\n"
    played = replay(parse_record(text))
    assert played.failure is None
    assert str(played.moves[-1]) == "meld 4S 5S 6S"


def test_a_refusal_survives_the_way_out_of_another_process() -> None:
    refused = RefusedRecord(3, "play 1D", "must-take", card="1D")
    again = pickle.loads(pickle.dumps(refused))
    assert (str(again), again.line, again.values) == (str(refused), 3, {"card": "1D"})
