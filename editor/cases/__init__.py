"""Knowledge cases: questions, and what must come of them."""
