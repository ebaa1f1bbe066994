"""Takes files into the archive: watches folders, waits until files are whole, keeps their bytes, has them read.

Custody comes before understanding: a file that no reader understands is kept all the same, with the reason.
"""
