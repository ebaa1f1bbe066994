"""Mechanisms for text of any language, such as folding; holds no words (`authority` does) and needs no library."""
