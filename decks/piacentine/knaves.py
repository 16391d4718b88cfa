"""The four Piacentine knaves: double-ended soldiers and pages."""

from collections.abc import Callable

from decks.figures import beards, hair, heads
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import halberd
from decks.figures.half import LIMB, collar, headed, ruff, torso
from decks.figures.headgear import cap, wide_hat
from decks.palette import BLOND, BLUE, BROWN, GREEN, RED, SABLE, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import Drawing, place


def coins() -> Drawing:
    """A page who lifts a coin."""
    sleeve = Sleeve(RED, YELLOW, BLUE)
    return double_ended(
        torso(BLUE, YELLOW, RED)
        + arm((160, 134), (190, 168), (160, 188), sleeve, size=LIMB)
        + collar()
        + headed(hair.curls(BROWN) + heads.youth(), cap(RED))
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
        + headed(hair.round_cut(SABLE) + heads.man() + beards.goatee(SABLE), cap(GREEN, RED))
        + place(signs.cup(), 54, 96, scale=1.1)
        + arm((90, 134), (66, 176), (57, 154), sleeve, size=LIMB)
    )


def swords() -> Drawing:
    """A soldier in a wide hat."""
    sleeve = Sleeve(BLUE, YELLOW, RED)
    return double_ended(
        torso(RED, YELLOW, BLUE)
        + arm((160, 134), (190, 168), (160, 188), sleeve, size=LIMB)
        + ruff()
        + headed(hair.short(BROWN) + heads.man() + beards.moustache(BROWN), wide_hat(BLUE, RED))
        + place(signs.sword(140, 16), 50, 172)
        + arm((90, 134), (70, 184), (60, 182), sleeve, size=LIMB)
    )


def clubs() -> Drawing:
    """A page with a log on his shoulder."""
    sleeve = Sleeve(GREEN, RED, YELLOW)
    return double_ended(
        torso(YELLOW, RED, GREEN)
        + arm((90, 134), (62, 170), (92, 190), sleeve, size=LIMB)
        + collar(RED)
        + place(signs.club(), 176, 112, turn=24, scale=0.84)
        + headed(hair.straight(BLOND) + heads.youth(), cap(GREEN))
        + arm((160, 134), (190, 186), (158, 176), sleeve, size=LIMB)
    )


KNAVES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
