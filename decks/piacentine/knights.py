"""The four Piacentine knights: double-ended, each behind the head of his horse."""

from collections.abc import Callable

from decks.curves import shape
from decks.figures.arms import Sleeve, arm
from decks.figures.half import HEAD, LIMB, collar, ruff, torso
from decks.figures.headgear import cap, helmet, wide_hat
from decks.figures.heads import head, profile
from decks.figures.horse import Coat, horse_front
from decks.palette import BLUE, BROWN, GREEN, GREY, INK, PAPER, RED, SAND, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import THIN, Drawing, line, path, place

SHIFT = 38
"""How far to the right of the middle a rider sits."""


def _seen_from_behind(colour: str, trim: str) -> Drawing:
    """The back of a rider under a short cape."""
    cape = path(shape("-40,120! 0,108 40,120! 52,160 54,204! 0,214 -54,204! -52,160"), colour)
    folds = "M-14 122Q-24 160-26 206M14 122Q24 160 26 206M0 124V210M-30 128Q-42 160-42 200"
    hem = path("M-54 196Q0 208 54 196V205Q0 217-54 205Z", trim, THIN)
    return place(cape + line(folds + "M30 128Q42 160 42 200") + hem, 125)


def _mounted(coat: Coat, rider: Drawing, arms: Drawing) -> Drawing:
    return double_ended(
        place(rider, SHIFT) + place(horse_front(coat), -17, -72, scale=1.25) + place(arms, SHIFT)
    )


def _reins(sleeve: Sleeve) -> Drawing:
    return arm((160, 134), (176, 182), (132, 200), sleeve, size=LIMB)


def _head(face: Drawing, hat: Drawing) -> Drawing:
    return place(face, 125, 82, scale=HEAD) + place(hat, 125, 64, scale=HEAD)


def coins() -> Drawing:
    """Seen from behind, a coin held high."""
    sleeve = Sleeve(RED, BLUE)
    rider = _seen_from_behind(RED, YELLOW) + collar(YELLOW)
    held = place(signs.coin(32), 24, 56) + arm((94, 134), (64, 124), (40, 94), sleeve, size=LIMB)
    return _mounted(
        Coat(SAND, "#9a7f5c", BROWN, RED, YELLOW),
        rider + _head(profile(BROWN), cap(BLUE, YELLOW)),
        held,
    )


def cups() -> Drawing:
    """With a cup."""
    sleeve = Sleeve(YELLOW, GREEN, RED)
    rider = torso(GREEN, YELLOW, RED) + ruff() + _head(head(BROWN, long=True), cap(RED, GREEN))
    held = place(signs.cup(), 24, 54) + arm((94, 134), (64, 124), (40, 94), sleeve, size=LIMB)
    return _mounted(Coat("#e6e3da", "#b9b5aa", GREY, BLUE, YELLOW), rider, held + _reins(sleeve))


def swords() -> Drawing:
    """In armour, the sword raised."""
    sleeve = Sleeve(GREY, GREY, YELLOW)
    rider = torso(GREY, RED) + collar(BLUE) + _head(head(BROWN), helmet(GREY, RED))
    held = place(signs.sword(62), 30, 84) + arm((94, 134), (64, 124), (40, 94), sleeve, size=LIMB)
    return _mounted(Coat("#6b4226", "#4e2f1a", INK, RED, YELLOW), rider, held + _reins(sleeve))


def clubs() -> Drawing:
    """Seen from behind, a log held high."""
    sleeve = Sleeve(GREEN, YELLOW)
    rider = _seen_from_behind(GREEN, RED) + collar(PAPER)
    held = place(signs.club(), 32, 74, scale=0.44, turn=-10) + arm(
        (94, 134), (64, 124), (40, 94), sleeve, size=LIMB
    )
    return _mounted(
        Coat("#b5713c", "#8a5229", "#5b3419", GREEN, YELLOW),
        rider + _head(profile(BROWN), wide_hat(RED, YELLOW)),
        held,
    )


KNIGHTS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
