"""What is kept beside a world, in the user's data folder: recovery, backups, the lock."""
