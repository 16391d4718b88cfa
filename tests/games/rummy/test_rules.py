"""The rules of Rummy, point by point of ``RULES.md``."""

import random

import pytest

from mazzo.cards import FRENCH_PACK
from mazzo.games.contract import DEALER, IllegalMove, reasons
from mazzo.games.move import Move
from mazzo.games.rummy import GAME
from mazzo.games.rummy.bits import bits, penalty
from mazzo.games.rummy.state import State
from tests.games.rummy.positions import after, dealt, legal, named, to_play


def refused(state: State, move: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        after(state, move)
    assert caught.value.reason in reasons(GAME)
    return caught.value.reason


def held(state: State) -> list[str]:
    """Every card wherever it is."""
    places = (*state.hands, state.stock, state.discards, *state.melds)
    return sorted(card for cards in places for card in cards)


def test_seven_each_one_at_a_time_from_the_left_of_the_dealer() -> None:
    state = dealt("AS AH AD AC 2S 2H 2D 2C", dealer=1)
    first_two = [sorted(card for card in hand if card[0] in "A2") for hand in state.hands]
    assert first_two == [["2D", "AD"], ["2C", "AC"], ["2S", "AS"], ["2H", "AH"]]
    assert (state.turn, state.phase, len(state.stock)) == (2, "draw", 23)
    assert state.discards == (state.upcard,)


def test_the_draw_takes_the_card_that_lies_there() -> None:
    state = dealt()
    top, next_card = state.discards[-1], state.stock[0]
    assert top in after(state, "draw @discards").hands[0]
    assert next_card in after(state, "draw @stock").hands[0]
    assert after(state, "draw @discards").taken == top
    assert after(state, "draw @stock").taken is None


def test_a_run_grows_card_by_card_at_both_ends() -> None:
    state = to_play("7H 8H QH 2S", "9H TH JH")
    grown = after(state, "lay 8H @meld0", "lay 7H @meld0", "lay QH @meld0")
    assert grown.melds == (named("7H 8H 9H TH JH QH"),)
    assert refused(state, "lay 7H @meld0") == "does-not-fit"


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("5S 5S 5H", "not-a-meld"),
        ("9S TS JH", "not-a-meld"),
        ("9S TS", "not-a-meld"),
        ("9S TS QS", "not-a-meld"),
        ("QS KS AS", "not-a-meld"),
        ("KS AS 2S", "not-a-meld"),
        ("KS AS", "not-a-meld"),
        ("5S 5H 5D 5C 6S", "not-a-meld"),
        ("5S 6S 7C", "not-your-card"),
        ("5S", "not-a-meld"),
        ("5S 5H XX", "not-your-card"),
    ],
)
def test_what_is_no_meld(cards: str, reason: str) -> None:
    state = to_play("5S 5H 5D 5C 6S 9S TS JH QS KS AS 2S 3S", others=("KH", "KD", "KC"))
    assert refused(state, f"meld {cards}") == reason


@pytest.mark.parametrize("cards", ["QS TS JS", "AS 3S 2S", "5C 5S 5H", "5H 5C 5D 5S"])
def test_cards_of_a_meld_in_any_order(cards: str) -> None:
    state = to_play("5S 5H 5D 5C TS JS QS AS 2S 3S", others=("KH", "KD", "KC"))
    melded = after(state, f"meld {cards}").melds[0]
    assert melded in (named("TS JS QS"), named("AS 2S 3S"), named("5S 5H 5C"), named("5S 5H 5D 5C"))
    assert sorted(melded) == sorted(cards.split())


def test_no_lay_off_before_an_own_meld() -> None:
    state = to_play("8H 2S 2H 2D 4C", "9H TH JH", opened=False)
    assert refused(state, "lay 8H @meld0") == "not-opened"
    assert "lay 8H @meld0" not in legal(state)
    opened = after(state, "meld 2S 2H 2D")
    assert "lay 8H @meld0" in legal(opened)
    assert after(opened, "lay 8H @meld0").melds[0] == named("8H 9H TH JH")


def test_a_card_that_fits_two_melds_names_its_target() -> None:
    state = to_play("8H 2S", "9H TH JH", "8S 8D 8C", "5H 6H 7H")
    assert {move for move in legal(state) if move.startswith("lay")} == {
        "lay 8H @meld0",
        "lay 8H @meld1",
        "lay 8H @meld2",
    }
    joined = after(state, "lay 8H @meld0")
    assert joined.melds[2] == named("5H 6H 7H")  # two melds never become one


def test_of_four_equal_cards_every_three_and_the_four() -> None:
    state = to_play("5S 5H 5D 5C 9S")
    assert {move for move in legal(state) if move.startswith("meld")} == {
        "meld 5S 5H 5D",
        "meld 5S 5H 5C",
        "meld 5S 5D 5C",
        "meld 5H 5D 5C",
        "meld 5S 5H 5D 5C",
    }


def test_moves_are_what_play_accepts() -> None:
    rng = random.Random(3)
    state = GAME.start(0)
    for _ in range(1500):
        moves = GAME.moves(state) or (GAME.shuffle(state, rng),)
        if state.phase == "play":
            hand, melds = state.hands[state.turn or 0], range(len(state.melds) + 1)
            tried = [Move("discard", (card,)) for card in hand]
            tried += [Move("lay", (card,), pile=f"meld{at}") for card in hand for at in melds]
            tried += [Move("meld", tuple(rng.sample(hand, min(3, len(hand)))))]
            for move in tried:
                try:
                    GAME.play(state, move)
                    accepted = True
                except IllegalMove:
                    accepted = False
                canonical = move._replace(cards=tuple(sorted(move.cards, key=FRENCH_ORDER)))
                assert (canonical in moves) == accepted, (state, move)
        state = GAME.start(0) if state.turn is None else GAME.play(state, rng.choice(moves))


def FRENCH_ORDER(card: str) -> tuple[int, int]:  # noqa: N802
    return "A23456789TJQK".index(card[0]), "SHDC".index(card[1])


def test_the_taken_card_may_not_go_back_in_this_turn() -> None:
    state = dealt()
    top = state.discards[-1]
    took = after(state, "draw @discards")
    assert f"discard {top}" not in legal(took)
    assert refused(took, f"discard {top}") == "taken-may-not-go-back"
    reread = GAME.view_type.from_plain(GAME.view(took, 0).plain())
    assert reread.taken == top
    assert Move.parse(f"discard {top}") not in reread.moves


def test_the_taken_card_may_go_back_in_a_later_turn() -> None:
    state = dealt()
    top = state.discards[-1]
    state = after(state, "draw @discards", f"discard {state.hands[0][0]}")
    assert state.taken is None
    for _ in range(3):
        state = after(state, "draw @stock")
        state = after(state, f"discard {state.stock and state.hands[state.turn or 0][0]}")
    assert f"discard {top}" in legal(after(state, "draw @stock"))


def test_a_meld_that_would_leave_only_the_taken_card_is_refused() -> None:
    state = to_play("5S 5H 5D 9C", taken="9C")
    assert refused(state, "meld 5S 5H 5D") == "would-strand"
    assert "meld 5S 5H 5D" not in legal(state)


def test_unless_the_taken_card_can_be_laid_off() -> None:
    state = to_play("5S 5H 5D 5C", taken="5C")
    assert "meld 5S 5H 5D" in legal(state)
    melded = after(state, "meld 5S 5H 5D")
    assert legal(melded) == {"lay 5C @meld0"}
    assert after(melded, "lay 5C @meld0").winner == 0


def test_a_lay_off_that_would_leave_only_the_taken_card_is_refused() -> None:
    state = to_play("8H 9C", "9H TH JH", taken="9C")
    assert refused(state, "lay 8H @meld0") == "would-strand"
    assert legal(state) == {"discard 8H"}


def test_a_lay_off_may_open_the_place_of_the_taken_card() -> None:
    state = to_play("8H 7H", "9H TH JH", taken="7H")
    assert "lay 8H @meld0" in legal(state)
    assert after(state, "lay 8H @meld0", "lay 7H @meld0").winner == 0


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("5S 5H 5D", ["meld 5S 5H 5D"]),
        ("8H 7H", ["lay 8H @meld0", "lay 7H @meld0"]),
        ("5S 5H 5D 2C", ["meld 5S 5H 5D", "discard 2C"]),
        ("2C", ["discard 2C"]),
    ],
)
def test_going_out(hand: str, moves: list[str]) -> None:
    state = after(to_play(hand, "9H TH JH"), *moves)
    assert (state.winner, state.turn, state.phase, state.taken) == (0, DEALER, None, None)
    assert state.points == (30, 0, 0, 0)
    for move in ("discard KS", "draw @stock", "meld KS KH KD"):
        assert refused(state, move) == "dealer-to-move"


def turn_after_turn(state: State) -> State:
    """Everybody draws from the stock and discards the first card that may go, once around."""
    state = after(state, "draw @stock")
    discards = [move for move in GAME.moves(state) if move.verb == "discard"]
    return GAME.play(state, discards[0])


def test_the_stock_is_turned_over_once() -> None:
    state = dealt()
    for turns in range(23):
        assert (state.stock_pass, len(state.stock)) == (1, 23 - turns)
        lying = state.discards
        state = turn_after_turn(state)
    assert (state.stock_pass, len(state.stock), len(state.discards)) == (2, 23, 1)
    assert state.stock == lying
    assert state.stock[0] == state.upcard
    assert state.stock[0] in after(state, "draw @stock").hands[state.turn or 0]
    top = state.discards[-1]
    assert top in after(state, "draw @discards").hands[state.turn or 0]
    for _ in range(22):
        state = turn_after_turn(state)
    assert (len(state.stock), state.phase) == (1, "draw")
    state = turn_after_turn(state)
    assert (state.turn, state.phase, state.winner) == (DEALER, None, None)
    assert (state.points, state.stock, state.stock_pass) == ((0, 0, 0, 0), (), 2)


def test_going_out_on_the_last_card_of_the_stock_wins() -> None:
    state = to_play("2C")._replace(stock=(), stock_pass=1)
    state = after(state, "discard 2C")
    assert (state.winner, state.stock, state.stock_pass) == (0, (), 1)


def test_a_drawn_round_scores_nothing_and_the_deal_moves_on() -> None:
    state = to_play("2C 4C", points=(10, 20, 30, 40))._replace(stock=(), stock_pass=2)
    state = after(state, "discard 2C")
    assert (state.turn, state.winner, state.points) == (DEALER, None, (10, 20, 30, 40))
    state = GAME.play(state, GAME.shuffle(state, random.Random(1)))
    assert (state.dealer, state.turn, state.points) == (0, 1, (10, 20, 30, 40))


def test_a_hundred_turns_without_the_stock_draw_the_round() -> None:
    state = dealt()
    for turns in range(100):
        assert (state.phase, state.dry) == ("draw", turns)
        state = after(state, "draw @discards")
        state = GAME.play(state, GAME.moves(state)[-1])
    assert (state.turn, state.winner, len(state.stock)) == (DEALER, None, 23)


def test_a_card_from_the_stock_begins_the_count_anew() -> None:
    state = dealt()
    for turn in range(150):
        state = after(state, "draw @stock" if turn == 60 else "draw @discards")
        state = GAME.play(state, GAME.moves(state)[-1])
    assert state.phase == "draw"


@pytest.mark.parametrize(
    ("before", "gained", "over"), [(199, 1, True), (150, 50, True), (190, 100, True)]
)
def test_two_hundred_win_the_match(before: int, gained: int, over: bool) -> None:
    left = {
        1: ("AS", "", ""),
        50: ("KS KH", "KD KC", "TS"),
        100: ("KS KH KD KC", "QS QH QD QC", "JS JH"),
    }
    state = to_play("2C", others=left[gained], points=(before, 0, 0, 0))
    state = after(state, "discard 2C")
    assert state.points == (before + gained, 0, 0, 0)
    assert (state.turn is None) == over
    assert GAME.position(state)["over"] is True
    assert refused(state, "draw @stock") == "over"


def test_a_hundred_and_ninety_nine_play_on() -> None:
    state = after(to_play("2C", others=("4S", "", ""), points=(195, 199, 0, 0)), "discard 2C")
    assert (state.points, state.turn) == ((199, 199, 0, 0), DEALER)


def test_what_cards_cost() -> None:
    costs = {card[0]: penalty(bits([card])) for card in FRENCH_PACK}
    assert costs == {
        "A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9,
        "T": 10, "J": 10, "Q": 10, "K": 10,
    }  # fmt: skip
    assert penalty(bits(FRENCH_PACK)) == 340
    assert penalty(bits(named("AS 9H KD"))) == 20


def test_no_card_is_lost_or_doubled() -> None:
    rng = random.Random(7)
    state = GAME.start(2)
    for _ in range(3000):
        if state.turn is None:
            state = GAME.start(0)
        moves = GAME.moves(state) or (GAME.shuffle(state, rng),)
        state = GAME.play(state, rng.choice(moves))
        assert held(state) == sorted(FRENCH_PACK)
        assert max(map(len, state.hands)) <= 8


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("discard AS", "wrong-phase"),
        ("meld AS 2S 3S", "wrong-phase"),
        ("lay AS @meld0", "wrong-phase"),
        ("deal AS", "wrong-phase"),
        ("draw @meld0", "unreadable"),
        ("draw", "unreadable"),
        ("draw AS @stock", "unreadable"),
        ("steal AS @seat0", "unreadable"),
        ("play AS", "unreadable"),
    ],
)
def test_refused_before_the_draw(move: str, reason: str) -> None:
    state = dealt()
    assert refused(state, move) == reason


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("draw @stock", "wrong-phase"),
        ("draw @discards", "wrong-phase"),
        ("discard KS", "not-your-card"),
        ("discard", "unreadable"),
        ("discard 8H @stock", "unreadable"),
        ("discard 8H 2S", "unreadable"),
        ("meld", "unreadable"),
        ("meld 8H @meld0", "unreadable"),
        ("lay 8H", "unreadable"),
        ("lay 8H @stock", "unreadable"),
        ("lay 8H 2S @meld0", "unreadable"),
        ("lay KS @meld0", "not-your-card"),
        ("lay 8H @meld1", "no-such-meld"),
        ("lay 8H @meld00", "no-such-meld"),
        ("lay 2S @meld0", "does-not-fit"),
    ],
)
def test_refused_after_the_draw(move: str, reason: str) -> None:
    assert refused(to_play("8H 2S", "9H TH JH"), move) == reason


@pytest.mark.parametrize(("lying", "melds"), [([], "none"), (["9H TH JH"], "some")])
def test_a_refused_lay_off_tells_whether_there_is_any_meld(lying: list[str], melds: str) -> None:
    """Whoever is the first to ask for one named no meld that could be missing."""
    with pytest.raises(IllegalMove) as caught:
        after(to_play("8H 2S", *lying, opened=False), "lay 8H @meld7")
    assert (caught.value.reason, caught.value.values["melds"]) == ("no-such-meld", melds)


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("draw @stock", "dealer-to-move"),
        ("deal AS 2S", "bad-deal"),
        ("deal " + " ".join(["AS", *FRENCH_PACK[:-1]]), "bad-deal"),
        ("deal " + " ".join(FRENCH_PACK) + " @stock", "bad-deal"),
    ],
)
def test_refused_before_the_deal(move: str, reason: str) -> None:
    assert refused(GAME.start(0), move) == reason
