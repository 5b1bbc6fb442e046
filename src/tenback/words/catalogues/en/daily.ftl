daily = Daily deals
daily-about = The same cards for everyone, five deals a day. Your first try counts, even if you don’t finish it; after that, you can try again for fun.
daily-home = Today
daily-play = Play
daily-go-on = Continue
daily-again = Try again, for fun
daily-settings-alone = You play alone.
daily-settings-bots = You play with two “{ $level }” bots; they talk with marks.
daily-settings-against = You play against two “{ $level }” bots.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-grace = You missed yesterday: play today to keep your streak.
daily-past = Past days
daily-past-about = You can still play past days for fun; they don’t count in any statistics.
daily-not-played = Not played
daily-running = In progress
daily-won = Won
daily-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-unfinished = Not finished
daily-won-as-bots = Won. Bots that won it too: { $won } of { $games }.
daily-better-than-bots = { $result }: better than { $beaten } of { $games } bots.
daily-won-as-people = Other people who won it: { $won } of { $games }.
daily-better-than-people = Other people: better than { $beaten } of { $games }.
daily-level-with-one = { $games ->
    [one] Level with the only other person.
   *[other] Level with one of { $games } people.
}
daily-no-people = Nobody else has finished it yet.
daily-programs = Programs that took part: { $games }. Better than { $beaten } of them.
daily-so-far = Bot games so far: { $games }; more are being played.
daily-no-field = The bots are still playing this deal. Check back in a minute.
daily-hinted = You asked for a hint, so you’re compared only with people who did too.
daily-difficulty = Harder than { $percent }% of all deals (95% interval: { $low } to { $high }%), judged by how many cards careful bots with a little randomness have left.
daily-difficulty-points = Harder than { $percent }% of all deals (95% interval: { $low } to { $high }%), judged by how many points careful bots with a little randomness score in your seat.
daily-histogram = How { $games } “{ $level }” bots did
daily-histogram-cards = cards left
daily-histogram-points = points
daily-you = You
daily-bar = { $from } to { $to }: { $games }
daily-levels = All levels
daily-level = Level
daily-games = Games
daily-wins = Won
daily-mean = Mean
daily-level-varied = careful, with randomness
daily-open-until = Others can play this deal until { $time }. Until then its cards stay hidden and there is no replay.
daily-closed = This day is over everywhere. The key to its cards: { $key }
daily-names = Someone playing under a second name may have seen the cards before; the figures can’t show that.
daily-see-others = See how others did
daily-no-watching = Others can still play this deal, so you can’t watch it here. You can play it yourself.

## The instant tournament: eight past deals against the bots

instant = Instant tournament
instant-about = Eight past deals, one after another, compared straight away with the bots that played them. They don’t count for any day or streak.
instant-progress = { $finished } of { $deals } deals finished.
instant-result = On average better than { $percent }% of the bots.
instant-so-far = So far, on average better than { $percent }% of the bots.
instant-wins = Deals won: { $won } of { $games }; the bots’ average: { $bots }.
instant-points = Compared: { $games } of { $deals } deals.
instant-bots = The bots play at the level “{ $level }”.
instant-better = better than { $percent }% of { $games } bots
instant-waiting = the bots are still playing
instant-on-its-day = played on its own day, so it doesn’t count here
instant-hinted = played with a hint, so it isn’t compared
instant-play = Play deal { $number }
instant-go-on = Continue with deal { $number }
instant-back = Back to the tournament
instant-another = Another tournament
instant-link = Send this page’s link to friends and they’ll play the same eight deals.
