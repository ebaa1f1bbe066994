"""The verbs of 0.5.0 on the archive itself, each with the service that has it now; they go with 0.7."""

from __future__ import annotations

import functools
import warnings
from typing import Any

FORMER = {
    "list": "reports.list",
    "count": "reports.count",
    "show": "reports.get",
    "rows": "reports.rows",
    "ids": "reports.ids",
    "diff": "reports.diff",
    "history": "reports.history",
    "retry": "reports.retry",
    "trash": "reports.trash",
    "untrash": "reports.restore",
    "outlets_told": "reports.outlet_counts",
    "places_told": "reports.place_counts",
    "cite": "reports.cite",
    "list_csv": "reports.export_csv",
    "field_values": "search.field_values",
    "check_query": "search.check",
    "with_days": "search.with_days",
    "save_search": "search.save",
    "drop_search": "search.remove",
    "saved_search": "search.get",
    "saved_searches": "search.list",
    "original": "originals.get",
    "words_of_original": "originals.words",
    "open_original": "originals.open",
    "open_sheets": "originals.open_sheets",
    "copy_original": "originals.copy",
    "lend_original": "originals.lend",
    "take_back": "originals.take_back",
    "set": "corrections.set",
    "accept": "corrections.accept",
    "undo": "corrections.undo",
    "last_correction": "corrections.last",
    "correct_again": "corrections.redo",
    "review": "reviews.list",
    "review_count": "reviews.count",
    "doubts": "reviews.doubts",
    "settle_review": "reviews.settle",
    "reopen_review": "reviews.reopen",
    "tag": "tags.add",
    "untag": "tags.remove",
    "related": "links.related",
    "group": "links.groups",
    "rule": "links.rule",
    "rulings": "links.rulings",
    "withdraw_ruling": "links.undo_ruling",
    "case": "cases.get",
    "new_case": "cases.new",
    "rename_case": "cases.rename",
    "withdraw_case": "cases.withdraw",
    "restore_case": "cases.restore",
    "add_to_case": "cases.add",
    "remove_from_case": "cases.remove",
    "note": "cases.add_note",
    "withdraw_note": "cases.remove_note",
    "restore_note": "cases.restore_note",
    "mark_note": "cases.mark_note",
    "case_file": "compare.file",
    "grade": "judgements.grade",
    "settle": "judgements.settle",
    "merge_rows": "judgements.merge",
    "split_row": "judgements.split",
    "correct_cell": "judgements.correct",
    "remove_cell": "judgements.remove",
    "undo_judgement": "judgements.undo",
    "judge_again": "judgements.redo",
    "last_judgement": "judgements.last",
    "plan": "plans.get",
    "set_plan": "plans.set",
    "undo_plan": "plans.undo",
    "redact": "plans.redact",
    "redact_elsewhere": "plans.redact_elsewhere",
    "undo_redaction": "plans.undo_redaction",
    "redactions": "plans.redactions",
    "brief": "briefs.write",
    "bag": "briefs.bag",
    "composed": "briefs.compose",
    "set_pages": "briefs.set_pages",
    "lint": "briefs.lint",
    "planned": "briefs.planned",
    "affected_briefs": "briefs.affected",
    "outlet": "outlets.get",
    "set_outlet": "outlets.set",
    "edit_outlet": "outlets.edit",
    "drop_outlet": "outlets.remove",
    "heed_outlets": "outlets.reread",
    "possible_rules": "rules.possible",
    "rule_preview": "rules.preview",
    "make_rule": "rules.add",
    "withdraw_rule": "rules.remove",
    "follow": "folders.add",
    "unwatch": "folders.remove",
    "account": "folders.account",
    "watch": "folders.watch",
    "alarm": "proofs.alarm",
    "standing": "proofs.standing",
    "audit": "proofs.audit",
    "accept_head": "proofs.accept_head",
    "signing_keys": "proofs.signing_keys",
    "rotate_key": "proofs.rotate_key",
    "prove": "proofs.prove",
    "prove_growth": "proofs.prove_growth",
    "stamp": "proofs.stamp",
}


def former(archive: object, name: str) -> Any:
    """What a verb or property of 0.5.0 is now; using it warns."""
    service, _, verb = FORMER[name].partition(".")
    found = getattr(getattr(archive, service), verb)
    if not callable(found):
        warn_former(name, FORMER[name])
        return found

    @functools.wraps(found)
    def run(*args: Any, **named: Any) -> Any:
        warn_former(name, FORMER[name])
        return found(*args, **named)

    return run


def warn_former(name: str, now: str) -> None:
    """Warns the caller of the caller."""
    warnings.warn(f"archive.{name} is archive.{now} since 0.6", DeprecationWarning, stacklevel=3)
