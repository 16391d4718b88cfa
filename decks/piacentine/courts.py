"""The twelve Piacentine courts."""

from decks.curves import limb
from decks.figures import hands, headgear, heads
from decks.palette import BLUE, BROWN, GREEN, RED, SAND, SKIN, YELLOW
from decks.piacentine import signs
from decks.piacentine.frame import double_ended
from decks.svg import Drawing, circle, path, place

_SIGNS = {
    "D": lambda: signs.coin(30),
    "C": lambda: signs.cup(),
    "S": lambda: place(signs.sword(120), 0, 20),
    "B": lambda: place(signs.club(), 0, -30, scale=0.7),
}
_CLOTH = {"D": (RED, BLUE), "C": (GREEN, RED), "S": (BLUE, RED), "B": (YELLOW, GREEN)}


def court(rank: str, suit: str) -> Drawing:
    """The knave (F), knight (C) or king (R) of `suit`."""
    main, second = _CLOTH[suit]
    crowned = rank == "R"
    half = path("M80 124Q125 104 168 124Q182 168 176 230H66Q66 170 80 124Z", main)
    if crowned:
        half = path("M150 110C212 116 224 180 216 230H36C40 180 52 130 100 110Z", second) + half
    half += path("M110 94H136L138 120Q124 130 108 120Z", SKIN, 1.8)
    half += place(heads.head(BROWN, beard=crowned, long=not crowned), 123, 78, scale=1.15)
    half += place(headgear.crown() if crowned else headgear.cap(RED), 123, 62, scale=1.15)
    if rank == "C":
        neck = "M30 226C34 190 40 170 38 150L24 160L16 150C20 132 36 120 48 116L54 104L62 116C84 130 90 180 92 226Z"
        half += path(neck, SAND) + circle(44, 130, 2.6)
    half += place(_SIGNS[suit](), 56 if rank != "C" else 196, 130)
    half += path(limb("90,134,26 74,164,22 60,158,16"), second)
    half += place(hands.fist(), 56, 156)
    return double_ended(half)
