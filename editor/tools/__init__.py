"""Tools over the whole world: renames, tags, find and replace, split, merge, history, counts."""
