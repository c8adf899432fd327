"""What lies between the open world and the disk: saving, watching, merging, recovery."""
