"""Trains the weighing that decides whether two reports tell one event; writes `models/event_pairs.json`.

    python resources/train/train_event_pairs.py ARCHIVE EVENTS [--check]

needs the extra `train`. ARCHIVE is an archive of labelled reports and of others; EVENTS is a JSON file that names the
event of each labelled report, by the stem of its file: `{"12_3": ["collection", "event"]}`; those without a label are
taken for reports of events of their own. The pairs are those that clustering brings together, in random mixtures of
few events and many others, which is what an archive looks like,
and in the invented news of `tests/link`. `--check` prints, in place of writing, which part of
the true and of the wrong pairs of each collection passes, judged by weights learned without it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import numpy as np
from sklearn.linear_model import LogisticRegression
from sklearn.preprocessing import StandardScaler

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dossier.archive import Archive  # noqa: E402
from dossier.link import Corpus, Features, features_of  # noqa: E402
from dossier.link.event_check import SAME, event_features  # noqa: E402
from dossier.link.event_dates import times  # noqa: E402
from dossier.link.report_clusters import clusters  # noqa: E402
from dossier.link.ruling_constraints import bounds  # noqa: E402
from dossier.link.vectors import vector  # noqa: E402
from dossier.repository.links import stored_features  # noqa: E402
from tests.link.news import SEEN, labelled  # noqa: E402

MODEL = ROOT / "resources" / "models" / "event_pairs.json"
MIXTURES, OTHERS, EVENTS = 14, (80, 160, 300), (5, 15, 40)
Label = tuple[str, str]  # collection, event
Example = tuple[str, dict[str, float], bool]  # collection, features, same event


def examples(mixture: list[tuple[Features, Label | None]]) -> list[Example]:
    """The pairs within the clusters of a mixture; of pairs without labels, reprints are left out."""
    held = sorted((one for one, _ in mixture), key=lambda one: one.report)
    labels = {one.report: label for one, label in mixture}
    met, corpus = {one.language for one in held}, Corpus.of(held)
    vectors, by_report = {one.report: vector(one, corpus, met) for one in held}, {one.report: one for one in held}
    days = {one.report: times(one) for one in held}
    found = list[Example]()
    for group in clusters(vectors, days, bounds(tuple(vectors), ())):
        for one, other in combinations(group, 2):
            mine, theirs = labels[one], labels[other]
            first, second = by_report[one], by_report[other]
            copied = set(first.sketch) & set(second.sketch)
            if mine or theirs or len(copied) < len(first.sketch) / 4:
                collection = (mine or theirs or ("others", ""))[0]
                same = mine is not None and mine == theirs
                found.append((collection, event_features(first, second, corpus), same))
    return found


def fitted(found: list[Example]) -> tuple[float, dict[str, float]]:
    """Logistic regression; each collection counts by the root of its pairs."""
    names = list(found[0][1])
    table = np.array([[features[name] for name in names] for _, features, _ in found])
    of = Counter((collection, same) for collection, _, same in found)
    counts = np.array([of[collection, same] ** -0.5 for collection, _, same in found])
    scale = StandardScaler().fit(table)
    model = LogisticRegression(C=0.3, max_iter=2000)
    model.fit(scale.transform(table), [same for *_, same in found], sample_weight=counts * len(found) / counts.sum())
    weights = model.coef_[0] / scale.scale_
    return float(model.intercept_[0] - weights @ scale.mean_), dict(zip(names, map(float, weights), strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path)
    parser.add_argument("events", type=Path)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    events = json.loads(asked.events.read_text(encoding="utf-8"))
    with Archive.open(asked.archive) as archive:
        stems = {row.report: Path(row.path).stem for row in archive.reports.list()}
        held = [(one, events.get(stems[one.report])) for one in stored_features(archive.context.catalog)]
    known = [(one, tuple(label)) for one, label in held if label]
    others, chance = [(one, None) for one, label in held if not label], random.Random(3)
    names, found = sorted({label for _, label in known}), list[Example]()
    for _ in range(MIXTURES):
        chosen = set(chance.sample(names, min(len(names), chance.choice(EVENTS))))
        some = chance.sample(others, min(len(others), chance.choice(OTHERS)))
        found += examples([*some, *(one for one in known if one[1] in chosen)])
    for collection in sorted({collection for collection, _ in names}):
        found += examples([one for one in known if one[1][0] == collection])
    invented = [(features_of(one), ("invented", event)) for event, one in labelled(SEEN)]
    for languages in (("en", "es"), ("en",), ("es",)):
        found += examples([one for one in invented if one[0].language in languages])
    if asked.check:
        check(found)
        return
    intercept, weights = fitted(found)
    model = {"intercept": round(intercept, 4), "weights": {name: round(value, 4) for name, value in weights.items()}}
    MODEL.write_text(json.dumps(model, indent=1) + "\n", encoding="utf-8")


def check(found: list[Example]) -> None:
    for collection in sorted({collection for collection, *_ in found}):
        intercept, weights = fitted([one for one in found if one[0] != collection])
        passed, seen = Counter[bool](), Counter[bool]()
        for _, features, same in (one for one in found if one[0] == collection):
            odds = 1 / (1 + np.exp(-intercept - sum(weights[name] * value for name, value in features.items())))
            seen[same] += 1
            passed[same] += odds >= SAME
        print(collection, {same: f"{passed[same]} of {seen[same]}" for same in seen})


if __name__ == "__main__":
    main()
