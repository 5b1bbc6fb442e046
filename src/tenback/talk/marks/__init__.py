"""Marks: what each means, who may give it, and which stand (G12 to G20)."""
