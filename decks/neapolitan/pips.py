"""The Neapolitan number cards, two to seven."""

from collections.abc import Callable

from decks.figures.ribbon import wound
from decks.layout import CORNERS, SIX, spread
from decks.neapolitan import emblems, signs
from decks.neapolitan.mask import mask_on_clubs
from decks.svg import Drawing, Point, place

WIDTH, HEIGHT = 250, 410
SEVENTH: Point = (50, 32)


def _spread(sign: Drawing, places: list[Point], scale: float) -> Drawing:
    return spread(sign, places, WIDTH, HEIGHT, scale)


def coins(rank: int) -> Drawing:
    """The coins of `rank` (2 to 7)."""
    coin = signs.coin()
    match rank:
        case 2:
            return _spread(coin, [(50, 26), (50, 74)], 1.45)
        case 3:
            return _spread(coin, [(73, 20), (29, 50), (73, 80)], 1.05)
        case 4:
            return _spread(coin, CORNERS, 0.95) + place(emblems.arms(), 125, 205)
        case 5:
            return _spread(coin, CORNERS, 0.86) + _spread(coin, [(50, 50)], 1.28)
        case 6:
            return _spread(coin, SIX, 0.92)
        case _:
            return _spread(coin, [*SIX, SEVENTH], 0.84)


def cups(rank: int) -> Drawing:
    """The cups of `rank` (2 to 7)."""
    cup = signs.cup()
    match rank:
        case 2:
            return _spread(cup, [(50, 26), (50, 74)], 2)
        case 3:
            return _spread(cup, [(29, 20), (71, 50), (29, 80)], 1.4)
        case 4:
            return _spread(cup, CORNERS, 1.3) + place(emblems.crowned_heart(), 125, 205)
        case 5:
            return _spread(cup, [*CORNERS, (50, 50)], 1.25)
        case 6:
            return _spread(cup, SIX, 1.2)
        case _:
            return _spread(cup, [*SIX, SEVENTH], 1.04)


def _rows(
    draw: Callable[[float, float, float], Drawing], columns: list[float], lying: bool
) -> Drawing:
    """A row of upright signs above, one below, and one lying between them when `lying`."""
    rows = "".join(draw(x, y, 0) for y in ((104, 306) if lying else (108, 302)) for x in columns)
    return rows + (draw(125, 205, 90) if lying else "")


def _sword(x: float, y: float, turn: float, length: float = 152, width: float = 15) -> Drawing:
    """A sword of `length` over all, its blade `width` wide, whose middle is at (x, y)."""
    middle = place(signs.sword(length - 36, width), 0, length / 2 - 36)
    return place(middle, x, y, turn=turn)


def swords(rank: int) -> Drawing:
    """The swords of `rank` (2 to 7)."""
    match rank:
        case 2:
            pair = _sword(84, 205, 0, 350) + _sword(166, 205, 180, 350)
            return wound(pair, 72, 125, 205)
        case 3:
            outer = _sword(58, 205, 180, 350) + _sword(192, 205, 180, 350)
            return wound(outer + _sword(125, 205, 0, 360), 98, 125, 205)
        case 4:
            crossed = "".join(
                _sword(125 + sx * 45, 205 + sy * 80, turn, 176)
                for sx, sy, turn in ((-1, -1, 151), (1, -1, 209), (-1, 1, 29), (1, 1, 331))
            )
            flowers = "".join(
                place(emblems.flower(), x, y)
                for x, y in ((125, 75), (125, 335), (44, 205), (206, 205))
            )
            return crossed + flowers
        case 5:
            return _rows(_sword, [58, 192], lying=True) + emblems.scenes()
        case 6:
            return _rows(lambda x, y, turn: _sword(x, y, turn, 168), [50, 125, 200], lying=False)
        case _:
            return _rows(_sword, [50, 125, 200], lying=True)


def _club(x: float, y: float, turn: float, scale: float = 0.64) -> Drawing:
    return place(signs.club(), x, y, turn=turn, scale=scale)


def clubs(rank: int) -> Drawing:
    """The clubs of `rank` (2 to 7)."""
    match rank:
        case 2:
            return _club(78, 205, 0, 1.45) + _club(172, 205, 0, 1.45)
        case 3:
            return mask_on_clubs()
        case 4:
            return "".join(
                _club(125 + sx * 46, 205 + sy * 84, turn, 0.78)
                for sx, sy, turn in ((-1, -1, -26), (1, -1, 26), (-1, 1, 206), (1, 1, 154))
            )
        case 5:
            return _rows(_club, [62, 188], lying=True)
        case 6:
            return _rows(lambda x, y, turn: _club(x, y, turn, 0.74), [48, 125, 202], lying=False)
        case _:
            return _rows(_club, [48, 125, 202], lying=True)


PIPS: dict[str, Callable[[int], Drawing]] = {"D": coins, "C": cups, "S": swords, "B": clubs}
