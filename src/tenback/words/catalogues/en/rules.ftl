# The rules of the three games, one message per number.
# Code, tests and docs cite these numbers; keep the facts of each rule exactly.

## Titles and introductions

rules-the-game-title = The rules of THE GAME
rules-the-game-intro =
    One to five players, one team, against the cards: try to get all 98 of them onto four piles. Designed
    by Steffen Benndorf, published by NSV.
rules-extreme-title = The rules of THE GAME EXTREME
rules-extreme-intro =
    All the rules of THE GAME hold, and some cards now give commands. With the commands switched off, the
    same cards play THE GAME. Designed by Steffen Benndorf and Reinhard Staupe, published by NSV.
rules-take-that-title = The rules of TAKE THAT
rules-take-that-intro =
    Two to four players, each for themselves: collect twisted pairs, and leave the long line with its
    toads to the others. Designed by Andreas Spies and Reinhard Staupe, published by NSV.

rules-section-set-up = Cards and set-up
rules-section-turn = Your turn
rules-section-end = End and result
rules-section-talk = What you may know and say
rules-section-experts = For experts
rules-section-commands = The commands
rules-section-lightning = Lightning: only now, only you
rules-section-infinity = Infinity: everybody, as long as you can see it
rules-section-rulings = Rulings: where the printed rules leave something open

## THE GAME

rule-G1 =
    There are 98 cards, numbered 2 to 99, each once. There are four piles: two ascending ones that start
    at 1, and two descending ones that start at 100.
rule-G2 =
    Everyone gets a hand: 8 cards with one player, 7 with two, 6 with three, four or five. The rest is the
    face-down draw pile.
rule-G3 = Look at your hands first, then agree who starts. After that, turns pass clockwise.
rule-G4 =
    On your turn you play cards one at a time, each on a pile of your choice. On an ascending pile a card
    must be higher than the top card, on a descending pile lower.
rule-G5 =
    Backwards trick: a card that goes exactly 10 the wrong way may be played on any pile. That is 10 lower
    on an ascending pile (53 on 63) and 10 higher on a descending one (46 on 36). You may do it as often
    as you can, on any piles.
rule-G6 =
    Play at least 2 cards a turn while the draw pile has cards, and at least 1 once it is empty. You may
    always play more. What counts is the draw pile at the beginning of your turn.
rule-G7 =
    After your turn, draw back up to the full hand size, as far as the draw pile reaches. Without commands
    that is as many cards as you played.
rule-G8 = Once the draw pile is empty, a player with no cards left is skipped; the others play on.
rule-G9 =
    The game ends at once when the active player still has to play a card and cannot legally play any.
    This is judged card by card, never by looking ahead: if you have to play two cards and can play one,
    you play it, and only then are you stuck. The game is won when all 98 cards lie on the piles.
rule-G10 =
    Your result is the number of cards left in all hands and in the draw pile. 0, with no command broken,
    is a win. Fewer than 10 is an excellent result.
rule-G11 =
    Only the top card of each pile can be seen. Everyone may remember what has been played, bots included.
    A table can offer an aid: the list of the cards already played.
rule-G12 =
    You may say anything except concrete numbers, and no code or other way may stand in for them. “Leave
    that pile alone” or “no big jump here” are fine. If you play alone, there is nobody to talk to.
rule-G13 =
    Two options for experts: play at least 3 cards instead of 2 while the draw pile has cards; and, harder
    still, hold one card less in hand (7, 6 or 5). You can choose each on its own.
rule-G20 =
    Marks on the piles are the talk that the game itself offers. A mark may not single out a card:
    whatever it says about a hand, at least three different cards could be the reason for it, counted from
    the pile’s top card alone. A strength with fewer than three candidates there is not offered. So there
    is no mark for “I can go back by ten here”, which would name one card; a strong “leave it to me” may
    mean that, or a card one or two away. Any player may give any mark at any time, true or not. Only
    public facts take a mark away: a card on that pile, its giver’s own turn, or SILENCE; never a change
    in somebody’s hand. Talk about commands (E13) has its own marks and is not bound by this count.
rule-G21 =
    A team may give a running game up when every person at the table agrees; bots always agree. The game is
    then lost with the cards left at that moment, and the result says so. Where games are compared, it
    counts as lost with those cards.

## THE GAME EXTREME

rule-E1 =
    28 of the 98 cards carry a command: 7 kinds, 4 cards each. A card with a command keeps its number.
rule-E2 =
    Which numbers carry which command is printed on the cards, and the rulebooks do not list it. So the 28
    cards are normally drawn anew for each deal, from the deal’s own seed; such a layout is never the
    printed one. A table may instead name a fixed layout, read from a small text file that the owner of a
    box can type in. A layout with other than 7 × 4 different cards from 2 to 99, or with a card listed
    twice, is refused. For learning, a table may also switch single commands off: those cards are then
    plain.
rule-E3 =
    A command that is played must be followed exactly, or the game is lost at once for all. You may play
    several commands in one turn; all of them bind you.
rule-E4 =
    Three commands are lightning: they bind only the active player, and only in the turn in which they are
    played. Four are infinity: they hold for everybody, from the moment they are played and for as long as
    they are the visible top of a pile. Several visible ones all hold. A covered infinity command means
    nothing any more, at once, within the same turn too. A covered THREE still binds its turn.
rule-E5 =
    STOP: your turn ends at once, even with your first card. You then need not reach the minimum (G6).
rule-E6 =
    SKULL: cover it with another card in the same turn. A turn that ends with a skull on top of a pile
    loses the game, even when that was the 98th card. A skull that covers a skull needs covering again.
rule-E7 =
    THREE (“3!”): play exactly 3 cards in this turn; cards played before it count. A STOP may be the third
    of them, and only the third. Two THREEs ask for the same 3 cards. With too few cards to make three you
    may still play a THREE; the game is then lost as soon as the next card is missing (G9, E21).
rule-E8 =
    SILENCE: no talk about the game and no signs of any kind. Table talk is closed, and what was signalled
    before is put away.
rule-E9 =
    NO TRICK: no backwards trick on any pile. This card may itself be played by a trick, for it holds only
    from then on; but it cannot be covered by one.
rule-E10 = ONE PILE: all cards of a turn go on one pile, of the active player’s choice.
rule-E11 =
    DRAW ONE: whoever ends a turn while it is visible draws exactly one card. When it is not visible any
    more, you draw up to the full hand size again (G7).
rule-E12 =
    Under DRAW ONE your cards can run short. If you have to play 2 cards and hold 1, you may still play
    it; you are then stuck (G9), unless it is a STOP.
rule-E13 =
    You may talk about commands: “I hold a stop”, “don’t play a skull now”. Numbers are still forbidden.
rule-E20 =
    Where a card may go (G4, G5, E9, E10) decides which plays are legal. A legal play can still break a
    command; it is then fatal: you may make it, the card lies there, and the game is lost. Fatal plays
    are: a THREE as the fourth or a later card; a fourth card after a THREE; a STOP that leaves a skull
    showing; a STOP that makes the total of a THREE turn other than 3; and the case “whole turn” of E22.
    Only the active player can ask which of the legal plays are fatal, because the answer shows the hand.
    You are warned before a fatal play, and also before one after which no order of your other cards can
    do what the turn still requires: nothing fits any more, no card of yours covers the skull, a skull is
    the third card of a THREE turn, or a THREE has too few cards; in THE GAME the same holds for the
    minimum. Bots make neither while they have another play.
rule-E21 =
    You can end your turn only when nothing is left to do: the minimum is reached, no skull shows, and a
    THREE has its 3 cards. When something is left to do and no legal play is left, the game is lost there
    and then, with the cards left at that moment. A fatal play is a legal play, so the game goes on while
    one exists. Only a STOP, the win or the loss ends a turn by itself; otherwise you end it, with an
    empty hand too.
rule-E22 =
    ONE PILE normally holds “from now on”: it binds from the card that brings it, that card included. So
    the next card goes on the same pile, and covering the command that way frees the rest of the turn. If
    it lies there when your turn begins, your first card chooses the pile: on the command itself, which
    covers it and frees the turn unless another ONE PILE shows; or elsewhere, and then all your other
    cards go there too. With the option “whole turn” the cards played earlier in the turn count too: it is
    then fatal to play a ONE PILE on another pile than any earlier card of the same turn. Covering it
    frees the turn as before.
rule-E23 =
    The last turn: when the 98th card is played and nothing is left to do (no skull shows, a THREE has
    exactly 3 cards), the game is won at once.
rule-E24 = After a STOP you draw as after any turn.
rule-E25 =
    A layout drawn for the deal is hidden like the cards: you know the command of a card only once you
    have seen the card, and you know how many of each kind are still out. A fixed layout named by the
    table is known to all.

## TAKE THAT

rule-T1 =
    There are 79 cards: 12 to 98 without the multiples of ten. The seven doubles (22, 33, 44, 55, 66, 77,
    88) are toads. The other 72 form 36 twisted pairs: the twin of a card has its digits swapped, as 27
    and 72.
rule-T2 =
    Everyone gets a hand: 9 cards with two or three players, 8 with four. The rest is the draw pile.
rule-T3 =
    In the middle grows one line of cards. It begins beside the draw pile, grows to the right and may
    become as long as you like.
rule-T4 =
    The player to the left of the dealer starts, then play goes clockwise. On your turn you do exactly one
    thing: lay a card (T5), twist a card (T6) or take the line (T8).
rule-T5 =
    Lay: put one card from your hand at the right end of the line. It may be at most 10 higher or lower
    than the rightmost card. If there is no line, any card opens one, and you can do nothing else.
rule-T6 =
    Twist: show a card whose twin lies anywhere in the line, take the twin out and lay both face up in
    front of you; the gap closes. Toads cannot be twisted. You may twist the only card of a line too; the
    next player then opens a new line.
rule-T7 = After laying or twisting, draw one card while the draw pile has any.
rule-T8 =
    Take: if you cannot lay or twist, or do not want to, take the whole line and put it face down in front
    of you. You then open a new line with any card (T5) and draw one (T7).
rule-T9 =
    When the draw pile is used up, play goes on without drawing until the line on the table is gone,
    twisted away or taken. Then the round ends at once.
rule-T10 =
    Score of a round: plus 1 for each of your face-up cards, minus 1 for each face-down card, but minus 5
    if it is a toad. Cards in hand count nothing.
rule-T11 =
    A match is two rounds, or any number from 1 up that the table chooses. The highest total wins.
rule-T12 =
    Professional variant, recommended for two players: whoever takes a line of exactly one card also puts
    the top card of the draw pile face down as minus, if there is one.
rule-T20 =
    If the draw pile runs out on the very turn that empties the line, by a twist or by the extra card of
    T12 after a take, the round is over: no line is on the table.
rule-T21 =
    With the draw pile empty, a player without cards can only take the line, which ends the round.
rule-T22 =
    The deal passes to the left for each round, so the next player starts it. Equal totals share the win.
rule-T23 =
    What was once open stays known. Everyone may look at the face-up pairs at any time. A taken line lies
    face down, but bots and the record may remember what was in it.
rule-T24 =
    The extra card of T12 is unknown to everybody until the round is scored. Running scores leave it out
    and say so.
