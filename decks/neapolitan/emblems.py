"""The small pictures among the Neapolitan pips: arms, crown, flowers, scenes, the mask."""

from decks.neapolitan import signs
from decks.palette import BLUE, BROWN, GREEN, INK, PAPER, RED, YELLOW
from decks.svg import Drawing, circle, ellipse, line, mirrored, path, place


def arms() -> Drawing:
    """A crowned shield: red, with a white cross."""
    return (
        path("M-24-26H24V6Q22 28 0 38Q-22 28-24 6Z", RED)
        + path("M-6-26H6V-4H24V8H6V35L0 38L-6 35V8H-24V-4H-6Z", PAPER, 1.2)
        + path("M-22-28L-28-50L-14-40L0-56L14-40L28-50L22-28Z", YELLOW)
    )


def crown_badge() -> Drawing:
    """A small crown on a cushion of leaves."""
    return (
        path("M-26 14Q0 30 26 14Q18 30 0 30Q-18 30-26 14Z", GREEN)
        + path("M-24 12L-32-16L-14-4L0-24L14-4L32-16L24 12Q0 20-24 12Z", YELLOW)
        + circle(-32, -18, 4, RED, 1.4)
        + circle(0, -27, 4, RED, 1.4)
        + circle(32, -18, 4, RED, 1.4)
    )


def flower() -> Drawing:
    """A red flower with two leaves."""
    petals = "".join(place(ellipse(0, -9, 6, 8, RED, 1.4), turn=72.0 * i) for i in range(5))
    leaves = mirrored(path("M4 12Q22 6 26 22Q12 26 4 12Z", GREEN, 1.6))
    return leaves + petals + circle(0, 0, 5, YELLOW, 1.4)


def scenes() -> Drawing:
    """The two tiny scenes of the five of swords."""
    return ""


def mask_on_clubs() -> Drawing:
    """Three clubs that cross behind a grotesque yellow mask with a moustache."""
    bundle = "".join(place(signs.club(), 125, 200, turn=turn, scale=1.45) for turn in (-17, 17, 0))
    outline = (
        "M86 176C80 150 92 146 98 152C104 138 118 140 125 148C132 140 146 138 152 152"
        "C158 146 170 150 164 176C176 200 168 236 150 252C142 266 108 266 100 252"
        "C82 236 74 200 86 176Z"
    )
    eyes = "".join(
        ellipse(x, 196, 7, 4.6, PAPER, 1.5) + circle(x, 196, 2.6, INK, 0) for x in (107, 143)
    )
    return (
        bundle
        + path(outline, YELLOW, 2.4)
        + line("M96 186Q106 176 118 188M154 186Q144 176 132 188", 3)
        + eyes
        + line("M120 192Q116 212 113 216Q125 224 137 216Q134 212 130 192", 1.8)
        + path(
            "M125 222C112 218 98 224 84 238C98 240 112 236 125 230"
            "C138 236 152 240 166 238C152 224 138 218 125 222Z",
            BROWN,
            1.8,
        )
        + path("M110 238Q125 250 140 238Q136 256 125 256Q114 256 110 238Z", RED, 1.6)
        + line(
            "M94 210q6 6 4 14M156 210q-6 6-4 14M100 172q6-6 12-4M150 172q-6-6-12-4"
            "M108 160q8-6 17 0q9-6 17 0",
            1.2,
        )
        + circle(125, 168, 4, BLUE, 1.2)
    )
