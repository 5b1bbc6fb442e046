"""Cards singled out by what lies on the table: right after the card on A, the backwards trick on B (G12).

One file for each way of telling: a neighbour, the backwards trick, digits of a pile, between two piles, a
card worked out, a picture (B's sister, a floor above A), an equation (A is Monday, mine is Tuesday).
The words are in the files `xx.relations.txt` of the word lists.
"""

from tenback.talk.referee.relations.told import cues, relations

__all__ = ["cues", "relations"]
