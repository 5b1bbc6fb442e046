"""What may be said: marks and their meaning, and the referee that finds numbers in text (G12)."""
