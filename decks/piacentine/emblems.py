"""The small pictures among the Piacentine pips: arms, badge, scroll-work, ribbons."""

from decks.palette import BLUE, GREEN, PAPER, RED, YELLOW
from decks.svg import Drawing, circle, line, mirrored, path


def city_arms() -> Drawing:
    """A crowned city shield: a white tower on red."""
    return (
        path("M-26-24H26V8Q24 32 0 42Q-24 32-26 8Z", RED)
        + path("M-11 26V-6H-15V-16H-9V-12H-3V-16H3V-12H9V-16H15V-6H11V26Z", PAPER, 1.6)
        + path("M-24-26L-30-48L-15-38L0-54L15-38L30-48L24-26Z", YELLOW)
        + "".join(circle(x, y, 3.4, RED, 1.2) for x, y in ((-30, -50), (0, -56), (30, -50)))
    )


def badge() -> Drawing:
    """A small rosette with four leaves."""
    leaf = path("M0-12Q14-26 0-42Q-14-26 0-12Z", GREEN, 1.8)
    side = mirrored(path("M12 0Q26-14 42 0Q26 14 12 0Z", GREEN, 1.8))
    below = path("M0 12Q14 26 0 42Q-14 26 0 12Z", GREEN, 1.8)
    return leaf + side + below + circle(0, 0, 14, RED) + circle(0, 0, 6, YELLOW, 1.6)


def ribbon(half_width: float) -> tuple[Drawing, Drawing]:
    """A ribbon that winds round two swords: the part behind them and the part before them."""
    w = half_width
    behind = path(f"M{-w} 14C-30 40 30 40 {w} 14V-8C30 18-30 18 {-w}-8Z", "#9a1a20", 1.6)
    before = path(f"M{-w} 14C-30-12 30-12 {w} 14V-8C30-34-30-34 {-w}-8Z", RED, 1.6)
    return behind, before


def scrolls() -> Drawing:
    """Green and gold scroll-work round the lying sword of the five."""
    scroll = "M14-14C40-40 84-34 84-12C84 2 66 2 66-10"
    half = line(scroll, 7, GREEN) + line(scroll, 2, YELLOW)
    upper = mirrored(half)
    lower = f'<g transform="scale(1 -1)">{upper}</g>'
    return upper + lower


def sheaf_ribbon() -> Drawing:
    """The red and blue ribbon that ties three logs."""
    return (
        path("M-44-12Q0 2 44-12V12Q0 26-44 12Z", RED)
        + line("M-44 0Q0 14 44 0", 4, BLUE)
        + path("M-6 10C-40 30-44 60-30 84L-20 70C-26 50-18 34 2 20Z", RED, 1.8)
        + path("M6 10C40 30 44 60 30 84L20 70C26 50 18 34-2 20Z", BLUE, 1.8)
        + circle(0, 10, 11, YELLOW, 1.8)
    )
