# Names of games and commands, refusals, endings, and what can be wrong with options and deals.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Together, get all the cards onto four piles: up, down, and now and then back ten.
game-extreme-about = THE GAME with commands that the whole team has to obey.
game-take-that-about = Everyone for themselves: twist pairs out of the line before you have to take it.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = SKULL
command-three = THREE
command-silence = SILENCE
command-no-trick = NO TRICK
command-one-pile = ONE PILE
command-draw-one = DRAW ONE
command-stop-does = The turn ends at once.
command-skull-does = Cover it in the same turn.
command-three-does = Exactly 3 cards in this turn.
command-silence-does = No talk and no signs.
command-no-trick-does = No backwards trick on any pile.
command-one-pile-does = All cards of a turn on one pile.
command-draw-one-does = Draw only one card after the turn.
command-lightning = Lightning: this turn only
command-infinity = Infinity: while it’s visible

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = The game is over.
refusal-the-game-no-such-seat = There is no such seat at this table.
refusal-the-game-not-begun = Decide who goes first.
refusal-the-game-already-begun = The game has already begun.
refusal-the-game-not-your-turn = It’s not your turn.
refusal-the-game-card-not-in-hand = That card isn’t in your hand.
refusal-the-game-no-such-pile = There are four piles, A to D.
refusal-the-game-card-too-low = On this pile the card must be higher than the top card, or exactly 10 lower.
refusal-the-game-card-too-high = On this pile the card must be lower than the top card, or exactly 10 higher.
refusal-the-game-no-trick = NO TRICK is visible: nobody may go back ten.
refusal-the-game-one-pile = ONE PILE is visible: all cards of this turn go on one pile.
refusal-the-game-owes-cards = Play more cards before you end the turn.
refusal-the-game-owes-skull = Cover the skull before you end the turn.
refusal-the-game-owes-three = Play exactly 3 cards in this turn.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = The match is over.
refusal-take-that-no-such-seat = There is no such seat at this table.
refusal-take-that-not-your-turn = It’s not your turn.
refusal-take-that-card-not-in-hand = That card isn’t in your hand.
refusal-take-that-too-far = The card may differ from the last one by at most 10.
refusal-take-that-no-line = There’s no line: open one with any card.
refusal-take-that-toad = Toads can’t be twisted.
refusal-take-that-no-twin = That card’s twin isn’t in the line.

## How a game ended

ending-the-game-won = Won! All 98 cards lie on the piles.
ending-the-game-stuck = Lost: no legal play was left.
ending-the-game-broken = Lost: the command { $command } was broken.
ending-the-game-given-up = Lost: the game was given up.
ending-owed-cards = Too few cards were played.
ending-owed-skull = A skull wasn’t covered.
ending-owed-three = A THREE didn’t get its 3 cards.
ending-the-game-left =
    { $cards ->
        [one] { $cards } card is left.
       *[other] { $cards } cards are left.
    }
ending-the-game-excellent = An excellent result.
ending-take-that-scored =
    { $winners ->
        [one] { $names } wins: { score-points }.
       *[other] { $names } share the win: { score-points } each.
    }
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What can be wrong with options, a deal or a text

problem-players = { $game } is for { $low } to { $high } players, not { $given }.
problem-minimum = The minimum is { $low } or { $high } cards, not { $given }.
problem-one-pile = ONE PILE is “from-now” or “whole-turn”, not “{ $given }”.
problem-switched-off = Only commands can be switched off, and “{ $given }” isn’t one.
problem-yes-or-no = The option “{ $option }” is yes or no, not “{ $given }”.
problem-rounds = A match has at least 1 round, not { $given }.
problem-deck-size = The deck has { $expected } cards, not { $given }.
problem-deck-card = “{ $given }” isn’t a card in this game.
problem-deck-twice = Card { $given } is in the deck twice.
problem-deck-count = There must be one deck per round: { $expected }, not { $given }.
problem-starter = Seats are numbered from 0 to { $high }; “{ $given }” isn’t one of them.
problem-layout-missing = EXTREME needs a layout: which cards carry which command.
problem-layout-unwanted = Only EXTREME has a layout of commands.
problem-layout-card = “{ $given }” isn’t a card that can carry a command.
problem-layout-command = “{ $given }” isn’t a command.
problem-layout-count = { $command } must be on exactly { $expected } cards, not on { $given }.
problem-layout-twice = Card { $card } is listed twice.
problem-not-understood = Expected { $expected }, found { $given }.
problem-missing = Expected { $expected }, found nothing.
problem-cards-misplaced = This can’t be a position of the game: not every card is in exactly one place.
problem-seat-misplaced = This can’t be a position of the game: it names a seat that isn’t at the table.
problem-rounds-unequal = This can’t be a position of the game: the rounds played and to come don’t add up.
problem-scores-missing = This can’t be a position of the game: not every seat has a score.
problem-nothing-fits = This can’t be a position of the game: a card has to be played and no unseen card fits.
problem-at-place = Line { $line }, column { $column }: { $problem }

## What a text should have held, inside “Expected …”

expected-written = { $form }
expected-like = something like { $example }
expected-number = a number from { $low } to { $high }
expected-players = { $low } to { $high } players
expected-seat = a seat from { $low } to { $high }
expected-card = a card from { $low } to { $high }
expected-card-of-take-that = a card of TAKE THAT
expected-move-of-the-game = a move: begin, end, or a card and a pile such as 57A
expected-move-of-take-that = a move: a card such as 57, x49 to twist, or take
expected-parts = { $count } parts with / between them
expected-once = { $key } only once
expected-no-more = no further words
expected-header = a header such as date: …, each once
expected-older-format = a format up to { $high } (a newer tenback reads this one)
expected-older-rules = rules up to version { $high } (a newer tenback knows these)
expected-deal = a deal of { $game }
expected-saved-game = the head of a saved game
