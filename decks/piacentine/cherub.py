"""The ace of swords: a cherub with a sword, in a garland."""

from decks.curves import limb, shape
from decks.palette import BLUE, BROWN, GREEN, INK, LEAF, RED, SKIN, SKY, YELLOW
from decks.piacentine import signs
from decks.svg import FINE, THIN, Drawing, circle, line, mirrored, path, place, polar

_HAIR = "#c98a2b"


def _face() -> Drawing:
    curls = "".join(
        circle(x, y, 8, _HAIR)
        for x, y in ((-19, -4), (19, -4), (-15, -15), (15, -15), (-5, -22), (6, -22))
    )
    return (
        curls
        + circle(0, 0, 19, SKIN)
        + path("M-17-8Q-10-20 0-14Q10-20 17-8Q10-22 0-21Q-10-22-17-8Z", _HAIR, THIN)
        + line("M-10-3q3-3 6 0M4-3q3-3 6 0", THIN)
        + circle(-7, 0, 1.8, INK, 0)
        + circle(7, 0, 1.8, INK, 0)
        + line("M0 0q-3 5 1 6")
        + line("M-5 10q5 4 10 0", THIN, RED)
        + circle(-11, 6, 2.6, "#eeae94", 0)
        + circle(11, 6, 2.6, "#eeae94", 0)
    )


def _wing() -> Drawing:
    return path(
        shape("4,0! 18,-34 44,-44 58,-34 52,-22! 60,-12 50,-2! 54,10 42,14! 40,24 24,22 6,14!"), SKY
    ) + line("M16-14Q30-30 46-30M16-4Q32-14 46-12M16 6Q30 2 42 4")


def cherub() -> Drawing:
    """The whole card."""
    leaf = path("M0 0Q12-12 28-6Q18 8 0 0Z", GREEN, THIN)
    garland = ""
    for i in range(22):
        angle = 128 + i * 284 / 21
        x, y = polar(1, angle)
        turn = angle + 90
        garland += place(leaf, 125 + 94 * x, 224 + 150 * y, turn=turn - 28)
        garland += place(leaf, 125 + 94 * x, 224 + 150 * y, turn=turn + 28)
    berries = "".join(
        circle(125 + 94 * x, 224 + 150 * y, 5.5, RED, THIN)
        for x, y in (polar(1, 128 + i * 284 / 7) for i in range(8))
    )
    body = (
        path(limb("-12,62,30 -20,92,26 -18,118,18 -22,134,13"), SKIN)
        + path(limb("12,62,30 24,90,26 30,116,18 26,134,13"), SKIN)
        + path("M-28 130Q-18 136-14 130L-14 142Q-28 146-38 142Q-38 136-28 130Z", SKIN)
        + path("M20 130Q28 136 34 128L36 140Q28 146 14 144Q14 136 20 130Z", SKIN)
        + path(shape("-20,-12! 0,-18 20,-12! 24,20 28,56 16,72 -16,72 -28,56 -24,20"), SKIN)
        + line("M-10 6q4 4 8 0M4 6q4 4 8 0M-2 34q2 3 4 0")
        + path("M-29 46C-10 60 14 58 29 44L30 60C16 76-16 76-30 62Z", RED)
        + path("M22 50C40 52 48 66 44 92C36 84 28 76 18 70Z", RED)
        + line("M-20 58q18 10 40-2M30 62q8 8 8 18", FINE)
    )
    return (
        garland
        + berries
        + place(mirrored(place(_wing(), 12, -6)), 125, 196)
        + place(signs.sword(196, 16), 52, 262)
        + path(limb("114,192,20 90,214,16 62,242,12"), SKIN)
        + path(limb("136,192,20 168,204,15 206,196,11"), SKIN)
        + place(body, 125, 196)
        + place(_face(), 125, 158)
        + path("M44 240H58L62 248V256L54 260H46Q42 250 44 240Z", SKIN)
        + line("M44 246h9M44 252h9", FINE)
        + circle(210, 195, 7, SKIN)
        + path(
            "M70 378Q98 392 125 378Q152 392 180 378L192 404Q158 410 125 398Q92 410 58 404Z", BLUE
        )
        + circle(125, 386, 13, YELLOW)
        + line("M119 382q6 8 12 0M72 388Q96 398 112 392M178 388Q154 398 138 392", FINE, BROWN)
        + path("M119 372Q125 356 131 372Z", LEAF, THIN)
    )
