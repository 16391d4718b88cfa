"""The four suit signs of the Neapolitan deck, each around its own origin."""

from decks.figures.faces import sun_face
from decks.palette import BLUE, GREEN, INK, PAPER, RED, SKY, YELLOW
from decks.svg import FINE, THIN, Drawing, beads, circle, ellipse, line, mirrored, path, place


def coin(radius: float = 50) -> Drawing:
    """A coin of `radius`: white ring, black ground, a sun of twelve petals with a face."""
    petals = path(
        "M24-5Q35-7 43 0Q35 7 24 5M24 8Q34 11 37 21Q27 24 19 17M17 19Q24 27 22 37Q11 34 8 24",
        YELLOW,
        0,
    )
    whole = (
        circle(0, 0, 50, PAPER)
        + circle(0, 0, 45, INK, 0)
        + "".join(place(petals, turn=turn) for turn in (0, 90, 180, 270))
        + place(beads(0, 0, 40, 12, 5, YELLOW), turn=15)
        + circle(0, 0, 26, YELLOW, THIN)
        + sun_face(26)
    )
    return place(whole, scale=radius / 50)


def cup() -> Drawing:
    """An urn about 68 wide and 74 high, centred: two white scroll handles, gadroons, a red foot."""
    scroll = "M20-20C36-30 36-6 26 4C22 9 18 8 20 2"
    gadroons = "".join(
        f"M{x} {-6 + abs(x) * 0.25}Q{x * 0.9} 8 {x * 0.45} 17" for x in (-13, -7, 0, 7, 13)
    )
    flutes = "".join(f"M{x} -14v5" for x in (-13, -9, -5, -1, 3, 7, 11))
    return (
        mirrored(line(scroll, 5.4) + line(scroll, 2.4, PAPER))
        + path("M-22-30Q-20-14-14-8Q-24 6-8 18H8Q24 6 14-8Q20-14 22-30Z", YELLOW)
        + path("M-20-1Q-22 8-8 18H8Q22 8 20-1Q10-8 0-8Q-10-8-20-1Z", GREEN)
        + line(gadroons)
        + line("M-17-16Q0-10 17-16" + flutes, 0.9)
        + ellipse(0, -30, 22, 6, RED)
        + line("M-17-30Q0-25 17-30")
        + path("M-6 18H6L9 28L16 34V38H-16V34L-9 28Z", RED)
        + line("M-16 34H16")
    )


def sword(length: float = 150, width: float = 13) -> Drawing:
    """A straight sword pointing up: the blade is `length` above the origin, the hilt 36 below."""
    w, tip = width / 2, -length
    blade = f"M{-w} -8V{tip + 14}L0 {tip}L{w} {tip + 14}V-8Z"
    return (
        path(blade, BLUE)
        + line(f"M0-8V{tip + 8}", FINE)
        + line(f"M{-w / 2}-10V{tip + 16}", THIN, SKY)
        + path("M-25-15C-22-2 22-2 25-15C30 4 14 6 0 4C-14 6-30 4-25-15Z", YELLOW)
        + path("M-4 4H4V27H-4Z", YELLOW)
        + line("M-4 11l8-3M-4 16l8-3M-4 21l8-3M-4 26l8-3")
        + circle(0, 31, 5, YELLOW)
    )


def _leaf(y: float) -> str:
    return f"M0 {y}q-14-3-15-15q11-1 15 15q4-16 15-15q-1 12-15 15"


def club() -> Drawing:
    """A club 240 high, its thick end up: green with a red side and a yellow sprig along it.

    The origin is in the middle.
    """
    leaves = "".join(_leaf(y) for y in (-66, -42, -18))
    return (
        path("M-8 112C-10 60-29 10-28-66C-26-130 26-130 28-66C29 10 10 60 8 112Z", GREEN)
        + path("M-28-66C-29 10-10 60-8 112H2C6 60-8 10 0-62C2-96-20-112-28-66Z", RED, THIN)
        + path(leaves, YELLOW, FINE)
        + line("M0-92C-4-40 2 10 3 60")
        + path("M-9 106C-24 106-20 124-9 120C-10 134 10 134 9 120C20 124 24 106 9 106Z", GREEN)
    )
