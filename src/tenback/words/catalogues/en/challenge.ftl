## Challenges: others play the cards of one of my games

challenge = Challenge
challenge-make-title = Challenge others with these cards
challenge-make-about = You get a link. Anyone who opens it plays the same cards with the same rules and number of players, whenever they like. Until it closes, nobody sees any card of this game, not even in the replay.
challenge-days = Days open
challenge-invited = Tables invited
challenge-invited-about = It closes when all of them have finished, or when time’s up.
challenge-make = Make the link
challenge-link = Link to the challenge
challenge-about = { $names } played these cards. Play them too: you’ll see the results side by side when the challenge closes.
challenge-closes = Open until { $day }. Invited tables that have finished: { $finished } of { $invited }.
challenge-closed = This challenge is closed.
challenge-play = Play these cards
challenge-your-table = Go to your table
challenge-second-name = Someone playing under a second name may know the cards; there’s no way to tell.
challenge-nobody = Nobody else played it.
challenge-results = Results
challenge-first = played first
challenge-unfinished = not finished
challenge-known = somebody there had already seen the cards
challenge-course = How the game went (room left, in percent): { $course }
challenge-parting = Move by move
challenge-same =
    { $moves ->
        [0] The games differ from the very first move.
        [one] The first move is the same everywhere.
       *[other] The first { $moves } moves are the same everywhere.
    }
challenge-move = Move
challenge-csv = Results for spreadsheets (CSV)
challenge-json = Results for programs (JSON)

problem-server-no-such-challenge = There is no such challenge here.
problem-server-no-challenge = You can only make a challenge from a finished game that you played in, and not from a practice deal.
problem-server-challenge-over = This challenge is closed; its cards can’t be played any more.
