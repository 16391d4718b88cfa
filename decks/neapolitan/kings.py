"""The four Neapolitan kings: standing, crowned, their mantles down to the ground."""

from collections.abc import Callable

from decks.figures import beards, hair, heads
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import sceptre
from decks.figures.hands import open_hand
from decks.figures.headgear import crown
from decks.figures.robes import coat, gown, mantle, robe
from decks.figures.standing import collar, doublet, headed, legs
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import BLUE, BROWN, GREEN, GREY, PAPER, RED, SABLE, YELLOW
from decks.svg import THIN, Drawing, circle, line, path, place


def coins() -> Drawing:
    """A red robe and a blue mantle, a sceptre at the left, the coin at the upper right."""
    sleeve = Sleeve(BLUE, RED)
    head = hair.short(BROWN) + heads.man() + beards.pointed(BROWN)
    return (
        ground("D")
        + mantle(BLUE, YELLOW)
        + robe(RED, BLUE)
        + place(sceptre(), 54, 176, turn=-6)
        + arm((100, 126), (72, 156), (60, 170), sleeve)
        + arm((150, 126), (182, 160), (158, 186), sleeve)
        + collar(ermine=True)
        + headed(head, crown(), turned=True)
        + place(signs.coin(36), 206, 62)
    )


def cups() -> Drawing:
    """An old man in a wide green gown, the sceptre at the right, the cup at the upper left."""
    sleeve = Sleeve(RED, GREEN)
    head = hair.straight(GREY) + heads.elder() + beards.forked(GREY)
    return (
        ground("C")
        + mantle(RED, PAPER)
        + gown(GREEN, RED, shoes=YELLOW)
        + place(sceptre(), 196, 176, turn=6)
        + arm((150, 126), (178, 156), (190, 170), sleeve)
        + arm((100, 126), (66, 152), (98, 172), sleeve)
        + collar(YELLOW)
        + headed(head, crown())
        + place(signs.cup(), 44, 72)
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
    head = hair.curls(BROWN) + heads.man() + beards.moustache(BROWN)
    return (
        ground("S")
        + mantle(GREEN, YELLOW)
        + legs(RED, RED, YELLOW)
        + doublet(BLUE, RED, YELLOW)
        + place(breast, 125)
        + place(signs.sword(150), 48, 188)
        + arm((100, 126), (74, 162), (57, 186), sleeve)
        + arm((150, 126), (180, 162), (202, 160), sleeve, hand=open_hand())
        + collar(ermine=True)
        + headed(head, crown(BLUE, YELLOW))
    )


def clubs() -> Drawing:
    """A black-bearded man in a green coat edged with fur, the club at the right."""
    sleeve = Sleeve(GREEN, YELLOW, RED)
    head = hair.round_cut(SABLE) + heads.man() + beards.square(SABLE)
    return (
        ground("B")
        + mantle(RED, YELLOW)
        + coat(GREEN, PAPER, YELLOW)
        + place(signs.club(), 202, 116, scale=0.72)
        + arm((150, 126), (180, 160), (194, 176), sleeve)
        + arm((100, 126), (68, 158), (92, 186), sleeve)
        + collar()
        + headed(head, crown(), turned=True)
    )


KINGS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
