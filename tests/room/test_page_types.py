"""The types with which the page reads and writes the wire say what the room says and reads."""

import json
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from mazzo.games.catalogue import catalogue
from mazzo.room import messages
from tests.room.hall import Hall, begin_as_first, play_out
from tests.typescript import Type, Types

SRC = Path(__file__).parents[2] / "client" / "src"
MESSAGES = SRC / "net" / "messages.ts"
FAMILIES = sorted(SRC.glob("stage/*/view.ts"))
"""What views of several games have in common."""
GAMES = [name for name in catalogue() if (SRC / "games" / name).is_dir()]
SAMPLES: dict[str, object] = {"string": "text", "number": 1, "Level": "easy", "Options": {}}


def types_of(game: str) -> tuple[Types, str]:
    """The types of the page that plays a game, and the name of its view there."""
    return Types(MESSAGES, *FAMILIES, SRC / "games" / game / "view.ts"), f"{game.capitalize()}View"


def kind_of(member: Type) -> str:
    """What a message of the page says it is."""
    return str(dict(member.fields)["type"].type.name).strip('"')


def sample(type_: Type) -> object:
    """A value of a type; of several the first."""
    return sample(type_.parts[0]) if type_.parts else SAMPLES[type_.name]


@pytest.mark.parametrize("game", GAMES)
def test_all_that_the_room_says_has_the_types_of_the_page(game: str) -> None:
    types, view = types_of(game)
    hall = Hall()
    page = hall.page()
    match = hall.start(page, game)
    hall.say(page, type="level", match=match["match"], level="easy", id=1)
    hall.say(page, type="play", match=match["match"], ply=0, move="nonsense", id=2)
    hall.say(page, type="nonsense")
    hall.say(page, type="ping", id=3)
    other = hall.page()
    second = hall.start(page, game)
    hall.say(other, type="open", game=game)
    hall.say(page, type="undo", match=second["match"])
    match = hall.ask(page, type="sync", match=match["match"])
    play_out(hall, page, match, Random(1))
    heard = [json.loads(frame) for frame in [*page.frames, *other.frames]]
    kinds = {frame["type"] for frame in heard}
    assert kinds >= {"match", "update", "offer", "closed", "error", "pong"}
    faults = [fault for frame in heard for fault in types.faults(frame, "FromRoom", view)]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_says_nothing_that_the_page_does_not_know(game: str) -> None:
    types, _ = types_of(game)
    hall = Hall()
    page = hall.page()
    play_out(hall, page, hall.start(page, game), Random(2))
    for frame in map(json.loads, page.frames):
        known = types.fields(f"{frame['type'].capitalize()}Message")
        assert frame.keys() <= known.keys(), frame["type"]


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_the_page_has_fields_of_the_view(game: str) -> None:
    types, name = types_of(game)
    hall = Hall()
    plain = begin_as_first(hall, hall.page(), game)["view"]
    assert types.faults(plain, name) == []
    for field in types.fields(name):
        less = {key: value for key, value in plain.items() if key != field}
        assert types.faults(less, name) == [f"{name}.{field} is missing"]
    assert types.faults({**plain, "dealer": "nobody", "hand": [7]}, name) == [
        f"{name}.hand[]: 7 is no string",
        f"{name}.dealer: 'nobody' is no number",
    ]


def test_what_the_page_says_is_what_the_room_reads() -> None:
    read_by_room = {kind.__name__.lower(): kind._fields for kind in get_args(messages.Message)}
    said = {kind_of(one): dict(one.fields) for one in Types(MESSAGES).members("FromPage")}
    assert said.keys() == read_by_room.keys()
    for kind, fields in said.items():
        del fields["type"]
        assert {"id", *fields} == set(read_by_room[kind]), kind
        message = {name: sample(field.type) for name, field in fields.items()}
        found = messages.read(json.dumps({"type": kind, "id": 1, **message}))
        assert found._asdict() == {"id": 1, **message}
