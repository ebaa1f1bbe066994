"""Files made to do harm, all written by code here: `made` gives them, `test_hostile` adds them to an archive.

`python -m tests.hostile --full` does the same with files up to 10 MB, and tells which were slow.
"""
