"""The single door of a live match, and what leaves it."""

import json
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import catalogue, find
from mazzo.games.contract import DEALER, reasons
from mazzo.match.event import Event
from mazzo.match.kept import Begun, Kept
from mazzo.match.match import REFUSALS, Match, RefusedMove, Step
from mazzo.records.record import SeatHeader, parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify

PERSON = SeatHeader("person")
SECRET = bytes(32)


def begun(game: str = "rubamazzo", seats: tuple[SeatHeader, ...] = (), **headers: str) -> Begun:
    seats = seats or (PERSON,) * find(game).game.seats
    return Begun("m", game, 0, seats, SECRET, 0.0, {"client seed": "s", **headers})


def play_on(match: Match, rng: Random, moves: int = 10_000) -> list[Event]:
    """Plays random legal moves through the door; what happened."""
    happened = []
    for _ in range(moves):
        turn = match.turn
        if turn is None:
            break
        if turn == DEALER:
            step = match.deal(match.ply)
        else:
            step = match.move(turn, str(rng.choice(match.view(turn).moves)), match.ply)
        match.take(step)
        happened.append(step.event)
    return happened


def look(match: Match) -> tuple[Any, ...]:
    """Everything there is to see of a match."""
    views = [match.view(seat) for seat in [*range(len(match.seats)), None]]
    counts = (match.events, match.ply, match.turn, match.touched)
    return match.seats, match.players, counts, views


def refusal(match: Match, seat: int, text: str, ply: int) -> RefusedMove:
    """A move that is refused, and changes nothing."""
    before = look(match)
    with pytest.raises(RefusedMove) as refused:
        match.move(seat, text, ply)
    assert look(match) == before
    assert refused.value.reason in (*REFUSALS, *reasons(find(match.begun.game).game))
    assert refused.value.values["move"] == text
    return refused.value


@pytest.mark.parametrize("game", catalogue())
def test_a_match_is_rebuilt_from_its_events(game: str) -> None:
    match = Match(begun(game))
    rng = Random(3)
    events: list[Event] = []
    for _ in range(40):
        events += play_on(match, rng, 5)
        again = Match.of(Kept(match.begun, (), tuple(events)))
        assert look(again) == look(match)
    record = parse_record(str(Kept(match.begun, (), tuple(events)).record()))
    assert replay(record).failure is None
    assert [line.text for line in record.lines] == [event.move for event in events]


def test_what_is_only_wanted_changes_nothing() -> None:
    match = Match(begun())
    before = look(match)
    step = match.deal(0)
    assert look(match) == before
    match.take(step)
    assert look(match) != before
    with pytest.raises(AssertionError):
        match.take(step)


def test_events_that_do_not_replay_make_no_match() -> None:
    with pytest.raises(RefusedMove) as refused:
        Match(begun(), events=[Event(move="play 7D")])
    assert refused.value.reason == "dealer-to-move"


def test_one_move_is_one_move_however_often_it_is_sent() -> None:
    match = Match(begun())
    play_on(match, Random(0), 1)
    move = str(match.view(1).moves[0])
    match.take(match.move(1, move, 1))
    for _ in range(3):
        assert refusal(match, 1, move, 1).reason == "stale"
    assert refusal(match, 1, move, 3).reason == "stale"
    with pytest.raises(RefusedMove, match="stale"):
        match.deal(0)
    with pytest.raises(RefusedMove, match="stale"):
        match.first_legal(1)


def test_only_who_has_the_turn_plays() -> None:
    match = Match(begun())
    assert refusal(match, 0, "play 7D", 0).reason == "dealer-to-move"
    with pytest.raises(RefusedMove, match="dealer-to-move"):
        match.first_legal(0)
    play_on(match, Random(0), 1)
    for seat in (0, DEALER, 7):
        assert refusal(match, seat, str(match.view(1).moves[0]), 1).reason == "not-your-turn"
    with pytest.raises(RefusedMove, match="wrong-phase"):
        match.deal(1)


def test_refusals_of_the_rules_come_through_with_their_values() -> None:
    match = Match(begun())
    play_on(match, Random(0), 1)
    assert refusal(match, 1, "Play", 1).reason == "unreadable"
    assert refusal(match, 1, "fly 7D", 1).reason == "unreadable"
    other = match.view(0).plain()["hand"][0]  # type: ignore[index]
    refused = refusal(match, 1, f"play {other}", 1)
    assert refused.reason == "not-your-card"
    assert refused.values == {"card": other, "move": f"play {other}"}


def test_after_the_end_the_match_is_over() -> None:
    match = Match(begun())
    play_on(match, Random(0))
    assert match.turn is None
    assert refusal(match, 0, "play 7D", match.ply).reason == "over"
    with pytest.raises(RefusedMove, match="over"):
        match.deal(match.ply)
    with pytest.raises(RefusedMove, match="over"):
        match.follow(Event(move="play 7D"))
    with pytest.raises(RefusedMove, match="bad-seat"):
        match.follow(Event(before=("seat 1: computer easy",)))


@pytest.mark.parametrize("game", catalogue())
def test_only_the_last_step_says_how_it_went(game: str) -> None:
    match = Match(begun(game))
    rng = Random(5)
    steps: list[Step] = []
    while match.turn is not None:
        seat = match.turn
        step = (
            match.deal(match.ply)
            if seat == DEALER
            else match.move(seat, str(rng.choice(match.view(seat).moves)), match.ply)
        )
        steps.append(step)
        outcomes = match.outcomes_after(step)
        match.take(step)
        assert (outcomes is None) == (match.turn is not None)
    assert outcomes is not None
    assert len(outcomes) == len(match.seats)
    assert set(outcomes) <= {"won", "drawn", "lost"}
    assert [step.number for step in steps] == list(range(len(steps)))
    # The public text of a deal or a draw names no card.
    for step in steps:
        if step.seat == DEALER:
            assert step.move == "deal"
        if str(step.move).startswith("draw"):
            assert step.move in ("draw @stock", "draw @discards")


def test_a_match_counts_from_a_persons_first_move() -> None:
    match = Match(begun(seats=(PERSON, SeatHeader("computer", "easy"))))
    touched = [match.touched]
    for _ in range(3):
        play_on(match, Random(0), 1)
        touched.append(match.touched)
    # Nobody yet, the dealer, the computer, the person.
    assert touched == [False, False, False, True]


def test_another_player_takes_a_seat() -> None:
    match = Match(begun())
    play_on(match, Random(0), 1)
    step = match.reseat((PERSON, SeatHeader("computer", "easy")))
    assert step.event == Event(before=("seat 1: computer easy",))
    assert match.computer_to_move() is None
    assert match.computer_after(step) == (1, "easy")
    match.take(step)
    assert match.seats == (PERSON, SeatHeader("computer", "easy"))
    assert match.computer_to_move() == (1, "easy")
    assert (match.events, match.ply) == (2, 1)
    for line in ("seat 2: computer easy", "seat x: person", "seat 0: king", "players: many"):
        with pytest.raises(RefusedMove, match="bad-seat"):
            match.follow(Event(before=(line,)))


def test_the_first_legal_move_stands_between_two_seat_lines() -> None:
    seats = (PERSON, SeatHeader("computer", "normal"))
    match = Match(begun(seats=seats))
    play_on(match, Random(0), 1)
    step = match.first_legal(1)
    first = min(str(move) for move in match.view(1).moves)
    lines = ["seat 1: program first-legal", first, "seat 1: computer normal"]
    assert list(step.event.lines()) == lines
    match.take(step)
    assert match.seats == seats
    assert not match.touched


def test_the_first_legal_move_is_the_first_as_text() -> None:
    """As ``legal`` is sorted, which is how a record of it is checked."""
    orders_differ = 0
    for seed in range(20):
        match = Match(begun(game="rummy", seats=(PERSON,) * 4))
        play_on(match, Random(seed), 9)
        assert match.turn is not None
        legal = [str(move) for move in match.view(match.turn).moves]
        assert match.first_legal(match.ply).move == min(legal)
        orders_differ += min(legal) != legal[0]
    assert orders_differ


def test_the_computers_version_is_named_where_it_changes() -> None:
    version = find("rubamazzo").player.version
    seats = (PERSON, SeatHeader("computer", "normal"))
    match = Match(begun(seats=seats, players=str(version + 1)))
    play_on(match, Random(0), 1)
    step = match.move(1, str(match.view(1).moves[0]), 1)
    assert step.event.before == (f"players: {version}",)
    match.take(step)
    assert match.players == str(version)
    for _ in range(2):
        (event,) = play_on(match, Random(0), 1)
        assert event.before == ()


def test_the_cards_of_a_meld_are_kept_in_order() -> None:
    """A person may name them in any order; the record has one text for one move."""
    match = Match(begun("rummy"))
    rest = [card for card in find("rummy").game.pack if card not in ("5S", "4S", "6S")]
    # seat 1 plays first and gets the 1st, 5th and 9th card
    pack = [*("5S", *rest[:3]), *("4S", *rest[3:6]), *("6S", *rest[6:])]
    match.take(match.follow(Event(move=" ".join(["deal", *pack]))))
    match.take(match.move(1, "draw @stock", 1))
    step = match.move(1, "meld 6S 4S 5S", 2)
    assert step.event.move == step.move == "meld 4S 5S 6S"


def test_the_opened_record_is_found_right() -> None:
    from mazzo.records import chance

    dealer = chance.first_dealer(SECRET, "s", 2)
    start = Begun(
        "m", "rubamazzo", dealer, (PERSON, PERSON), SECRET, 0.0,
        {"commitment": chance.commitment(SECRET), "client seed": "s"},
    )  # fmt: skip
    match = Match(start)
    kept = Kept(start, (), tuple(play_on(match, Random(1))), "over")
    text = str(kept.opened())
    assert "\nmatch: m\n" in text
    report = verify(text, lambda *_: "")
    assert {step.key: step.outcome for step in report.steps}["deals"] == "right"
    assert "secret" not in str(kept.record())
    assert json.dumps(kept.begun.headers)
