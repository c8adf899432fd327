"""Frozen values a world is made of, and the mask over them."""
