"""Mazzo, an open card room: rules, players, tables and the room around them.

What is named here is the library of ``docs/library.md``: it needs the standard library alone and
touches no file, clock or socket.

>>> import mazzo
>>> from random import Random
>>> name, *others = mazzo.catalogue()
>>> game, player = mazzo.find(name)
>>> state = game.start(dealer=1)
>>> state = game.play(state, game.shuffle(state, Random(7)))
>>> view = game.view(state, seat=0)
>>> mazzo.rank(mazzo.find(name), view, "normal", Random(7))[0].move in view.moves
True
"""

from mazzo.bots.levels import Ranked, choose, rank
from mazzo.cards import FRENCH_PACK, ITALIAN_PACK, Card
from mazzo.errors import MazzoError, Refused
from mazzo.games.catalogue import UnknownGame, catalogue, find
from mazzo.games.contract import DEALER, Game, IllegalMove, Kind, Seat, View
from mazzo.games.move import Move, Played, UnreadableMove
from mazzo.records.record import LEVELS, Record, RefusedRecord, SeatHeader, parse_record
from mazzo.records.replay import Replay, replay
from mazzo.records.verify import Report, Step, verify

__version__ = "0.1.0"

__all__ = [
    "DEALER",
    "FRENCH_PACK",
    "ITALIAN_PACK",
    "LEVELS",
    "Card",
    "Game",
    "IllegalMove",
    "Kind",
    "MazzoError",
    "Move",
    "Played",
    "Ranked",
    "Record",
    "Refused",
    "RefusedRecord",
    "Replay",
    "Report",
    "Seat",
    "SeatHeader",
    "Step",
    "UnknownGame",
    "UnreadableMove",
    "View",
    "catalogue",
    "choose",
    "find",
    "parse_record",
    "rank",
    "replay",
    "verify",
]
