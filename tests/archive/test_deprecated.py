"""The verbs of 0.5.0 on an archive."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier import Archive
from dossier.archive.deprecated import FORMER


def test_every_verb_of_the_last_release_still_works_and_warns(tmp_path: Path) -> None:
    """Old names lead to a service's method, and say which."""
    with Archive.create(tmp_path / "archive") as archive:
        for name, now in FORMER.items():
            with pytest.warns(DeprecationWarning, match=f"archive.{name} is archive.{now}"):
                found = getattr(archive, name)
                if callable(found):
                    with pytest.raises(TypeError, match=r"missing|positional|unexpected"):
                        found(*(None,) * 99)  # no verb takes so many
        with pytest.warns(DeprecationWarning, match="archive.cases is archive.cases.list"):
            assert archive.cases() == archive.cases.list()
        with pytest.raises(AttributeError, match="no_such_verb"):
            archive.no_such_verb  # noqa: B018


def test_an_old_verb_answers_as_the_new_one(tmp_path: Path) -> None:
    """What 0.5.0 returned is returned."""
    with Archive.create(tmp_path / "archive") as archive, pytest.warns(DeprecationWarning):
        archive.new_case("Fire")
        assert archive.case("Fire") == archive.cases.get("Fire")
