"""E-mail, and pages saved as such (MHTML)."""
