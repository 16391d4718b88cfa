"""The Piacentine number cards, two to seven."""

from collections.abc import Callable

from decks.figures.ribbon import wound
from decks.layout import CORNERS, SIX, spread
from decks.piacentine import emblems, signs
from decks.piacentine.frame import HEIGHT, MIDDLE, WIDTH
from decks.svg import Drawing, Point, place

SEVEN_COINS: list[Point] = [(50, 14.5), *((x, y) for y in (37, 61, 85) for x in (27, 73))]
UPPER_AND_LOWER: list[Point] = [(29, 18.5), (71, 18.5), (29, 81.5), (71, 81.5)]


def _spread(sign: Drawing, places: list[Point], scale: float) -> Drawing:
    return spread(sign, places, WIDTH, HEIGHT, scale)


def coins(rank: int) -> Drawing:
    """The coins of `rank` (2 to 7)."""
    coin = signs.coin()
    match rank:
        case 2:
            return _spread(coin, [(50, 27), (50, 73)], 1.5)
        case 3:
            return _spread(coin, [(32, 20), (68, 50), (32, 80)], 1.05)
        case 4:
            return _spread(coin, CORNERS, 0.96) + place(emblems.city_arms(), 125, MIDDLE)
        case 5:
            return _spread(coin, CORNERS, 0.9) + _spread(coin, [(50, 50)], 1.35)
        case 6:
            return _spread(coin, [(x * 0.92 + 4, y) for x, y in SIX], 0.92)
        case _:
            return _spread(coin, SEVEN_COINS, 0.88)


def cups(rank: int) -> Drawing:
    """The cups of `rank` (2 to 7)."""
    cup = signs.cup()
    match rank:
        case 2:
            return _spread(cup, [(50, 26), (50, 74)], 1.9)
        case 3:
            return _spread(cup, [(30, 20), (70, 50), (30, 80)], 1.6)
        case 4:
            return _spread(cup, UPPER_AND_LOWER, 1.4) + place(emblems.badge(), 125, MIDDLE)
        case 5:
            return _spread(cup, [*UPPER_AND_LOWER, (50, 50)], 1.4)
        case 6:
            return _spread(cup, SIX, 1.25)
        case _:
            return _spread(cup, [*SIX, (50, 31)], 1.2)


def _rows(
    draw: Callable[[float, float, float], Drawing], columns: list[float], lying: bool
) -> Drawing:
    """A row of upright signs above, one below, and one lying between them when `lying`."""
    rows = "".join(draw(x, y, 0) for y in ((113, 331) if lying else (121, 323)) for x in columns)
    return rows + (draw(125, MIDDLE, 90) if lying else "")


def _sword(x: float, y: float, turn: float, length: float = 160) -> Drawing:
    """A sword of `length` over all whose middle is at (x, y)."""
    middle = place(signs.sword(length - 33), 0, length / 2 - 33)
    return place(middle, x, y, turn=turn)


def swords(rank: int) -> Drawing:
    """The swords of `rank` (2 to 7)."""
    match rank:
        case 2:
            pair = _sword(84, MIDDLE, 0, 370) + _sword(166, MIDDLE, 180, 370)
            return wound(pair, 72, 125, MIDDLE)
        case 3:
            outer = _sword(60, MIDDLE, 180, 370) + _sword(190, MIDDLE, 180, 370)
            return outer + _sword(125, MIDDLE, 0, 380)
        case 4:
            return "".join(
                _sword(125 + sx * 43, MIDDLE + sy * 86, turn, 182)
                for sx, sy, turn in ((-1, -1, 153.5), (1, -1, 206.5), (-1, 1, 26.5), (1, 1, 333.5))
            )
        case 5:
            return place(emblems.scrolls(), 125, MIDDLE, scale=0.84) + _rows(
                _sword, [62, 188], lying=True
            )
        case 6:
            return _rows(lambda x, y, turn: _sword(x, y, turn, 186), [55, 125, 195], lying=False)
        case _:
            return _rows(_sword, [55, 125, 195], lying=True)


def _club(x: float, y: float, turn: float, scale: float = 0.68) -> Drawing:
    return place(signs.club(), x, y, turn=turn, scale=scale)


def clubs(rank: int) -> Drawing:
    """The clubs of `rank` (2 to 7)."""
    match rank:
        case 2:
            return _club(82, MIDDLE, 0, 1.5) + _club(168, MIDDLE, 0, 1.5)
        case 3:
            sheaf = "".join(_club(125, MIDDLE, turn, 1.5) for turn in (-15, 15, 0))
            return sheaf + place(emblems.sheaf_ribbon(), 125, MIDDLE + 8)
        case 4:
            return "".join(
                _club(125 + sx * 45, MIDDLE + sy * 90, turn, 0.78)
                for sx, sy, turn in ((-1, -1, -26), (1, -1, 26), (-1, 1, 206), (1, 1, 154))
            )
        case 5:
            return _rows(_club, [66, 184], lying=True)
        case 6:
            return _rows(lambda x, y, turn: _club(x, y, turn, 0.76), [55, 125, 195], lying=False)
        case _:
            return _rows(_club, [55, 125, 195], lying=True)


PIPS: dict[str, Callable[[int], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
