"""The four Neapolitan knights, on horseback."""

from collections.abc import Callable
from dataclasses import dataclass

from decks.curves import curve, limb, shape
from decks.figures import beards, hair, heads
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import scimitar
from decks.figures.headgear import cap, helmet, turban
from decks.figures.horse import Coat, horse
from decks.neapolitan import signs
from decks.neapolitan.ground import ground
from decks.palette import (
    BLOND,
    BLUE,
    BROWN,
    GREEN,
    GREY,
    INK,
    PAPER,
    RED,
    SABLE,
    SAND,
    SKIN,
    YELLOW,
)
from decks.svg import FINE, THIN, Drawing, circle, line, path, place


@dataclass(frozen=True)
class Rider:
    """The colours of a rider's coat, its trim, hose, boots and saddle cloth."""

    coat: str
    trim: str
    hose: str
    boots: str
    cloth: str


def _saddle(rider: Rider) -> Drawing:
    fringe = "".join(f"M{x} 282l4 10l4-10" for x in range(122, 172, 10))
    return (
        path(fringe, rider.trim, THIN)
        + path(shape("118,234! 150,242 178,236! 182,278! 150,286 116,278!"), rider.cloth)
        + path("M116 270Q150 278 181 270L182 279Q150 288 115 279Z", rider.trim, THIN)
        + path("M168 228Q182 222 186 234Q180 242 168 240Z", BROWN)
    )


def _seat(rider: Rider) -> Drawing:
    """Legs and body of a rider who looks to the left."""
    leg = limb("148,240,34 134,262,30 126,282,24 124,306,20 122,326,14")
    return (
        path(leg, rider.hose)
        + line("M140 256Q132 280 132 310")
        + path(shape("112,300! 136,298! 132,330 130,340! 100,342! 102,334 114,328"), rider.boots)
        + path("M111 298Q124 304 137 296V304Q124 311 111 306Z", rider.trim, THIN)
        + line("M100 343H132L126 326", 2.6)
        + path(
            shape(
                "122,146! 144,138 166,146! 170,180 164,214 "
                "176,250! 148,258 122,248! 130,212 124,180"
            ),
            rider.coat,
        )
        + line("M136 216L130 246M148 220V252M160 216L168 246M145 156V204")
        + path("M128 204Q147 212 166 204L167 214Q147 222 128 214Z", rider.trim, THIN)
        + "".join(circle(145, y, 2.3, rider.trim, FINE) for y in (164, 178, 192))
    )


def _bust(head: Drawing, hat: Drawing) -> Drawing:
    return (
        path("M134 126H154L155 144Q144 152 133 144Z", SKIN)
        + path("M132 140Q144 152 157 140L168 148Q144 172 120 148Z", PAPER)
        + place(heads.hatted(head, hat), 142, 108, scale=1.25)
    )


def _rein_arm(sleeve: Sleeve) -> Drawing:
    """The arm on the near side, holding the reins."""
    return arm((160, 156), (170, 192), (144, 206), sleeve) + line(
        curve("132,208 128,220 124,226"), 2.4, RED
    )


def coins() -> Drawing:
    """A rider in blue who lifts a coin before him."""
    rider, sleeve = Rider(BLUE, YELLOW, RED, YELLOW, RED), Sleeve(BLUE, RED)
    return (
        ground("D")
        + horse(Coat(SAND, "#9a7f5c", BROWN, RED, YELLOW))
        + _saddle(rider)
        + place(signs.coin(34), 68, 84)
        + arm((128, 154), (104, 160), (82, 126), sleeve)
        + _seat(rider)
        + _bust(hair.straight(BROWN) + heads.man() + beards.moustache(BROWN), cap(RED))
        + _rein_arm(sleeve)
    )


def cups() -> Drawing:
    """A rider in green with a cup, who looks to the right."""
    rider, sleeve = Rider(GREEN, YELLOW, YELLOW, RED, BLUE), Sleeve(RED, GREEN)
    figure = (
        horse(Coat("#e6e3da", "#b9b5aa", GREY, BLUE, YELLOW))
        + _saddle(rider)
        + place(signs.cup(), 74, 98)
        + arm((128, 154), (104, 172), (84, 150), sleeve)
        + _seat(rider)
        + _bust(hair.curls(BLOND) + heads.youth(), cap(YELLOW, RED))
        + _rein_arm(sleeve)
    )
    return ground("C") + place(figure, 250, flip=True)


def swords() -> Drawing:
    """A Saracen with a turban and a scimitar."""
    rider, sleeve = Rider(RED, YELLOW, BLUE, YELLOW, GREEN), Sleeve(GREEN, RED)
    return (
        ground("S")
        + horse(Coat("#6b4226", "#4e2f1a", INK, YELLOW, RED))
        + _saddle(rider)
        + place(scimitar(), 66, 112, turn=16)
        + arm((128, 154), (98, 156), (74, 124), sleeve)
        + _seat(rider)
        + _bust(hair.short(SABLE) + heads.man() + beards.pointed(SABLE), turban())
        + _rein_arm(sleeve)
    )


def clubs() -> Drawing:
    """A rider in green and red with a club."""
    rider, sleeve = Rider(RED, YELLOW, GREEN, BROWN, YELLOW), Sleeve(GREEN, YELLOW, RED)
    return (
        ground("B")
        + horse(Coat("#b5713c", "#8a5229", "#5b3419", GREEN, YELLOW))
        + _saddle(rider)
        + place(signs.club(), 58, 88, scale=0.6, turn=-24)
        + arm((128, 154), (100, 158), (76, 124), sleeve)
        + _seat(rider)
        + _bust(hair.short(BROWN) + heads.man() + beards.square(BROWN), helmet(GREEN))
        + _rein_arm(sleeve)
    )


KNIGHTS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
