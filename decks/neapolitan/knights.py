"""The four Neapolitan knights, on horseback."""

from collections.abc import Callable

from decks.figures import beards, hair, heads
from decks.figures.arms import Sleeve, arm
from decks.figures.attributes import scimitar
from decks.figures.headgear import cap, helmet, turban
from decks.figures.horse import Coat, horse
from decks.neapolitan import riders, signs
from decks.neapolitan.ground import ground
from decks.neapolitan.riders import Rider, bust, rein_arm, saddle, seat
from decks.palette import BLOND, BLUE, BROWN, GREEN, GREY, INK, RED, SABLE, SAND, YELLOW
from decks.svg import Drawing, place


def coins() -> Drawing:
    """A rider in blue who lifts a coin before him."""
    rider, sleeve = Rider(BLUE, YELLOW, RED, YELLOW, RED), Sleeve(BLUE, RED)
    return (
        ground("D")
        + horse(Coat(SAND, "#9a7f5c", BROWN, RED, YELLOW))
        + saddle(rider)
        + place(signs.coin(34), 68, 84)
        + arm((128, 154), (104, 160), (82, 126), sleeve)
        + riders.cloak(YELLOW)
        + seat(rider, riders.buttons(YELLOW))
        + bust(hair.straight(BROWN) + heads.man() + beards.moustache(BROWN), cap(RED))
        + rein_arm(sleeve)
    )


def cups() -> Drawing:
    """A rider in green with a cup, who looks to the right."""
    rider, sleeve = Rider(GREEN, YELLOW, YELLOW, RED, BLUE), Sleeve(RED, GREEN)
    figure = (
        horse(Coat("#e6e3da", "#b9b5aa", GREY, BLUE, YELLOW))
        + saddle(rider)
        + place(signs.cup(), 74, 98)
        + arm((128, 154), (104, 172), (84, 150), sleeve)
        + seat(rider, riders.buttons(YELLOW))
        + bust(hair.curls(BLOND) + heads.youth(), cap(YELLOW, RED))
        + rein_arm(sleeve)
    )
    return ground("C") + place(figure, 250, flip=True)


def swords() -> Drawing:
    """A Saracen with a turban and a scimitar."""
    rider, sleeve = Rider(RED, YELLOW, BLUE, YELLOW, GREEN), Sleeve(GREEN, RED)
    return (
        ground("S")
        + horse(Coat("#6b4226", "#4e2f1a", INK, YELLOW, RED))
        + saddle(rider)
        + place(scimitar(), 66, 112, turn=16)
        + arm((128, 154), (98, 156), (74, 124), sleeve)
        + seat(rider, riders.sash(YELLOW))
        + bust(hair.short(SABLE) + heads.man() + beards.pointed(SABLE), turban())
        + rein_arm(sleeve)
    )


def clubs() -> Drawing:
    """A rider in green and red with a club."""
    rider, sleeve = Rider(RED, YELLOW, GREEN, BROWN, YELLOW), Sleeve(GREEN, YELLOW, RED)
    return (
        ground("B")
        + horse(Coat("#b5713c", "#8a5229", "#5b3419", GREEN, YELLOW))
        + saddle(rider)
        + place(signs.club(), 58, 88, scale=0.6, turn=-24)
        + arm((128, 154), (100, 158), (76, 124), sleeve)
        + seat(rider, riders.breastplate())
        + bust(hair.short(BROWN) + heads.man() + beards.square(BROWN), helmet(GREEN))
        + rein_arm(sleeve)
    )


KNIGHTS: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
