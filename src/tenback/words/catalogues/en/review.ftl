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
review-no-seat = There is no seat { $given }: this game had { $players }.
review-lost = points lost
review-severity-slight = slight loss
review-severity-inaccuracy = inaccuracy
review-severity-mistake = mistake
review-severity-blunder = blunder
review-account = In points of the chance to win: start { $start }, luck { $luck }, mistakes of { $name } { $mine }, mistakes of others { $others }, not explained { $rest }, result { $result }.
review-width = In games of this kind the unexplained part has a standard deviation of { $points } points.
review-width-unknown = How wide the unexplained part is has not been measured for games of this kind: take luck with care.
