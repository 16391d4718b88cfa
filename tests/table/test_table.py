"""The single door of a live match, and what leaves it."""

import json
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import all_reasons, catalogue, find
from mazzo.games.contract import DEALER
from mazzo.records.record import Record, RefusedRecord, SeatHeader, parse_record
from mazzo.table.table import REFUSALS, RefusedMove, Table, Update

PERSON = SeatHeader("person")


def new_table(game: str = "rubamazzo") -> Table:
    return Table(Record(game, 0, (PERSON,) * find(game).game.seats))


def play_on(table: Table, rng: Random, moves: int = 10_000) -> None:
    """Plays random legal moves through the door."""
    for _ in range(moves):
        turn = table.turn
        if turn is None:
            return
        if turn == DEALER:
            table.play(DEALER, table.shuffle(rng), table.ply)
        else:
            table.play(turn, str(rng.choice(table.view(turn).moves)), table.ply)


def refusal(table: Table, seat: int, text: str, ply: int) -> RefusedMove:
    """A move that is refused, and changes nothing."""
    before = (str(table.record), table.ply, table.seq, table.turn, table.view(0), table.view(1))
    with pytest.raises(RefusedMove) as refused:
        table.play(seat, text, ply)
    after = (str(table.record), table.ply, table.seq, table.turn, table.view(0), table.view(1))
    assert before == after
    assert refused.value.reason in (*REFUSALS, *all_reasons())
    assert refused.value.values["move"] == text
    return refused.value


@pytest.mark.parametrize("game", catalogue())
def test_a_table_is_rebuilt_from_its_record(game: str) -> None:
    table = new_table(game)
    rng = Random(3)
    for _ in range(40):
        play_on(table, rng, 5)
        again = Table(parse_record(str(table.record)))
        assert again.record == table.record
        assert (again.turn, again.ply) == (table.turn, table.ply)
        for seat in [*range(len(table.seats)), None]:
            assert again.view(seat) == table.view(seat)


def test_a_record_that_does_not_replay_makes_no_table() -> None:
    record = Record("rubamazzo", 0, (PERSON, PERSON)).with_moves(["play 7D"])
    with pytest.raises(RefusedRecord) as refused:
        Table(record)
    assert refused.value.reason == "dealer-to-move"


def test_one_move_is_one_move_however_often_it_is_sent() -> None:
    table = new_table()
    play_on(table, Random(0), 1)
    move = str(table.view(1).moves[0])
    assert table.play(1, move, 1) == move
    for _ in range(3):
        assert refusal(table, 1, move, 1).reason == "stale"
    assert refusal(table, 1, move, 3).reason == "stale"


def test_only_who_has_the_turn_plays() -> None:
    table = new_table()
    assert refusal(table, 0, "play 7D", 0).reason == "dealer-to-move"
    play_on(table, Random(0), 1)
    for seat in (0, DEALER, 7):
        assert refusal(table, seat, str(table.view(1).moves[0]), 1).reason == "not-your-turn"


def test_refusals_of_the_rules_come_through_with_their_values() -> None:
    table = new_table()
    play_on(table, Random(0), 1)
    assert refusal(table, 1, "Play", 1).reason == "unreadable"
    assert refusal(table, 1, "fly 7D", 1).reason == "unreadable"
    other = next(card for card in table.view(0).plain()["places"] if card)  # type: ignore[attr-defined]
    refused = refusal(table, 1, f"play {other}", 1)
    assert refused.reason == "not-your-card"
    assert refused.values == {"card": other, "move": f"play {other}"}


def test_after_the_end_the_match_is_over() -> None:
    table = new_table()
    play_on(table, Random(0))
    assert table.turn is None
    assert refusal(table, 0, "play 7D", table.ply).reason == "over"


@pytest.mark.parametrize("game", catalogue())
def test_updates_are_numbered_without_gaps_and_show_what_each_seat_may_see(game: str) -> None:
    table = new_table(game)
    rng = Random(1)
    seq = 0
    updates: list[Update] = []
    while table.turn is not None and table.ply < 150:
        play_on(table, rng, 1)
        (update,) = table.drain()
        seq += 1
        assert (update.seq, update.ply) == (seq, table.ply)
        for seat in range(len(table.seats)):
            plain: dict[str, Any] = json.loads(json.dumps(update.plain(seat)))
            assert plain["view"] == json.loads(json.dumps(table.view(seat).plain()))
        updates.append(update)
    assert updates[0].plain(0)["seat"] == "dealer"
    assert table.seq == seq
    assert table.drain() == []


@pytest.mark.parametrize("game", catalogue())
def test_the_text_of_a_deal_or_a_draw_shows_no_card(game: str) -> None:
    table = new_table(game)
    play_on(table, Random(1), 200)
    for update in table.drain():
        if update.seat == DEALER:
            assert update.move == "deal"
        if update.move.startswith("draw"):
            assert update.move in ("draw @stock", "draw @discards")


def test_a_card_is_touched_when_a_seat_has_played() -> None:
    table = new_table()
    assert not table.touched
    play_on(table, Random(0), 1)
    assert not table.touched
    play_on(table, Random(0), 1)
    assert table.touched


def test_another_player_takes_a_seat() -> None:
    table = new_table()
    table.seat_player(1, SeatHeader("computer", "easy"))
    assert table.seats == (PERSON, SeatHeader("computer", "easy"))
    assert "seat 1: computer easy\n" in str(table.record)


def test_the_cards_of_a_meld_are_kept_in_order() -> None:
    """A person may name them in any order; the record has one text for one move."""
    table = new_table("rummy")
    rest = [card for card in find("rummy").game.pack if card not in ("5S", "4S", "6S")]
    # seat 1 plays first and gets the 1st, 5th and 9th card
    pack = [*("5S", *rest[:3]), *("4S", *rest[3:6]), *("6S", *rest[6:])]
    table.play(DEALER, " ".join(["deal", *pack]), 0)
    table.play(1, "draw @stock", 1)
    assert table.play(1, "meld 6S 4S 5S", 2) == "meld 4S 5S 6S"
    assert "\nmeld 4S 5S 6S\n" in str(table.record)
    assert table.drain()[-1].move == "meld 4S 5S 6S"
