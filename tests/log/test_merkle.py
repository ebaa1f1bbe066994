"""The tree over the log's lines is RFC 6962's, and its proofs hold for what is so and for nothing else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.log.merkle import MerkleProofs, Tree, extends, included, leaf_hash, node_hash, root_of

# Entries and roots of the Certificate Transparency project's own reference tests
ENTRIES = [
    bytes.fromhex(entry)
    for entry in ("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")
]
ROOTS = (
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
)
SIZES = st.integers(1, 70)


def leaves(count: int) -> list[bytes]:
    return [leaf_hash(b"line %d\n" % number) for number in range(count)]


def mth(found: Sequence[bytes]) -> bytes:
    """The root by the RFC's own definition, which splits from above."""
    if len(found) < 2:
        return found[0] if found else hashlib.sha256().digest()
    half = 1
    while half * 2 < len(found):
        half *= 2
    return node_hash(mth(found[:half]), mth(found[half:]))


@pytest.mark.parametrize("size", range(9))
def test_roots_are_those_of_the_reference(size: int) -> None:
    """The eight entries that every implementation is tried with have the roots that are known for them."""
    found = [leaf_hash(entry) for entry in ENTRIES[:size]]
    assert root_of(found).hex() == MerkleProofs(found).root().hex() == ROOTS[size]


@given(st.integers(0, 300), st.data())
def test_a_tree_that_grew_is_the_tree_made_at_once(size: int, data: st.DataObject) -> None:
    """However often its frontier was put aside and taken up again, a tree has the root of all its leaves."""
    found, tree = leaves(size), Tree()
    pauses = data.draw(st.sets(st.integers(0, size)))
    for number, leaf in enumerate(found):
        tree = Tree(tree.size, tree.frontier) if number in pauses else tree
        tree.append(leaf)
    assert (tree.size, tree.root()) == (size, mth(found))


@given(SIZES, st.data())
def test_a_line_is_proved_in_its_place_alone(size: int, data: st.DataObject) -> None:
    """The path of a leaf proves it where it stands: not elsewhere, not another, not with any hash of it changed."""
    found, index = leaves(size), data.draw(st.integers(0, size - 1))
    tree = MerkleProofs(found)
    path, root = tree.inclusion(index), tree.root()
    assert included(found[index], index, size, path, root)
    assert not any(included(found[index], other, size, path, root) for other in range(-1, size + 2) if other != index)
    assert not included(leaf_hash(b"another\n"), index, size, path, root)
    assert not included(found[index], index, size, (*path, root), root)
    for at in range(len(path)):
        assert not included(found[index], index, size, (*path[:at], *path[at + 1 :]), root)
        assert not included(found[index], index, size, (*path[:at], b"\0" * 32, *path[at + 1 :]), root)


@given(SIZES, st.data())
def test_growth_is_proved_and_nothing_else_passes_for_it(size: int, data: st.DataObject) -> None:
    """A tree is shown to extend each of its own beginnings, and no tree of which one leaf was another."""
    found, old = leaves(size), data.draw(st.integers(0, size))
    tree = MerkleProofs(found)
    path, before = tree.consistency(old), root_of(found[:old])
    assert extends(old, before, size, tree.root(), path)
    if old:
        forged = root_of([leaf_hash(b"another\n"), *found[1:old]])
        assert not extends(old, forged, size, tree.root(), path)
    for at in range(len(path)):
        assert not extends(old, before, size, tree.root(), (*path[:at], b"\0" * 32, *path[at + 1 :]))
        assert not extends(old, before, size, tree.root(), (*path[:at], *path[at + 1 :]))


def test_what_no_tree_has_is_refused() -> None:
    """Places and sizes outside a tree, and parts that are none of it, are errors; as proofs they prove nothing."""
    tree = MerkleProofs(leaves(3))
    for wrong in (-1, 3):
        with pytest.raises(IndexError):
            tree.inclusion(wrong)
    for wrong in (-1, 4):
        with pytest.raises(IndexError):
            tree.consistency(wrong)
    for size, parts in ((3, [b"\0" * 32]), (1, [b"short"]), (-1, [])):
        with pytest.raises(ValueError, match="has not these"):
            Tree(size, parts)
    assert not extends(4, tree.root(), 3, tree.root(), ())
    assert not extends(2, tree.root(), 3, tree.root(), ())
