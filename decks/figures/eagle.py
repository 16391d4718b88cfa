"""Parts of an eagle seen from the front; the middle of its breast is the origin."""

from dataclasses import dataclass

from decks.curves import shape
from decks.palette import INK, PAPER, RED, YELLOW
from decks.svg import FINE, THIN, Drawing, circle, ellipse, line, mirrored, path, place


@dataclass(frozen=True)
class Plumage:
    """The colours of long feathers, of the shorter ones over them, and of body and neck."""

    long: str
    short: str
    body: str


def _feather(colour: str) -> Drawing:
    """A feather 100 long that hangs from the origin."""
    return path("M-7 0Q-16 60 0 100Q16 60 7 0Z", colour) + line("M0 8V84", FINE)


_LONG = (
    (22, -22, 6, 0.86),
    (34, -40, 3, 1.02),
    (46, -58, 0, 1.18),
    (58, -72, -4, 1.34),
    (68, -82, -9, 1.5),
    (76, -90, -15, 1.58),
    (82, -96, -22, 1.5),
    (85, -101, -30, 1.28),
)
"""Long feathers of the right wing: where each is rooted, its turn and its scale."""


def wings(plumage: Plumage) -> Drawing:
    """Both wings, spread and hanging."""
    long = _feather(plumage.long)
    short = _feather(plumage.short)
    bone = shape("6,-52! 30,-78 52,-112 78,-124 94,-112 90,-94! 72,-84 52,-60 34,-30 12,-14!")
    wing = (
        "".join(place(long, x, y, turn=turn, scale=scale) for x, y, turn, scale in _LONG)
        + "".join(
            place(short, x, y, turn=turn, scale=scale * 0.52) for x, y, turn, scale in _LONG[1:]
        )
        + path(bone, plumage.body)
        + line(
            "M20-50q8 0 10 9M32-64q8 0 10 9M44-80q8 0 10 9M56-96q8 0 10 9M68-106q8 0 10 9"
            "M80-112q6 2 6 9M22-32q8 0 8 8",
            THIN,
        )
    )
    return mirrored(wing)


def tail(plumage: Plumage) -> Drawing:
    """The fan of the tail."""
    feather = _feather(plumage.long)
    fan = "".join(
        place(feather, x, 72, turn=turn, scale=0.88, stretch=1.1)
        for x, turn in ((16, -26), (-16, 26), (10, -15), (-10, 15), (4, -5), (-4, 5))
    )
    return fan + place(_feather(plumage.short), 0, 70, scale=0.7)


def legs() -> Drawing:
    """Feathered thighs and yellow claws at both sides of the tail."""
    claws = "M-44 128L-48 146M-44 128Q-58 128-62 142M-44 128Q-34 132-32 146"
    leg = line("M-34 98L-44 128", 9) + line("M-34 98L-44 128", 5, YELLOW)
    return mirrored(leg + line(claws, 7.5) + line(claws, 3.6, YELLOW))


def trunk(plumage: Plumage) -> Drawing:
    """The body from the shoulders to the thighs."""
    body = shape(
        "0,-62! 22,-54 34,-20 34,30 40,76 34,106 22,100 14,84! "
        "-14,84! -22,100 -34,106 -40,76 -34,30 -34,-20 -22,-54"
    )
    scales = (
        "".join(f"M{x} {y}q6 8 12 0" for y in (66, 78) for x in (-32, -20, 8, 20))
        + "M-34 90q6 8 12 0M22 90q6 8 12 0"
    )
    return path(body, plumage.body) + line(scales)


def neck(plumage: Plumage) -> Drawing:
    """A neck and a head that look to the left, the neck rooted above the origin."""
    outline = shape(
        "20,-40! 16,-66 14,-92 12,-108 2,-122 -14,-122 -24,-112 -26,-106! -22,-98! "
        "-12,-92 -16,-80! -12,-78 -20,-62! -15,-62 -24,-40!"
    )
    beak = "M-25-108C-40-112-48-102-44-90C-40-96-34-97-26-97L-22-98Q-26-102-25-108Z"
    tongue = "M-36-95Q-44-86-52-88Q-46-82-36-88Z"
    return (
        path(tongue, RED, THIN)
        + path(outline, plumage.body)
        + path(beak, YELLOW)
        + ellipse(-14, -108, 5, 4, PAPER, THIN)
        + circle(-15, -108, 2.2, INK, 0)
        + line("M-21-113Q-14-117-7-111", THIN)
        + line(
            "M-8-94q5 6 10 0q4 6 9 0M-8-80q5 6 10 0q5 6 10 0"
            "M-12-66q6 6 11 0q6 6 12 0M-6-52q6 6 12 0",
        )
    )
