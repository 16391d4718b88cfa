"""The four Piacentine knaves: double-ended soldiers and pages."""

from collections.abc import Callable

from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import halberd
from decks.figures.half import HEAD, LIMB, collar, ruff, torso
from decks.figures.headgear import cap, wide_hat
from decks.figures.heads import head
from decks.palette import BLUE, BROWN, GREEN, RED, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import Drawing, place


def _hatted(face: Drawing, hat: Drawing) -> Drawing:
    return place(face, 125, 82, scale=HEAD) + place(hat, 125, 64, scale=HEAD)


def coins() -> Drawing:
    """A page who lifts a coin."""
    sleeve = Sleeve(RED, YELLOW, BLUE)
    return double_ended(
        torso(BLUE, YELLOW, RED)
        + arm((160, 134), (192, 170), (160, 196), sleeve, size=LIMB)
        + collar()
        + _hatted(head(BROWN, long=True), cap(RED, YELLOW))
        + place(signs.coin(36), 54, 76)
        + arm((90, 134), (62, 164), (56, 130), sleeve, size=LIMB)
    )


def cups() -> Drawing:
    """A guard with a halberd and a cup."""
    sleeve = Sleeve(YELLOW, RED, GREEN)
    return double_ended(
        torso(GREEN, YELLOW, YELLOW)
        + place(halberd(), 206, 152)
        + arm((160, 134), (188, 178), (200, 164), sleeve, size=LIMB)
        + ruff()
        + _hatted(head(BROWN), cap(GREEN, RED))
        + place(signs.cup(), 54, 96, scale=1.1)
        + arm((90, 134), (66, 176), (57, 154), sleeve, size=LIMB)
    )


def swords() -> Drawing:
    """A soldier in a wide hat."""
    sleeve = Sleeve(BLUE, YELLOW, RED)
    return double_ended(
        torso(RED, YELLOW, BLUE)
        + arm((160, 134), (192, 170), (160, 196), sleeve, size=LIMB)
        + ruff()
        + _hatted(head(BROWN, moustache=True), wide_hat(BLUE, RED))
        + place(signs.sword(140, 16), 50, 172)
        + arm((90, 134), (70, 184), (60, 182), sleeve, size=LIMB)
    )


def clubs() -> Drawing:
    """A page with a log on his shoulder."""
    sleeve = Sleeve(GREEN, RED, YELLOW)
    return double_ended(
        torso(YELLOW, RED, GREEN)
        + arm((90, 134), (60, 172), (92, 198), sleeve, size=LIMB)
        + collar(RED)
        + place(signs.club(), 176, 112, turn=24, scale=0.84)
        + _hatted(head(BROWN, long=True), cap(GREEN, YELLOW))
        + arm((160, 134), (190, 186), (158, 176), sleeve, size=LIMB)
    )


KNAVES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
