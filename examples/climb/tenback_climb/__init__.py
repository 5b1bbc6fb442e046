"""CLIMB: a small card game for tenback.

C1. There are 20 cards, 1 to 20. Everyone gets 5; the others are put aside and nobody sees them.
C2. In turn you lay a card that is higher than the last one, or you pass.
C3. The game ends when somebody has no cards, or when everyone has passed one after the other.
C4. Every card that you laid is a point.
"""
