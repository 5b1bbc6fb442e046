# The rules of the three games, one message per number.
# Code, tests and docs cite these numbers; keep the facts of each rule exactly.

## Titles and introductions

rules-the-game-title = The rules of THE GAME
rules-the-game-intro =
    One to five players, one team, against the cards: try to get all 98 of them onto four piles. Designed
    by Steffen Benndorf, published by NSV.
rules-extreme-title = The rules of THE GAME EXTREME
rules-extreme-intro =
    All the rules of THE GAME apply, and some cards now give commands. With the commands switched off,
    you can play THE GAME with the same cards. Designed by Steffen Benndorf and Reinhard Staupe,
    published by NSV.
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
rules-section-infinity = Infinity: everyone, for as long as you can see it
rules-section-rulings = Rulings: where the printed rules leave something open

## THE GAME

rule-G1 =
    There are 98 cards, numbered 2 to 99, each once. There are four piles: two ascending ones that start
    at 1, and two descending ones that start at 100.
rule-G2 =
    Everyone gets a hand: 8 cards in a solo game, 7 each for two players, 6 each for three, four or five.
    The rest form the face-down draw pile.
rule-G3 =
    Look at your hands first, then agree who goes first. After that, turns pass clockwise.
rule-G4 =
    On your turn you play cards one at a time, each on a pile of your choice. On an ascending pile a card
    must be higher than the top card, on a descending pile lower.
rule-G5 =
    Backwards trick: a card that goes exactly 10 the wrong way may be played on any pile. That is 10 lower
    on an ascending pile (53 on 63) and 10 higher on a descending one (46 on 36). You may do it as often
    as you can, on any piles.
rule-G6 =
    Play at least 2 cards a turn while the draw pile has cards, and at least 1 once it’s empty. You may
    always play more. What counts is the draw pile at the start of your turn.
rule-G7 =
    At the end of your turn, draw back up to your full hand size, as far as the draw pile allows. Without
    commands, that’s as many cards as you played.
rule-G8 = Once the draw pile is empty, a player with no cards left is skipped; the others play on.
rule-G9 =
    The game ends at once when the active player still has to play a card and can’t legally play one.
    This is checked card by card, never by looking ahead: if you have to play two cards and can play only
    one, you play it, and only then are you stuck. You win when all 98 cards lie on the piles.
rule-G10 =
    Your result is the number of cards left in all hands and in the draw pile. 0, with no command broken,
    is a win. Fewer than 10 is an excellent result.
rule-G11 =
    Only the top card of each pile can be seen. Everyone may remember what has been played, bots included.
    A table can offer an aid: the list of the cards already played.
rule-G12 =
    You may say anything except concrete numbers, and you mustn’t hint at them by code or in any other
    way. “Leave that pile alone” and “no big jump here” are fine. A card singled out by what’s on the
    table counts as a number, so you can’t say “mine comes right after the one on A”, “I can go back ten
    on A” or “the same digits as on B, swapped”. Something vague, like “I have something close for A”, is
    fine. In a solo game there’s nobody to talk to.
rule-G13 =
    Two options for experts: play at least 3 cards instead of 2 while the draw pile has cards; and,
    harder still, hold one card fewer in hand (7, 6 or 5). You can choose either or both.
rule-G20 =
    Marks on the piles are the game’s own way of talking. A mark may not single out a card: whatever it
    says about a hand, at least three different cards could be behind it, counted from the pile’s top
    card alone. A mark that fewer than three cards could mean isn’t offered there. So there’s no mark for
    “I can go back ten here”, which would name one card; a strong “leave it to me” may mean that, or a
    card one or two away. You may give any mark at any time, true or not. Only public facts remove a
    mark: a card on that pile, the start of its giver’s turn, or SILENCE; never a change in somebody’s
    hand. Talk about commands (E13) has its own marks, and this count doesn’t apply to them.
rule-G21 =
    A team may give up a game if everyone at the table agrees; bots always agree. The game is then lost
    with the cards left at that moment, and the result says so. In a daily deal or a challenge it
    counts as lost with those cards.

## THE GAME EXTREME

rule-E1 =
    28 of the 98 cards carry a command: 7 kinds, 4 cards each. A card with a command keeps its number.
rule-E2 =
    Which numbers carry which command is printed on the cards; the rulebooks don’t list it. So the 28
    cards are normally chosen at random for each deal, from the deal’s own seed; such a layout is never
    the printed one. A table may instead use a fixed layout, read from a small text file that the owner
    of a box can type in. A layout must have 7 × 4 different cards from 2 to 99; anything else is
    refused. For learning, a table may also switch off individual commands: those cards are then
    plain.
rule-E3 =
    A command that is played must be followed exactly, or everyone loses the game at once. You may play
    several commands in one turn; you have to follow all of them.
rule-E4 =
    Three commands are lightning: they apply only to the active player, and only in the turn in which
    they’re played. Four are infinity: they apply to everyone, from the moment they’re played and for as
    long as they’re the visible top of a pile. If several are visible, all of them apply. A covered
    infinity command stops applying at once, even within the same turn. A covered THREE still applies to
    its turn.
rule-E5 =
    STOP: your turn ends at once, even with your first card. You then don’t have to reach the minimum
    (G6).
rule-E6 =
    SKULL: cover it with another card in the same turn. A turn that ends with a skull on top of a pile
    loses the game, even if that was the 98th card. A skull that covers a skull needs covering again.
rule-E7 =
    THREE (“3!”): play exactly 3 cards this turn; cards played before it count. A STOP may be the third
    of them, and only the third. Two THREEs ask for the same 3 cards. You may play a THREE even with too
    few cards to make three; the game is then lost as soon as you have to play a card and
    can’t (G9, E21).
rule-E8 =
    SILENCE: no talk about the game and no signs of any kind. Table talk is closed, and earlier marks are
    removed.
rule-E9 =
    NO TRICK: no backwards trick on any pile. This card itself may be played by a trick, because it
    applies only from then on; but it can’t be covered by one.
rule-E10 = ONE PILE: all cards of a turn go on one pile of the active player’s choice.
rule-E11 =
    DRAW ONE: whoever ends a turn while it’s visible draws exactly one card. Once it’s no longer visible,
    you draw up to your full hand size again (G7).
rule-E12 =
    Under DRAW ONE your hand can shrink. If you have to play 2 cards and hold 1, you may still play
    it; you’re then stuck (G9), unless it’s a STOP.
rule-E13 =
    You may talk about commands: “I hold a stop”, “don’t play a skull now”. Numbers are still forbidden.
rule-E20 =
    Where a card may go (G4, G5, E9, E10) decides which plays are legal. A legal play can still break a
    command, and is then fatal: you may make it, the card stays there, and the game is lost. Fatal plays
    are: a THREE as the fourth or a later card; a fourth card after a THREE; a STOP that leaves a skull
    showing; a STOP that makes the total of a THREE turn other than 3; and the “whole turn” case in E22.
    Only the active player can ask which of the legal plays are fatal, because the answer reveals the
    hand. You’re warned before a fatal play, and also before one after which no order of your other cards
    can do what the turn still requires: nothing fits any more, none of your cards covers the skull, a
    skull is the third card of a THREE turn, or a THREE has too few cards; in THE GAME the same goes for
    the minimum. Bots make neither while they have another play.
rule-E21 =
    You can end your turn only when nothing is left to do: the minimum is reached, no skull is showing,
    and a THREE has its 3 cards. If something is left to do and there’s no legal play, the game is lost
    there and then, with the cards left at that moment. A fatal play is a legal play, so the game goes on
    while there is one. Only a STOP, a win or a loss ends a turn by itself; otherwise you end it, even
    with an empty hand.
rule-E22 =
    ONE PILE normally applies “from the moment it’s played”: it starts with that card. So the next card
    goes on the same pile, and covering the command that way frees the rest of the turn. If it’s showing
    when your turn begins, your first card chooses the pile: on the command itself, which covers it and
    frees the turn unless another ONE PILE is showing; or elsewhere, and then all your other cards go
    there too. With the option “whole turn”, cards played earlier in the turn count too: it’s then fatal
    to play a ONE PILE on a different pile from any earlier card of the same turn. Covering it frees the
    turn as before.
rule-E23 =
    The last turn: when the 98th card is played and nothing is left to do (no skull is showing, a THREE
    has exactly 3 cards), the game is won at once.
rule-E24 = After a STOP you draw as after any other turn.
rule-E25 =
    A layout drawn for the deal is hidden like the cards: you learn a card’s command only when you see
    the card, but you know how many of each kind are still out. A fixed layout chosen by the table is
    known to everyone.

## TAKE THAT

rule-T1 =
    There are 79 cards: 12 to 98 without the multiples of ten. The seven doubles (22, 33, 44, 55, 66, 77,
    88) are toads. The other 72 form 36 twisted pairs: a card’s twin has its digits swapped, like 27 and
    72.
rule-T2 =
    Everyone gets a hand: 9 cards each for two or three players, 8 each for four. The rest form the draw
    pile.
rule-T3 =
    One line of cards grows in the middle. It starts beside the draw pile, grows to the right and may get
    as long as you like.
rule-T4 =
    The player to the dealer’s left goes first, then play goes clockwise. On your turn you do exactly one
    thing: lay a card (T5), twist a card (T6) or take the line (T8).
rule-T5 =
    Lay: put one card from your hand at the right end of the line. It may be at most 10 higher or lower
    than the rightmost card. If there’s no line, any card opens one, and that’s all you can do.
rule-T6 =
    Twist: show a card whose twin lies anywhere in the line, take the twin out and lay both face up in
    front of you; the gap closes. Toads can’t be twisted. You may also twist the only card of a line; the
    next player then opens a new one.
rule-T7 = After laying or twisting, draw one card if there are any left in the draw pile.
rule-T8 =
    Take: if you can’t or don’t want to lay or twist, take the whole line and put it face down in front
    of you. Then open a new line with any card (T5) and draw one (T7).
rule-T9 =
    When the draw pile runs out, play goes on without drawing until the line on the table is gone,
    twisted away or taken. Then the round ends at once.
rule-T10 =
    Each round you score plus 1 for each of your face-up cards and minus 1 for each face-down card, but
    minus 5 if it’s a toad. Cards in hand don’t count.
rule-T11 =
    A match is two rounds, or any number from 1 up that the table chooses. The highest total wins.
rule-T12 =
    Professional variant, recommended for two players: whoever takes a line of exactly one card also puts
    the top card of the draw pile, if there is one, face down with their minus cards.
rule-T20 =
    If the draw pile runs out on the very turn that empties the line, by a twist or by the extra card of
    T12 after a take, the round is over: no line is on the table.
rule-T21 =
    With the draw pile empty, a player without cards can only take the line, which ends the round.
rule-T22 =
    The deal passes to the left each round, so the next player goes first. Players with equal totals share
    the win.
rule-T23 =
    What was once face up stays known. Everyone may look at the face-up pairs at any time. A taken line lies
    face down, but bots and the record may remember what was in it.
rule-T24 =
    Nobody knows the extra card of T12 until the round is scored. Running scores leave it out and say so.
