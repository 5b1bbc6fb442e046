"""Many games at once: compiled copies of the rules, held equal to `tenback.games` move by move."""
