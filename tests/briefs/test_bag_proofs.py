"""The proofs that verify.py checks by itself, held against the standards' own examples and against libraries."""

from __future__ import annotations

import hashlib

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.briefs.standalone.ed25519 import ed25519, included
from dossier.log.merkle import MerkleProofs, leaf_hash

# RFC 8032, 7.1: tests 1, 2, 3 and SHA(abc): key, message, signature
EXAMPLES = [
    ("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"),
    ("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"),
    ("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"),
]  # fmt: skip
L = 2**252 + 27742317777372353535851937790883648493


@pytest.mark.parametrize(("key", "message", "signature"), EXAMPLES)
def test_the_examples_of_the_standard(key: str, message: str, signature: str) -> None:
    """Each example passes; with any one byte changed it does not."""
    raw, text, signed = (bytes.fromhex(part) for part in (key, message, signature))
    assert ed25519(raw, signed, text)
    for at in range(0, 64, 7):
        assert not ed25519(raw, signed[:at] + bytes([signed[at] ^ 1]) + signed[at + 1 :], text)
    assert not ed25519(raw, signed, text + b"x")
    assert not ed25519(raw[:31] + bytes([raw[31] ^ 0x80]), signed, text)


@given(st.binary(min_size=32, max_size=32), st.binary(max_size=200))
@settings(max_examples=25, deadline=None)
def test_what_a_library_signs_passes(secret: bytes, message: bytes) -> None:
    """Keys and messages of any kind."""
    key = Ed25519PrivateKey.from_private_bytes(secret)
    assert ed25519(key.public_key().public_bytes_raw(), key.sign(message), message)


def test_a_signature_has_one_form() -> None:
    """The same scalar with the group's order added, a short signature, and a key that is no point are refused."""
    key, message, signed = (bytes.fromhex(part) for part in EXAMPLES[1])
    message, signed = bytes.fromhex(EXAMPLES[1][1]), bytes.fromhex(EXAMPLES[1][2])
    other = (int.from_bytes(signed[32:], "little") + L).to_bytes(32, "little")
    assert not ed25519(key, signed[:32] + other, message)
    assert not ed25519(key, signed[:63], message)
    assert not ed25519(key, b"", message)
    assert not ed25519((2**255 - 19).to_bytes(32, "little"), signed, message)
    assert not ed25519(b"\x02" + bytes(31), signed, message)


@given(st.integers(1, 40), st.data())
@settings(max_examples=60, deadline=None)
def test_ways_to_the_root(size: int, data: st.DataObject) -> None:
    """A leaf's proof holds for its own place, leaf and path, and for no other."""
    leaves = [leaf_hash(str(number).encode()) for number in range(size)]
    tree = MerkleProofs(leaves)
    at = data.draw(st.integers(0, size - 1))
    path = list(tree.inclusion(at))
    assert included(leaves[at], at, size, path, tree.root())
    other = data.draw(st.integers(-1, size))
    assert included(leaves[at], other, size, path, tree.root()) == (other == at)
    assert not included(hashlib.sha256().digest(), at, size, path, tree.root())
    assert not included(leaves[at], at, size, [*path, bytes(32)], tree.root())
