# The review of a finished game: what each choice cost.

review-move = move
review-played = played
review-expert = the expert
review-chance = chance
review-cards-left = cards left
review-points = points
review-sum =
    { $decisions ->
        [one] One decision was examined; the figures run from the expert’s choice to yours.
       *[other] { $decisions } decisions were examined, costly ones: { $costly }. The figures run from the expert’s choice to yours.
    }
review-nothing = As far as the samples show, none of your { $decisions } decisions cost anything.
review-interrupted = Interrupted. Decisions examined: { $done } of { $decisions }.
review-no-seat = There is no seat { $given }: this game had { $players } seats.
