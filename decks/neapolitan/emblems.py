"""The small pictures among the Neapolitan pips: arms, crown, flowers, scenes."""

from decks.curves import shape
from decks.figures.headgear import crown
from decks.palette import BLUE, BROWN, GREEN, INK, PAPER, RED, SKIN, YELLOW
from decks.svg import PEN, THIN, Drawing, circle, ellipse, line, mirrored, path, place


def arms() -> Drawing:
    """A crowned shield, red with a white cross, between two leaves."""
    sprig = path("M30 34C52 26 56-2 44-22C38-8 30 6 30 34Z", GREEN) + line("M32 28Q44 6 44-12")
    return (
        mirrored(sprig)
        + path("M-26-26H26V6Q24 30 0 42Q-24 30-26 6Z", RED)
        + path("M-7-26H7V-4H26V9H7V38L0 42L-7 38V9H-26V-4H-7Z", PAPER, THIN)
        + place(crown(YELLOW, BLUE, 42, 26), 0, -30)
    )


def crowned_heart() -> Drawing:
    """A red crown over a small yellow shield, for the four of cups."""
    leaf = path("M22 10C40 22 54 12 60-6C42-8 28-2 22 10Z", GREEN) + line("M28 8Q44 6 54-2")
    return (
        mirrored(leaf)
        + path("M-20-12H20V6Q18 24 0 32Q-18 24-20 6Z", YELLOW)
        + path("M0-6L5 4L16 5L8 12L10 23L0 17L-10 23L-8 12L-16 5L-5 4Z", RED, THIN)
        + place(crown(RED, YELLOW, 34, 20), 0, -16)
    )


def flower() -> Drawing:
    """A red flower with two leaves."""
    petals = "".join(place(ellipse(0, -9, 6, 8, RED, THIN), turn=72.0 * i) for i in range(5))
    leaves = mirrored(path("M4 12Q22 6 26 22Q12 26 4 12Z", GREEN, THIN))
    return leaves + petals + circle(0, 0, 5, YELLOW, THIN)


def _man(coat: str, hose: str) -> Drawing:
    """A tiny man 58 high who stands on the origin and looks to the left."""
    return (
        line("M-4-24L-7-2M4-24L8-2", 7)
        + line("M-4-24L-7-3M4-24L8-3", 3.6, hose)
        + line("M-13-1h8M4-1h8", 3)
        + path("M-9-44Q0-48 9-44L10-22H-10Z", coat)
        + circle(-1, -50, 6.5, SKIN, THIN)
        + path("M-9-53C-8-62 8-62 8-52Z", RED, THIN)
    )


def _piper() -> Drawing:
    return (
        _man(BLUE, YELLOW)
        + line("M-6-46L-24-36", 4.4)
        + line("M-6-46L-24-36", PEN, YELLOW)
        + line("M6-40L-6-32L-14-40M-8-38L-18-36", 3.4)
    )


def _digger() -> Drawing:
    return (
        _man(GREEN, PAPER)
        + line("M-22-46L-12-6", 2.6, BROWN)
        + line("M6-40L-8-34L-17-30M-8-40L-19-36", 3.4)
        + path("M-16-10L-6-12L-7 2H-13Z", BLUE, THIN)
    )


def _fox() -> Drawing:
    """A tiny fox that runs to the left."""
    body = (
        "-30,-18! -22,-24 -16,-32! -12,-24 0,-22 14,-22 24,-30 36,-32 44,-26! "
        "36,-22 26,-14 18,-12 22,0! 16,0! 10,-9 -6,-9 -12,0! -18,0! -16,-13 -22,-15"
    )
    return (
        path(shape(body), "#e2762b")
        + circle(-20, -20, 1.3, INK, 0)
        + path("M44-26Q38-22 33-24Q34-30 44-26Z", PAPER, THIN)
    )


def scenes() -> Drawing:
    """The two tiny scenes of the five of swords: two men at their work, a fox under a tree."""
    turf = path("M-33 0Q0-6 33 0V8Q0 12-33 8Z", GREEN, THIN)
    tree = (
        line("M22 0V-34", 6)
        + line("M22 0V-34", 3, BROWN)
        + path(shape("24,-72 38,-62 42,-46 32,-34 24,-38 16,-34 6,-46 10,-62"), GREEN)
    )
    above = turf + place(_piper(), 18, 0) + place(_digger(), -14, 0)
    below = turf + tree + place(_fox(), -6, -1, scale=0.86)
    return place(above, 125, 128) + place(below, 125, 336)
