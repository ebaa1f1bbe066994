"""Mechanisms for text of any language, such as folding; its words are in `authority`, and it needs no library."""
