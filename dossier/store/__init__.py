"""Keeps bytes under the name of their SHA-256, and knows nothing of what they mean."""

from dossier.store.blobs import BlobSink, BlobStore, Bytes, KeptBlob
from dossier.store.fixity import BlobFault, check_blob, check_blobs
from dossier.store.folder_store import FolderStore

__all__ = ["BlobFault", "BlobSink", "BlobStore", "Bytes", "FolderStore", "KeptBlob", "check_blob", "check_blobs"]
