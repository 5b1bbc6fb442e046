# The review of a finished game: what each choice cost.

review-move = move
review-played = played
review-expert = the expert
review-chance = chance
review-sum =
    { $decisions ->
        [one] One decision was examined; the figures run from the expert’s choice to yours.
       *[other] { $decisions } decisions were examined, costly ones: { $costly }. The figures run from the expert’s choice to yours.
    }
review-nothing = As far as the samples show, none of your { $decisions } decisions cost anything.
review-interrupted = Interrupted. Decisions examined: { $done } of { $decisions }.
review-no-seat = There is no seat { $given }: this game had { $players } seats.
review-lost = points lost
review-severity-slight = slight loss
review-severity-inaccuracy = inaccuracy
review-severity-mistake = mistake
review-severity-blunder = blunder
review-account = In points of the chance to win: start { $start }, luck { $luck }, mistakes of { $name } { $mine }, mistakes of others { $others }, not explained { $rest }, result { $result }.
review-width = In games of this kind the unexplained part has a standard deviation of { $points } points.
review-width-unknown = How wide the unexplained part is has not been measured for games of this kind: take luck with care.
review-title = What happened?
review-progress = Turns examined: { $done } of { $all }
review-queued = Waiting for a bot to be free…
review-view-me = Me
review-view-team = We
review-part-start = Chance before the deal
review-part-luck = Luck of the deal and draws
review-part-mine = My mistakes
review-part-ours = Our mistakes
review-part-others = The others’ mistakes
review-part-rest = Not explained
review-part-result = Result
review-wide = In a single game of this kind about { $points } points stay unexplained (one standard deviation). That is too much to tell luck from noise, so this page shows the course of the chance and the decisions, and no luck.
review-course = The course of the chance
review-course-step = { $name }: { $moves }. Chance { $before } before, { $after } after.
review-course-luck = The cards that followed: { $points } points.
review-mistakes = Costly decisions
review-no-mistakes = No decision lost more than the doubt.
review-was-played = Played: { $moves }
review-was-better = Better: { $moves }
review-best-decision = Best decision: { $moves }. With { $before } chance to win, nothing was given away.
review-luckiest = Luckiest cards: after { $moves }, { $points } points.
review-open-cards = With all cards open this game could still have been won at move { $number }. Nobody could know that.
review-in-replay = Show in the replay
review-try = Try again
review-try-title = Find a better turn
review-try-right = Right: as good as the best, within the doubt.
review-try-wrong = That turn loses about { $points } points against the best.
review-try-show = Show both turns
review-try-again = Start over
review-failed = The review could not be made. Try again later.
review-mistakes-title = My mistakes
review-mistakes-empty = Nothing here yet: open “What happened?” after a game, and the decisions that cost five points or more come back here as exercises.
review-mistakes-due = Due now
review-mistakes-later = Later
review-theme-wins = a sure win
review-theme-loses = a sure loss
review-theme-trick = a step back by ten
review-theme-room = room for cards in hand
review-theme-set-up = a step back by ten prepared
review-theme-dead = cards that fit nowhere
review-theme-moved = how far the piles move
review-theme-stopped = stopping in time
review-theme-other = judgement
