## My own page, in the browser and as `tenback stats`

me = My games
me-none = No finished games yet. Play one to the end, and it is counted here.
me-about = Only games with the same number of players, rules and talk are counted together. Practice deals are not counted.
me-players =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    }
me-without-hints = without hints
me-won = { $won } of { $games } won
me-mean-cards = Cards left on average: { $mean }
me-mean-points = Points on average: { $mean }
me-excellent = Fewer than ten cards left: { $games }
me-streak = Won in a row: { $now }, at most { $best }
me-tricks = Tricks: { $tricks }
me-marks = Marks given: { $marks }
me-left-before = Left before the end: { $games }. These count as not won.
me-histogram-cards = How many cards were left
me-histogram-points = How many points it was
me-bar-won = Won
me-bar = { $low } to { $high }
me-bar-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
me-bar-field = beside it: { $percent } % of the bots’ games
me-field = The thin bars: { $games } games of “{ $level }” bots on those daily deals that you have played with these rules, as shares of their games.
me-best = Best games
me-last = Last games
me-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
me-left-early = left early
me-watch = Watch the replay
me-challenge = Challenge
me-unfinished =
    { $games ->
        [one] One game was begun and is not finished.
       *[other] { $games } games were begun and are not finished.
    }

## The people I play with

me-people = People I play with
me-people-about = Each group has a page of its own that only its members can see.
me-together = Our games
me-together-about = Only you who are named here can see this page. It counts the games in which exactly these people played, with or without bots.
me-winners = Who won how often
me-you = { $name } (you)

## Devices and the recovery code

me-devices = My devices
me-devices-about = On these you are this person. End one that you have lost or no longer use.
me-device = { $browser } on { $platform }
me-device-program = A program
me-device-unknown = Unknown device
me-device-this = this device
me-device-days = used from { $first } to { $last }
me-device-day = used on { $last }
me-device-end = End
me-device-end-one = End { $device }
me-device-end-this = You will no longer be { $name } in this browser.
me-device-end-other = That device will no longer be { $name }.
me-recovery = Recovery code
me-recovery-about = If you lose all your devices or their cookies, this code makes a new browser you again. Keep it on paper or in a password manager. Whoever has it can be you.
me-recovery-from = You made a code on { $day }. A new one replaces it.
me-recovery-make = Make a recovery code
me-recovery-shown = Your recovery code. It is shown only now:
me-recover = I have a recovery code
me-recover-about = Type it as you wrote it down. Capitals, spaces and dashes do not matter.
me-recover-use = Be this person again
me-recover-done = Welcome back, { $name }. Your old code is used up; this is your new one. It is shown only now:

problem-server-mistyped-code = There is a typing error in this recovery code. Compare it with what you wrote down.
problem-server-bad-recovery-code = This recovery code opens nothing: it was used or replaced, or belongs to another server.
problem-server-no-such-device = You have no such device; it may have been ended already.
problem-server-no-such-company = There is no such group, or you are not one of it.

## tenback stats

stats-none = There is no finished game in { $folder } yet. Play one with: tenback play
stats-unread =
    { $files ->
        [one] 1 record could not be read:
       *[other] { $files } records could not be read:
    }
stats-nobody = Nobody from this machine is known at { $server } yet. Play there first: tenback daily --server { $server }
me-remove-table = Remove from this list
me-removed-tables = Show removed tables: { $count }
