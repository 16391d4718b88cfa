"""The Piacentine card: its size, its thin frame and the turning of a half into a whole."""

from decks.svg import THIN, Drawing, line, path, place, window

WIDTH, HEIGHT = 250, 444
EDGE = 13
MIDDLE = HEIGHT / 2


def framed(body: Drawing) -> Drawing:
    """`body`, cut off at the frame, and the frame."""
    wide, high = WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE
    edge = f"M{EDGE} {EDGE}h{wide}v{high}h{-wide}Z"
    return window(body, EDGE, EDGE, wide, high) + path(edge, "none")


def double_ended(half: Drawing) -> Drawing:
    """`half`, a figure above the middle of the card, once upright and once upside down."""
    upper = window(half, 0, 0, WIDTH, MIDDLE)
    return upper + place(upper, WIDTH, HEIGHT, turn=180) + line(f"M0 {MIDDLE}H{WIDTH}", THIN)
