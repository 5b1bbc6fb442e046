# What the terminal shows. The room is narrow: a pile is 18 letters wide, the whole screen 80.

## The table

terminal-up = up
terminal-down = down
terminal-room = room: { $cards }
terminal-draft = draft
terminal-ten-back = back ten
terminal-loses = loses
terminal-why-card-too-low = too low
terminal-why-card-too-high = too high
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = you
terminal-draw-pile = draw pile: { $cards } · left in all: { $left }
terminal-in-force = In force:
terminal-none-in-force = nothing
terminal-who-begins = Who goes first? Look at your cards, then type the player’s number.
terminal-who-begins-pass = Tab lets the next person look at their cards.
terminal-to-move = It’s { $name }’s turn.
terminal-to-confirm = { $name }, this card ends your turn.
terminal-may-end = nothing left to do
terminal-owes-cards =
    { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }
terminal-owes-skull = cover the skull
terminal-owes-three = exactly 3 in all
terminal-advice-card = Choose a card: type its number or use the arrow keys.
terminal-advice-pile = { $card } – on which pile? A, B, C or D.
terminal-advice-end = Choose one more card, or press Enter to end the turn.
terminal-advice-confirm = Enter confirms it, Backspace undoes it.
terminal-advice-move = Choose a move with ↑ ↓ or its number, then press Enter.
terminal-getting-ready = { $name } is getting ready. The first time takes a little longer.
terminal-bot-failed = { $name } gave no valid answer; another bot ({ $level }) plays this move.
terminal-look = Here are your new cards. Press Enter to hand over to { $name }.
terminal-begins = { $name } goes first.
terminal-said = { $name }: “{ $phrase }”
terminal-no-marks = Nobody may talk now.
terminal-mark-title = Say something
terminal-ask-fatal = { $card } breaks { $command }: the game would be lost at once. Play it anyway?
terminal-ask-doomed = After { $card } you can’t complete this turn with your cards: the game would be lost. Play it anyway?
terminal-yes = Yes (Y)
terminal-no = No (N)
terminal-hand-over = Hand the keyboard to { $name }.
terminal-hand-over-ready = Press Enter, { $name }, when only you can see the screen.

## TAKE THAT

terminal-line = Line
terminal-line-signs = ( ) toad · » « your twin · ◂ end
terminal-no-line = no line
terminal-price = taking it: { $points } · cards: { $cards } · toads: { $toads }
terminal-round = round { $number }
terminal-total = total
terminal-in-hand = hand
terminal-twisted = twisted
terminal-taken = taken
terminal-match = round { $number } of { $rounds } · draw pile: { $cards }
terminal-advice-match = Choose a card to lay or to twist, or press T to take the line.
terminal-advice-open = Choose any card to open a line.
terminal-advice-lay-or-twist = { $card } – press L to lay it or X to twist it.
terminal-advice-lay = { $card } – press Enter to lay it.
terminal-advice-twist = { $card } – press Enter to twist it.
terminal-advice-unfit = { $card } can’t be laid or twisted now.
terminal-lays = { $name } lays { $card }.
terminal-twists = { $name } twists { $card } with { $twin }.
terminal-takes = { $name } takes the line.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = SKULL
terminal-hand-three = THREE
terminal-hand-silence = SILENCE
terminal-hand-no-trick = NO TRICK
terminal-hand-one-pile = ONE PILE
terminal-hand-draw-one = DRAW ONE

## Keys in the bottom line

terminal-key-card = card
terminal-key-pile = pile
terminal-key-end = end turn
terminal-key-back = undo
terminal-key-mark = say
terminal-key-help = help
terminal-key-quit = quit
terminal-key-lay = lay
terminal-key-twist = twist
terminal-key-take = take line
terminal-key-confirm = confirm
terminal-key-move = move
terminal-key-step-back = back
terminal-key-step-on = forward
terminal-key-turn-back = prev turn
terminal-key-turn-on = next turn
terminal-key-first = deal
terminal-key-last = end

## Help

terminal-help-title = Help
terminal-help-choose = Choose a card by its number or with the arrow keys; Esc deselects it.
terminal-help-piles = Play it on a pile. Each pile shows what it would cost there, or why it doesn’t fit.
terminal-help-end = End the turn, or confirm a card that ends it.
terminal-help-back = Undo the last card, until you play another one or end the turn.
terminal-help-mark = Say something with a mark; choose it again to remove it.
terminal-help-shapes = A player’s marks on a pile: leave it to me, I’d like it, no big jump.
terminal-help-signs = Commands: lightning applies to this turn, infinity applies to everyone while it’s visible.
terminal-help-trick = The backwards trick: exactly 10 the wrong way.
terminal-help-lay = Lay the chosen card at the end of the line.
terminal-help-twist = Twist it with its twin in the line.
terminal-help-take = Take the whole line, then open a new one.
terminal-help-confirm = Confirm your move. With a card chosen: do the one thing it can do.
terminal-help-move = Choose a move by its number or with the arrow keys.
terminal-help-match-back = Undo your move, as long as it isn’t confirmed.
terminal-help-cards = A toad; a card whose twin you hold; a twin you can twist; the end of the line.
terminal-help-unseen = A minus card nobody has seen yet; the points leave it out.
terminal-help-hint = Ask what the expert would do with your cards, and why.
terminal-help-give-up = Give up the game.
terminal-help-rules = Read the rules.
terminal-help-help = Show this help.
terminal-help-quit = Quit. Your game is saved: tenback play --resume

## The end

terminal-record-kept = The record is saved in:
terminal-go-on-with = Your game is saved. Continue with: tenback play --resume
terminal-new-game = New game (N)
terminal-replay = Watch it again (R)
terminal-quit = Quit (Q)

## Setting up

terminal-set-up = a new game
terminal-game = Game
terminal-players = Players
terminal-seats = Who plays?
terminal-person = Person
terminal-bot-wins = { $level }, { $won }%
terminal-name = name
terminal-starter = Goes first
terminal-agree = the team agrees
terminal-seed = Seed
terminal-seed-and-deal = Seed { $seed }, deal { $number }
terminal-by-chance = random
terminal-language = Language
terminal-minimum-three = At least 3 cards a turn
terminal-short-hand = One card fewer in hand
terminal-marks = Talk with marks
terminal-whole-turn = ONE PILE for the whole turn
terminal-commands-on = Commands
terminal-rounds = Rounds
terminal-professional = Professional variant
terminal-start = Start
terminal-resume = Continue the last game
terminal-quit-here = Quit

## Replay

terminal-place = step { $place } of { $last } · draw pile: { $cards }
terminal-hands-hidden = This game isn’t over, so the hands stay hidden.

## Mistakes

terminal-wrong-people = The number of people must be 0 to { $players }, not { $people }.
terminal-wrong-starter = The player who goes first must be a number from 1 to { $players }, not { $given }.
terminal-wrong-option = The option “{ $option }” doesn’t belong to { $game }.
terminal-wrong-bot = There is no bot “{ $given }”. The levels are: { $levels }.
terminal-wrong-talk = Talk is “silent” or “marks”, not “{ $given }”.
terminal-flag-renamed = { $old } is now written { $new }.
terminal-wrong-pace = The pace must be a number of seconds, 0 or more, not { $given }.
terminal-too-many-names = There are more names ({ $names }) than people ({ $people }).
terminal-nothing-to-resume = There is no unfinished game in { $folder }. Start one with: tenback play
terminal-unreadable = { $path } can’t be read: { $reason }
terminal-broken-record = { $path } is invalid at line { $line }, move { $move }: { $reason }
terminal-broken-save = The saved game { $path } can’t be read: { $reason }
terminal-no-terminal = This needs a terminal: run it in a shell window.
daily-unknown = There is no daily deal “{ $given }”. The daily deals are: { $deals }.
daily-local = This is a local deal: its cards depend only on the date, and there’s nobody to compare with. Use --server to play a server’s deal.
daily-at-server = You can also open your table in a browser: { $link }
daily-your-move = Your move:
daily-moves = Possible moves: { $moves }
daily-no-address = { $server } isn’t a server address: it must start with http:// or https://.
daily-no-server = There’s no tenback server at { $server }. Check the address and that the server is running.
daily-refused = The server refused: { $reason }
terminal-give-up = Give up this game? It will count as lost, with the cards that are left.
terminal-give-up-together = Give up this game? All of you have to agree. It will count as lost, with the cards that are left.
