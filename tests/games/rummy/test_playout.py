"""The quick rule of thumb plays by the rules."""

import random

from mazzo.games.rummy.bits import ALL, BIT, bits
from mazzo.games.rummy.compact import DRAW_DISCARDS, DRAW_STOCK, Deal
from mazzo.games.rummy.melds import has_meld, is_meld, melds_in, wanted
from mazzo.games.rummy.playout import DRAWN, UNDECIDED, Playout, least
from tests.games.rummy.positions import named


def playout_of(deal: Deal) -> Playout:
    """The same round, before a draw."""
    playout = Playout()
    playout.hands = deal.hands.copy()
    playout.stock = deal.stock.copy()
    playout.discards = deal.discards.copy()
    playout.opened = deal.opened.copy()
    playout.second = deal.second
    playout.turn = deal.turn
    for card in deal.discards:
        playout.gone |= card
    for meld in deal.melds:
        playout.add_meld(meld)
    playout.start()
    return playout


def preference(deal: Deal, move: int) -> int:
    """Melds first; then, as the playout prefers, cards on top of runs, below runs, onto sets."""
    if move <= ALL:
        return 0
    card, meld = move & ALL, deal.melds[(move >> 52) - 1]
    return 1 if meld & card >> 4 else 2 if meld & card << 4 else 3


def way_to(deal: Deal, hand: int) -> list[int] | None:
    """Melds and lay-offs that lead the player to ``hand``."""
    now = deal.hands[deal.turn]
    if now == hand:
        return []
    down = [move for move in deal.moves() if move & (move - 1) and not move & ALL & hand]
    for move in sorted(down, key=lambda move: preference(deal, move)):
        further = Deal([1 << at for at in range(52)], 0)
        further.__dict__.update(
            {
                name: value.copy() if isinstance(value, list) else value
                for name, value in deal.__dict__.items()
            }
        )
        further.play(move)
        rest = [] if further.winner != UNDECIDED and not hand else way_to(further, hand)
        if rest is not None:
            return [move, *rest]
    return None


def mirror_turn(deal: Deal, playout: Playout) -> int:
    """Lets ``playout`` play a turn and ``deal`` the same turn by the rules."""
    turn = playout.turn
    take = playout.would_take()
    outcome = playout.take_turn(take)
    deal.play(DRAW_DISCARDS if take else DRAW_STOCK)
    left = playout.hands[turn]
    # who goes out may have thrown the last card
    held = [card for card in BIT.values() if card & deal.hands[turn]]
    thrown = [0, *held] if outcome == turn else playout.discards[-1:]
    for last in thrown:
        way = way_to(deal, left | last)
        if way is not None:
            for move in [*way, last] if last else way:
                assert move in deal.moves()
                deal.play(move)
            return outcome
    raise AssertionError("no way by the rules")


def test_every_turn_is_a_turn_of_the_rules() -> None:
    rng = random.Random(2)
    turned = drawn = 0
    for _ in range(150):
        pack = [1 << at for at in range(52)]
        rng.shuffle(pack)
        deal = Deal(pack, rng.randrange(4))
        playout = playout_of(deal)
        outcome = UNDECIDED
        while outcome == UNDECIDED:
            outcome = mirror_turn(deal, playout)
            assert outcome == deal.winner
            assert playout.hands == deal.hands
            if outcome == UNDECIDED:
                again = playout_of(deal)
                assert (playout.turn, playout.stock) == (again.turn, again.stock)
                assert (playout.discards, playout.second) == (again.discards, again.second)
                assert (playout.opened, playout.gone) == (again.opened, again.gone)
                held = playout.hands[0] | playout.hands[1] | playout.hands[2] | playout.hands[3]
                for mine, other in (
                    (playout.above, again.above),
                    (playout.below, again.below),
                    (playout.fourth, again.fourth),
                ):
                    assert mine & held == other & held
        turned += playout.second
        drawn += outcome == DRAWN
    assert turned
    assert drawn


def test_a_copy_plays_the_same() -> None:
    rng = random.Random(4)
    pack = [1 << at for at in range(52)]
    for _ in range(50):
        rng.shuffle(pack)
        playout, copy = playout_of(Deal(pack, 0)), Playout()
        copy.copy_from(playout)
        assert copy.run() == playout.run()
        assert copy.hands == playout.hands


def test_wanted_cards_complete_a_meld_with_two_of_the_hand() -> None:
    rng = random.Random(6)
    for _ in range(2000):
        hand = bits(rng.sample(list(BIT), rng.randint(2, 8)))
        assert has_meld(hand) == bool(melds_in(hand))
        for card in BIT.values():
            if not card & hand:
                completes = any(
                    meld & card and meld.bit_count() == 3 for meld in melds_in(hand | card)
                )
                assert bool(wanted(hand) & card) == completes
    assert is_meld(bits(named("5S 5H 5D")))


def test_the_highest_card_that_helps_no_other_is_thrown() -> None:
    hand = bits(named("2S 3S 9H 9D KC 6C"))
    assert least(hand, hand, Playout()) == bits(named("KC"))
    assert least(hand & ~bits(named("KC")), hand, Playout()) == bits(named("6C"))


def test_a_card_that_fits_the_table_is_kept_from_the_others() -> None:
    table = Playout()
    table.add_meld(bits(named("TC JC QC")))
    hand = bits(named("2S 3S 9H 9D KC 6C"))
    assert least(hand, hand, table) == bits(named("6C"))
