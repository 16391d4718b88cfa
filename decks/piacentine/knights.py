"""The four Piacentine knights: double-ended, each behind the head of his horse."""

from collections.abc import Callable

from decks.figures import beards, hair, heads, profiles
from decks.figures.arms import Sleeve, arm
from decks.figures.half import LIMB, back, collar, headed, hood, ruff, strap, torso
from decks.figures.headgear import cap, helmet, wide_hat
from decks.figures.horse import Coat, horse_front
from decks.palette import BLOND, BLUE, BROWN, GREEN, GREY, INK, PAPER, RED, SAND, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import Drawing, place

SHIFT = 38
"""How far to the right of the middle a rider sits."""


def _mounted(coat: Coat, rider: Drawing, arms: Drawing) -> Drawing:
    return double_ended(
        place(rider, SHIFT) + place(horse_front(coat), -17, -72, scale=1.25) + place(arms, SHIFT)
    )


def _reins(sleeve: Sleeve) -> Drawing:
    return arm((160, 134), (176, 182), (132, 200), sleeve, size=LIMB)


def _raised(sleeve: Sleeve) -> Drawing:
    return arm((94, 134), (64, 124), (40, 94), sleeve, size=LIMB)


def _on_the_hip(sleeve: Sleeve) -> Drawing:
    return arm((158, 136), (182, 176), (156, 190), sleeve, size=LIMB)


def coins() -> Drawing:
    """Seen from behind, a coin held high, the other hand on the hip."""
    sleeve = Sleeve(RED, BLUE)
    rider = back(RED) + _on_the_hip(sleeve) + hood(BLUE) + collar(YELLOW)
    return _mounted(
        Coat(SAND, "#9a7f5c", BROWN, RED, YELLOW),
        rider + headed(profiles.page(BROWN), cap(BLUE)),
        place(signs.coin(32), 24, 56) + _raised(sleeve),
    )


def cups() -> Drawing:
    """With a cup."""
    sleeve = Sleeve(YELLOW, GREEN, RED)
    head = headed(hair.round_cut(BLOND) + heads.youth(), cap(RED, GREEN))
    return _mounted(
        Coat("#e6e3da", "#b9b5aa", GREY, BLUE, YELLOW),
        torso(GREEN, YELLOW, RED) + ruff() + head,
        place(signs.cup(), 24, 54) + _raised(sleeve) + _reins(sleeve),
    )


def swords() -> Drawing:
    """In armour, the sword raised."""
    sleeve = Sleeve(GREY, GREY, YELLOW)
    head = headed(hair.short(BROWN) + heads.man() + beards.square(BROWN), helmet(GREY))
    return _mounted(
        Coat("#6b4226", "#4e2f1a", INK, RED, YELLOW),
        torso(GREY, RED) + collar(BLUE) + head,
        place(signs.sword(74), 30, 84, turn=26) + _raised(sleeve) + _reins(sleeve),
    )


def clubs() -> Drawing:
    """Seen from behind, a log held high, the other hand on the hip."""
    sleeve = Sleeve(GREEN, YELLOW)
    rider = back(GREEN, RED) + strap(RED) + _on_the_hip(sleeve) + collar(PAPER)
    return _mounted(
        Coat("#b5713c", "#8a5229", "#5b3419", GREEN, YELLOW),
        rider + headed(profiles.soldier(BROWN), wide_hat(RED)),
        place(signs.club(), 24, 66, scale=0.44, turn=-24) + _raised(sleeve),
    )


KNIGHTS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
