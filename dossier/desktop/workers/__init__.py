"""What works off the main thread: lanes (one worker thread each), what they ask, and the news that comes back."""
