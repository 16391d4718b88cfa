"""The small pictures among the Piacentine pips: arms, badge, scroll-work, ribbons."""

from decks.figures.headgear import crown
from decks.palette import BLUE, GREEN, PAPER, RED, YELLOW
from decks.svg import THIN, Drawing, beads_on, circle, line, mirrored, path, place


def city_arms() -> Drawing:
    """A crowned city shield: a white tower on red, between two sprays."""
    spray = path("M30 34C54 26 58-4 46-26C40-10 30 6 30 34Z", GREEN) + line("M32 28Q46 6 46-16")
    return (
        mirrored(spray)
        + path("M-26-26H26V8Q24 32 0 44Q-24 32-26 8Z", RED)
        + path("M-12 28V-4H-16V-16H-9V-11H-3V-16H3V-11H9V-16H16V-4H12V28Z", PAPER, THIN)
        + path("M-4 28V16Q0 10 4 16V28Z", BLUE, THIN)
        + place(crown(YELLOW, BLUE, 42, 26), 0, -30)
    )


def badge() -> Drawing:
    """A small rosette with four leaves."""
    leaf = path("M0-12Q14-26 0-42Q-14-26 0-12Z", GREEN) + line("M0-16V-34")
    petals = "".join(place(circle(0, -11, 7, RED, THIN), turn=72.0 * i) for i in range(5))
    leaves = "".join(place(leaf, turn=turn) for turn in (0, 90, 180, 270))
    return leaves + petals + circle(0, 0, 7, YELLOW, THIN)


def scrolls() -> Drawing:
    """Green and gold scroll-work above and below the lying sword of the five."""
    scroll = "M4-22C30-24 50-36 56-58C60-76 36-82 32-66C30-56 42-52 45-61"
    leaf = path("M22-26C24-44 16-56 8-62C2-48 8-34 22-26Z", GREEN)
    upper = mirrored(leaf + line(scroll, 8) + line(scroll, 4.4, YELLOW)) + beads_on(
        "M0-26h0M0-40h0", RED, 7
    )
    return upper + place(upper, stretch=-1)


def sheaf_ribbon() -> Drawing:
    """The red and blue ribbon that ties three logs."""
    return (
        path("M-44-12Q0 2 44-12V12Q0 26-44 12Z", RED)
        + line("M-44 0Q0 14 44 0", 4, BLUE)
        + path("M-6 10C-40 30-44 60-30 84L-20 70C-26 50-18 34 2 20Z", RED)
        + path("M6 10C40 30 44 60 30 84L20 70C26 50 18 34-2 20Z", BLUE)
        + circle(0, 10, 11, YELLOW)
    )
