"""The promise made at the start: which cards lie where was fixed before the first move."""

import hashlib

NONCE_BYTES = 32


def commitment(nonce: str, deal: str) -> str:
    """Hash the nonce (hexadecimal) and the whole deal, layout and all rounds included, with SHA-256."""
    return hashlib.sha256(bytes.fromhex(nonce) + deal.encode()).hexdigest()
