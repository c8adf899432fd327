"""Directors: contexts kept apart, so that nobody can give away what was never shown (spec section 8).

Start with `core.directors.table.Table`, play with `core.directors.turn.play` and `commit`.
"""
