"""The shuffle of the searches."""

from random import Random

from mazzo.games.shuffle import shuffle


def test_shuffles_as_the_standard_library_does() -> None:
    for size in range(60):
        cards, same = list(range(size)), list(range(size))
        ours, theirs = Random(size), Random(size)
        shuffle(cards, ours)
        theirs.shuffle(same)
        assert cards == same
        assert ours.random() == theirs.random()
