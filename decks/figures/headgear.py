"""What is worn on the head; the origin is the middle of the forehead's upper edge."""

from decks.palette import PAPER, RED, YELLOW
from decks.svg import FINE, THIN, Drawing, circle, ellipse, line, path, place


def crown(colour: str = YELLOW, jewel: str = RED, width: float = 36, height: float = 26) -> Drawing:
    """An open crown of five points with a jewel on each."""
    points = 5
    outline = f"M{-width / 2} 0"
    jewels = ""
    for i in range(points):
        part = i / (points - 1) - 0.5
        x, y = width * 1.28 * part, -height * (1 if i % 2 == 0 else 1.14)
        outline += f"L{x} {y}"
        jewels += circle(x, y - 2, 2.7, jewel, THIN)
        if i < points - 1:
            outline += f"L{width * 1.04 * (part + 0.125)} {-height * 0.45}"
    outline += f"L{width / 2} 0Q0 5{-width / 2} 0Z"
    band = line(f"M{-width / 2 + 1}-5Q0 0 {width / 2 - 1}-5")
    return path(outline, colour) + jewels + band


def plume(colour: str = PAPER) -> Drawing:
    """A feather that curls to the right from the origin."""
    return path("M0 0C4-20 26-24 36-10C42 0 38 10 30 10C32 2 24-4 14-2Q6 0 0 6Z", colour) + line(
        "M3 1Q18-12 32 4M12-6l2-7M20-7l3-7M27-3l6-5"
    )


def cap(colour: str, band: str = YELLOW, feather: str = PAPER) -> Drawing:
    """A soft cap with a band and a feather at the back."""
    return (
        place(plume(feather), 16, -10)
        + path("M-22 0C-26-18-8-24 4-23C22-22 27-8 22 1Q0-8-22 0Z", colour)
        + path("M-24 3Q0-10 24 3Q22 8 0 4Q-20 8-24 3Z", band)
    )


def turban(colour: str = PAPER, stripe: str = RED) -> Drawing:
    """A wound turban with a jewel."""
    return (
        path("M-22 2C-32-16-16-32 2-32C22-32 32-14 22 3Q0-8-22 2Z", colour)
        + line("M-24-6C-10-22 8-26 20-26M-20 1C-8-14 14-20 26-15M-8-4C4-10 16-10 24-4", 2.4, stripe)
        + line("M-6-31Q0-38 6-31", THIN)
        + circle(-2, -8, 4, YELLOW, THIN)
    )


def wide_hat(colour: str, band: str = YELLOW) -> Drawing:
    """A hat with a wide brim."""
    return (
        path("M-18-2C-20-26 18-28 18-2Z", colour)
        + path("M-18-8Q0-2 18-8V-2Q0 4-18-2Z", band, THIN)
        + ellipse(0, 0, 38, 7.5, colour)
        + line("M-30 1Q0 8 30 1")
    )


def helmet(colour: str, crest: str = RED) -> Drawing:
    """An open helmet with a crest."""
    return (
        path("M-4-22C0-40 24-40 30-20C24-26 14-28 4-20Z", crest)
        + path("M-20 4C-24-20-8-28 2-27C18-26 26-10 20 14L13 12L14 0Q-2-6-20 4Z", colour)
        + line("M-19-3Q0-12 20-3")
        + circle(17, -1, 2, YELLOW, FINE)
    )
