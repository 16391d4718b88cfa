"""A game that is none of the house's in the synchronous room: partners, bids, a house rule, three
computers, no stock."""

from random import Random

import pytest

from mazzo.bots.levels import choose
from mazzo.games.catalogue import find
from mazzo.match.store import Keep
from mazzo.records.record import parse_record
from mazzo.records.replay import replay
from mazzo.records.verify import verify
from tests.room.hall import Hall, Visitor, check_updates, play_out
from tests.story import Frame


def start(hall: Hall, page: Visitor, toy: str, **options: str) -> Frame:
    offer = hall.ask(page, type="offer", game=toy)
    commitment = offer["commitment"]
    new = {"type": "new", "game": toy, "commitment": commitment, "seed": "s", "level": "normal"}
    return hall.ask(page, **new, options=options)


def test_a_whole_match_is_played_and_every_update_leads_to_the_view(toy: str) -> None:
    hall = Hall()
    page = hall.page()
    updates = check_updates(hall, page, play_out(hall, page, hall.start(page, toy), Random(3)))
    assert {frame["move"].split()[0] for frame in updates} == {"bid", "play", "deal"}


def test_no_card_of_another_hand_is_heard(toy: str) -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = hall.start(page, toy)
    state = replay(parse_record(str(hall.shelf.kept[match["match"]].record()))).state
    mine, *others = find(toy).game.hands(state)
    heard = b"".join(page.frames)
    assert all(card.encode() in heard for card in mine)
    assert not any(card.encode() in heard for hand in others for card in hand)


def test_partners_win_together_in_what_is_kept(toy: str) -> None:
    outcomes = set()
    for seed in range(12):
        hall = Hall(seed)
        page = hall.page()
        play_out(hall, page, start(hall, page, toy, deals="1"), Random(seed))
        last = [request for request in hall.shelf.asked if isinstance(request, Keep)][-1]
        assert last.outcomes is not None
        assert last.outcomes[:2] == last.outcomes[2:]
        outcomes.add(last.outcomes)
    assert outcomes >= {("won", "lost") * 2, ("lost", "won") * 2}


@pytest.mark.parametrize("deals", ["1", "2", "3"])
def test_the_house_rule_is_chosen_kept_and_checked(toy: str, deals: str) -> None:
    hall = Hall()
    page = hall.page()
    match = start(hall, page, toy, deals=deals)
    assert match["options"] == {"deals": deals}
    end = play_out(hall, page, match, Random(1))
    text = str(hall.shelf.kept[end["match"]].opened())
    assert ("option deals:" in text) == (deals != "2")
    assert text.count("\ndeal ") == int(deals)
    assert all(thought.options == {"deals": deals} for thought in hall.thoughts if deals != "2")
    report = verify(text, choose)
    assert report.result == "right", report


@pytest.mark.parametrize("options", [{"deals": "4"}, {"stakes": "high"}])
def test_a_house_rule_that_there_is_not_is_refused(toy: str, options: dict[str, str]) -> None:
    hall = Hall()
    page = hall.page()
    refused = start(hall, page, toy, **options)
    (name, value), *_ = options.items()
    assert refused["error"] == "unknown-option"
    assert refused["values"] == {"option": name, "value": value}
    assert hall.shelf.kept == {}
    # The offer is still good.
    commitment = hall.ask(page, type="offer", game=toy)["commitment"]
    assert commitment


@pytest.mark.parametrize("options", [[], "deals", {"deals": 2}, {"x" * 65: "1"}])
def test_what_names_no_house_rules_is_no_message(toy: str, options: object) -> None:
    hall = Hall()
    page = hall.page()
    commitment = hall.ask(page, type="offer", game=toy)["commitment"]
    new = {"type": "new", "game": toy, "commitment": commitment, "seed": "s", "level": "easy"}
    assert hall.ask(page, **new, options=options)["error"] == "unreadable-message"


def test_all_computers_change_their_level_together(toy: str) -> None:
    hall = Hall()
    hall.asleep = True
    page = hall.page()
    match = hall.start(page, toy)
    changed = hall.ask(page, type="level", match=match["match"], level="hard")
    assert [player["level"] for player in changed["players"]] == [None, "hard", "hard", "hard"]
    hall.asleep = False
    end = play_out(hall, page, match, Random(2))
    assert verify(str(hall.shelf.kept[end["match"]].opened()), choose).result == "right"


def test_a_bid_that_is_none_is_refused_by_the_games_own_reason(toy: str) -> None:
    hall = Hall()
    page = hall.page()
    match = hall.start(page, toy)
    while match["view"]["turn"] != 0:
        match = {**match, **page.last}
    refused = hall.play(page, match, "bid 9")
    assert (refused["error"], refused["values"]["number"]) == ("no-such-bid", "9")
