"""What news reports say of themselves in any format: bylines, datelines, dates, outlets, headlines.

Beside the rules stand the lists of places and outlets that they are held against.
"""
