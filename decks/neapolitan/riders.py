"""The parts of a rider on the horse of a Neapolitan knight, who looks to the left."""

from dataclasses import dataclass

from decks.curves import curve, limb, shape
from decks.figures.arms import Sleeve, arm
from decks.figures.heads import hatted
from decks.palette import BROWN, GREY, PAPER, RED, SKIN
from decks.svg import THIN, Drawing, beads_on, line, path, place


@dataclass(frozen=True)
class Rider:
    """The colours of a rider's coat, its trim, hose, boots and saddle cloth."""

    coat: str
    trim: str
    hose: str
    boots: str
    cloth: str


def saddle(rider: Rider) -> Drawing:
    """The saddle and its cloth."""
    fringe = "".join(f"M{x} 282l4 10l4-10" for x in range(122, 172, 10))
    return (
        path(fringe, rider.trim, THIN)
        + path(shape("118,234! 150,242 178,236! 182,278! 150,286 116,278!"), rider.cloth)
        + path("M116 270Q150 278 181 270L182 279Q150 288 115 279Z", rider.trim, THIN)
        + path("M168 228Q182 222 186 234Q180 242 168 240Z", BROWN)
    )


def seat(rider: Rider, breast: Drawing) -> Drawing:
    """Legs and body of a rider who looks to the left; `breast` is what his coat has in front."""
    leg = limb("148,240,34 134,262,30 126,282,24 124,306,20 122,326,14")
    return (
        path(leg, rider.hose)
        + line("M140 256Q132 280 132 310")
        + path(shape("112,300! 136,298! 132,330 130,340! 100,342! 102,334 114,328"), rider.boots)
        + path("M111 298Q124 304 137 296V304Q124 311 111 306Z", rider.trim, THIN)
        + line("M100 343H132L126 326", 2.6)
        + path(
            shape(
                "122,146! 144,138 166,146! 170,180 164,214 "
                "176,250! 148,258 122,248! 130,212 124,180"
            ),
            rider.coat,
        )
        + line("M136 216L130 246M148 220V252M160 216L168 246")
        + breast
        + path("M128 204Q147 212 166 204L167 214Q147 222 128 214Z", rider.trim, THIN)
    )


def buttons(trim: str) -> Drawing:
    """A row of buttons down the coat."""
    return line("M145 156V204") + beads_on("M145 164h0M145 178h0M145 192h0", trim)


def cloak(colour: str) -> Drawing:
    """A cloak that flies behind the rider."""
    return path(
        shape("152,148! 184,162 206,194 220,236! 198,228 182,238 166,226! 160,180"), colour
    ) + line("M168 162L200 226")


def sash(colour: str) -> Drawing:
    """A sash across the breast."""
    return path("M124 160L134 148L168 198L166 210Z", colour, THIN)


def breastplate() -> Drawing:
    """A plate of steel over the coat."""
    return path(
        "M123 150Q144 138 166 150Q171 180 165 205Q147 212 128 205Q120 180 123 150Z", GREY
    ) + line("M144 156V206M132 164Q124 184 136 196M156 164Q164 184 152 196")


def bust(head: Drawing, hat: Drawing) -> Drawing:
    """Neck, collar, head and hat."""
    return (
        path("M134 126H154L155 144Q144 152 133 144Z", SKIN)
        + path("M132 140Q144 152 157 140L168 148Q144 172 120 148Z", PAPER)
        + place(hatted(head, hat), 142, 108, scale=1.25)
    )


def rein_arm(sleeve: Sleeve) -> Drawing:
    """The arm on the near side, holding the reins."""
    return arm((160, 156), (170, 192), (144, 206), sleeve) + line(
        curve("132,208 128,220 124,226"), 2.4, RED
    )
