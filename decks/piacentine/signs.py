"""The four suit signs of the Piacentine deck, each around its own origin."""

from decks.figures.faces import sun_face
from decks.palette import BLUE, EMBER, GREEN, GREY, INK, LEAF, PAPER, RED, SKY, YELLOW
from decks.svg import FINE, THIN, Drawing, beads, circle, ellipse, line, mirrored, path, place


def coin(radius: float = 50) -> Drawing:
    """A coin of `radius`: black rim, two rings of yellow dots, a red face in the middle."""
    whole = (
        circle(0, 0, 50, PAPER, THIN)
        + circle(0, 0, 47, INK, 0)
        + beads(0, 0, 40.5, 24, 7.5, YELLOW)
        + beads(0, 0, 31, 18, 6.5, YELLOW)
        + circle(0, 0, 25, RED, THIN)
        + sun_face(25)
    )
    return place(whole, scale=radius / 50)


def cup() -> Drawing:
    """A goblet without handles, 44 wide and 78 high, centred."""
    beads = "".join(circle(x, -20.5 - abs(x) * 0.14, 1.7, YELLOW, 0) for x in (-12, -6, 0, 6, 12))
    return (
        path(
            "M-20-32C-20-22-15-20-17-16C-26-4-20 12-6 16H6C20 12 26-4 17-16C15-20 20-22 20-32Z",
            GREEN,
        )
        + path("M-17-16C-22-10-22-5-21-2Q0-9 21-2C22-5 22-10 17-16Q0-11-17-16Z", YELLOW, THIN)
        + path("M-19-27Q0-20 19-27L17-19Q0-13-17-19Z", BLUE, THIN)
        + beads
        + line("M12 0Q10 9 3 13", THIN, LEAF)
        + ellipse(0, -32, 20, 5.5, RED)
        + line("M-15-32Q0-28 15-32")
        + path("M-4 16Q0 18 4 16V20Q6 26 13 31H-13Q-6 26-4 20Z", GREEN)
        + ellipse(0, 18, 5, 2.6, RED, THIN)
        + path("M-19 33Q-19 29-12 29Q0 34 12 29Q19 29 19 33V36Q0 44-19 36Z", YELLOW)
        + line("M-19 33Q0 40 19 33")
    )


def sword(length: float = 150, width: float = 14) -> Drawing:
    """A straight sword pointing up: the blade is `length` above the origin, the hilt 33 below."""
    w, tip = width / 2, -length
    blade = f"M{-w} -8V{tip + 14}L0 {tip}L{w} {tip + 14}V-8Z"
    return (
        path(blade, BLUE)
        + line(f"M0-8V{tip + 8}", FINE)
        + line(f"M{-w / 2}-10V{tip + 16}", THIN, SKY)
        + path("M-24-3Q0-9 24-3V3Q0-1-24 3Z", YELLOW)
        + mirrored(circle(24, 0, 5.4, GREY, THIN) + circle(24, 0, 2.4, RED, 0))
        + circle(0, -2, 5, RED, THIN)
        + path("M-4 4H4L5 24H-5Z", YELLOW)
        + line("M-4 11l8-3M-4 16l8-3M-4 21l8-3")
        + path("M-6 24H6L3 33H-3Z", RED, THIN)
    )


def _stub(x: float, y: float, side: int) -> Drawing:
    """A lopped branch at (x, y) that leaves to the left (-1) or the right (1)."""
    edge = x + side * 9
    return path(
        f"M{x} {y + 9}L{edge} {y - 4}L{edge - side * 5} {y - 11}L{x} {y - 5}Z", GREEN
    ) + ellipse(edge - side * 2.5, y - 7.5, 4.2, 4.2, EMBER, THIN)


def club() -> Drawing:
    """A rough lopped log 240 high, thick end up, origin in the middle."""
    stubs = _stub(-15, -58, -1) + _stub(16, -22, 1) + _stub(-12, 14, -1) + _stub(10, 50, 1)
    bark = (
        "M-8-92C-12-50-4-20-6 20M6-96C10-60 2-30 5 0M-1-70q4 24 0 44M0 20q-3 30-1 60M5 30q2 20 0 34"
    )
    return (
        stubs
        + path("M-10 116C-12 60-16 20-18-104H18C18 20 12 60 9 116Z", GREEN)
        + line(bark, FINE, LEAF)
        + ellipse(0, -105, 18, 9, EMBER)
        + line("M-10-105q10-6 19 0q-8 6-15 1")
        + ellipse(-0.5, 115, 9.5, 4.5, EMBER)
    )
