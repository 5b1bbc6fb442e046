# The review of a finished game: what each choice cost.

review-move = move
review-played = played
review-expert = the expert
review-chance = chance
review-sum =
    { $decisions ->
        [one] One decision was examined. The chance is given first for the expert’s choice, then for yours.
       *[other] { $decisions } decisions were examined; costly: { $costly }. The chance is given first for the expert’s choice, then for yours.
    }
review-nothing = As far as the samples show, your decisions cost nothing (examined: { $decisions }).
review-interrupted = Interrupted. Decisions examined: { $done } of { $decisions }.
review-no-seat = This game had no seat { $given }: its seats are 1 to { $players }.
review-lost = points lost
review-severity-slight = slight loss
review-severity-inaccuracy = inaccuracy
review-severity-mistake = mistake
review-severity-blunder = blunder
review-account = In percentage points of the chance to win: start { $start }, luck { $luck }, { $name }’s mistakes { $mine }, the others’ mistakes { $others }, unexplained { $rest }, result { $result }.
review-width = In games of this kind the unexplained part has a standard deviation of { $points } points.
review-width-unknown = For games of this kind we haven’t measured how much stays unexplained, so the luck figure is only rough.
review-progress = Turns examined: { $done } of { $all }
review-queued = Waiting for a bot to be free…
review-view-me = Me
review-view-team = Us
review-part-start = Chance before the deal
review-part-luck = Luck of the deal and draws
review-part-mine = My mistakes
review-part-ours = Our mistakes
review-part-others = The others’ mistakes
review-part-rest = Unexplained
review-part-result = Result
review-wide = In a single game of this kind, about { $points } points stay unexplained (one standard deviation). That’s too much to tell luck from noise, so this page shows the chances and the decisions but leaves luck out.
review-course = Chance over time
review-course-step = { $name }: { $moves }. Chance { $before } before, { $after } after.
review-course-luck = The cards that followed, in points: { $points }.
review-mistakes = Costly decisions
review-no-mistakes = No costly decisions: as far as the estimate can tell, every turn was as good as the best one.
review-was-played = Played: { $moves }
review-was-better = Better: { $moves }
review-best-decision = Best decision: { $moves }. The chance to win was { $before }, and nothing was given away.
review-luckiest = Luckiest cards: { $points } points, after { $moves }.
review-open-cards = With all cards face up, this game could still have been won at move { $number }. Nobody could have known that.
review-in-replay = Show in the replay
review-try = Try again
review-try-title = Find a better turn
review-try-right = Right: as good as the best turn, within the margin of error.
review-try-wrong =
    { $points ->
        [one] That turn loses about { $points } point compared with the best.
       *[other] That turn loses about { $points } points compared with the best.
    }
review-try-again = Start over
review-try-yours = Your turn: { $chance }
review-try-best = Best turn: { $chance }
review-try-same = Both were tried on the same deals of the hidden cards.
review-slight-losses = Slight losses ({ $count })
review-all-turns = All turns ({ $count })
review-theme-all = All ({ $count })
review-failed = The review couldn’t be made. Try again later.
review-mistakes-empty = Nothing here yet. Open “What happened?” after a game, and decisions that cost five points or more come back here as exercises.
review-mistakes-due = Due now
review-mistakes-later = Later
review-theme-wins = a sure win
review-theme-loses = a sure loss
review-theme-trick = a backwards trick
review-theme-room = room for the cards in hand
review-theme-set-up = setting up a backwards trick
review-theme-dead = cards that fit nowhere
review-theme-moved = how far the piles move
review-theme-stopped = stopping in time
review-theme-other = judgement
review-wide-unknown = For games of this kind we haven’t measured how much stays unexplained, so this page shows the chances and the decisions but leaves luck out.
review-play-on = Play on from here
review-play-on-note = A practice table with the same cards; it doesn’t count in any statistics.
review-together = View together
review-together-lead = Lead
review-together-leading = You’re leading: the others see what you see.
review-together-led = { $name } is leading.
review-together-nobody = Nobody is leading yet.
review-together-follow = Follow
review-together-arrows = Point to a pile
review-together-pointed = { $name } points to { $piles }.
review-together-try = Try a turn here
review-together-tries = { $name } tries: { $moves }
review-luck-title = Luck over my games
review-luck-sum = { $game }, reviewed games: { $games }. Wins { $won }, expected { $start }. Luck { $luck }, my mistakes { $mine }, the others’ mistakes { $others }, unexplained { $rest } (in wins; luck is known to about ±{ $width }).
