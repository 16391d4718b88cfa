"""The twelve Neapolitan courts."""

from decks.curves import limb
from decks.figures import hands, headgear, heads
from decks.figures.horse import horse
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import BLUE, BROWN, GREEN, PAPER, RED, SAND, SKIN, YELLOW
from decks.svg import Drawing, line, path, place

_SIGNS = {
    "D": lambda: signs.coin(26),
    "C": lambda: place(signs.cup(), scale=0.85),
    "S": lambda: place(signs.sword(120), 0, 20),
    "B": lambda: place(signs.club(), 0, -40, scale=0.6),
}
_CLOTH = {"D": (RED, BLUE), "C": (GREEN, RED), "S": (BLUE, GREEN), "B": (GREEN, YELLOW)}


def _standing(suit: str, crowned: bool) -> Drawing:
    main, second = _CLOTH[suit]
    legs = path(limb("110,226,28 106,262,26 106,294,18 103,318,20 106,350,12 106,366,11"), second)
    legs += path(limb("140,226,28 146,262,26 148,294,18 152,318,20 150,350,12 150,366,11"), second)
    legs += path("M100 360H113Q115 370 112 376H82Q82 368 92 367Z", RED)
    legs += path("M144 360H157Q159 366 172 368Q174 374 172 376H146Z", RED)
    mantle = ""
    if crowned:
        mantle = path("M92 122C66 190 60 300 52 376H198C190 300 184 190 158 122Z", second)
        mantle += line("M76 200L66 372M172 200L182 372M88 240L80 372M162 240L170 372")
    return (
        mantle
        + legs
        + path("M96 116Q125 106 154 116L148 186L164 244Q125 254 86 244L102 186Z", main)
        + line("M112 196L104 246M125 196V249M138 196L146 246")
        + path("M101 182Q125 190 149 182L151 192Q125 200 99 192Z", YELLOW, 1.6)
    )


def _bust(crowned: bool) -> Drawing:
    neck = path("M116 96H134L135 114Q125 120 115 114Z", SKIN, 1.8)
    top = headgear.crown() if crowned else headgear.cap(RED)
    return (
        neck
        + place(heads.head(BROWN, beard=crowned, long=not crowned), 125, 82)
        + place(top, 125, 68)
    )


def court(rank: str, suit: str) -> Drawing:
    """The knave (F), knight (C) or king (R) of `suit`."""
    main, second = _CLOTH[suit]
    sign = _SIGNS[suit]()
    if rank == "C":
        rider = (
            path(limb("136,240,34 124,276,26 118,306,18 116,330,14"), second)
            + path("M108 324H124L122 342H96Q98 334 108 332Z", RED)
            + path("M118 146Q140 136 160 146Q166 200 164 244Q140 254 116 242Z", main)
            + place(_bust(False), 12, 30)
            + place(sign, 92, 150)
            + path(limb("124,156,24 106,180,20 94,168,15"), main)
            + place(hands.fist(), 92, 160)
        )
        return ground(suit) + horse(SAND, BROWN, "#9a7f5c") + rider
    arm = path(limb("102,128,24 80,152,20 64,160,14"), main) + place(hands.fist(), 58, 160)
    other = path(limb("148,128,24 172,158,20 160,186,14"), main) + place(
        hands.fist(), 158, 192, flip=True
    )
    return (
        ground(suit)
        + _standing(suit, rank == "R")
        + _bust(rank == "R")
        + place(sign, 56, 140)
        + arm
        + other
        + path("M98 118Q125 136 152 118L146 112H104Z", PAPER, 1.6)
    )
