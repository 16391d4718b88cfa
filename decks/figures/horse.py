"""The horse, walking to the left: 200 wide, its hooves on y = 378 of the card."""

from decks.curves import curve, limb, shape
from decks.palette import INK, RED, YELLOW
from decks.svg import Drawing, circle, line, path

_BODY = (
    "72,168! 60,178 48,200 34,216 31,225 38,233 54,227 70,218 80,224 78,245 68,266 76,292 "
    "98,306 122,311 150,308 176,300 184,318 192,336 190,356 186,366 178,378! 202,378! "
    "199,364 203,344 211,332 209,312 219,284 218,262 202,241 178,240 152,246 128,238 "
    "116,214 104,190 88,172"
)


def horse(coat: str, mane: str, shade: str) -> Drawing:
    """A horse of the colour `coat`; the legs on the far side have the colour `shade`."""
    far_legs = path(limb("104,296,26 104,320,17 104,336,14 103,356,9 103,368,10"), shade) + path(
        limb("184,282,40 180,308,24 178,332,14 166,356,10 162,368,10"), shade
    )
    hooves = path("M97 366H109L112 378H94Z", INK, 1.6) + path(
        "M157 364L169 368L168 378H150Z", INK, 1.6
    )
    tail = path(shape("206,246 226,258 232,290 224,330 214,346! 214,318 212,288 208,268"), mane)
    near_leg = path(
        shape(
            "80,286 62,300 52,306 50,314 56,324 54,342 46,350! 60,356! 64,344 68,326 66,318 84,312 102,304"
        ),
        coat,
    )
    return (
        tail
        + far_legs
        + hooves
        + path(shape(_BODY), coat)
        + near_leg
        + path("M46 350L60 356L56 366L40 358Z", INK, 1.6)
        + path("M180 368H200L204 378H174Z", INK, 1.6)
        + path(shape("74,166 92,168 110,188 120,214 128,236! 116,226 106,206 96,190 82,178"), mane)
        + path("M70 172L68 152L80 166Z", coat, 1.8)
        + line("M190 300Q186 280 200 262M80 300Q92 284 90 262", 1.3)
        + circle(57, 190, 2.6, INK, 0)
        + line("M36 218q3 2 4-1M36 229Q42 228 46 224", 1.4)
        + line(curve("42,222 58,206 72,190 76,172"), 2.4, RED)
        + line(curve("58,206 90,236 120,226"), 2.4, RED)
        + circle(47, 216, 3.4, YELLOW, 1.4)
    )
