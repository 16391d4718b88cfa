"""The four Neapolitan aces."""

from collections.abc import Callable

from decks.curves import shape
from decks.figures import eagle
from decks.lettering import maker
from decks.neapolitan import signs
from decks.palette import BLUE, BROWN, GREEN, PAPER, RED, SKY, YELLOW
from decks.svg import FINE, THIN, Drawing, beads_on, circle, ellipse, line, mirrored, path, place


def _scroll() -> Drawing:
    """The maker's scroll, centred on the origin."""
    end = path("M72-12C92-16 100-4 108-10L104 4L110 16C98 12 92 22 72 18Z", RED)
    return (
        mirrored(end)
        + path("M-84-16Q0 6 84-16V12Q0 34-84 12Z", YELLOW)
        + line("M-78-9Q0 12 78-9M-78 7Q0 28 78 7", FINE)
        + maker(0, 9, 0.72)
    )


def coins() -> Drawing:
    """A double-headed eagle without a crown, the coin on its breast, a scroll below."""
    plumage = eagle.Plumage(long=BROWN, short=YELLOW, body="#4e2f1a")
    bird = (
        place(eagle.wings(plumage), 0, 20, scale=0.82)
        + eagle.tail(plumage)
        + eagle.legs()
        + eagle.trunk(plumage)
        + mirrored(place(eagle.neck(plumage), -12, -8, turn=-6))
    )
    return (
        place(bird, 125, 172)
        + place(signs.coin(56), 125, 186)
        + place(_scroll(), 125, 362, scale=1.05)
    )


def cups() -> Drawing:
    """A tall lidded urn with scroll handles."""
    scroll = "M46-46C84-82 104-30 78 6C66 24 52 26 50 6C49-6 62-8 62 2"
    gadroons = "".join(
        f"M{x} {18 + abs(x) * 0.35}Q{x * 0.9} 62 {x * 0.4} 92" for x in (-40, -24, -8, 8, 24, 40)
    )
    lid = (
        path("M-52-82C-50-112-24-124-14-136H14C24-124 50-112 52-82Z", GREEN)
        + line("M-30-86C-30-108-14-118-8-134M0-84V-134M30-86C30-108 14-118 8-134")
        + path("M-56-84H56V-72Q0-62-56-72Z", YELLOW)
        + beads_on("M-40-76h0M-24-74h0M-8-73h0M8-73h0M24-74h0M40-76h0", RED, 5)
        + path("M-12-136C-22-146-12-158 0-158C12-158 22-146 12-136Z", RED)
        + path("M0-158C12-172 8-184 0-192C-8-184-12-172 0-158Z", YELLOW)
        + line("M0-186V-164")
    )
    return place(
        mirrored(line(scroll, 11) + line(scroll, 6.5, PAPER) + circle(62, 2, 4, RED, THIN))
        + path("M-46-70Q-44-30-30-14Q-60 20-22 90H22Q60 20 30-14Q44-30 46-70Z", YELLOW)
        + path("M-42 12Q-48 50-22 90H22Q48 50 42 12Q22-2 0-2Q-22-2-42 12Z", GREEN)
        + line(gadroons, THIN)
        + path("M-34-18Q0-6 34-18L38-8Q0 6-38-8Z", RED)
        + line("M-40-56Q0-44 40-56M-36-34Q0-24 36-34")
        + beads_on("M-24-42h0M-8-39h0M8-39h0M24-42h0", BLUE, 7)
        + lid
        + ellipse(0, 94, 24, 7, YELLOW)
        + path("M-14 98H14Q14 118 30 132L48 148V162H-48V148L-30 132Q-14 118-14 98Z", RED)
        + path("M-54 158H54V172H-54Z", YELLOW)
        + line("M-48 148H48M-26 136Q0 144 26 136M-8 104V136M8 104V136"),
        125,
        212,
    )


def swords() -> Drawing:
    """A sword with a belt wound round it like a serpent."""
    front = "M-42-18C-30 10 30-14 42 14"
    back = "M42 14C52 40-52 24-42 48"
    turns = (92, 158, 224)
    belt = line(front, 19) + line(front, 15, RED) + line(front, 9, YELLOW) + line(front, 6, RED)
    hidden = line(back, 17) + line(back, 13, "#8e1a20")
    tongue = path("M32 2C48 12 54 30 46 54L36 48C40 34 38 26 26 18Z", RED)
    buckle = path("M-13-15H13V15H-13Z", YELLOW) + path("M-6-9H6V9H-6Z", PAPER, THIN)
    return (
        "".join(place(hidden, 125, y) for y in turns[:-1])
        + place(tongue, 125, 224)
        + place(_great_sword(), 125, 318)
        + "".join(place(belt, 125, y) for y in turns)
        + place(buckle, 81, 72, turn=-20)
    )


def _great_sword() -> Drawing:
    """The big sword of the ace, its guard at the origin."""
    return (
        path("M-15-8V-264L0-298L15-264V-8Z", BLUE)
        + line("M0-12V-282", THIN)
        + line("M-8-14V-256", 2.4, SKY)
        + path(
            "M-62-26C-52-6-30-12 0-12C30-12 52-6 62-26"
            "C76 0 44 14 22 6Q0 16-22 6C-44 14-76 0-62-26Z",
            YELLOW,
        )
        + mirrored(circle(62, -24, 8, RED) + line("M16 0Q38 4 54-8"))
        + path("M-9 8H9L11 50H-11Z", GREEN)
        + line("M-10 20L10 14M-10 31L10 25M-11 42L11 36", THIN)
        + circle(0, 62, 14, YELLOW)
        + circle(0, 62, 6, RED, THIN)
    )


def clubs() -> Drawing:
    """One big curved club that sprouts leaves."""
    wood = shape(
        "112,376! 104,330 84,270 70,200 66,130 84,66 124,36 "
        "164,58 178,108 166,160 148,220 140,280 140,330 144,374!"
    )
    red = shape(
        "112,376! 104,330 84,270 70,200 66,130 84,66 112,40! 92,90 90,160 106,240 122,310 126,375!"
    )
    leaf = path("M0 0C-18-8-26-26-22-46C-4-40 6-22 0 0Z", GREEN) + line("M-2-4Q-10-22-18-38", FINE)
    sprig = path("M0 0q-20-4-22-23q16-1 22 23q4-24 22-24q0 19-22 24Z", YELLOW, THIN)
    return (
        place(leaf, 80, 96, turn=-40)
        + place(leaf, 76, 236, turn=-52)
        + place(leaf, 172, 130, turn=78)
        + place(leaf, 152, 226, turn=84)
        + place(leaf, 100, 318, turn=-60)
        + place(leaf, 141, 310, turn=80)
        + path(wood, GREEN)
        + path(red, RED)
        + "".join(
            place(sprig, x, y, turn=turn, scale=1.15)
            for x, y, turn in (
                (126, 92, 4),
                (126, 136, -3),
                (124, 182, -4),
                (126, 228, -6),
                (130, 274, -6),
            )
        )
        + line("M126 60Q124 140 126 230Q130 300 134 352", THIN)
        + path(
            "M100 366C84 364 84 386 102 384C98 400 158 400 154 384"
            "C172 386 172 364 156 366Q128 358 100 366Z",
            GREEN,
        )
        + line("M112 384q4 6 12 4M134 388q8 2 12-4")
    )


ACES: dict[str, Callable[[], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
