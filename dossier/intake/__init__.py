"""Takes files into the archive: watches folders, waits until files are whole, keeps their bytes, has them read.

`watch` and `folder_watch` follow folders with the settings in `model.folders` (time to wait, ignored names); `settle`
decides when a file is whole; `accession` keeps one file; `reader_pool` runs the confined readers within the `Limits`
of `reader_protocol`. A file that no reader understands is kept all the same, with the reason.
"""
