"""The formats, in the order in which they are tried; one module each."""
