"""Half figures for double-ended courts: body and cloak down to the belt, neck at (125, 110).

The head goes to (125, 78) at `HEAD` times its size; the line of the card is at y = 222.
"""

from decks.curves import shape
from decks.palette import PAPER, RED, SKIN, YELLOW
from decks.svg import FINE, THIN, Drawing, beads_on, circle, line, mirrored, path, place

MIDDLE = 125
HEAD = 1.2
LIMB = 1.25
"""The size of arms and hands that fits the body."""


def torso(colour: str, trim: str = YELLOW, stripes: str | None = None) -> Drawing:
    """A doublet with a belt; with two broad bands down the front if `stripes` names a colour."""
    bands = ""
    if stripes:
        bands = mirrored(path("M12 116L25 120Q29 160 25 230H12Z", stripes, THIN))
    body = (
        path(shape("-44,124! 0,108 44,124! 47,160 42,190 44,232! -44,232! -42,190 -47,160"), colour)
        + bands
        + line("M0 128V200M-35 136Q-33 170-36 196M35 136Q33 170 36 196")
        + beads_on("M0 144h0M0 160h0M0 176h0M0 192h0", trim, 5)
        + path("M-43 200Q0 210 43 200L44 216Q0 226-44 216Z", trim)
        + line("M-36 206q6 8 12 1t12 3t12 1t12-2t12-1t12-2", FINE)
    )
    return place(body, MIDDLE)


def cloak(outer: str, lining: str, ermine: bool = False) -> Drawing:
    """A cloak that hangs from the shoulders on both sides; it goes behind the body."""
    tails = "M-60 146v8M-70 160v8M-60 178v8M-73 190v8M-62 204v8" if ermine else ""
    side = (
        path(shape("-26,112! -66,124 -88,168 -94,236! -30,236! -36,160"), outer)
        + path(shape("-40,122! -66,140 -78,180 -82,236! -50,236! -50,160"), lining, THIN)
        + line(tails, 3.4)
    )
    return place(mirrored(side), MIDDLE)


def collar(colour: str = PAPER) -> Drawing:
    """A neck and a wide collar."""
    body = (
        path("M-12 92H12L13 116Q0 126-13 116Z", SKIN)
        + path("M-13 110Q0 122 13 110L46 124Q26 148 0 149Q-26 148-46 124Z", colour)
        + line("M-26 120Q-18 134-12 138M26 120Q18 134 12 138M0 120V146")
    )
    return place(body, MIDDLE)


def ruff() -> Drawing:
    """A neck in a pleated white ruff."""
    pleats = "".join(f"M{x * 0.5} 110L{x} {130 - abs(x) * 0.2}" for x in (-30, -18, -6, 6, 18, 30))
    body = (
        path("M-12 92H12L13 112Q0 120-13 112Z", SKIN)
        + path(
            "M-14 106Q0 116 14 106Q34 106 42 120Q24 138 0 138Q-24 138-42 120Q-34 106-14 106Z", PAPER
        )
        + line(pleats)
    )
    return place(body, MIDDLE)


def chain() -> Drawing:
    """A king's chain over the collar, with a medal."""
    links = "M-30 128h0M-23 137h0M-14 144h0M-5 148h0M5 148h0M14 144h0M23 137h0M30 128h0"
    medal = circle(0, 160, 9, YELLOW) + circle(0, 160, 4, RED, THIN)
    return place(beads_on(links, YELLOW, 5) + medal, MIDDLE)
