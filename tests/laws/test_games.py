"""What holds for every game, whatever its rules."""

import json
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from mazzo.cards import Card
from mazzo.games import catalogue as catalogue_module
from mazzo.games.contract import DEALER, IllegalMove, Kind, Seat, reasons
from mazzo.games.move import Move, Played
from mazzo.games.options import UnknownOption
from mazzo.games.outcome import shares
from mazzo.records.record import Record, SeatHeader, parse_record
from mazzo.records.replay import replay
from tests.laws.walks import HIDING, KINDS, Step, lists_of_cards, seats_and_spectator, walk

SEEDS = range(6)

pytestmark = pytest.mark.parametrize("kind", KINDS.values(), ids=list(KINDS))


def through_json(plain: dict[str, object]) -> Any:
    return json.loads(json.dumps(plain))


def test_there_are_moves_on_ones_turn_and_only_then(kind: Kind) -> None:
    game = kind.game
    for step in (step for seed in SEEDS for step in walk(kind, seed)):
        turn = game.turn(step.state)
        assert turn in (None, DEALER, *range(game.seats))
        moves = game.moves(step.state)
        assert bool(moves) == (turn not in (None, DEALER))
        assert len(set(moves)) == len(moves)
        assert len(game.points(step.state)) == game.seats
        for seat in seats_and_spectator(kind):
            view = game.view(step.state, seat)
            assert view.turn == turn
            assert view.moves == (moves if seat is not None and seat == turn else ())


def test_every_move_is_the_text_it_writes(kind: Kind) -> None:
    for step in (step for seed in SEEDS for step in walk(kind, seed)):
        for move in (*kind.game.moves(step.state), *step.moves[-1:]):
            assert Move.parse(str(move)) == move


def test_no_card_is_lost_or_doubled(kind: Kind) -> None:
    for step in (step for seed in SEEDS for step in walk(kind, seed)):
        cards = lists_of_cards(kind.game.position(step.state))
        assert sorted(cards) == (sorted(kind.game.pack) if step.moves else [])


def test_every_match_ends(kind: Kind) -> None:
    last = walk(kind, 0, longest=50_000)[-1]
    assert kind.game.turn(last.state) is None
    assert kind.game.position(last.state)["over"] is True
    assert max(kind.game.points(last.state)) > 0


def test_only_a_match_that_is_over_has_an_outcome_and_sides_share_it(kind: Kind) -> None:
    game = kind.game
    assert sorted(seat for side in game.sides for seat in side) == list(range(game.seats))
    for step in walk(kind, 0, longest=50_000):
        outcome = game.outcome(step.state)
        assert (outcome is None) == (game.turn(step.state) is not None)
        if outcome is not None:
            assert len(outcome) == game.seats
            assert all(len({outcome[seat] for seat in side}) == 1 for side in game.sides)
            assert sum(shares(game, step.state)[side[0]] for side in game.sides) == 1


def test_hands_are_those_of_the_position(kind: Kind) -> None:
    for step in walk(kind, 0):
        hands: Any = kind.game.position(step.state)["hands"]
        assert [list(hand) for hand in kind.game.hands(step.state)] == [list(h) for h in hands]
        assert all(list(hand) == sorted(hand) for hand in hands)


def test_what_is_left_is_seen_in_passing(kind: Kind) -> None:
    for step in walk(kind, 0):
        for seat in seats_and_spectator(kind):
            left = kind.game.left(kind.game.view(step.state, seat))
            assert left.what in ("cards", "tricks")
            assert 0 <= left.amount < len(kind.game.pack)


def test_a_legal_move_is_written_as_it_is_listed(kind: Kind) -> None:
    game = kind.game
    for step in (step for seed in SEEDS for step in walk(kind, seed)):
        for move in game.moves(step.state):
            shuffled = move._replace(cards=move.cards[::-1], takes=move.takes[::-1])
            assert game.written(step.state, move) == move
            assert game.written(step.state, shuffled) == move
            assert game.view(game.play(step.state, shuffled), None).history[-1:] in (
                (Played(game.turn(step.state) or 0, move),),
                (),
            )


def test_house_rules_are_chosen_by_their_values(kind: Kind) -> None:
    game = kind.game
    usual = {name: values[0] for name, values in game.house_rules.items()}
    assert game.options == game.with_options({}).options == usual
    for name, values in game.house_rules.items():
        for value in values:
            chosen = game.with_options({name: value})
            assert chosen.options == {**usual, name: value}
            assert chosen.with_options({}).options == usual
        with pytest.raises(UnknownOption) as unknown:
            game.with_options({name: "no such value"})
        assert unknown.value.possible == values
    with pytest.raises(UnknownOption):
        game.with_options({"no such rule": "on"})


def test_an_imagined_world_looks_the_same(kind: Kind) -> None:
    game = kind.game
    rng = Random(0)
    for step in (step for seed in SEEDS for step in walk(kind, seed)):
        for seat in seats_and_spectator(kind):
            view = game.view(step.state, seat)
            world = game.imagine(view, rng)
            assert game.view(world, seat) == view
            cards = lists_of_cards(game.position(world))
            assert sorted(cards) == (sorted(game.pack) if step.moves else [])


def test_imagined_worlds_differ_while_something_is_hidden(kind: Kind) -> None:
    game = kind.game
    step = walk(kind, 1, longest=4)[-1]
    view = game.view(step.state, game.turn(step.state))
    worlds = {str(game.position(game.imagine(view, Random(seed)))["hands"]) for seed in range(40)}
    assert len(worlds) > 1


def test_worlds_are_imagined_evenly(kind: Kind) -> None:
    """Every hidden card is as likely to be in the next seat's hand, and as the next of the pack."""
    game = kind.game
    step = walk(kind, 2, longest=2)[-1]
    seat = game.turn(step.state)
    assert seat is not None
    view = game.view(step.state, seat)
    rng = Random(0)
    worlds = 3000
    places: list[Counter[str]] = [Counter(), Counter()]
    for _ in range(worlds):
        position: Any = game.position(game.imagine(view, rng))
        places[0].update(position["hands"][(seat + 1) % game.seats])
        places[1].update(position["stock"][:1])
    hidden = len(hidden_from(kind, seat, [game.position(step.state)]))
    for cards in filter(None, places):  # some games have no stock
        expected = cards.total() / hidden
        chi_square = sum((n - expected) ** 2 / expected for n in cards.values())
        assert len(cards) == hidden
        assert chi_square < hidden + 5 * (2 * hidden) ** 0.5


def test_a_view_comes_back_from_json(kind: Kind) -> None:
    game = kind.game
    for step in (step for seed in SEEDS for step in walk(kind, seed)[seed % 3 :: 3]):
        for seat in seats_and_spectator(kind):
            view = game.view(step.state, seat)
            assert game.view_type.from_plain(through_json(view.plain())) == view


def hidden_from(kind: Kind, seat: Seat | None, positions: list[dict[str, object]]) -> list[str]:
    """The cards that a seat has never seen in this deal."""
    seen: set[str] = set()
    for position in positions:
        hands: Any = position["hands"]
        seen.update([] if seat is None else hands[seat])
        public = [name for name in position if name not in (*HIDING, "legal")]
        seen.update(lists_of_cards(position, *public))
    return [card for card in kind.game.pack if card not in seen]


def exchanged(move: Move, one: str, other: str) -> Move:
    """The same move, or deal, with two cards exchanged."""
    swap = {one: Card(other), other: Card(one)}
    return move._replace(cards=tuple(swap.get(card, card) for card in move.cards))


def test_two_worlds_that_differ_in_unseen_cards_look_the_same_all_along(kind: Kind) -> None:
    rng = Random(0)
    compared = 0
    for seed in SEEDS:
        steps = walk(kind, seed, longest=150)
        for at in rng.sample(range(1, len(steps)), min(12, len(steps) - 1)):
            compared += _compare(kind, steps, at, rng)
    assert compared > 20


def _compare(kind: Kind, steps: Sequence[Step], at: int, rng: Random) -> int:
    game = kind.game
    start = steps[at].deal
    positions = [game.position(step.state) for step in steps[start + 1 : at + 1]]
    compared = 0
    for seat in seats_and_spectator(kind):
        hidden = hidden_from(kind, seat, positions)
        if len(hidden) < 2:
            continue
        one, other = rng.sample(hidden, 2)
        state = game.play(steps[start].state, exchanged(steps[at].moves[start], one, other))
        for number in range(start + 1, at + 1):
            assert game.view(state, seat) == game.view(steps[number].state, seat)
            if number < at:
                state = game.play(state, steps[at].moves[number])
        compared += 1
    return compared


def test_a_record_replays(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue_module, "catalogue", lambda: KINDS)
    game = kind.game
    for seed in SEEDS:
        last = walk(kind, seed)[-1]
        players = (SeatHeader("person"),) * game.seats
        record = Record(game.name, seed % game.seats, players)
        text = str(record.with_moves([str(move) for move in last.moves]))
        played = replay(parse_record(text))
        assert played.failure is None
        assert played.state == last.state
        assert played.moves == last.moves


def strange_moves(kind: Kind, steps: Sequence[Step], rng: Random) -> list[Move]:
    """Moves of other moments, and parts of them put together wrongly."""
    known = [move for step in rng.sample(steps, 6) for move in kind.game.moves(step.state)]
    known += steps[-1].moves[:1]
    mixed = [
        Move(
            rng.choice(known).verb,
            rng.choice(known).cards[: rng.randrange(4)],
            rng.choice(known).takes,
            rng.choice([rng.choice(known).pile, "seat7", "meld0"]),
            rng.choice([rng.choice(known).number, 99, None]),
        )
        for _ in range(6)
    ]
    return [*rng.sample(known, min(6, len(known))), *mixed, Move("fly"), Move("")]


def refusal_of(kind: Kind, state: Any, move: Move) -> str | None:
    """The reason why a move is refused; ``None``: it is played, and no card is lost by it."""
    try:
        after = kind.game.play(state, move)
    except IllegalMove as illegal:
        return illegal.reason
    assert sorted(lists_of_cards(kind.game.position(after))) == sorted(kind.game.pack)
    return None


def test_what_is_refused_changes_nothing_and_says_why(kind: Kind) -> None:
    game = kind.game
    rng = Random(0)
    refused = 0
    for seed in SEEDS:
        steps = walk(kind, seed)
        for step in rng.sample(steps, min(60, len(steps))):
            before = game.position(step.state)
            for move in strange_moves(kind, steps, rng):
                reason = refusal_of(kind, step.state, move)
                if reason is not None:
                    assert reason in reasons(game)
                    assert move not in game.moves(step.state)
                    refused += 1
                assert game.position(step.state) == before
    assert refused > 500


def test_after_the_end_nothing_is_possible(kind: Kind) -> None:
    last = walk(kind, 0, longest=50_000)[-1]
    for move in (last.moves[0], last.moves[-1]):
        with pytest.raises(IllegalMove) as refusal:
            kind.game.play(last.state, move)
        assert refusal.value.reason == "over"


def test_the_shuffle_starts_from_the_documented_order(kind: Kind) -> None:
    class Still(Random):
        def shuffle(self, x: Any) -> None:
            assert tuple(x) == kind.game.pack

    game = kind.game
    state = game.start(0)
    assert game.shuffle(state, Still(0)) == Move("deal", game.pack)


def test_the_documented_order_is_by_suit_then_by_rank(kind: Kind) -> None:
    """Programs that know nothing of Mazzo make the pack of its suits and its ranks."""
    suits = dict.fromkeys(card.suit for card in kind.game.pack)
    ranks = dict.fromkeys(card.rank for card in kind.game.pack)
    assert list(kind.game.pack) == [rank + suit for suit in suits for rank in ranks]
