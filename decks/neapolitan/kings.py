"""The four Neapolitan kings: standing, crowned, their mantles down to the ground."""

from collections.abc import Callable

from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import sceptre
from decks.figures.hands import open_hand
from decks.figures.headgear import crown
from decks.figures.heads import head
from decks.figures.standing import collar, doublet, legs, mantle, robe
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import BLUE, BROWN, GREEN, GREY, PAPER, RED, YELLOW
from decks.svg import THIN, Drawing, circle, line, path, place


def _head(hair: str, metal: str = YELLOW, jewel: str = RED) -> Drawing:
    return place(head(hair, beard=True), 125, 80) + place(crown(metal, jewel), 125, 66)


def coins() -> Drawing:
    """A red robe and a blue mantle, a sceptre at the left, the coin at the upper right."""
    sleeve = Sleeve(BLUE, RED)
    return (
        ground("D")
        + mantle(BLUE, YELLOW)
        + robe(RED, BLUE)
        + place(sceptre(), 54, 176, turn=-6)
        + arm((100, 126), (72, 156), (60, 170), sleeve)
        + arm((150, 126), (182, 160), (158, 186), sleeve)
        + collar(ermine=True)
        + _head(BROWN)
        + place(signs.coin(36), 204, 66)
    )


def cups() -> Drawing:
    """A green robe and a red mantle, the sceptre at the right, the cup at the upper left."""
    sleeve = Sleeve(RED, GREEN)
    return (
        ground("C")
        + mantle(RED, PAPER)
        + robe(GREEN, RED, shoes=YELLOW)
        + place(sceptre(), 196, 176, turn=6)
        + arm((150, 126), (178, 156), (190, 170), sleeve)
        + arm((100, 126), (68, 158), (92, 186), sleeve)
        + collar(YELLOW)
        + _head(GREY)
        + place(signs.cup(), 46, 72)
    )


def swords() -> Drawing:
    """A blue crown and breastplate, the sword upright at the left, the other hand open."""
    sleeve = Sleeve(BLUE, YELLOW, RED)
    breast = (
        path("M-29 120Q0 110 29 120Q32 156 24 184Q0 192-24 184Q-32 156-29 120Z", BLUE)
        + line("M-12 132Q-24 150-14 172M12 132Q24 150 14 172M0 136V182")
        + circle(0, 158, 9, YELLOW, THIN)
        + circle(0, 158, 4, RED, THIN)
    )
    return (
        ground("S")
        + mantle(GREEN, YELLOW)
        + legs(RED, RED, YELLOW)
        + doublet(BLUE, RED, YELLOW)
        + place(breast, 125)
        + place(signs.sword(150), 48, 188)
        + arm((100, 126), (74, 162), (57, 186), sleeve)
        + arm((150, 126), (178, 158), (204, 180), sleeve, hand=open_hand())
        + collar(ermine=True)
        + _head(BROWN, BLUE, YELLOW)
    )


def clubs() -> Drawing:
    """A green robe and a yellow-lined red mantle, the club at the right."""
    sleeve = Sleeve(GREEN, YELLOW, RED)
    return (
        ground("B")
        + mantle(RED, YELLOW)
        + robe(GREEN, RED)
        + place(signs.club(), 202, 116, scale=0.72)
        + arm((150, 126), (180, 160), (194, 176), sleeve)
        + arm((100, 126), (68, 158), (92, 186), sleeve)
        + collar(ermine=True)
        + _head(BROWN)
    )


KINGS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
