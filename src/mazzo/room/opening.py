"""How a match begins: who sits where, who deals, the first shuffle."""

from dataclasses import replace
from datetime import UTC, datetime

from mazzo.games.contract import Kind, Seat
from mazzo.games.options import unusual
from mazzo.match.kept import Begun, Guest, Kept
from mazzo.match.match import Match
from mazzo.records import chance
from mazzo.records.record import OPTION, SeatHeader

PERSON: Seat = 0
"""Where the guest who starts a match against computers sits."""


def new_match(
    kind: Kind,
    id: str,
    guest: Guest,
    level: str,
    secret: bytes,
    client_seed: str,
    last: tuple[str, Seat] | None,
    now: float,
) -> Kept:
    """A match of one guest against computers, its first hand dealt.

    Args:
        kind: the game, by the house rules that were chosen.
        id: of the match.
        guest: who plays.
        level: of all computers.
        secret: the one that was offered.
        client_seed: the browser's own part.
        last: id and first dealer of the guest's last match of the game.
        now: seconds since 1970.
    """
    game = kind.game
    dealer = None if last is None else game.next_dealer(last[1])
    # A dealer who was not drawn can only be checked against the match before.
    follows = {} if last is None or dealer is None else {"follows": last[0]}
    if dealer is None:
        dealer = chance.first_dealer(secret, client_seed, game.seats)
    others = game.seats - 1
    options = unusual(game.house_rules, game.options)
    begun = Begun(
        id=id,
        game=game.name,
        dealer=dealer,
        seats=(SeatHeader("person"), *[SeatHeader("computer", level)] * others),
        secret=secret,
        created=now,
        headers={
            "rules": str(game.version),
            "players": str(kind.player.version),
            "date": datetime.fromtimestamp(now, UTC).date().isoformat(),
            "commitment": chance.commitment(secret),
            "client seed": client_seed,
            **{f"{OPTION}{name}": value for name, value in options.items()},
            **follows,
        },
    )
    guests = (guest, *[None] * others)
    return replace(Kept(begun, guests), events=(Match(begun).deal(0).event,))
