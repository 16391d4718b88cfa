"""The horse, walking to the left: 200 wide, its hooves on y = 378 of the card."""

from dataclasses import dataclass

from decks.curves import curve, limb, shape
from decks.palette import INK, PAPER
from decks.svg import FINE, THIN, Drawing, beads_on, circle, ellipse, line, path

_BODY = (
    "73,168! 61,178 49,199 35,215 31,224 37,233 52,227 66,221 77,227 76,246 67,266 75,290 "
    "98,306 124,312 152,309 178,300 184,316 193,335 192,354 188,368! 201,368! "
    "203,348 211,334 209,312 219,284 219,262 204,242 180,239 154,245 130,237 "
    "117,214 105,190 90,172"
)
_NEAR_LEG = "72,282 58,295 46,301 42,310 48,320 51,336 53,349! 66,343! 62,328 63,319 80,314 106,307"
_MANE = (
    "76,164 93,168 112,188 123,214 131,238! 119,236 121,226! 109,222 112,210! 100,204 103,194! "
    "91,190 94,181! 84,178"
)
_TAIL = (
    "204,243 220,248 231,268 229,296 236,318 230,344 216,356! 220,338 213,322! 212,336 206,342! "
    "210,316 208,286 205,264"
)


@dataclass(frozen=True)
class Coat:
    """The colours of a horse: body, legs on the far side, mane and tail, straps and their studs."""

    body: str
    shade: str
    mane: str
    straps: str
    studs: str


def _hooves(*corners: str) -> Drawing:
    return path("".join(f"M{hoof}Z" for hoof in corners), INK, THIN)


def horse_head(coat: Coat) -> Drawing:
    """Ear, mane, eye, mouth and bridle, on a body that is already there."""
    return (
        path(shape(_MANE), coat.mane)
        + line("M96 174L112 196M110 196L122 222", FINE)
        + path("M72 174Q64 162 70 148Q80 156 83 170Z", coat.body)
        + path("M74 168Q64 168 58 180Q66 178 74 176Z", coat.mane, THIN)
        + ellipse(59, 191, 3.6, 2.6, PAPER, THIN)
        + circle(58.4, 191, 1.8, INK, 0)
        + line("M54 186Q58 184 63 187M36 228Q42 228 46 222", THIN)
        + line(curve("47,201 58,226"), 2.6, coat.straps)
        + line(curve("79,174 72,194 50,216") + curve("52,217 84,240 126,226"), 2.6, coat.straps)
        + circle(51, 217, 3.6, coat.studs, THIN)
    )


def _straps(coat: Coat) -> Drawing:
    """The straps round breast and croup."""
    return line(
        curve("72,258 96,270 128,262") + curve("172,252 196,262 216,266"), 3.4, coat.straps
    ) + beads_on("M82 264h0M98 270h0M114 267h0M186 259h0M202 264h0", coat.studs)


def horse_front(coat: Coat) -> Drawing:
    """The horse as far as a half figure shows it: head, neck and back, with a collar in the
    colour of its straps."""
    collar = path("M77 213Q104 233 127 223L132 239H72Z", coat.straps)
    studs = beads_on("M80 224h0M93 230h0M107 232h0M121 231h0", coat.studs, 4)
    return path(shape(_BODY), coat.body) + horse_head(coat) + collar + studs


def horse(coat: Coat) -> Drawing:
    """A horse with one foreleg raised, bridled, without saddle or rider."""
    far_legs = limb("106,296,28 105,322,17 105,338,14 104,356,9 104,369,10")
    far_legs += limb("184,280,44 178,308,25 177,332,14 166,354,9 161,368,9")
    return (
        path(shape(_TAIL), coat.mane)
        + line("M214 254Q224 276 219 310", FINE)
        + path(far_legs, coat.shade)
        + _hooves("98 367H110L113 378H94", "156 366L167 369V378H149")
        + path(shape(_BODY), coat.body)
        + path(curve(_NEAR_LEG), coat.body)
        + _hooves("52 349L67 343L74 354L60 362", "187 367H202L206 378H181")
        + line("M194 306Q184 284 198 262M84 300Q98 284 92 258")
        + horse_head(coat)
        + _straps(coat)
    )
