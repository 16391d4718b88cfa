"""Bodies of standing figures seen from the front, 250 x 410 card units, feet on y = 376.

The neck is at (125, 106), the belt at y = 188; `headed` puts a head there.
"""

from decks.curves import limb, shape
from decks.figures.heads import hatted
from decks.palette import PAPER, RED, SKIN, YELLOW
from decks.svg import THIN, Drawing, beads_on, line, path, place

MIDDLE = 125
EYES = 80
HEAD = 1.3
"""Heads are larger than life, as on printed cards: faces must be seen on a small one."""


def headed(head: Drawing, hat: Drawing, *, turned: bool = False) -> Drawing:
    """A head and its hat on the neck; `turned`, it looks to the right."""
    return place(hatted(head, hat), MIDDLE, EYES, scale=HEAD, flip=turned)


def legs(left: str, right: str, shoes: str = RED) -> Drawing:
    """Two legs in hose of the colours `left` and `right` (as the viewer sees them)."""
    outline = limb("-15,226,29 -20,262,26 -20,294,18 -23,318,20 -21,350,13 -21,366,12")
    shoe = path(shape("-28,358! -14,358! -12,376! -48,376! -48,369 -36,364"), shoes)
    garter = path("M-30 292Q-20 298-11 292V299Q-20 305-30 299Z", YELLOW, THIN)
    muscles = line("M-14 250q4 20 0 38M-16 312q4 14 0 30")
    one = path(outline, left) + muscles + shoe + garter
    other = path(outline, right) + muscles + shoe + garter
    return place(one, MIDDLE) + place(other, MIDDLE, flip=True)


def striding(near: str, far: str, shoes: str = RED) -> Drawing:
    """Two legs that walk to the left, both feet pointing there."""
    before = limb("-12,226,30 -20,262,27 -26,294,18 -31,318,20 -36,350,13 -38,366,12")
    behind = limb("14,226,30 18,262,27 20,294,18 28,318,20 36,350,13 38,366,12")
    shoe = path(shape("-45,358! -31,358! -29,376! -68,376! -66,369 -54,366"), shoes)
    return place(
        path(behind, far)
        + place(shoe, 76)
        + path(before, near)
        + shoe
        + line("M-16 250q-2 20-6 38M-24 310q-2 16-6 32M20 250q2 20 6 38M28 310q6 14 6 32"),
        MIDDLE,
    )


def doublet(colour: str, trim: str = YELLOW, skirt: str | None = None) -> Drawing:
    """A doublet to the thighs with a belt, a row of buttons and a pleated skirt."""
    pleats = "".join(f"M{x * 0.62} 198L{x} 240" for x in (-27, -14, 0, 14, 27))
    body = (
        path("M-23 186H23L40 240Q0 254-40 240Z", skirt or colour)
        + line(pleats)
        + path("M-39 234Q0 247 39 234L40 241Q0 255-40 241Z", trim, THIN)
        + path("M-31 117Q0 106 31 117Q30 150 23 188H-23Q-30 150-31 117Z", colour)
        + path("M-24 184Q0 191 24 184L25 194Q0 201-25 194Z", trim, THIN)
        + line("M-24 126Q-22 156-18 180M24 126Q22 156 18 180M0 126V184")
    )
    buttons = beads_on("M0 138h0M0 152h0M0 166h0", trim, 3.4)
    return place(body + buttons, MIDDLE)


def tunic(colour: str, lining: str, trim: str = YELLOW) -> Drawing:
    """A long tunic, belted low, split to show its lining, with scallops at the hem."""
    scallops = "q-6 13-12 0" * 4
    body = (
        path("M-22 208H20L16 286H-30Z", lining)
        + path(
            f"M-30 117Q0 106 30 117Q31 160 27 196L44 294{scallops}L-14 214L-22 294q-6 13-12 0"
            "q-6 13-12 0L-27 196Q-31 160-30 117Z",
            colour,
        )
        + line(
            "M8 216L14 284M20 212L32 284M-22 220L-34 284"
            "M-18 130Q-15 170-19 192M18 130Q15 170 19 192"
        )
        + path("M-27 196Q0 214 27 196L29 207Q0 226-29 207Z", trim, THIN)
    )
    return place(body, MIDDLE)


def cape(colour: str) -> Drawing:
    """A short cape behind the shoulders."""
    return place(
        path(shape("-24,114! -46,160 -56,250! 56,250! 46,160 24,114!"), colour),
        MIDDLE,
    )


def collar(colour: str = PAPER, ermine: bool = False) -> Drawing:
    """A neck and a wide collar; with black tails on it if `ermine`."""
    tails = line("M-19 119v5M-10 126v6M0 129v7M10 126v6M19 119v5", 3) if ermine else ""
    body = (
        path("M-11 92H11L12 114Q0 122-12 114Z", SKIN)
        + path("M-12 108Q0 119 12 108L34 119Q0 152-34 119Z", colour)
        + tails
    )
    return place(body, MIDDLE)
