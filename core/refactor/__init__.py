"""Edits that reach over a whole world: renames, find and replace, split, merge; and counts.

Each function looks at the world and returns one `Edit`, or a plan that holds it;
nothing here changes a world.
"""
