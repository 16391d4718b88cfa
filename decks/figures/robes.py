"""What kings wear: bodies and mantles of standing figures, placed as in `standing.py`."""

from decks.curves import shape
from decks.figures.standing import MIDDLE
from decks.palette import PAPER, RED, YELLOW
from decks.svg import THIN, Drawing, beads_on, circle, line, mirrored, path, place


def _shoes(colour: str) -> Drawing:
    """Two shoes that point outwards under a hem."""
    shoe = path(shape("5,340! 22,340! 24,358 42,366 48,376! 5,376!"), colour)
    return mirrored(shoe + line("M11 354q6 4 12 0"))


def robe(colour: str, panel: str, trim: str = YELLOW, shoes: str = RED) -> Drawing:
    """A robe to the ankles with a belt, a trimmed hem and a panel of the colour `panel`."""
    outline = (
        "-30,117! 0,108 30,117! 30,150 27,188 38,280 43,350! 0,356 -43,350! -38,280 -27,188 -30,150"
    )
    studs = "".join(f"M0 {y}h0" for y in (146, 162, 178, 224, 248, 272, 296, 320))
    body = (
        _shoes(shoes)
        + path(shape(outline), colour)
        + line("M22 212Q30 280 32 334M22 130Q20 160 20 184M-22 212Q-30 280-32 334")
        + path("M-8 116H8L8 190Q11 280 16 342Q0 347-16 342Q-11 280-8 190Z", panel, THIN)
        + beads_on(studs, trim)
        + path("M-42 338Q0 345 42 338L43 352Q0 359-43 352Z", trim, THIN)
        + path("M-28 186Q0 194 28 186L29 199Q0 207-29 199Z", trim, THIN)
        + circle(0, 198, 7, panel, THIN)
    )
    return place(body, MIDDLE)


def gown(colour: str, under: str, trim: str = YELLOW, shoes: str = RED) -> Drawing:
    """A wide gown, crossed over at the breast and held by a sash, over a longer one of `under`."""
    outline = (
        "-31,117! 0,108 31,117! 34,160 40,240 52,326! 26,338 0,318 -26,338 -52,326! -40,240 -34,160"
    )
    body = (
        _shoes(shoes)
        + path("M-36 300H36L42 354Q0 362-42 354Z", under)
        + line("M-24 330L-28 352M-8 324V356M8 324V356M24 330L28 352")
        + path(shape(outline), colour)
        + path("M-14 116L10 116Q20 170 32 198L28 212Q-2 176-14 116Z", under, THIN)
        + path("M-37 206Q0 226 38 200L39 214Q0 240-38 219Z", trim, THIN)
        + path("M-22 220Q-34 250-24 286L-10 280Q-18 250-12 222Z", trim, THIN)
        + line(
            "M4 236Q4 280 2 312M22 230Q30 280 30 324M-34 236Q-40 280-40 322M-24 130Q-22 170-26 200"
        )
    )
    return place(body, MIDDLE)


def coat(colour: str, fur: str, hose: str, boots: str = RED) -> Drawing:
    """A coat to the knees with an edge of fur, open in front, over hose and boots."""
    leg = (
        path("M6 240H31L28 306H10Z", hose)
        + path(shape("9,302! 30,302! 27,350! 44,364 48,376! 6,376! 9,350!"), boots)
        + path("M7 300Q20 306 32 300L31 312Q20 318 8 312Z", fur, THIN)
    )
    side = (
        path(shape("4,112! 31,117! 31,150 28,188 42,250 48,288! 14,292! 4,188!"), colour)
        + path("M4 112L12 112L11 188L24 291L13 293L0 200V112Z", fur, THIN)
        + path("M11 279L46 274L49 288L12 293Z", fur, THIN)
        + line("M24 130Q22 160 22 182M28 206L38 270")
    )
    buckle = path("M-29 186Q0 194 29 186L30 200Q0 208-30 200Z", RED, THIN) + circle(
        0, 198, 7, YELLOW, THIN
    )
    return place(mirrored(leg + side) + buckle, MIDDLE)


def mantle(outer: str, lining: str) -> Drawing:
    """A mantle from the shoulders to the ground, open in front; it goes behind the body.

    A white lining is ermine.
    """
    back = path(shape("-30,116! -58,150 -66,260 -74,376! 74,376! 66,260 58,150 30,116!"), outer)
    side = path(shape("-30,118! -50,170 -52,260 -52,376! -32,376! -32,260 -34,170"), lining, THIN)
    tails = line("M-46 214v7M-40 238v7M-47 262v7M-40 288v7M-47 314v7M-40 342v7", 3.4)
    side += tails if lining == PAPER else line("M-42 200Q-43 290-42 372")
    return place(back + mirrored(side + line("M-58 190Q-62 290-63 370")), MIDDLE)
