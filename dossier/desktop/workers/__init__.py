"""What works off the main thread: the worker threads, the questions they answer, and the news that they report."""
