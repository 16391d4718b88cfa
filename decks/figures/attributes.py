"""What courts hold besides their suit's sign; the grip is the origin and the end points up."""

from decks.palette import BROWN, GREEN, GREY, RED, SKY, YELLOW
from decks.svg import PEN, THIN, Drawing, circle, line, path


def sceptre(length: float = 108) -> Drawing:
    """A gold sceptre that reaches `length` above the hand."""
    neck = -length + 34
    return (
        path(f"M-3 40V{neck}H3V40Z", YELLOW)
        + path(f"M0 {-length}c10 10 12 20 0 34c-12-14-10-24 0-34Z", YELLOW)
        + line(f"M0 {-length + 8}v20M-8 {neck}h16")
        + circle(0, 43, 5, RED, THIN)
    )


def axe() -> Drawing:
    """A battle axe."""
    return (
        path("M-3.5 60V-110H3.5V60Z", BROWN)
        + path("M-4-104C-18-98-26-104-30-112C-34-88-32-70-28-58C-22-68-14-72-4-70Z", GREY)
        + line("M-27-102Q-28-82-25-68")
        + path("M4-98L18-92L4-80Z", GREY)
        + path("M-5-110L0-128L5-110Z", GREY)
    )


def halberd() -> Drawing:
    """A halberd: a spear with a small axe below its point."""
    return (
        path("M-3.5 90V-80H3.5V90Z", BROWN)
        + path("M-5-76Q-10-96 0-128Q10-96 5-76Z", SKY)
        + line("M0-118V-82")
        + path("M-4-70C-16-66-24-72-26-80C-30-64-28-52-24-44C-18-52-12-54-4-54Z", SKY)
        + path("M4-68L20-62L4-54Z", SKY)
        + path("M-5-82H5V-74H-5Z", YELLOW, THIN)
    )


def scimitar() -> Drawing:
    """A curved sword."""
    return (
        path("M-5-8C-10-50 0-86 34-112C22-82 10-50 7-8Z", SKY)
        + line("M0-12C-2-50 8-82 26-102")
        + path("M-16-10Q0-2 16-10Q18-2 0 2Q-18-2-16-10Z", YELLOW)
        + path("M-4 0H4V18H-4Z", RED, THIN)
        + circle(0, 21, 4.6, YELLOW, THIN)
    )


def branch() -> Drawing:
    """A leafy branch."""
    leaves = "".join(
        path(f"M0 {y}q{side * 22}-2 {side * 24}-20q{-side * 20} 0{-side * 24} 20Z", GREEN, THIN)
        for y, side in ((-14, 1), (-28, -1), (-42, 1), (-56, -1), (-70, 1))
    )
    top = path("M0-78q-10-12 0-30q10 18 0 30Z", GREEN, THIN)
    stem = "M0 26Q-3-30 0-84"
    return line(stem, 5) + line(stem, PEN, BROWN) + leaves + top
