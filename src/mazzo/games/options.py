"""House rules: which a game has, and which of them are in force."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final, Self

from mazzo.errors import MazzoError

HouseRules = Mapping[str, tuple[str, ...]]
"""By name the values that a house rule can have, the usual one first."""
NO_HOUSE_RULES: Final[HouseRules] = MappingProxyType({})


class UnknownOption(MazzoError, ValueError):
    """A game has no such house rule, or the rule has no such value.

    Attributes:
        name: the rule that was named.
        value: the value that was asked for.
        possible: the rule's values; empty if there is no such rule.
    """

    def __init__(self, name: str, value: str, possible: tuple[str, ...]) -> None:
        super().__init__(f"{name}: {value}")
        self.name = name
        self.value = value
        self.possible = possible


def in_force(rules: HouseRules, chosen: Mapping[str, str]) -> dict[str, str]:
    """Every house rule with its value: the one chosen, else the usual one.

    Raises:
        UnknownOption: ``chosen`` names a rule or a value that there is not.
    """
    for name, value in chosen.items():
        if value not in rules.get(name, ()):
            raise UnknownOption(name, value, rules.get(name, ()))
    return {name: chosen.get(name, values[0]) for name, values in rules.items()}


def unusual(rules: HouseRules, options: Mapping[str, str]) -> dict[str, str]:
    """The options that are not at their usual value: what a record names."""
    return {name: value for name, value in options.items() if value != rules[name][0]}


class NoHouseRules:
    """What a game has that is played in one way only."""

    __slots__ = ()
    house_rules: ClassVar[HouseRules] = NO_HOUSE_RULES
    options: ClassVar[Mapping[str, str]] = MappingProxyType({})

    def with_options(self, options: Mapping[str, str]) -> Self:
        """The same game.

        Raises:
            UnknownOption: a house rule was named.
        """
        in_force(self.house_rules, options)
        return self
