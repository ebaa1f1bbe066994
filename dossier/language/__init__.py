"""Mechanisms for text of any language, such as folding; holds no words (those are in `authority`) and needs no library."""
