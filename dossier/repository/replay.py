"""Applies the log to a catalog: to update it, to build it again, or to compare another with it."""

from __future__ import annotations

from functools import partial
from itertools import islice, takewhile

from dossier.catalog import Catalog
from dossier.log import Log
from dossier.model.progress import ProgressCallback, Replayed
from dossier.repository.facts_of_reading import facts_of, facts_of_version
from dossier.store import BlobStore

_AT_ONCE = 500  # events a transaction


def replay(
    log: Log,
    store: BlobStore,
    catalog: Catalog,
    until: int | None = None,
    despite_loss: bool = False,
    progress: ProgressCallback = lambda _: None,
) -> int:
    """Applies what `catalog` lacks of the log, up to byte `until`, and returns how many events that were.

    `progress` is called while more events are to come. An error that it raises ends the work between two transactions,
    and the next call continues there. With `despite_loss`, the content of missing blobs is left out. Raises LogDamaged,
    CatalogDamaged, MissingBlob (else), FixityMismatch.
    """
    applied, done = catalog.applied(), 0
    events = log.events(applied.offset, applied.seq)
    pending = takewhile(lambda found: until is None or found[1] <= until, events)
    while chunk := list(islice(pending, _AT_ONCE)):
        batch = ((event, facts_of(store, event, despite_loss)) for event, _ in chunk)
        catalog.apply(batch, chunk[-1][1], partial(facts_of_version, store, despite_loss=despite_loss))
        done += len(chunk)
        if len(chunk) == _AT_ONCE:
            progress(Replayed(done, chunk[-1][1], log.size()))
    return done
