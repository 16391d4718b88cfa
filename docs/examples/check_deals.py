"""Checks the deals of a Mazzo record with nothing of Mazzo: python check_deals.py FILE [EARLIER]

EARLIER is the record of the match before, for a record that says "follows".
"""

import hashlib
import hmac
import re
import sys

# By name the suits and ranks of the pack in their order, how many play, and whether the deal passes
# on from one match to the next. Those that a room has stand in the one at its /check_deals.py.
GAMES = {
    "rubamazzo": ("DCSB", "1234567FCR", 2, True),
    "rummy": ("SHDC", "A23456789TJQK", 4, False),
    "scopa": ("DCSB", "1234567FCR", 2, True),
}
PATTERNS = {"commitment": "[0-9a-f]{64}", "secret": "[0-9a-f]{64}", "client seed": "[!-~]{1,64}"}


def read(path):
    with open(path, encoding="utf-8-sig", errors="replace", newline="\n") as file:
        lines = [line.rstrip(" \t\r\n") for line in file if not line.startswith("#")]
    while lines and not lines[0]:
        del lines[0]
    end = lines.index("") if "" in lines else len(lines)
    heads = {}
    for line in lines[:end]:
        name, colon, value = line.partition(":")
        if not colon or name != name.strip() or name in heads:
            sys.exit(f"{path}: this is no header, or it stands twice: {line!r}")
        heads[name] = value.strip(" ")
    # "seat 1: computer hard" and "players: 2" say who plays from here on, and are no moves.
    return heads, [line for line in lines[end:] if line and not re.match("(seat|players)\\b", line)]


def words(purpose):
    n = 0
    while True:
        message = f"mazzo 1\n{seed}\n{purpose}\n{n}".encode()
        block = hmac.new(secret, message, hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        n += 1


def below(n, source):
    return next(word for word in source if word < 2**32 - 2**32 % n) % n


if not 2 <= len(sys.argv) <= 3:
    sys.exit(__doc__)
heads, moves = read(sys.argv[1])
for name in ("game", "dealer", *PATTERNS):
    if not re.fullmatch(PATTERNS.get(name, ".+"), heads.get(name, "")):
        sys.exit(f"Nothing can be checked: there is no {name!r} that can be read.")
if heads["game"] not in GAMES:
    sys.exit(f"This program does not know the game {heads['game']!r}.")
secret, seed = bytes.fromhex(heads["secret"]), heads["client seed"]
suits, ranks, seats, passes_on = GAMES[heads["game"]]

if hashlib.sha256(secret).hexdigest() != heads["commitment"]:
    sys.exit("The commitment is not the fingerprint of the secret.")
if "follows" not in heads:
    if heads["dealer"] != str(below(seats, words("dealer"))):
        sys.exit("The first dealer was not drawn from the secret and the seed.")
elif not passes_on:
    sys.exit("In this game the first dealer is drawn for every match, but here the deal passed on.")
elif len(sys.argv) == 2:
    print("The deal passed on from an earlier match: give its record too to have that checked.")
else:
    earlier, _ = read(sys.argv[2])
    if [earlier.get("match"), earlier.get("game")] != [heads["follows"], heads["game"]]:
        sys.exit("The earlier record is not that of the match from which the deal passed on.")
    following = {str(n): str((n + 1) % seats) for n in range(seats)}
    if heads["dealer"] != following.get(earlier.get("dealer")):
        sys.exit("The deal did not pass on to the next seat.")
for ply, move in enumerate(moves):
    verb = move.split()[0]
    if not re.fullmatch("[a-z]+", verb) or (ply == 0 and verb != "deal"):
        sys.exit(f"Move {ply} is none: {move}")
    if verb == "deal":
        pack, source = [rank + suit for suit in suits for rank in ranks], words(f"deal {ply}")
        for i in range(len(pack) - 1, 0, -1):
            j = below(i + 1, source)
            pack[i], pack[j] = pack[j], pack[i]
        if move != "deal " + " ".join(pack):
            sys.exit(f"Move {ply} is not the deal that the secret and the seed give: {move}")
deals = sum(move.startswith("deal ") for move in moves)
print(f"{deals} deal(s) right, if this is the fingerprint that you saw before the first card:")
print(heads["commitment"])
