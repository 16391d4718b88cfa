"""What goes wrong around the room, and what its pages hear of it: the store, the computers, the
clock, another room, a guest who is forgotten."""

from random import Random

import pytest

from mazzo.match.event import Event
from mazzo.match.match import Match
from mazzo.match.store import Find, HoldTurns, Keep, Last
from mazzo.room.dues import LATE_SECONDS
from tests.room.hall import Hall, begin_as_first, play_out


def test_what_cannot_be_kept_did_not_happen() -> None:
    hall = Hall()
    page, other = hall.page(), hall.page()
    match = begin_as_first(hall, page)
    hall.ask(other, type="open", game="rubamazzo")
    hall.shelf.fails = lambda request: isinstance(request, Keep)
    heard = len(other.heard)
    failed = hall.play(page, match)
    assert (failed["error"], failed["values"]) == ("store-failed", {})
    assert len(other.heard) == heard
    hall.shelf.fails = lambda _: False
    again = hall.ask(page, type="sync", match=match["match"])
    assert (again["ply"], again["view"]) == (match["ply"], match["view"])
    # Whoever else looks on gets the match as it is kept.
    assert (other.last["type"], other.last["ply"]) == ("match", match["ply"])
    assert play_out(hall, page, again, Random(1))["view"]["turn"] is None
    assert ("store-failed", {"reason": "the shelf has fallen down"}) in hall.lines


def test_a_computers_move_that_cannot_be_kept_is_made_when_it_is_found_due() -> None:
    hall = Hall()
    page = hall.page()
    match = begin_as_first(hall, page)
    # The page's move owes the next one to a computer; that one is not kept.
    hall.shelf.fails = lambda request: isinstance(request, Keep) and request.turn is None
    sent = hall.play(page, match)
    assert page.last == sent
    hall.shelf.fails = lambda _: False
    hall.shelf.due = [match["match"]]
    hall.pass_time(2)
    whole, moved = page.heard[-2:]
    assert (whole["type"], whole["ply"]) == ("match", sent["ply"])
    assert (moved["type"], moved["seat"], moved["ply"]) == ("update", 1, sent["ply"] + 1)


def test_an_event_of_another_room_is_followed_when_it_is_in_the_way() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = begin_as_first(hall, page)
    mine, theirs = match["view"]["moves"][:2]
    hall.shelf.do(Keep(match["match"], 1, Event(move=theirs)))
    late = hall.play(page, match, mine)
    assert (late["error"], late["values"], late["ply"]) == ("stale", {"move": mine}, 2)
    followed = page.heard[-2]
    assert (followed["type"], followed["event"], followed["move"]) == ("update", 1, theirs)


def test_an_event_of_another_room_is_followed_when_it_is_heard_of() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = begin_as_first(hall, page)
    move = match["view"]["moves"][0]
    hall.shelf.do(Keep(match["match"], 1, Event(move=move)))
    asked = len(hall.shelf.asked)
    hall.room.elsewhere(match["match"], 0)  # known already
    hall.room.elsewhere("another", 7)
    hall.settle()
    assert len(hall.shelf.asked) == asked
    hall.room.elsewhere(match["match"], 1)
    hall.settle()
    assert (page.last["type"], page.last["move"]) == ("update", move)
    # And the computer's turn that follows is thought about here, if the lease is ours.
    assert hall.thoughts[-1].ply == 2


@pytest.mark.parametrize("answer", [None, "play 7D takes 7S takes all", "play RB"])
def test_a_computer_without_a_good_answer_plays_the_first_legal_move(answer: str | None) -> None:
    hall = Hall()
    hall.think = lambda _: answer
    page = hall.page()
    match = begin_as_first(hall, page)
    first = hall.play(page, match)
    kept = hall.shelf.kept[match["match"]]
    event = kept.events[2]
    assert event.before == ("seat 1: program first-legal",)
    assert event.after == ("seat 1: computer easy",)
    truth = Match(kept.begun, events=kept.events[:2])
    assert event.move == min(str(move) for move in truth.view(1).moves)
    assert page.last["silent"]
    assert page.last["ply"] == first["ply"] + 1
    assert hall.lines[-1][0] == ("computer-silent" if answer is None else "computer-illegal")
    end = play_out(hall, page, {**match, **page.last}, Random(2))
    # None after the last move of a match.
    assert hall.shelf.kept[end["match"]].events[-1].after == ()


def test_who_waits_ten_seconds_for_a_move_is_told_once() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = begin_as_first(hall, page)
    sent = hall.play(page, match)
    hall.pass_time(LATE_SECONDS - 1)
    assert page.last == sent
    hall.pass_time(10)
    assert [frame["type"] for frame in page.heard].count("late") == 1
    assert page.last == {"type": "late", "match": match["match"]}
    held = [request for request in hall.shelf.asked if isinstance(request, HoldTurns)]
    assert held
    assert all(request.matches == [match["match"]] for request in held)
    hall.room.thought(hall.thoughts[-1], None, "hangs")
    hall.settle()
    assert (page.last["type"], page.last["ply"]) == ("update", sent["ply"] + 1)


def test_who_waits_ten_seconds_for_the_store_is_told() -> None:
    hall = Hall()
    page = hall.page()
    match = begin_as_first(hall, page)
    hall.holds = lambda request: isinstance(request, Keep)
    hall.say(page, type="play", match=match["match"], ply=1, move=match["view"]["moves"][0])
    hall.pass_time(LATE_SECONDS + 1)
    assert page.last == {"type": "late", "match": match["match"]}


def test_a_clock_that_is_set_back_stops_nothing() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    hall.play(page, begin_as_first(hall, page))
    hall.now -= 3600
    hall.pass_time(LATE_SECONDS + 2)
    assert page.last["type"] == "late"


def test_a_match_that_does_not_replay_is_refused_and_harms_nobody() -> None:
    hall = Hall()
    page = hall.page()
    match = begin_as_first(hall, page)
    hall.room.gone(page)
    hall.shelf.do(Keep(match["match"], 1, Event(move="play XX")))
    page = hall.page()
    assert hall.ask(page, type="open", game="rubamazzo")["error"] == "store-failed"
    assert hall.lines[-1][0] == "match-does-not-replay"
    assert hall.room.matches == 0
    assert hall.start(page)["type"] == "match"


def test_a_match_that_cannot_be_loaded_is_loaded_when_it_can() -> None:
    hall = Hall()
    page = hall.page()
    match = begin_as_first(hall, page)
    hall.room.gone(page)
    page = hall.page()
    hall.shelf.fails = lambda request: isinstance(request, Find)
    assert hall.ask(page, type="sync", match=match["match"])["error"] == "store-failed"
    hall.shelf.fails = lambda _: False
    assert hall.ask(page, type="sync", match=match["match"])["view"] == match["view"]


def test_nothing_is_kept_of_who_is_forgotten_while_they_begin() -> None:
    hall = Hall()
    page = hall.page()
    offer = hall.ask(page, type="offer", game="rubamazzo")
    hall.holds = lambda request: isinstance(request, Last)
    rest = {"game": "rubamazzo", "seed": "s", "level": "easy"}
    hall.say(page, type="new", commitment=offer["commitment"], **rest)
    assert hall.room.part(page.guest) == [page]
    hall.holds = lambda _: False
    hall.release()
    hall.say(page, type="open", game="rubamazzo")
    assert hall.shelf.kept == {}
    assert page.last == offer


def test_pages_hear_that_their_match_is_forgotten() -> None:
    hall = Hall()
    page = hall.page()
    match = hall.start(page)
    hall.room.part(page.guest)
    hall.room.forgotten([match["match"]])
    hall.settle()
    assert page.last == {"type": "closed", "match": match["match"], "reason": "forgotten"}
    assert hall.room.matches == 0
