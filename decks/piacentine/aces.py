"""The four Piacentine aces."""

from collections.abc import Callable

from decks.curves import shape
from decks.figures import eagle
from decks.figures.headgear import crown
from decks.lettering import maker
from decks.palette import BLUE, BROWN, EMBER, GREEN, LEAF, PAPER, RED, YELLOW
from decks.piacentine import signs
from decks.piacentine.cherub import cherub
from decks.svg import FINE, PEN, THIN, Drawing, beads, beads_on, circle, ellipse, line, path, place


def coins() -> Drawing:
    """A crowned eagle with a big white disc on its breast, on a plinth."""
    plumage = eagle.Plumage(long=BROWN, short="#9a6a3a", body=BROWN)
    bird = (
        eagle.wings(plumage)
        + eagle.tail(plumage)
        + eagle.legs()
        + eagle.trunk(plumage)
        + place(eagle.neck(plumage), 4, 0, flip=True)
    )
    disc = circle(0, 0, 60, YELLOW) + circle(0, 0, 52, PAPER) + beads(0, 0, 56, 40, 4, RED)
    plinth = (
        path("M22 388H228V420H22Z", BLUE)
        + path("M14 380H236V392H14Z", YELLOW)
        + maker(125, 408, 0.8, PAPER)
    )
    return (
        place(bird, 125, 208, scale=1.12)
        + place(crown(), 121, 80, scale=1.15)
        + place(disc + signs.coin(42), 125, 222)
        + plinth
    )


def cups() -> Drawing:
    """A lidded urn on a six-sided foot."""
    foot = (
        path("M-30 128L-62 146V166H62V146L30 128Z", YELLOW)
        + path("M-62 146L-34 158H34L62 146V166L34 182H-34L-62 166Z", RED)
        + line("M-34 158V182M34 158V182", THIN)
        + beads_on("M-16 170h0M0 170h0M16 170h0M-48 161h0M48 161h0", YELLOW, 5)
    )
    lid = (
        path("M-58-66C-56-104-26-112-14-132H14C26-112 56-104 58-66Z", RED)
        + line("M-34-70C-32-98-14-108-7-130M0-68V-130M34-70C32-98 14-108 7-130")
        + path("M-64-68Q0-54 64-68V-54Q0-38-64-54Z", YELLOW)
        + beads_on("M-44-55h0M-22-51h0M0-49h0M22-51h0M44-55h0", BLUE, 6)
        + path("M-14-132Q0-126 14-132L8-144H-8Z", GREEN)
        + circle(0, -156, 12, YELLOW)
        + path("M-2-168H2V-176H8V-180H2V-188H-2V-180H-8V-176H-2Z", RED, THIN)
    )
    return place(
        path("M-58-54C-70-10-62 60-16 84H16C62 60 70-10 58-54Q0-36-58-54Z", GREEN)
        + path("M-63-18Q0 4 63-18Q65-4 64 10Q0 32-64 10Q-65-4-63-18Z", BLUE)
        + beads_on("M-46 3h0M-23 9h0M0 11h0M23 9h0M46 3h0", YELLOW, 9)
        + line("M44 32Q36 58 18 70", 3, LEAF)
        + line("M-40 34Q-32 62-14 76M-14 36Q-12 60-6 78M14 36Q12 60 6 78", THIN)
        + lid
        + ellipse(0, 88, 22, 8, RED)
        + path("M-14 92Q0 98 14 92Q14 116 32 130H-32Q-14 116-14 92Z", GREEN)
        + line("M-32 130Q0 140 32 130")
        + foot,
        125,
        226,
    )


def swords() -> Drawing:
    """A cherub who holds a sword in a garland."""
    return cherub()


def _rose() -> Drawing:
    return (
        circle(0, 0, 13, RED)
        + line("M-9-4q4-7 9-4q8-2 9 5q1 8-7 9q-8 2-10-5M-3 0q2-4 5-1q1 4-3 4", THIN)
        + circle(0, 0, 2.4, YELLOW, FINE)
    )


def clubs() -> Drawing:
    """A tree trunk with lopped boughs, roses and ivy."""
    trunk = shape(
        "92,408! 98,340 90,260 94,180 88,110 86,52! "
        "164,52! 160,120 164,200 158,280 160,350 170,408!"
    )
    bough = path("M0 14L34-10L22-28L0-12Z", GREEN) + place(
        ellipse(0, 0, 9, 11.5, EMBER) + circle(0, 0, 4, "none", THIN), 29, -20, turn=54
    )
    leaf = path(
        "M0 0C-10-2-14-10-12-20C-6-18-4-22 0-28C4-22 6-18 12-20C14-10 10-2 0 0Z", LEAF, THIN
    )
    bark = (
        "M108 80C104 130 112 170 106 220M140 70C146 120 136 150 142 190M124 90v60"
        "M122 210c-6 50 4 80-2 130M146 230c4 40-6 80 2 120M104 260c4 40 0 70 4 120M132 360v40"
    )
    ivy = (
        "M96 396C140 370 170 340 150 310C130 286 92 276 98 240"
        "C104 214 160 206 154 168C150 140 104 136 98 104"
    )
    leaves = "".join(
        place(leaf, x, y, turn=turn)
        for x, y, turn in (
            (130, 378, -20),
            (158, 344, 70),
            (146, 306, 20),
            (112, 284, -40),
            (98, 244, -80),
            (124, 216, 10),
            (156, 178, 80),
            (140, 148, -10),
            (106, 124, -50),
            (98, 104, 0),
        )
    )
    return (
        place(bough, 156, 150)
        + place(bough, 156, 296)
        + place(bough, 98, 220, flip=True)
        + place(bough, 96, 352, flip=True)
        + path(trunk, GREEN)
        + line(bark, THIN)
        + ellipse(125, 52, 39, 15, EMBER)
        + line("M100 52c6-12 42-12 50-1c-4 10-36 11-42 2c4-6 24-7 30-1", THIN)
        + line(ivy, 4.4)
        + line(ivy, PEN, LEAF)
        + leaves
        + "".join(place(_rose(), x, y) for x, y in ((94, 316), (166, 232), (88, 152), (150, 98)))
        + path(
            "M24 418Q44 392 64 412Q84 392 104 410Q125 396 146 410Q166 392 186 412Q206 392 226 418Z",
            GREEN,
        )
    )


ACES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
