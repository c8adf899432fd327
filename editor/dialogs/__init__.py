"""The dialogs of the frame."""
