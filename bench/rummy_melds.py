"""Best melds against brute force: `python -m bench.rummy_melds [HANDS]`, a million by default."""

import sys
from random import Random

from mazzo.games.rummy.bits import BIT, penalty
from mazzo.games.rummy.melds import best_melds, is_meld, melds_in

SIZES = (3, 11)


def most_points(hand: int) -> int:
    """The most points that melds can take from the hand, every way tried."""
    return max(
        (penalty(meld) + most_points(hand & ~meld) for meld in melds_in(hand)),
        default=0,
    )


def main() -> None:
    """Stops at the first hand on which they disagree."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    rng = Random(0)
    pack = list(BIT.values())
    melded = 0
    for _ in range(count):
        hand = sum(rng.sample(pack, rng.randint(*SIZES)))
        best = best_melds(hand)
        together = sum(best)
        if together & ~hand or not all(map(is_meld, best)):
            sys.exit(f"not melds of {hand:#x}: {best}")
        if penalty(together) != most_points(hand):
            sys.exit(f"not the best of {hand:#x}: {best}")
        melded += bool(best)
    print(
        f"{count:,} hands of {SIZES[0]} to {SIZES[1]} cards, {melded:,} of them with a meld: agreed"
    )


if __name__ == "__main__":
    main()
