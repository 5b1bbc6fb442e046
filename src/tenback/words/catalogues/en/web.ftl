# What the browser shows.

## Home

home = Home
home-title = Play together. Jump back ten.
home-about = THE GAME, THE GAME EXTREME and TAKE THAT: with friends through a link, or with bots right away. No account.
home-play = Play now
home-play-note = THE GAME with two bots
home-fan-project = An unofficial fan project: free, open source, no ads.
alone = Solo
install = Install tenback on this device
with-bots = With bots
with-friends = With friends
learn = Learn
rules = Rules
my-tables = My tables
my-tables-none = You have no tables yet.
show-all = Show all
open-tables = Open tables
table-ready = Ready to deal
open-tables-none = No public tables are open right now. Open one yourself!
table-running = In progress
guest = Guest
nowhere = There’s nothing at this address.

## Settings of this browser

settings = Settings
language = Language
theme = Colours
theme-light = Light
theme-dark = Dark
contrast = Contrast
contrast-normal = Normal
contrast-more = More
motion = Motion
sounds = Sounds
volume = Volume
choice-system = Same as system
choice-on = On
choice-off = Off
notify-me = Notify me when it’s my turn
single-keys = Single-key shortcuts
your-name = Your name
keep-name = Save name
name-kept = Saved
close = Close
server-notice = Notice from the server
server-draining = This server is shutting down soon: no new games can start. You can finish yours.
keeps-title = What this server keeps
talk-menu = { $name }: hide or report
mute-for-me = Hide what { $name } says
unmute-for-me = Show what { $name } says again
muted-line = Hidden by you
report-line = Report this message to the server’s host
report-name = Report this name to the server’s host
report-about = The server’s host will see the words, the table and who you both are. The report is deleted after a set time.
report-done = Reported. Thank you.
spectators = Spectators: { $count }
spectators-title = Who is watching
spectators-none = Nobody is watching.
spectators-nameless = Without a name: { $count }
spectator-remove = Remove
spectator-remove-about = Anyone you remove can no longer watch this table.
yes = Yes
no = No

## A new table

new-table = New table: { $game }
players = Players
other-seats = The other seats
seat-number = Seat { $seat }
seat-for-friend = A friend
talk = Talk
talk-silent = Silent
talk-marks = Marks
talk-chat = Marks and chat
talk-honour = On your honour
talk-silent-about = Nobody says anything.
talk-marks-about = One tap tells the others what you’d like done with a pile. It works in every language.
talk-chat-about = Marks, plus a chat with a referee that blocks numbers.
talk-honour-about = Marks, plus a chat without a referee: no numbers, on your honour.
more-choices = More options
minimum-three = At least 3 a turn
minimum-three-about = For experts: at least three cards a turn while the draw pile has any.
short-hand = One card fewer in hand
short-hand-about = For experts: harder still.
aid = List of played cards
aid-about = Everyone can look up which cards have been played.
hints = Hints
hints-about = You can ask what the expert bot would do.
public = Public table
public-about = Everyone on this server can see the table in the list.
pace = Pace
pace-days = No hurry
pace-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
pace-about = When your time runs out, a bot takes over your seat. Without a limit, the table waits, for days if need be.
draft-time = Undo time
draft-about = How long you can undo a card you’ve played. The others see it after that.
rounds = Rounds
professional = Professional variant
professional-about = If you take a line of a single card, you get one more minus card.
commands = Commands
one-pile-option = When does ONE PILE apply?
one-pile-from-now = From the moment it’s played
one-pile-whole-turn = For the whole turn, earlier cards included
layout = Custom command layout
layout-about = One line for each command: its name and its four cards. Leave it empty to have the commands dealt at random for every game.
open-table = Open the table
start = Deal the cards

## Before the game

seats = Seats
seat-open = Open seat
seat-reserved = Reserved
seat-you = You
seat-host = host
seat-to-move = to move
seat-not-here = not connected
seat-played-as = last move: { $level } bot (out of time)
seat-bot = Bot for seat { $seat }
add-bot = Add a bot
clear-seat = Remove { $name }
take-seat = Sit down
table-full = All seats are taken. You can watch.
fill-and-start = Fill with bots and deal
table-settings = Table settings
apply-settings = Apply
without-hints = No hints
seats-open =
    { $seats ->
        [0] All seats are taken.
        [one] { $seats } seat is open.
       *[other] { $seats } seats are open.
    }
invite = Invite friends
invite-about = Anyone with this link can sit down or watch. No account needed.
invite-link = Link to this table
invite-qr = Link as a QR code
invite-seat = Invitation to seat { $seat }
copy-link = Copy link
copied = Copied
share = Share
players-count =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
without-commands = without { $commands }

## At the table

your-turn = Your turn.
turn-of = It’s { $name }’s turn.
who-begins = Who goes first? Look at your cards and agree.
begin = I’ll go first
let-begin = { $name } goes first
game-over = The game is over.
seconds-left =
    { $seconds ->
        [one] { $seconds } second left.
       *[other] { $seconds } seconds left.
    }
owed-cards-first =
    { $cards ->
        [one] Play at least { $cards } card.
       *[other] Play at least { $cards } cards.
    }
owed-cards =
    { $cards ->
        [one] Play at least { $cards } more card.
       *[other] Play at least { $cards } more cards.
    }
owed-skull = Cover the skull.
owed-three =
    { $cards ->
        [one] { command-three }: exactly { $cards } more card.
       *[other] { command-three }: exactly { $cards } more cards.
    }
owed-nothing = Keep playing or end your turn.
duty-three-done = Exactly 3 played: end your turn.
duty-no-safe-play = Any other card would lose the game: end your turn.
duty-nothing-fits = No other card fits: end your turn.
duty-lost = You can’t complete this turn with your cards: the game will be lost.
duty-stop = { command-stop } ends your turn.
duty-last-card = That’s the last card.
duty-stuck = Nothing fits after this card: the game would be lost. Undo it?
duty-breaks = This card breaks { $command }: the game would be lost. Undo it?
end-turn = End turn
hint = Hint
hint-thinking = Thinking…
take-back = Undo
confirm = Play it now
draft-told = { $card } played; only you can see it for now.
draft-taken-back = Undone.
draft-card = { $card }, only you can see it for now
draft-take = You take the line.
draft-ends-turn = This ends your turn. Only you can see it for now.
draft-goes-on = Only you can see it for now.
your-hand = Your hand
your-moves = Your moves
piles = Piles
way-up = up
way-down = down
card-fits = fits on { $piles }
card-drawn = new
card-fits-nowhere = fits nowhere
card-loses = loses the game wherever it goes
pile-name = Pile { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } here: { $cost }
pile-takes-not = { $card } doesn’t fit here
pile-trick = back ten
pile-step = a step of { $step }
pile-loses = loses the game
cards-in-hand =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
draw-pile-has =
    { $cards ->
        [0] The draw pile is empty.
        [one] { $cards } card in the draw pile.
       *[other] { $cards } cards in the draw pile.
    }
commands-in-force = Commands in force
commands-out = Commands you haven’t seen yet
bound-to-pile = All further cards of this turn go on pile { $pile }.
played-cards = Played cards
say-mark = Say something about your hand
say-mark-on = Say something about pile { $pile }
talk-log = What was said
talk-log-empty = Nobody has said anything yet.
talk-open =
    { $unread ->
        [0] Talk
        [one] Talk, { $unread } new message
       *[other] Talk, { $unread } new messages
    }
you-watch = You’re watching
beside-the-table = Chat and history
last-plays = Recent plays
told-begins = { $name } goes first.
told-you-begin = You go first.
told-played = { $name }: { $plays }.
told-you-played = You: { $plays }.
told-card-on-pile = { $card } on { $pile }
told-drew =
    { $drawn ->
        [one] Draws { $drawn } card.
       *[other] Draws { $drawn } cards.
    }
told-you-drew =
    { $drawn ->
        [one] You draw { $drawn } card.
       *[other] You draw { $drawn } cards.
    }
fatal-title = This play loses the game
fatal-play = { $card } on { $pile } breaks { $command }: everyone would lose the game at once.
doomed-play = After { $card } on { $pile } you can’t complete this turn with your cards: the game would be lost.
doomed-owes = You’d still have to { $owed }.
to-do-cards = reach the minimum
to-do-skull = cover the skull
to-do-three = play exactly 3 cards
losing-move = This move loses the game: { $move }
fatal-no = Keep the card
fatal-yes = Play it anyway
leave-table = Leave the table
leave-question = Leave this table?
leave-about-bots = The bots will wait. The table stays under “My tables”: come back whenever you like.
leave-about-people = Your seat stays yours. The others can let a bot play for you in the meantime; come back whenever you like.
leave-yes = Leave
leave-no = Stay
stand-up = Stand up
person-left = { $name } has left the table.
let-bot-play = Let a bot play
vote-for-bot = Vote: a bot for { $name }
vote-replace = Let a bot play for { $name }? { $yes } of { $needed } votes.
vote-remove = Give { $name }’s seat to a bot for good? { $yes } of { $needed } votes.
vote-about-seat = Vote on a seat
give-up = Give up the game
give-up-question = Give up this game?
give-up-about-bots = It ends now and counts as lost, with the cards that are left.
give-up-about-people = The others will be asked. Once everyone agrees, the game is lost with the cards that are left.
give-up-yes = Give up
play-on = Play on
giving-up = Give up this game? { $agreed } of { $people } agree.
bot-plays-for-you = A bot can play for you while you’re away.
bot-is-playing = A bot is playing for you.
come-back = I’m back
chat = Chat
chat-say = Say something to the table
chat-placeholder = No numbers!
send = Send
trust = Was the deal fair?
trust-about = This code was shown before the first card and commits the table to one deal. After the game anyone can check that nothing was changed.
trust-check = Check it
trust-true = Verified: this is the deal the table was committed to before the game.
trust-false = Not verified: this is not the deal the table was committed to before the game!
trust-changed = The server has changed the deal it was committed to before the game: these are not the cards you were promised!
practice-known = Practice deal: anyone could know these cards in advance. It doesn’t count in any statistics.
practice-deal = practice deal

## TAKE THAT

line = Line
line-any = Any card opens the line.
duty-take-line = Nothing fits: take the line.
line-reach = Fits: { $low } to { $high }
line-price = Costs { $price }
line-empty = There’s no line.
line-told = The line: { $cards }. Taking it costs { $price }.
line-end = End of the line
line-twist = { $card } in the line: twist it with { $twin }
line-price-course = Price of the line
toad = toad
card-can-lay = can be laid
card-can-twist = twists { $twin }
lay-card = Lay { $card }
twist-card = Twist { $card } and { $twin }
take-line =
    { $price ->
        [one] Take the line: minus { $price } point
       *[other] Take the line: minus { $price } points
    }
told-lays = { $name } lays { $card }.
told-you-lay = You lay { $card }.
told-twists = { $name } twists { $card }.
told-you-twist = You twist { $card }.
told-takes =
    { $taken ->
        [one] { $name } takes the line ({ $taken } card).
       *[other] { $name } takes the line ({ $taken } cards).
    }
told-you-take =
    { $taken ->
        [one] You take the line ({ $taken } card).
       *[other] You take the line ({ $taken } cards).
    }
scores = Points
round-of = Round { $round } of { $rounds }
round-scores = Round { $round }: { $scores }
score-total = Total
score-up-told =
    { $cards ->
        [one] { $cards } card face up
       *[other] { $cards } cards face up
    }
score-down-told =
    { $cards ->
        [one] { $cards } card face down
       *[other] { $cards } cards face down
    }
score-extra = The unseen extra cards are counted at the end of the round.

## After the game

result-won = Won!
result-lost = Lost.
result-left =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
result-scored = The match is over
result-scores = Points: { $scores }
result-you-win = You win!
you-win = You win: { score-points }.
lost-cards =
    { $count ->
        [one] { $name } had to play another card, but { $cards } didn’t fit anywhere.
       *[other] { $name } had to play another card, but nothing fitted: { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] You had to play another card, but { $cards } didn’t fit anywhere.
       *[other] You had to play another card, but nothing fitted: { $cards }.
    }
lost-skull = { $name } couldn’t cover the skull.
you-lost-skull = You couldn’t cover the skull.
lost-three = { $name } couldn’t play all 3 cards for { command-three }.
you-lost-three = You couldn’t play all 3 cards for { command-three }.
lost-broken = { $name } broke { $command }.
you-lost-broken = You broke { $command }.
story-tricks =
    { $count ->
        [one] jump back ten
       *[other] jumps back ten
    }
story-pairs =
    { $count ->
        [one] pair twisted
       *[other] pairs twisted
    }
story-tight = The tightest moment: { $cards } cards to go, room left on the piles: { $room }.
story-jump = The biggest step: { $step } on { $pile }, by { $name }.
story-your-jump = The biggest step was yours: { $step } on { $pile }.
story-line =
    { $cards ->
        [one] The longest line that was taken had { $cards } card. { $name } took it.
       *[other] The longest line that was taken had { $cards } cards. { $name } took it.
    }
story-your-line =
    { $cards ->
        [one] The longest line that was taken had { $cards } card. You took it.
       *[other] The longest line that was taken had { $cards } cards. You took it.
    }
best-new = Your best result so far!
best-left = Your best so far: { result-left }.
best-wins = Won { $wins } of your { $games } games with this many players.
round-over = Round { $round } is over
round-turned-up = Turned up: { $cards }
round-next = Next round
round-points = This round
rematch = Play again
to-rematch = Go to the next game
replay = Replay
record = Record
share-text = Share the result
share-image = Share as image
hands-left = Cards left over
cards-left = Cards left
room-left = Room on the piles
picture-about =
    { $moves ->
        [one] How the game went: { $moves } move, { $left } left at the end.
       *[other] How the game went: { $moves } moves, { $left } left at the end.
    }
replay-later = The replay will be here in a moment.
replay-none = There is no replay here
replay-first = Start
replay-previous = Previous move
replay-next = Next move
replay-last = End
replay-play = Play
replay-pause = Pause
replay-turn-back = Previous turn
replay-turn-on = Next turn
replay-moves = All moves
replay-marks = What was said
open-record = Open a record
open-record-about = Has someone sent you the record of a game? Choose the file to watch it here. Nothing is saved.
replay-move = Move
replay-at = Move { $move } of { $moves }.
replay-start = The cards are dealt.
replay-ends = { $name } ends the turn.
copy-position = Copy the position
to-table = Go to the table

## This person

other-device = Another device
other-device-about = Open this link on your other device within ten minutes to take your seats there. It works only once.
other-device-link = Make a link
forget-me = Delete my data
forget-me-about = Your name, your seats and your chat messages will be deleted from this server. This can’t be undone.
forget-me-yes = Delete everything

## The connection

connection-connecting = Connecting…
connection-lost = Connection lost. Reconnecting…
connection-silent = The server isn’t answering. What you did will be sent as soon as it does.
sending = Sending…
connection-back = The connection is back.
connection-closed = The connection is closed. Reload the page to continue.
connection-none = You’re offline. Your tables are safe on the server; meanwhile you can read the rules.
page-stale = This page is out of date.
reload = Reload
table-gone = You can’t open this table

## Keys

keys = Keyboard shortcuts
keys-number = Choose the card with this number
keys-walk = Move through your hand
keys-choose = Choose the card, or play it on the pile
keys-put-back = Deselect the card
keys-pile = Play the chosen card on this pile
keys-end = End the turn
keys-begin = Go first
keys-lay = Lay the chosen card
keys-twist = Twist the chosen card
keys-take = Take the line
keys-take-back = Undo the last card
keys-talk = See what was said, and say something
keys-hint = Ask for a hint
keys-hand = Go to your hand
keys-state = Read the position aloud
keys-repeat = Hear the last message again
keys-sheet = Show this list

## Learning

learn-title = Learn by playing
learn-about = A first game at a real table with a prepared deal. New rules are explained as they come up.
learn-start = Start the first game
learn-others = The other games
learn-the-game = Four piles, two cards a turn, and the trick of going back ten.
learn-extreme = The same piles, plus seven commands of two kinds.
learn-take-that = One line, twins with swapped digits, and toads nobody wants.
got-it = Got it
first-game-the-game = Get all 98 cards onto four piles: two go up, two go down. New here?
first-game-extreme = Four piles, and commands that everybody has to obey. New here?
first-game-take-that = Twist pairs such as 27 and 72 out of the line, or you have to take it. New here?
first-game-help = Show me how
first-game-no = No, thanks
lesson-piles-goal = Work together to get all 98 cards onto four piles. A and B go up from 1, C and D go down from 100.
lesson-piles-begin = You have good cards for going first: tap “{ begin }”.
lesson-piles-choose = Tap a card. The piles that take it light up, and each shows what the card costs there.
lesson-piles-cost = The badge on a pile shows the step, such as +4: the smaller it is, the more room is left. Tap the pile with the smallest step.
lesson-piles-pair = { $first } and { $then } are ten apart. Play { $first } on { $pile } first, and you’ll see a trick.
lesson-piles-draft = Only you can see the dashed card. You can undo it until the yellow bar runs out.
lesson-piles-trick = The trick of the game: { $card } is exactly ten behind pile { $pile }, so it may go back. Play it there and gain room.
lesson-piles-minimum =
    { $cards ->
        [one] You still have to play { $cards } card. More is always allowed.
       *[other] You still have to play { $cards } cards. More is always allowed.
    }
lesson-piles-end = You’ve played enough. Keep going while it’s cheap, or end the turn; then you draw new cards.
lesson-piles-marks = { $name } has put a mark on { $pile }. It means: “{ $words }” Tap a flag to give a mark yourself. No numbers!
lesson-piles-empty = The draw pile is empty: from now on one card a turn is enough. Get rid of them all!
lesson-extreme-goal = The same four piles, but 28 cards carry a command. Break one and everybody loses.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = One of your cards would break a command right now. You’ll be asked to confirm before you play it.
lesson-line-goal = Everyone for themselves: collect pairs such as 27 and 72. Each of your face-up cards is worth 1 point.
lesson-line-open = There’s no line yet: any card opens one. You hold { $card } and { $twin }: open with { $card } and you’ll get it back.
lesson-line-reach = Lay a card from { $low } to { $high }: at most ten away from the last one. Those cards have a green edge.
lesson-line-twist = You hold { $card }, and { $twin } is in the line. Twist them: both become yours and score 2 points.
lesson-line-toad = The dark card is a toad. It has no twin, and it scores minus 5 if you take it with the line.
lesson-line-take = Nothing fits: you have to take the line. Its cards count against you. Then you open a new line.
lesson-line-price = The line already costs { $price }. Whoever can’t continue has to take it: leave it to the others.
lesson-line-empty = The draw pile is empty. As soon as the line is gone, the round is over.
lesson-over-the-game = You know THE GAME now. Play on with two bots, or learn the commands of EXTREME.
lesson-over-extreme = You know THE GAME EXTREME now. Play on with two bots, or learn TAKE THAT.
lesson-over-take-that = You know TAKE THAT now. Play on with two bots, or learn THE GAME.
lesson-next = Learn { $game }
learned = Learned
figure-piles = Two piles go up from 1, two go down from 100.
figure-trick = Back ten on an ascending pile: 47 on 57.
figure-twins = 27 and 72 are twins; 33 is a toad.
figure-line = 63 fits: it’s only 4 away from 59.

## Why a table says no

refusal-table-no-such-seat = There is no such seat at this table.
refusal-table-seat-taken = Someone is already sitting there.
refusal-table-seat-reserved = This seat is reserved for someone with an invitation.
refusal-table-already-seated = You already have a seat at this table.
refusal-table-not-seated = Only people with a seat can do that.
refusal-table-not-host = Only the host can do that.
refusal-table-started = The cards have already been dealt.
refusal-table-not-started = The cards haven’t been dealt yet.
refusal-table-seats-open = All seats have to be taken first: invite someone or add bots.
refusal-table-other-cards = A table keeps its game and its deal: open a new table for another one.
refusal-table-bad-settings = A table can’t have these settings.
refusal-table-too-few-seats = There would be too few seats: free the last ones first.
refusal-table-over = The game is already over.
refusal-table-not-over = The game isn’t over yet.
refusal-table-no-such-bot = There is no bot of that level for this game.
refusal-table-bad-move = That isn’t a move in this game.
refusal-table-no-draft = Nothing to undo: the others have seen it.
refusal-table-no-such-mark = There is no such mark.
refusal-table-no-marks = This table plays without marks.
refusal-table-no-chat = This table plays without chat.
refusal-table-chat-empty = Type a message first.
refusal-table-chat-too-long = A message can have up to 300 characters.
refusal-table-chat-too-fast = Slow down: wait a moment before the next message.
refusal-table-names-a-number = You can’t name card numbers. Try saying it differently.
refusal-table-bad-name = A name has 1 to 24 letters and no numbers.
name-refused = “{ $part }” can’t be part of a name. { $reason } Names are seen at every table, and numbers could give cards away.
refusal-table-not-away = This person is at the table.
refusal-table-not-a-person = That seat isn’t held by a person.
refusal-table-own-seat = You can’t vote on your own seat.
refusal-table-not-replaced = No bot is playing for you.
refusal-table-time-over = Your time for this turn is up: a bot finishes it, then you play again.
refusal-table-vote-alone = You can’t give someone’s seat away for good on your own; vote for a bot to play until they’re back.
refusal-table-hints-off = This table plays without hints.
refusal-table-nothing-to-hint = There’s no move to suggest right now.
refusal-table-hint-late = The table has moved on: ask again.
refusal-table-log-full = This table’s log is full: you can still make moves, but nothing else.
refusal-table-muted = The host of this server has muted you: you can’t write messages for now.
refusal-table-unwanted-word = This contains a word that the host of this server doesn’t allow. Put it another way.
refusal-table-draining = This server is shutting down soon: no new games can start. Running games can be finished.
refusal-table-rematched = The next game is already open.
refusal-table-no-team = Only a team can give a game up.
refusal-table-fits-nowhere = This card doesn’t fit on any pile.
refusal-table-draft-waits = Wait until the others can see your last play, or undo it.
refusal-talk-silence = SILENCE is visible: no talk and no signs.
refusal-talk-alone = You’re playing alone: there’s nobody to talk to.
refusal-talk-game-over = The game is over; marks mean nothing now.
refusal-talk-no-such-seat = Only players at this table can give marks.
refusal-talk-needs-a-pile = Say which pile the mark is for.
refusal-talk-needs-no-pile = This mark isn’t for a pile.
refusal-talk-not-offered = This mark would name a card, so it isn’t offered here.
refusal-talk-begun = The game has already begun.
refusal-talk-no-commands = There are no commands in this game.

## What can be wrong with a request

problem-server-no-such-table = There is no such table here.
problem-server-no-such-page = There’s nothing at that address.
problem-server-no-person = Choose a name first.
problem-server-bad-request = The request couldn’t be understood.
problem-server-bad-settings = A table can’t be set up that way.
problem-server-bad-record = This file isn’t a record of a game, or it has been changed.
problem-server-bad-code = This code isn’t valid, or it has already been used. Ask for a new one.
problem-server-bad-origin = This request comes from another site.
problem-server-bad-host = This server doesn’t go by that name.
problem-server-wrong-method = This address can’t be used that way.
problem-server-refused = The table didn’t accept this.
problem-server-not-admin = This needs a valid token of the server’s host: make one with “tenback admin token make”.
problem-server-admin-insecure = A host’s token is accepted only over https or from the server’s own machine.
problem-server-no-such-person = There is no such person here.
problem-server-no-such-report = There is no such report.
problem-server-removed = The host of this table has removed you as a spectator.
problem-server-draining = This server is shutting down soon: no new tables can be opened. Running games can be finished.
problem-server-game-running = Hands stay hidden until the game is over.
problem-server-deal-open = The same deal is still being played at other tables. Its cards are shown once it has closed.
problem-server-no-such-deal = There is no such daily deal. A day begins when it is that date somewhere on earth; if yours should have begun, check your device’s clock.
problem-server-other-secret = The server’s secret has changed since this deal was offered, so it can’t be dealt again. Tomorrow’s deals aren’t affected.
problem-server-too-large = The message is too large.
problem-server-too-many = Slow down: too many requests. Try again in a moment.
problem-server-too-many-messages = Slow down: too many messages. Come back in a moment.
problem-server-not-a-message = The message couldn’t be understood.
problem-server-too-slow = Your connection is too slow to keep up.
problem-server-silent = You were disconnected after being inactive.
problem-server-closing = The server is restarting.
problem-server-busy = The bots are busy or still getting ready. Ask again in a moment.
problem-server-storage = The server can’t save anything right now. Check the table before you try again.
problem-server-broken = Something broke on the server. The table is safe; try again.
review-title = What happened?
review-mistakes-title = My mistakes
