"""Checks the deals of a Mazzo record with nothing of Mazzo: python check_deals.py FILE"""

import hashlib
import hmac
import sys

PACKS = {"rubamazzo": ("DCSB", "1234567FCR", 2), "rummy": ("SHDC", "A23456789TJQK", 4)}

with open(sys.argv[1], encoding="utf-8") as file:
    text = "\n".join(line.rstrip() for line in file if not line.startswith("#"))
head, _, body = text.partition("\n\n")
heads = dict(line.split(": ", 1) for line in head.split("\n") if ": " in line)
moves = [line for line in body.split("\n") if line]
secret, seed = bytes.fromhex(heads["secret"]), heads["client seed"]
suits, ranks, seats = PACKS[heads["game"]]


def words(purpose):
    n = 0
    while True:
        message = f"mazzo 1\n{seed}\n{purpose}\n{n}".encode()
        block = hmac.new(secret, message, hashlib.sha256).digest()
        yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
        n += 1


def below(n, source):
    return next(word for word in source if word < 2**32 - 2**32 % n) % n


if hashlib.sha256(secret).hexdigest() != heads["commitment"]:
    sys.exit("The secret is not the one that was sealed before the first card.")
if "follows" not in heads and below(seats, words("dealer")) != int(heads["dealer"]):
    sys.exit("The first dealer was not drawn from the secret and the seed.")
deals = [ply for ply, move in enumerate(moves) if move.startswith("deal ")]
for ply in deals:
    pack, source = [rank + suit for suit in suits for rank in ranks], words(f"deal {ply}")
    for i in range(len(pack) - 1, 0, -1):
        j = below(i + 1, source)
        pack[i], pack[j] = pack[j], pack[i]
    if moves[ply] != "deal " + " ".join(pack):
        sys.exit(f"Move {ply} is not the deal that the secret and the seed give: {moves[ply]}")
print(f"{len(deals)} deal(s) right: the pack was sealed before the first card.")
