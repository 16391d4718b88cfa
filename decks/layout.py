"""Where the pips of a number card stand, in per cent of the card's width and height."""

from decks.svg import Drawing, Point, place

CORNERS: list[Point] = [(28, 17), (72, 17), (28, 83), (72, 83)]
SIX: list[Point] = [(24, 16), (76, 16), (24, 50), (76, 50), (24, 84), (76, 84)]


def spread(
    sign: Drawing, places: list[Point], width: int, height: int, scale: float, turn: float = 0
) -> Drawing:
    """`sign` at every place of a card `width` x `height`."""
    return "".join(
        place(sign, x * width / 100, y * height / 100, scale=scale, turn=turn) for x, y in places
    )
