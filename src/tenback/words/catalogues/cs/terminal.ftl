# Co ukazuje terminál.
