daily = The deals of the day
daily-about = The same cards for everyone, five deals a day. Your first try counts, also if you leave it; more tries are free.
daily-home = Today
daily-play = Play
daily-go-on = Go on
daily-again = Try again, for fun
daily-settings-alone = You play alone.
daily-settings-bots = You play with two bots of the level “{ $level }”; they talk by marks.
daily-settings-against = You play against two bots of the level “{ $level }”.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-grace = Yesterday is missing: play today to keep it.
daily-past = Past days
daily-past-about = Past days can still be played for fun; they change no figures.
daily-not-played = Not played
daily-running = Begun
daily-won = Won
daily-left = { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
daily-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
daily-unfinished = Not finished
daily-won-as-bots = Won, as { $won } of { $games } bots did.
daily-better-than-bots = { $result }: better than { $beaten } of { $games } bots.
daily-won-as-people = { $won } of { $games } people won it too.
daily-better-than-people = Better than { $beaten } of { $games } people.
daily-no-people = Nobody else has finished it yet.
daily-programs = Programs that took part: { $games }; better than { $beaten } of them.
daily-so-far = So far { $games } games of bots; more are being made.
daily-no-field = The bots are still playing this deal. Look again in a minute.
daily-hinted = You asked for a hint, so you are compared only with people who did so too.
daily-difficulty = Harder than { $percent } % of all deals (between { $low } and { $high } %), by what careful bots with a little chance have left over.
daily-histogram = How { $games } bots of the level “{ $level }” did
daily-histogram-cards = cards left
daily-histogram-points = points
daily-you = You
daily-bar = { $from } to { $to }: { $games }
daily-levels = All levels
daily-level = Level
daily-games = Games
daily-wins = Won
daily-mean = Mean
daily-level-varied = careful, with chance
daily-open-until = Others can play this deal until { $time }. So long its cards stay hidden, and there is no replay.
daily-closed = This day is over everywhere. The key of its cards: { $key }
daily-names = Somebody with a second name may have seen the cards before; figures of people cannot show that.
daily-see-others = See how others did
daily-no-watching = This table plays a deal that others can still play, so its cards cannot be watched. You can play it yourself.
