"""Half figures for double-ended courts, neck at (125, 110); the line of the card is at y = 222.

Bodies have their waist above that line and go on below it, so that the two halves meet in one
skirt and not in two belts.
"""

from decks.curves import shape
from decks.figures.heads import hatted
from decks.palette import PAPER, RED, SKIN, YELLOW
from decks.svg import FINE, THIN, Drawing, beads_on, circle, line, mirrored, path, place

MIDDLE = 125
EYES = 81
HEAD = 1.25
LIMB = 1.25
"""The size of arms and hands that fits the body."""

_OUTLINE = shape(
    "-44,124! 0,108 44,124! 47,150 37,186! 46,206 50,232! -50,232! -46,206 -37,186! -47,150"
)


def headed(head: Drawing, hat: Drawing) -> Drawing:
    """A head and its hat on the neck."""
    return place(hatted(head, hat), MIDDLE, EYES, scale=HEAD)


def _belt(trim: str) -> Drawing:
    """A belt round the waist, and the folds of the skirt below it."""
    folds = line("M-24 198L-30 232M-8 202L-10 232M8 202L10 232M24 198L30 232", FINE)
    return folds + path("M-38 182Q0 192 38 182L39 195Q0 206-39 195Z", trim)


def torso(colour: str, trim: str = YELLOW, stripes: str | None = None) -> Drawing:
    """A doublet with a belt; with two broad bands down the front if `stripes` names a colour."""
    bands = ""
    if stripes:
        bands = mirrored(path("M12 116L25 120Q29 150 22 188L29 232H13L10 188Z", stripes, THIN))
    body = (
        path(_OUTLINE, colour)
        + bands
        + line("M0 128V184M-35 136Q-36 160-30 182M35 136Q36 160 30 182")
        + beads_on("M0 144h0M0 159h0M0 174h0", trim, 5)
        + _belt(trim)
    )
    return place(body, MIDDLE)


def back(colour: str, trim: str = YELLOW) -> Drawing:
    """The same doublet from behind: its seams, and no buttons."""
    seams = "M0 120V184M-33 126Q-12 150-14 184M33 126Q12 150 14 184"
    return place(path(_OUTLINE, colour) + line(seams, THIN) + _belt(trim), MIDDLE)


def hood(colour: str) -> Drawing:
    """A hood that hangs down on the back."""
    body = path("M-36 122Q0 136 36 122Q20 146 6 160L0 178L-6 160Q-20 146-36 122Z", colour)
    return place(body + line("M-14 138L-3 158M14 138L3 158"), MIDDLE)


def strap(colour: str) -> Drawing:
    """A strap across the back."""
    return place(path("M-40 128L-30 122L34 178L30 188Z", colour, THIN), MIDDLE)


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
