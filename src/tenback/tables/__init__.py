"""A table with seats as a machine without IO: what people ask comes in, events come out."""
