"""The network of EXTREME: beside what THE GAME's see, which card carries which command, and what was said."""
