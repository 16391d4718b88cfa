"""The room's core, input by input: no server, no loop, no waiting."""

import json
from random import Random
from typing import Any

import pytest

from mazzo.games.catalogue import catalogue
from mazzo.match.event import Event
from mazzo.match.match import Match
from mazzo.match.store import Keep, Last
from mazzo.room.matches import MOST_FOLLOWED
from mazzo.room.output import Thought
from tests.room.hall import Hall, begin_as_first, check_updates, play_out
from tests.story import Frame

BRUNO = b"b" * 32


def moves_of(hall: Hall, match: Frame) -> list[str]:
    """The moves that are kept of a match."""
    kept = hall.shelf.kept[match["match"]]
    return [event.move for event in kept.events if event.move is not None]


@pytest.mark.parametrize("game", catalogue())
def test_every_update_leads_to_the_view_of_the_seat(game: str) -> None:
    hall = Hall()
    page = hall.page()
    check_updates(hall, page, play_out(hall, page, hall.start(page, game), Random(3)))


@pytest.mark.parametrize("game", catalogue())
def test_an_update_says_only_what_changed(game: str) -> None:
    hall = Hall()
    page = hall.page()
    play_out(hall, page, hall.start(page, game), Random(1))
    sizes = sorted(len(frame) for frame in page.frames if frame.startswith(b'{"type":"update"'))
    assert sizes[len(sizes) // 2] <= 300
    assert sizes[len(sizes) * 95 // 100] <= 500
    for frame in map(json.loads, page.frames):
        if frame["type"] == "update":
            assert "history" not in frame["view"]


def test_a_match_that_waits_for_the_store_keeps_what_comes_meanwhile() -> None:
    hall = Hall()
    page, other = hall.page(), hall.page(BRUNO)
    match, elsewhere = begin_as_first(hall, page), begin_as_first(hall, other)
    hall.holds = lambda request: isinstance(request, Keep) and request.match == match["match"]
    before = len(page.heard)
    move = {"type": "play", "match": match["match"], "ply": match["ply"]}
    hall.say(page, **move, move=match["view"]["moves"][0], id=901)
    hall.say(page, **move, move=match["view"]["moves"][0], id=902)
    hall.say(page, type="sync", match=match["match"], id=903)
    hall.say(page, type="ping", id=904)
    # Nothing has happened before it is kept; everything else goes on.
    assert [frame["type"] for frame in page.heard[before:]] == ["pong"]
    assert hall.play(other, elsewhere)["type"] == "update"
    hall.holds = lambda _: False
    hall.release()
    answers = {frame["id"]: frame for frame in page.heard[before:] if "id" in frame}
    assert answers[901]["type"] == "update"
    assert (answers[902]["error"], answers[902]["ply"]) == ("stale", match["ply"] + 1)
    assert answers[903]["type"] == "match"
    assert moves_of(hall, match)[match["ply"]] == match["view"]["moves"][0]


def test_two_pages_of_one_guest_hear_the_same() -> None:
    hall = Hall()
    one, two = hall.page(), hall.page()
    match = begin_as_first(hall, one)
    again = hall.ask(two, type="open", game="rubamazzo")
    assert again["match"] == match["match"]
    sent = hall.play(one, match)
    assert [frame["event"] for frame in two.heard[-2:]] == [sent["event"], sent["event"] + 1]
    assert two.heard[-1] == one.heard[-1]
    assert "id" not in two.heard[-2]


def test_matches_that_nobody_follows_leave_memory() -> None:
    hall = Hall()
    page, other = hall.page(), hall.page()
    match = begin_as_first(hall, page)
    hall.ask(other, type="sync", match=match["match"])
    hall.room.gone(page)
    hall.say(page, type="ping")
    assert page.last["type"] != "pong"
    assert hall.room.matches == 1
    hall.room.gone(other)
    hall.settle()
    assert hall.room.matches == 0
    third = hall.page()
    assert hall.ask(third, type="open", game="rubamazzo")["view"] == match["view"]


def test_a_computer_finishes_its_turn_though_nobody_follows() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    sent = hall.play(page, begin_as_first(hall, page))
    hall.room.gone(page)
    hall.settle()
    assert hall.room.matches == 1
    hall.room.thought(hall.thoughts[-1], "play 1D", "")
    hall.settle()
    assert hall.room.matches == 0
    assert len(hall.shelf.kept[sent["match"]].events) == 3


def test_a_new_match_takes_the_pages_of_the_last_one_along() -> None:
    hall = Hall()
    one, two = hall.page(), hall.page()
    first = hall.start(one)
    hall.ask(two, type="open", game="rubamazzo")
    second = hall.start(one)
    gone = {"type": "closed", "match": first["match"], "reason": "replaced"}
    assert gone in two.heard
    assert gone not in one.heard
    assert hall.ask(two, type="sync", match=first["match"])["error"] == "no-such-match"
    back = hall.ask(one, type="undo", match=second["match"])
    assert back["match"] == first["match"]
    assert (hall.ask(one, type="undo", match=first["match"]))["error"] == "nothing-to-undo"


def test_two_pages_that_begin_in_the_same_moment_end_at_one_match() -> None:
    hall = Hall()
    pages = [hall.page(), hall.page()]
    offers = [hall.ask(page, type="offer", game="rubamazzo") for page in pages]
    hall.holds = lambda request: isinstance(request, Last)
    for page, offer in zip(pages, offers, strict=True):
        rest = {"game": "rubamazzo", "seed": "s", "level": "easy"}
        hall.say(page, type="new", commitment=offer["commitment"], **rest)
    hall.holds = lambda _: False
    hall.release()
    first, second = hall.shelf.kept.values()
    assert (first.state, second.state) == ("given_up", "playing")
    assert {"type": "closed", "match": first.id, "reason": "replaced"} in pages[0].heard
    assert hall.ask(pages[0], type="open", game="rubamazzo")["match"] == second.id


def test_another_level_is_an_event_without_a_move() -> None:
    hall = Hall()
    one, two = hall.page(), hall.page()
    match = begin_as_first(hall, one)
    hall.ask(two, type="open", game="rubamazzo")
    changed = hall.ask(one, type="level", match=match["match"], level="hard")
    assert (changed["type"], changed["event"], changed["ply"]) == ("update", 1, match["ply"])
    assert changed["players"][1]["level"] == "hard"
    assert "move" not in changed
    assert changed["view"] == match["view"]
    assert {**two.last, "id": changed["id"]} == changed
    event = hall.shelf.kept[match["match"]].events[1]
    assert event == Event(before=("seat 1: computer hard",))
    # The same again is no event.
    same = hall.ask(one, type="level", match=match["match"], level="hard")
    assert (same["type"], same["event"]) == ("match", 1)
    hall.play(one, {**match, **changed})
    assert hall.thoughts[-1].level == "hard"
    late = hall.ask(one, type="level", match=match["match"], level="easy")
    assert late["error"] == "too-late"


def test_the_level_can_change_after_a_computers_card_but_not_after_a_persons() -> None:
    hall = Hall()
    page = hall.page()
    seeds = iter(range(50))
    match = hall.start(page, seed=str(next(seeds)))
    while match["view"]["turn"] == 0:
        match = hall.start(page, seed=str(next(seeds)))
    match = {**match, **page.last}
    assert match["view"]["history"]
    assert not match["touched"]
    changed = hall.ask(page, type="level", match=match["match"], level="hard")
    assert changed["players"][1]["level"] == "hard"
    played = hall.play(page, {**match, **changed})
    assert played["touched"]
    keep = [request for request in hall.shelf.asked if isinstance(request, Keep)]
    assert [request.touches for request in keep if request.match == match["match"]][:3] == [
        *(False, False),  # the computer's card and the level
        True,
    ]


def test_a_thought_about_what_is_over_is_dropped() -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = begin_as_first(hall, page)
    hall.play(page, match)
    thought = hall.thoughts[-1]
    assert thought not in hall.dropped
    hall.start(page)
    assert thought in hall.dropped
    before = len(hall.shelf.asked)
    hall.room.thought(thought, "play 7D")
    hall.settle()
    assert len(hall.shelf.asked) == before


def test_a_page_hears_of_so_many_matches() -> None:
    hall = Hall()
    guests = [bytes([number]) * 32 for number in range(MOST_FOLLOWED + 2)]
    page = hall.page(guests[0])
    matches = []
    for guest in guests:
        page.guest = guest
        matches.append(hall.start(page)["match"])
    assert list(page.following) == matches[2:]
    heard = len(page.heard)
    hall.say(page, type="leave", match=matches[-1])
    hall.say(page, type="leave", match="another")
    assert list(page.following) == matches[2:-1]
    assert len(page.heard) == heard


def test_whoever_asks_for_the_level_there_is_follows_no_more_matches_than_others() -> None:
    hall = Hall()
    guests = [bytes([number]) * 32 for number in range(MOST_FOLLOWED + 1)]
    page = hall.page(guests[0])
    matches = []
    for guest in guests:
        page.guest = guest
        matches.append(hall.start(page)["match"])
    assert matches[0] not in page.following
    page.guest = guests[0]
    hall.say(page, type="level", match=matches[0], level="easy")
    assert list(page.following) == [*matches[2:], matches[0]]


def test_a_newer_version_of_the_computers_is_named_with_their_next_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = begin_as_first(hall, page)
    hall.play(page, match)
    kept = hall.shelf.kept[match["match"]]
    headers = {**kept.begun.headers, "players": "0"}
    old = Hall(shelf=hall.shelf)
    old.shelf.kept[kept.id] = type(kept)(
        type(kept.begun)(
            **{
                **{name: getattr(kept.begun, name) for name in kept.begun.__slots__},
                "headers": headers,
            }
        ),
        kept.guests,
        kept.events,
    )
    page = old.page()
    old.ask(page, type="open", game="rubamazzo")
    version = catalogue()["rubamazzo"].player.version
    event = old.shelf.kept[kept.id].events[2]
    assert event.before == (f"players: {version}",)
    old.play(page, {**match, **page.last})
    assert old.shelf.kept[kept.id].events[4].before == ()
    assert f"\nplayers: {version}\n" in str(old.shelf.kept[kept.id].record())


def test_nothing_tells_a_strangers_match_from_none() -> None:
    hall = Hall()
    owner, thief = hall.page(), hall.page(BRUNO)
    match = begin_as_first(hall, owner)
    attempts: list[dict[str, Any]] = [
        {"type": "sync"},
        {"type": "play", "ply": 1, "move": match["view"]["moves"][0]},
        {"type": "deal", "ply": 1},
        {"type": "level", "level": "easy"},
        {"type": "undo"},
    ]
    for attempt in attempts:
        stolen = hall.ask(thief, match=match["match"], **attempt)
        unknown = hall.ask(thief, match="A" * 22, **attempt)
        assert stolen["error"] == "no-such-match"
        assert stolen == {**unknown, "match": match["match"], "id": stolen["id"]}


def test_a_computer_is_shown_its_own_view_and_nothing_else() -> None:
    hall = Hall()
    page = hall.page()
    play_out(hall, page, hall.start(page, "rummy"), Random(4))
    assert len(hall.thoughts) > 100

    def check(thought: Thought) -> None:
        kept = hall.shelf.kept[thought.match]
        truth = Match(kept.begun)
        for event in kept.events:
            if truth.ply == thought.ply:
                break
            truth.take(truth.follow(event))
        assert json.loads(thought.view) == json.loads(json.dumps(truth.view(thought.seat).plain()))

    for thought in hall.thoughts[::37]:
        check(thought)
