"""How a match begins: who sits where, who deals, the first shuffle."""

import secrets
from datetime import UTC, datetime

from mazzo.games.contract import DEALER, Kind, Seat
from mazzo.records import chance
from mazzo.records.record import Record, SeatHeader
from mazzo.table.store import Guest, Match
from mazzo.table.table import Table

ID_BYTES = 16
PERSON: Seat = 0
"""Where the guest who starts a match sits."""


def new_match(
    kind: Kind,
    guest: Guest,
    level: str,
    secret: bytes,
    client_seed: str,
    last: tuple[str, Seat] | None,
    now: float,
) -> Match:
    """A match of one guest against computers, its first hand dealt.

    Args:
        kind: the game.
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
    record = Record(
        game=game.name,
        dealer=dealer,
        seats=(SeatHeader("person"), *[SeatHeader("computer", level)] * others),
        headers={
            "rules": str(game.version),
            "players": str(kind.player.version),
            "date": datetime.fromtimestamp(now, UTC).date().isoformat(),
            "commitment": chance.commitment(secret),
            "client seed": client_seed,
            **follows,
        },
    )
    deal = Table(record).shuffle(chance.deal_stream(secret, client_seed, 0))
    return Match(
        id=secrets.token_urlsafe(ID_BYTES),
        record=record.with_moves([deal]),
        guests=(guest, *[None] * others),
        secret=secret,
        created=now,
    )


def computer_begins(match: Match) -> bool:
    """Whether a computer has the first turn after the deal."""
    return Table(match.record).turn not in (PERSON, DEALER, None)
