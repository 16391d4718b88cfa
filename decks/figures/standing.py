"""Bodies of standing figures seen from the front, 250 x 410 card units, feet on y = 376.

The neck is at (125, 106), the belt at y = 188; heads go to (125, 82).
"""

from decks.curves import limb, shape
from decks.palette import PAPER, RED, SKIN, YELLOW
from decks.svg import THIN, Drawing, beads_on, circle, line, mirrored, path, place

MIDDLE = 125


def _leg() -> str:
    return limb("-15,226,29 -20,262,26 -20,294,18 -23,318,20 -21,350,13 -21,366,12")


def legs(left: str, right: str, shoes: str = RED) -> Drawing:
    """Two legs in hose of the colours `left` and `right` (as the viewer sees them)."""
    shoe = path(shape("-28,358! -14,358! -12,376! -48,376! -48,369 -36,364"), shoes)
    garter = path("M-30 292Q-20 298-11 292V299Q-20 305-30 299Z", YELLOW, THIN)
    muscles = line("M-14 250q4 20 0 38M-16 312q4 14 0 30")
    one = path(_leg(), left) + muscles + shoe + garter
    other = path(_leg(), right) + muscles + shoe + garter
    return place(one, MIDDLE) + place(other, MIDDLE, flip=True)


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


def robe(colour: str, panel: str, trim: str = YELLOW, shoes: str = RED) -> Drawing:
    """A robe down to the feet with a belt, a trimmed hem and a panel of the colour `panel`."""
    outline = (
        "-30,117! 0,108 30,117! 30,150 27,188 38,280 44,364! 0,370 -44,364! -38,280 -27,188 -30,150"
    )
    fold = "M22 212Q30 290 32 346M22 130Q20 160 20 184"
    studs = "".join(f"M0 {y}h0" for y in (146, 162, 178, 224, 248, 272, 296, 320, 342))
    hem = "".join(f"M{x} {361 - abs(x) * 0.1}h0" for x in (-32, -16, 0, 16, 32))
    body = (
        mirrored(path(shape("4,366 8,376! 34,376! 34,369 22,362"), shoes))
        + path(shape(outline), colour)
        + mirrored(line(fold))
        + path("M-8 116H8L8 190Q11 280 17 356Q0 361-17 356Q-11 280-8 190Z", panel, THIN)
        + beads_on(studs, trim)
        + path("M-43 352Q0 359 43 352L44 366Q0 373-44 366Z", trim, THIN)
        + beads_on(hem, panel, 3.4)
        + path("M-28 186Q0 194 28 186L29 199Q0 207-29 199Z", trim, THIN)
        + circle(0, 198, 7, panel, THIN)
    )
    return place(body, MIDDLE)


def mantle(outer: str, lining: str) -> Drawing:
    """A mantle from the shoulders to the ground, open in front; it goes behind the body.

    A white lining is ermine.
    """
    back = path(shape("-30,116! -58,150 -66,260 -74,376! 74,376! 66,260 58,150 30,116!"), outer)
    side = path(shape("-30,118! -50,170 -52,260 -52,376! -32,376! -32,260 -34,170"), lining, THIN)
    tails = line("M-46 214v7M-40 238v7M-47 262v7M-40 288v7M-47 314v7M-40 342v7", 3.4)
    side += tails if lining == PAPER else line("M-42 200Q-43 290-42 372")
    return place(back + mirrored(side + line("M-58 190Q-62 290-63 370")), MIDDLE)


def collar(colour: str = PAPER, ermine: bool = False) -> Drawing:
    """A neck and a wide collar; with black tails on it if `ermine`."""
    tails = line("M-19 119v5M-10 126v6M0 129v7M10 126v6M19 119v5", 3) if ermine else ""
    body = (
        path("M-10 92H10L11 114Q0 122-11 114Z", SKIN)
        + path("M-11 108Q0 119 11 108L34 119Q0 152-34 119Z", colour)
        + tails
    )
    return place(body, MIDDLE)
