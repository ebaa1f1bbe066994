"""Questions and messages in windows of their own."""
