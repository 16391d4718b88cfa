"""The back of both decks: a wall of majolica tiles."""

from dataclasses import dataclass

from decks.palette import PAPER
from decks.svg import Drawing, circle, path, place, window

TILE = 34.0


@dataclass(frozen=True)
class Glaze:
    """The colours of a tiled back: ground, the discs of the tiles, the leaves, the beads."""

    ground: str
    disc: str
    leaf: str
    bead: str


def _tile(glaze: Glaze) -> Drawing:
    """One tile, its corner at the origin: a disc in the middle, leaves along the joints."""
    half = TILE / 2
    leaf = "M0-13C-5-8-5-5 0 0C5-5 5-8 0-13Z"
    leaves = "".join(place(path(leaf, glaze.leaf, 0), turn=turn) for turn in (0, 90, 180, 270))
    return (
        circle(half, half, 10.5, glaze.disc, 0)
        + place(circle(0, 0, 5.2, "none", 1.4, glaze.ground), half, half)
        + circle(half, half, 2.2, glaze.bead, 0)
        + leaves
        + circle(0, 0, 2.2, glaze.bead, 0)
    )


def tiled_back(width: int, height: int, glaze: Glaze) -> Drawing:
    """A back `width` x `height`: a white edge, a double frame and tiles out to the frame."""
    margin = 17.0
    inner_width, inner_height = width - 2 * margin, height - 2 * margin
    columns, rows = round(inner_width / TILE), round(inner_height / TILE)
    across, down = inner_width / columns, inner_height / rows
    tile = _tile(glaze)
    tiles = "".join(
        place(tile, margin + i * across, margin + j * down)
        for j in range(rows + 1)
        for i in range(columns + 1)
    )
    ground = path(f"M0 0H{width}V{height}H0Z", glaze.ground, 0)
    frame = f"M{margin} {margin}h{inner_width}v{inner_height}h{-inner_width}Z"
    return (
        window(ground + tiles, margin, margin, inner_width, inner_height)
        + path(frame, "none", 5, glaze.leaf)
        + path(frame, "none", 1.4, PAPER)
    )
