"""python3 verify.py FILE [--commitment HEX] [--match ID] [--nonce HEX] [--seat N]: see fairness.md"""
import argparse, hashlib, hmac, json, re, sys
def exact(found):  # there is one way to write such a value, since nonces and hashes are taken as text as well
    values = [*map(found.get, "commitment serverSeed nonceHash nonce".split()), *found.get("nonces", [])]
    if all(value is None or re.fullmatch("[0-9a-f]{64}", value) for value in values): return found
    raise ValueError("not everything hexadecimal is 64 lower-case digits")
def hash_of(digits): return hashlib.sha256(bytes.fromhex(digits)).hexdigest()
def nonce_fits(match, place, seat, is_bot, dealt):
    nonce, bound = seat["nonce"], seat["nonceHash"]
    if not is_bot: return hash_of(nonce) == bound if nonce else not (bound and dealt)
    return not bound and nonce == (hash_of(f"{match} bot {place}".encode().hex()) if dealt else None)
def word_at(seed, k): return int(hmac.digest(seed, k.to_bytes(8, "big"), "sha256").hex()[:8], 16)
def made(seed, what, of, position):  # what a draw comes to from this word on, and the next word
    order = list(range(of)) if what == "shuffle" else []
    for bound in range(of, 1, -1) if order else [of]:
        while (word := word_at(seed, position)) >= 2**32 - 2**32 % bound: position += 1
        position += 1
        if order: order[bound - 1], order[word % bound] = order[word % bound], order[bound - 1]
    return order or word % of + {"pick": 0, "die": 1}[what], position
def faults_of(draws, seed, actions):
    for n, (before, draw) in enumerate(zip([{"to": 0, "at": 0}, *draws], draws), 1):
        position, action, (at, what, of, begin, end, shown) = before["to"], before["at"], map(draw.get, "at what of from to result".split())
        if (len(shown) if what == "shuffle" else min(of, 2**32)) != of or of < 1: raise ValueError(n)
        result, after = made(seed, what, of, begin)
        if (begin, end) != (position, after): yield f"draw {n}: words {begin} to {end}, not {position} to {after}"
        if shown != result: yield f"draw {n}: the {what} shows {shown}, the stream says {result}"
        if not action <= at <= actions: yield f"draw {n}: at {at}, not {action} to {actions}"
def shuffle_claims(file, given):  # whether each claim holds (None: cannot tell), and the claim
    match, seats, attempts, told = file["matchID"], file["seats"], file["attempts"], set()
    yield given.match and match == given.match, "match id: the one you were shown"
    yield given.commitment and file["commitment"] == given.commitment, "commitment: as shown to you"
    yield hash_of(file["serverSeed"]) == file["commitment"], "commitment: fits the server seed"
    yield from ((nonce_fits(match, i, seat, then["bot"], True), f"nonce of seat {i}") for i, (seat, then) in enumerate(zip(seats, attempts[-1]["seats"])))
    yours = [i for i, seat in enumerate(seats) if seat["nonce"] == given.nonce and given.seat in (None, str(i))]
    yield given.nonce and len(yours) == 1, "your nonce: at your seat"
    for number, attempt in enumerate(attempts, 1):
        dealt, table, name = attempt["dealt"], attempt["seats"], f"attempt {number}"
        yield dealt is (number == len(attempts)), f"{name}: {'dealt' if dealt else 'in vain'}"
        yield from ((s["nonceHash"] not in told and nonce_fits(match, i, s, s["bot"], dealt), f"{name}: nonce of seat {i}") for i, s in enumerate(table))
        bound, own = [[(s["nonceHash"], s["nonce"]) for s in rows] for rows in (table, seats)]
        yield (bound == own, f"{name}: hashes and nonces as in `seats`") if dealt else (any(h and not n for h, n in bound), f"{name}: somebody kept a nonce back")
        told.update(nonce_hash for nonce_hash, nonce in bound if nonce_hash and nonce)
def check(file, given):
    if file["wonder"] != 1: raise ValueError("it is of another version")
    begun, shown = file.get("beginning"), given.match or given.commitment or given.nonce
    deal = begun["deal"] if begun else {**file, "nonces": [seat["nonce"] for seat in file["seats"]]}
    if begun:  # its cards were dealt before: there was no shuffle that anybody could have been shown
        yield False if shown else None, "nobody knew or chose the cards: cannot hold, it goes on from moment {moment} of match {matchID}".format(**begun)
        yield hash_of(deal["serverSeed"]) == deal["commitment"], "that deal: fits its commitment"
    else: yield from shuffle_claims(file, given)
    seed = hmac.digest(bytes.fromhex(deal["serverSeed"]), " ".join([deal["matchID"], *(nonce or "-" for nonce in deal["nonces"])]).encode(), "sha256")
    faults = [(False, fault) for fault in faults_of(file["draws"], seed, len(file["actions"]))]
    yield from [*faults, (bool(file["draws"]) and not faults, f"match seed {seed.hex()}: gives every draw"), (None, "actions and result: not checked here, that takes the rules")]
parser = argparse.ArgumentParser(usage=__doc__)
for name in "file --commitment --match --nonce --seat".split(): parser.add_argument(name)
try:
    with open((given := parser.parse_args()).file, "rb") as opened: checks = list(check(json.loads(opened.read(64_000_000).decode(), object_hook=exact), given))
except Exception as error: parser.exit(2, f"verify.py cannot read this as a .wonder file: {error!r}.\n")
for holds, claim in checks: print({None: "-", True: "ok"}.get(holds, "WRONG"), claim)
sys.exit(any(holds not in (None, True) for holds, claim in checks))
