"""The back of both decks: a wall of majolica tiles."""

from dataclasses import dataclass

from decks.svg import Drawing, circle, path, place, window

TILE = 50.5
MARGIN = 24


@dataclass(frozen=True)
class Glaze:
    """The colours of a tiled back: ground, discs, leaves (and frame), beads."""

    ground: str
    disc: str
    leaf: str
    bead: str


def _tile(glaze: Glaze) -> Drawing:
    """One tile around the origin: a cross of leaves, a bead upon it, a quarter disc in each corner.

    The disc is drawn whole, for the corner at the lower right alone.
    """
    leaf = path("M0 0C-8-8-7-16 0-25C7-16 8-8 0 0Z", glaze.leaf, 0)
    half = TILE / 2
    return (
        circle(half, half, 17.5, glaze.disc, 0)
        + circle(half, half, 11, "none", 1.6, glaze.ground)
        + circle(half, half, 3.4, glaze.bead, 0)
        + "".join(place(leaf, turn=turn) for turn in (0, 90, 180, 270))
        + circle(0, 0, 5, glaze.bead, 0)
    )


def tiled_back(width: int, height: int, glaze: Glaze) -> Drawing:
    """A back `width` x `height`: a white edge, a frame, tiles cut in half where they meet it."""
    inner_width, inner_height = width - 2 * MARGIN, height - 2 * MARGIN
    columns, rows = round(inner_width / TILE), round(inner_height / TILE)
    across, down = inner_width / columns, inner_height / rows
    tile = _tile(glaze)
    tiles = "".join(
        place(tile, MARGIN + (i + 0.5) * across, MARGIN + (j + 0.5) * down)
        for j in range(-1, rows)
        for i in range(-1, columns)
    )
    ground = path(f"M0 0H{width}V{height}H0Z", glaze.ground, 0)
    frame = f"M{MARGIN} {MARGIN}h{inner_width}v{inner_height}h{-inner_width}Z"
    return window(ground + tiles, MARGIN, MARGIN, inner_width, inner_height) + path(
        frame, "none", 6.5, glaze.leaf
    )
