"""Path text: what is shortened draws the same, and curves keep to their points."""

import pytest

from decks.curves import curve, limb, shape
from decks.pathtext import number, shortest


@pytest.mark.parametrize(
    ("value", "text"), [(3, "3"), (0.25, ".2"), (-0.5, "-.5"), (-0.04, "0"), (10.06, "10.1")]
)
def test_numbers_take_the_shortest_spelling(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("d", "short"),
    [
        ("M10 20L30 40", "m10 20l20 20"),
        ("M10 20H30V5Z", "m10 20h20v-15z"),
        ("M1 1L2 2L3 1", "m1 1l1 1 1-1"),
        ("M10 10h5zM20 20L21 20", "m10 10h5zm10 10l1 0"),
        ("M0 0C1 1 2 2 3 3S5 5 6 6", "m0 0c1 1 2 2 3 3s2 2 3 3"),
        ("M0 0Q1-1 2 0q1 1 2 0", "m0 0q1-1 2 0 1 1 2 0"),
    ],
)
def test_commands_become_relative(d: str, short: str) -> None:
    assert shortest(d) == short


def test_rounding_does_not_drift() -> None:
    far = "M0 0" + "".join(f"L{i * 0.33:.2f} 0" for i in range(1, 301))
    assert sum(float(step.split()[0]) for step in shortest(far)[5:].split(" 0 ")) == pytest.approx(
        99, abs=0.1
    )


def test_a_shape_of_corners_is_a_polygon() -> None:
    assert shape("0,0! 10,0! 10,10!") == "M0 0l10 0l0 10z"


def test_a_curve_begins_and_ends_where_it_is_told() -> None:
    text = curve("5,5 10,0 20,5")
    assert text.startswith("M5 5c")
    assert text.endswith(" 10 5")


def test_a_limb_is_as_thick_as_its_joints() -> None:
    assert limb("0,0,10 0,40,20") == "M-5 0l-5 40l20 0l-5-40z"
