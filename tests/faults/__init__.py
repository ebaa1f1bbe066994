"""Breaks what an archive stands on, and looks whether it keeps its promises: `python -m tests.faults` says how.

Processes are killed and system calls made to fail by strace, one by one; what strace cannot break, the power, is
followed in a trace: nothing may be told or built upon before it would outlive a power cut. Each step of that order has
a mutant without it, which must be found out.
"""
