"""The four Neapolitan knaves: pages on foot."""

from collections.abc import Callable

from decks.figures import beards, hair, heads, profiles
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import branch
from decks.figures.headgear import cap, wide_hat
from decks.figures.standing import cape, collar, doublet, headed, legs, striding, tunic
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import BLOND, BLUE, BROWN, GREEN, RED, SABLE, YELLOW
from decks.svg import Drawing, place


def coins() -> Drawing:
    """A curly page in red who lifts a coin at the left."""
    sleeve = Sleeve(RED, YELLOW)
    return (
        ground("D")
        + legs(BLUE, YELLOW)
        + doublet(RED)
        + arm((150, 126), (184, 156), (156, 184), sleeve)
        + collar()
        + headed(hair.curls(BROWN) + heads.youth(), cap(BLUE))
        + place(signs.coin(36), 50, 62)
        + arm((100, 126), (72, 144), (56, 110), sleeve)
    )


def cups() -> Drawing:
    """A fair page in a long green tunic who comes with a cup, a hand on his heart."""
    sleeve = Sleeve(GREEN, RED)
    return (
        ground("C")
        + striding(RED, RED, YELLOW)
        + tunic(GREEN, RED)
        + arm((150, 126), (182, 160), (148, 166), sleeve)
        + collar(YELLOW)
        + headed(hair.round_cut(BLOND) + heads.youth(), cap(RED, GREEN))
        + place(signs.cup(), 48, 84, scale=1.05)
        + arm((100, 126), (74, 156), (54, 134), sleeve)
    )


def swords() -> Drawing:
    """A soldier in blue with a branch at the left and a very long sword, point down, at the
    right."""
    sleeve = Sleeve(YELLOW, BLUE, RED)
    head = hair.round_cut(SABLE) + heads.man() + beards.goatee(SABLE)
    return (
        ground("S")
        + cape(GREEN)
        + legs(RED, GREEN, YELLOW)
        + doublet(BLUE, YELLOW, RED)
        + place(branch(), 54, 132, turn=-8)
        + arm((100, 126), (72, 156), (58, 138), sleeve)
        + place(signs.sword(226), 196, 148, turn=180)
        + arm((150, 126), (180, 158), (194, 146), sleeve)
        + collar()
        + headed(head, wide_hat(RED))
    )


def clubs() -> Drawing:
    """A page seen from the side who walks and holds a club before him with both hands."""
    sleeve = Sleeve(RED, GREEN)
    return (
        ground("B")
        + striding(YELLOW, GREEN)
        + doublet(GREEN, YELLOW, RED)
        + place(signs.club(), 52, 122, scale=0.8)
        + arm((150, 126), (122, 178), (70, 190), sleeve)
        + collar()
        + headed(profiles.page(BROWN), cap(YELLOW, RED))
        + arm((100, 126), (80, 164), (62, 158), sleeve)
    )


KNAVES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
