"""Trains the ranker that decides whether two reports' figures count the same; writes `models/figure_pairs.json`.

    python resources/train/train_figure_pairs.py TEXT-OR-FOLDER... [--check]

needs the extra `train`. Labels hold no text: each is an event, two spans of texts known by their SHA-256, and a
verdict. The texts are looked for in the files given: `.txt`, and `.jsonl` with a `text` a line. Texts that are not
there are left out and counted. The invented cases of `tests/compare/cases` are trained on, too. `--check` prints, in
place of writing, how the ranker judges each event when it was trained without it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import lightgbm
import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from dossier.compare.figure import CASUALTY_KINDS, Figure  # noqa: E402
from dossier.compare.figures import figures  # noqa: E402
from dossier.compare.noun_groups import gathered  # noqa: E402
from dossier.compare.past_years import years_of  # noqa: E402
from dossier.compare.row_matcher import RowMatcher  # noqa: E402
from dossier.model.evidence import Span  # noqa: E402
from dossier.model.reports import Record  # noqa: E402
from tests.compare.scoring import labelled  # noqa: E402

LABELS = Path(__file__).parent / "labels" / "figure_pairs.jsonl"
MODEL = ROOT / "resources" / "models" / "figure_pairs.json"
KINDS = (*CASUALTY_KINDS, "count")
INVENTED = 0.3  # weight of a pair of an invented case
Example = tuple[str, dict[str, float], bool, float]  # event, features, same, weight


def texts(paths: list[Path]) -> dict[str, str]:
    """All texts of the files, by digest."""
    found: dict[str, str] = {}
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.suffix == ".txt":
                contents = [file.read_text(encoding="utf-8")]
            elif file.suffix == ".jsonl":
                contents = [
                    json.loads(line).get("text") or "" for line in file.read_text(encoding="utf-8").splitlines()
                ]
            else:
                continue
            found |= {hashlib.sha256(text.encode()).hexdigest(): text for text in contents}
    return found


def record(report: str, text: str) -> Record:
    spans = tuple(Span(*match.span()) for match in re.finditer(r"\S(?:.|\n(?!\n))*(?<!\n)", text))
    spanish = len(re.findall(r"\b(?:el|los|las|del|una|que)\b", text)) > len(re.findall(r"\b(?:the|of|and)\b", text))
    return Record(report, 1, text, spans, language="es" if spanish else "en")


def read(records: list[Record]) -> tuple[list[Figure], RowMatcher]:
    records = [replace(one, text=one.with_headline) for one in records]
    years = years_of((one.published for one in records), (one.rendition for one in records))
    rows = gathered([figure for one in records for figure in figures(one, years)])
    found = [figure for row in rows.values() for figure in row if figure.kind in KINDS]
    return found, RowMatcher(found)


def real(known: dict[str, str]) -> Iterator[Example]:
    """The labelled pairs of real events."""
    events: dict[str, list[dict[str, object]]] = {}
    for line in LABELS.read_text(encoding="utf-8").splitlines():
        label = json.loads(line)
        events.setdefault(label["event"], []).append(label)
    lost: Counter[str] = Counter()
    for event, labels in events.items():
        digests = {end["text"] for label in labels for end in label["reports"]}
        read_figures, matcher = read([record(digest, known[digest]) for digest in sorted(digests & known.keys())])
        for label in labels:
            ends = [_at(read_figures, end) for end in (label["a"], label["b"])]
            if None in ends:
                lost[event] += 1
            else:
                yield event, dict(matcher.features(*ends)), bool(label["same"]), 1.0
    print(f"{lost.total()} of {sum(map(len, events.values()))} labels were not found", file=sys.stderr)


def _at(read_figures: list[Figure], end: dict[str, object]) -> Figure | None:
    for figure in read_figures:
        span = figure.cell.evidence.span
        same = figure.cell.report == end["text"] and figure.kind == end["kind"] and figure.cell.value == end["value"]
        if span and same and span.start < end["end"] and end["start"] < span.end:
            return figure
    return None


def invented() -> Iterator[Example]:
    """Pairs of the invented cases: the same row of the gold, where each report has one number there, or two rows."""
    for case in labelled():
        read_figures, matcher = read(list(case.records))
        gold: dict[tuple[str, str, float], list[tuple[str, str | None, bool]]] = {}
        for row in case.gold["figures"]:
            for report, values in row["cells"].items():
                several = not isinstance(values, str)
                for value in values if several else [values]:
                    number = float(re.search(r"([\d.]+)(?: \w+)?$", value)[1])
                    gold.setdefault((row["kind"], report, number), []).append((row["kind"], row["of"], several))
        for one, other in combinations(read_figures, 2):
            rows = [gold.get((f.kind, f.cell.report, float(f.cell.value)), []) for f in (one, other)]
            if one.kind != other.kind or one.cell.report == other.cell.report or [len(r) for r in rows] != [1, 1]:
                continue
            (mine,), (theirs,) = rows
            same = mine[:2] == theirs[:2]
            if not same or not (mine[2] or theirs[2]):
                yield f"invented {case.name}", dict(matcher.features(one, other)), same, INVENTED


def fitted(examples: list[Example], names: list[str]) -> lightgbm.LGBMClassifier:
    ranker = lightgbm.LGBMClassifier(
        n_estimators=60, num_leaves=7, learning_rate=0.08, min_child_samples=12, reg_lambda=2, subsample=0.8,
        subsample_freq=1, colsample_bytree=0.6, random_state=1, deterministic=True, num_threads=1, verbose=-1,
    )  # fmt: skip
    matrix = np.array([[features[name] for name in names] for _, features, _, _ in examples])
    return ranker.fit(matrix, [same for _, _, same, _ in examples], sample_weight=[w for *_, w in examples])


def as_data(node: dict[str, object], names: list[str]) -> object:
    if "leaf_value" in node:
        return round(node["leaf_value"], 5)
    children = (as_data(node[side], names) for side in ("left_child", "right_child"))
    return [names[node["split_feature"]], round(node["threshold"], 6), *children]


def check(examples: list[Example], names: list[str]) -> None:
    """Precision and recall on each real event by a ranker that has not seen it."""
    right = found = wanted = 0
    for event in sorted({event for event, *_ in examples if not event.startswith("invented")}):
        ranker = fitted([one for one in examples if one[0] != event], names)
        held = [one for one in examples if one[0] == event]
        predicted = ranker.predict(np.array([[features[name] for name in names] for _, features, _, _ in held]))
        right += sum(bool(t) and one[2] for t, one in zip(predicted, held, strict=True))
        found, wanted = found + int(sum(predicted)), wanted + sum(one[2] for one in held)
    print(f"pairs of events not trained on: precision {right / found:.3f}, recall {right / wanted:.3f} of {wanted}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("texts", nargs="+", type=Path)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    examples = [*real(texts(asked.texts)), *invented()]
    names = sorted(examples[0][1])
    if asked.check:
        check(examples, names)
        return
    trees = fitted(examples, names).booster_.dump_model()["tree_info"]
    model = {"trees": [as_data(tree["tree_structure"], names) for tree in trees]}
    MODEL.write_text(json.dumps(model) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
