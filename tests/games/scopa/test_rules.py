"""What the checked cases leave open."""

from itertools import combinations
from random import Random

import pytest

from mazzo.cards import ITALIAN_PACK, Card
from mazzo.games.contract import DEALER, IllegalMove
from mazzo.games.scopa import GAME
from mazzo.games.scopa.captures import VALUE, captures, total
from mazzo.games.scopa.compact import BIT, bits
from mazzo.games.scopa.compact import captures as compact_captures
from mazzo.games.scopa.counting import counted, napola, primiera, tally
from mazzo.games.scopa.rules import Scopa
from mazzo.games.scopa.state import State
from tests.games.scopa.positions import OPTIONS, after, deal, legal, middle, named, random_deal

ACES = GAME.with_options({"ace-takes-all": "on"})


def takeable(table: tuple[Card, ...], card: Card) -> set[tuple[Card, ...]]:
    """Every set that a card may take, straight from the rule."""
    equal: set[tuple[Card, ...]] = {(lying,) for lying in table if lying.rank == card.rank}
    sets = (found for size in range(2, len(table) + 1) for found in combinations(table, size))
    return equal or {found for found in sets if total(found) == VALUE[card.rank]}


def test_every_set_can_be_taken_and_nothing_else() -> None:
    rng = Random(0)
    several = 0
    for _ in range(1500):
        cards = rng.sample(ITALIAN_PACK, rng.randrange(1, 11))
        table, card = tuple(cards[1:]), cards[0]
        sets = captures(table, card, False)
        assert set(sets) == takeable(table, card)
        assert len(set(sets)) == len(sets)
        assert all(list(found) == sorted(found, key=table.index) for found in sets)
        lots = compact_captures(bits(table), BIT[card], False)
        assert sorted(lots) == sorted(map(bits, sets))
        several += len(sets) > 1
    assert several > 200


def test_several_ways_are_moves_of_their_own_in_the_order_of_the_table() -> None:
    state = middle("7D 1C RS", "4S 3B 5C 2D 3S")
    assert legal(state)[:3] == [
        "play 7D takes 4S 3B",
        "play 7D takes 4S 3S",
        "play 7D takes 5C 2D",
    ]
    assert "play 1C" in legal(state)
    assert "play RS takes 3B 5C 2D" in legal(state)


def test_taken_cards_may_be_named_in_any_order_and_are_written_in_theirs() -> None:
    state = middle("7D 1C RS", "4S 3B 5C 2D 3S")
    one = after(state, "play RS takes 2D 5C 3B")
    assert str(one.history[-1].move) == "play RS takes 3B 5C 2D"
    assert one == after(state, "play RS takes 3B 5C 2D")
    assert one.taken[0] == named("3B 5C 2D RS")


REFUSED = [
    ("fly 7D", "unreadable"),
    ("play 7D 1C", "unreadable"),
    ("play", "unreadable"),
    ("play AS", "unreadable"),
    ("play 7D takes AS", "unreadable"),
    ("play 7D @seat1", "unreadable"),
    ("play 7D 3", "unreadable"),
    ("play 6D", "not-your-card"),
    ("play 6D takes RS", "not-your-card"),
    ("play 7D", "must-take"),
    ("play 7D takes 4S 3B", "equal-first"),
    ("play 7D takes 3B 4S", "equal-first"),
    ("play 7D takes 4S 3S", "cannot-take"),
    ("play 7D takes 4S 4S", "cannot-take"),
    ("play 7D takes 4S", "cannot-take"),
    ("play 7D takes 7S 4S 3B", "cannot-take"),
    ("play 7D takes 7S 7S", "cannot-take"),
    ("play 2C takes 1S", "cannot-take"),
    ("play RC takes 7C", "cannot-take"),
]


@pytest.mark.parametrize(("move", "reason"), REFUSED)
def test_refusals(move: str, reason: str) -> None:
    state = middle("7D 2C RC", "7S 4S 3B")
    with pytest.raises(IllegalMove) as refused:
        after(state, move)
    assert refused.value.reason == reason


def test_what_cannot_be_read_is_said_first_also_to_the_dealer() -> None:
    for move, reason in (("play AS", "unreadable"), ("play 7D", "dealer-to-move")):
        with pytest.raises(IllegalMove) as refused:
            after(GAME.start(0), move)
        assert refused.value.reason == reason


def test_who_clears_the_table_makes_a_scopa() -> None:
    assert after(middle("7D 2C RC", "7S"), "play 7D takes 7S").scope == (1, 0)
    assert after(middle("7D 2C RC", "4S 3B"), "play 7D takes 4S 3B").scope == (1, 0)
    assert after(middle("7D 2C RC", "4S 3B 1D"), "play 7D takes 4S 3B").scope == (0, 0)


def ending(hand: str, other: str, table: str) -> State:
    """The last cards of a deal: seat 0 is to move."""
    used = named(f"{hand} {other} {table}")
    rest = [card for card in ITALIAN_PACK if card not in used]
    state = middle(hand, table, " ".join(rest[:18]), " ".join(rest[18:]), other, last=1)
    assert state.stock == ()
    return state


def test_the_card_before_the_last_can_be_a_scopa_and_the_last_cannot() -> None:
    state = after(ending("7D", "2S", "7S"), "play 7D takes 7S")
    assert state.scope == (1, 0)
    state = ending("7D", "2S", "7S 2C")
    state = after(state, "play 7D takes 7S", "play 2S takes 2C")
    assert state.scope == (0, 0)
    assert state.last == 1


def test_leftovers_go_to_who_captured_last_and_are_no_capture() -> None:
    state = after(ending("7D", "2S", "7S FC RB"), "play 7D takes 7S", "play 2S")
    assert state.table == ()
    assert state.taken[0][-5:] == named("7S 7D FC RB 2S")
    assert state.last == 0
    assert state.scope == (0, 0)


@pytest.mark.parametrize("kings", ["RD RC RS 1D", "RD 1D RC RS", "RD RC RS RB"])
@pytest.mark.parametrize("game", [GAME.with_options(options) for options in OPTIONS])
def test_three_kings_make_a_deal_void(kings: str, game: Scopa) -> None:
    state = game.play(game.start(1), deal(f"2D 3D 4D 5D 6D 7D {kings}"))
    assert (state.void, state.turn, state.dealer, game.moves(state)) == (True, DEALER, 1, ())
    position = game.position(state)
    assert (position["counted"], position["tally"], position["last"]) == (None, None, None)
    view = game.view(state, 0)
    assert (view.hand, view.hands, view.stock) == (named("2D 3D 4D"), (3, 3), 30)
    assert game.view(game.imagine(view, Random(0)), 0) == view
    with pytest.raises(IllegalMove, match="dealer-to-move"):
        after(state, "play 2D", game=game)
    again = game.play(state, deal("2D 3D 4D 5D 6D 7D 1D RD RC 1C"))
    assert (again.void, again.turn, again.dealer) == (False, 0, 1)


@pytest.mark.parametrize("table", ["RD RC 1D 2B", "FD FC FS FB", "1D 1C 1S 1B"])
def test_nothing_else_makes_a_deal_void(table: str) -> None:
    state = GAME.play(GAME.start(0), deal(f"2D 3D 4D 5D 6D 7D {table}"))
    assert not state.void
    assert state.turn == 1


def test_the_deal_passes_on_and_points_are_added_at_the_end_of_a_deal() -> None:
    *_, before, state = random_deal(3)
    assert before.points == (0, 0)
    assert state.turn == DEALER
    position = GAME.position(state)
    parts = position["counted"]
    assert isinstance(parts, dict)
    assert state.points == tuple(sum(part[seat] for part in parts.values()) for seat in (0, 1))
    assert state.points != (0, 0)
    following = GAME.play(state, GAME.shuffle(state, Random(0)))
    assert following.dealer == 1 - state.dealer
    assert following.points == state.points
    assert GAME.position(following)["counted"] is None


@pytest.mark.parametrize(
    ("before", "target", "over"),
    [
        ((9, 0), "11", True),
        ((8, 0), "11", False),
        ((9, 11), "11", False),  # equal
        ((9, 12), "11", True),  # the other side has more all the same
        ((13, 0), "16", False),
        ((14, 0), "16", True),
        ((19, 20), "21", True),
        ((19, 21), "21", False),
    ],
)
def test_the_match_is_over_when_one_side_has_enough_and_more(
    before: tuple[int, int], target: str, over: bool
) -> None:
    """The deal that is played to its end here counts two points for seat 0: denari, settebello."""
    suits = [card for card in ITALIAN_PACK if card.rank != "7"]
    heap, other = " ".join(suits[:18]), " ".join(suits[18:])
    state = middle("7D", "7C 7S", heap, other, "7B", last=0, points=before)
    game = GAME.with_options({"target": target})
    state = after(state, "play 7D takes 7C", "play 7B takes 7S", game=game)
    assert state.points == (before[0] + 2, before[1])
    assert (state.turn is None) == over


def test_a_sides_primiera_needs_every_suit() -> None:
    assert primiera(named("7D 7C 7S")) is None
    assert primiera(named("RD RC RS RB")) == 40
    parts = counted((named("2D 2C 2S 2B"), named("7D 7C 7S 6D")), (0, 0), False)
    assert parts["primiera"] == (1, 0)
    assert counted((named("7D 7C"), named("6S 6B")), (0, 0), False)["primiera"] == (0, 0)
    equal = named("7D 7C 6S RB"), named("7S 7B 6C FD")
    assert tally(equal)["primiera"] == (70, 70)
    assert counted(equal, (0, 0), False)["primiera"] == (0, 0)


def test_the_napola_goes_on_without_a_gap() -> None:
    assert [napola(named(text)) for text in ("2D 3D 4D", "1D 2D 4D", "1D 2D 3D 5D")] == [0, 0, 3]
    denari = tuple(card for card in ITALIAN_PACK if card.suit == "D")
    assert [napola(denari[:size]) for size in (3, 7, 8, 9, 10)] == [3, 7, 8, 9, 10]
    assert counted((denari, ()), (0, 0), True)["napola"] == (10, 0)
    assert counted((denari, ()), (0, 0), False)["napola"] == (0, 0)


def test_an_ace_takes_all_and_must() -> None:
    state = middle("1D 2C RC", "7S 4S 3B")
    assert "play 1D takes 7S 4S 3B" in legal(state, ACES)
    with pytest.raises(IllegalMove, match="must-take"):
        after(state, "play 1D", game=ACES)
    with pytest.raises(IllegalMove, match="cannot-take"):
        after(state, "play 1D takes 7S 4S", game=ACES)
    swept = after(state, "play 1D takes 3B 7S 4S", game=ACES)
    assert (swept.scope, swept.table, swept.last) == ((0, 0), (), 0)
    assert swept.taken[0] == named("7S 4S 3B 1D")


def test_an_ace_takes_one_ace_where_one_lies_and_stays_where_nothing_lies() -> None:
    assert legal(middle("1D 2C RC", "1S 4S 1B"), ACES)[:2] == [
        "play 1D takes 1S",
        "play 1D takes 1B",
    ]
    assert legal(middle("1D 2C RC", ""), ACES)[0] == "play 1D"
    assert after(middle("1D 2C RC", "1S"), "play 1D takes 1S", game=ACES).scope == (1, 0)
    assert after(middle("1D 2C RC", "RS"), "play 1D takes RS", game=ACES).scope == (0, 0)
    assert after(middle("3D 2C RC", "2S 1S"), "play 3D takes 2S 1S", game=ACES).scope == (1, 0)


@pytest.mark.parametrize("options", OPTIONS)
def test_all_cards_are_in_the_heaps_when_a_deal_is_over(options: dict[str, str]) -> None:
    game = GAME.with_options(options)
    for seed in range(60):
        *_, state = random_deal(seed, game)
        assert sorted((*state.taken[0], *state.taken[1])) == sorted(ITALIAN_PACK)
