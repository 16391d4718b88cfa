"""The four Piacentine kings: double-ended, crowned and cloaked."""

from collections.abc import Callable

from decks.figures import beards, hair, heads, profiles
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import axe, sceptre
from decks.figures.half import LIMB, chain, cloak, collar, headed, torso
from decks.figures.headgear import crown
from decks.palette import BLUE, BROWN, GREEN, GREY, PAPER, RED, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import THIN, Drawing, path, place


def coins() -> Drawing:
    """Seen from the side, a coin in one hand and an axe in the other."""
    sleeve = Sleeve(BLUE, RED)
    return double_ended(
        cloak(RED, PAPER, ermine=True)
        + torso(BLUE)
        + collar()
        + chain()
        + headed(profiles.bearded(BROWN), crown())
        + place(axe(), 204, 150)
        + arm((160, 134), (186, 174), (198, 160), sleeve, size=LIMB)
        + place(signs.coin(36), 54, 86)
        + arm((90, 134), (64, 172), (58, 140), sleeve, size=LIMB)
    )


def cups() -> Drawing:
    """A cup in one hand, a long sceptre across the shoulder."""
    sleeve = Sleeve(RED, YELLOW, BLUE)
    return double_ended(
        cloak(BLUE, YELLOW)
        + torso(GREEN, YELLOW, RED)
        + place(sceptre(150), 176, 176, turn=22)
        + collar(RED)
        + chain()
        + headed(hair.straight(GREY) + heads.elder() + beards.forked(GREY), crown(jewel=BLUE))
        + arm((160, 134), (196, 172), (186, 182), sleeve, size=LIMB)
        + place(signs.cup(), 54, 100, scale=1.1)
        + arm((90, 134), (68, 178), (58, 158), sleeve, size=LIMB)
    )


def swords() -> Drawing:
    """An upright sword, a white cross on the breast."""
    sleeve = Sleeve(YELLOW, RED, BLUE)
    shield = path("M-20 134H20V162Q18 184 0 194Q-18 184-20 162Z", RED) + path(
        "M-5 134H5V150H20V160H5V192L0 194L-5 192V160H-20V150H-5Z", PAPER, THIN
    )
    return double_ended(
        cloak(GREEN, PAPER, ermine=True)
        + torso(BLUE)
        + place(shield, 125, 2)
        + collar()
        + headed(hair.curls(BROWN) + heads.man() + beards.moustache(BROWN), crown())
        + arm((160, 134), (190, 170), (160, 190), sleeve, size=LIMB)
        + place(signs.sword(140, 16), 52, 172)
        + arm((90, 134), (72, 182), (62, 182), sleeve, size=LIMB)
    )


def clubs() -> Drawing:
    """Seen from the side in a red cloak, a log in his hand."""
    sleeve = Sleeve(GREEN, YELLOW)
    return double_ended(
        cloak(RED, YELLOW)
        + torso(GREEN)
        + collar()
        + chain()
        + headed(profiles.greybeard(GREY), crown())
        + arm((160, 134), (190, 170), (160, 190), sleeve, size=LIMB)
        + place(signs.club(), 52, 112, scale=0.8)
        + arm((90, 134), (74, 180), (64, 170), sleeve, size=LIMB)
    )


KINGS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
