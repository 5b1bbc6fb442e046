## Challenges: others play the cards of one of my games

challenge = Challenge
challenge-make-title = Challenge others with these cards
challenge-make-about = You get a link. Whoever opens it plays the same cards with the same rules and as many people, whenever they like. Until it closes, nobody sees a card of this game, not even in its replay.
challenge-days = Open for how many days
challenge-invited = How many tables are invited
challenge-invited-about = It closes when all of them have finished, or when its time is up.
challenge-make = Make the link
challenge-link = Link to the challenge
challenge-about = { $names } played these cards. Play them too: the results are put side by side when the challenge closes.
challenge-closes = Open until { $day }. { $finished } of { $invited } invited tables have finished.
challenge-closed = This challenge is closed.
challenge-play = Play these cards
challenge-your-table = To your table
challenge-second-name = Someone who comes under a second name may know the cards; nobody can tell.
challenge-nobody = Nobody has played it.
challenge-results = Results
challenge-first = played first
challenge-unfinished = not finished
challenge-known = somebody there had seen the cards before
challenge-course = Course of the game, in percent of the room that was left: { $course }
challenge-parting = Move by move
challenge-same =
    { $moves ->
        [0] They part with the first move.
        [one] The first move is the same everywhere.
       *[other] The first { $moves } moves are the same everywhere.
    }
challenge-move = Move
challenge-csv = Results for spreadsheets (CSV)
challenge-json = Results for programs (JSON)

problem-server-no-such-challenge = There is no such challenge here.
problem-server-no-challenge = Only a finished game at which you had a seat can become a challenge, and no practice deal.
problem-server-challenge-over = This challenge is closed; its cards can no longer be played.
