"""Knowledge cases, the paraphrase lab and repro bundles (spec section 10)."""
