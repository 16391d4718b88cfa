"""Where no line may end: after a word of one letter, between a number and its word, and at a hyphen
before a number (German *Stab-5*).

Typographers of Czech demand the first, others like it; so all hold for all languages, and the texts
are written with common spaces. The client does the same to what it puts together
(``client/src/i18n/spaces.ts``); ``tests/cases/bound.json`` holds for both.
"""

import re

_LAST = re.compile(r"(?:(?<![\w’'])[^\W\d_]|(?<!\w)\d+) (?=[\w„“«(])")
_HYPHEN = re.compile(r"-(?=\d)")


def bound(text: str) -> str:
    """The text as it is shown, with no-break spaces and word joiners where they belong.

    >>> bound("v balíčku zbývá 5 karet").count("\\u00a0")
    2
    """
    return joined(spaced(text))


def spaced(text: str) -> str:
    """The text, of the same length, with no-break spaces."""
    return _LAST.sub(lambda found: found[0][:-1] + "\u00a0", text)


def joined(text: str) -> str:
    """The text with word joiners after hyphens."""
    return _HYPHEN.sub("-\u2060", text)
