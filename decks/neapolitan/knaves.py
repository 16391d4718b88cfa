"""The four Neapolitan knaves: pages on foot."""

from collections.abc import Callable

from decks.curves import curve
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import branch
from decks.figures.headgear import cap, wide_hat
from decks.figures.heads import head, profile
from decks.figures.standing import collar, doublet, legs
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import BLUE, BROWN, GREEN, PAPER, RED, YELLOW
from decks.svg import THIN, Drawing, path, place


def coins() -> Drawing:
    """A page in red who lifts a coin at the left."""
    sleeve = Sleeve(RED, YELLOW)
    return (
        ground("D")
        + legs(BLUE, YELLOW)
        + doublet(RED)
        + arm((150, 126), (184, 156), (156, 184), sleeve)
        + collar()
        + place(head(BROWN, long=True), 125, 82)
        + place(cap(BLUE, YELLOW), 125, 66)
        + place(signs.coin(36), 52, 62)
        + arm((100, 126), (72, 144), (58, 110), sleeve)
    )


def cups() -> Drawing:
    """A page in green who raises a cup."""
    sleeve = Sleeve(GREEN, RED)
    return (
        ground("C")
        + legs(RED, RED, YELLOW)
        + doublet(GREEN)
        + arm((150, 126), (184, 156), (156, 184), sleeve)
        + collar(YELLOW)
        + place(head(BROWN, long=True), 125, 82)
        + place(cap(RED, GREEN), 125, 66)
        + place(signs.cup(), 52, 84, scale=1.05)
        + arm((100, 126), (74, 156), (58, 134), sleeve)
    )


def swords() -> Drawing:
    """A page in blue with a branch at the left and a very long sword, point down, at the right."""
    sleeve = Sleeve(YELLOW, BLUE, RED)
    return (
        ground("S")
        + legs(RED, GREEN, YELLOW)
        + doublet(BLUE, YELLOW, RED)
        + place(branch(), 54, 132, turn=-8)
        + arm((100, 126), (72, 156), (58, 138), sleeve)
        + place(signs.sword(226), 196, 148, turn=180)
        + arm((150, 126), (180, 158), (194, 146), sleeve)
        + collar()
        + place(head(BROWN, long=True), 125, 82)
        + place(wide_hat(RED, YELLOW), 125, 66)
    )


def clubs() -> Drawing:
    """A page seen from the side who holds a club before him."""
    sleeve = Sleeve(RED, GREEN)
    return (
        ground("B")
        + legs(YELLOW, YELLOW)
        + doublet(GREEN, YELLOW, RED)
        + arm((150, 126), (180, 160), (154, 186), sleeve)
        + collar()
        + place(profile(BROWN), 125, 82)
        + place(cap(YELLOW, RED), 127, 66)
        + place(signs.club(), 52, 122, scale=0.8)
        + arm((100, 126), (76, 164), (58, 164), sleeve)
        + path(curve("108,118 126,132 150,120"), "none", THIN, PAPER)
    )


KNAVES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
