"""What the command line says: the engine's keys and values as English sentences.

The sentences live in ``locales/en``.
"""

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from mazzo.games.catalogue import catalogue
from mazzo.records.record import RefusedRecord
from mazzo.web.assets import locales

LONGEST_QUOTE: Final = 200
"""Characters of a refused line that a sentence quotes."""


@cache
def _english(game: str | None) -> FluentBundle:
    """What is said of every game, and what is said of this one; of no game in particular: all."""
    bundle = FluentBundle(["en"], use_isolating=False)
    others = set() if game is None else set(catalogue()) - {game}
    for path in sorted((locales() / "en").glob("*.ftl")):
        if path.stem not in others:
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def say(key: str, game: str | None = None, /, **values: str | int) -> str:
    """The message ``key`` of ``locales/en``.

    Args:
        key: of the message.
        game: whose words are spoken, where several games have a message of that key.
        values: what the message names.

    Raises:
        LookupError: there is none, or it needs a value that is not given.
    """
    bundle = _english(game)
    message = bundle.get_message(key)
    if message.value is None:
        raise LookupError(key)
    text, errors = bundle.format_pattern(message.value, values)
    if errors:
        raise LookupError(f"{key}: {errors}")
    return str(text)


def no_such_game(name: str) -> str:
    """That no game is called so, and what they are called."""
    return say("no-such-game", game=name, games=", ".join(catalogue()))


def sentence(refused: RefusedRecord, legal: list[str], game: str | None = None) -> str:
    """Why a record was refused: quotes its text and says what would be legal there.

    Args:
        refused: the refusal.
        legal: the legal moves where reading stopped; empty where no seat was to move. Of a header
            the refusal itself knows what it could be.
        game: the game of the record, if it is known.
    """
    if "missing" in refused.values:
        return say("error-missing-header", **refused.values)
    text = _shortened(refused.text)
    values = {name: _shortened(value) for name, value in refused.values.items()}
    why = say(f"error-{refused.reason}", game, **{**values, "move": text})
    if text not in why:
        why = say("refused-text", text=text, why=why)
    possible = ", ".join(legal) or values.get("legal")
    if possible:
        why += " " + say("refused-legal", legal=possible)
    return why


def _shortened(text: str) -> str:
    """A file that is no record may be a single line as long as a book."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
