"""Keeps bytes under the name of their SHA-256, and knows nothing of what they mean."""

from dossier.store.blobs import BlobStore, Bytes, Keeper, Kept
from dossier.store.fixity import BlobFault, check_blob, check_blobs
from dossier.store.folder import FolderStore

__all__ = ["BlobFault", "BlobStore", "Bytes", "FolderStore", "Keeper", "Kept", "check_blob", "check_blobs"]
