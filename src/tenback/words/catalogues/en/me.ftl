## My own page, in the browser and as `tenback stats`

me = My games
me-none = No finished games yet. Play one to the end and it’s counted here.
me-about = Games are counted together only if they have the same number of players, rules and talk. Practice deals don’t count.
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
me-streak = Wins in a row: { $now } (best: { $best })
me-tricks = Tricks: { $tricks }
me-marks = Marks given: { $marks }
me-left-before = Left before the end: { $games }. These count as not won.
me-histogram-cards = Cards left
me-histogram-points = Points
me-bar-won = Won
me-bar = { $low } to { $high }
me-bar-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
me-field = Thin bars: { $games } games by “{ $level }” bots on the daily deals you’ve played with these rules, in proportion.
me-bar-field = for comparison: { $percent }% of the bots’ games
me-best = Best games
me-last = Latest games
me-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
me-left-early = left early
me-watch = Watch the replay
me-challenge = Challenge
me-still-open = others can still play it
me-unfinished =
    { $games ->
        [one] One game isn’t finished yet.
       *[other] { $games } games aren’t finished yet.
    }

## The people I play with

me-people = People I play with
me-people-about = Each group has a page of its own that only its members can see.
me-together = Our games
me-together-about = Only the people named here can see this page. It counts the games that exactly these people played, with or without bots.
me-winners = Wins
me-you = { $name } (you)

## Devices and the recovery code

me-devices = My devices
me-devices-about = You’re signed in as this person on these devices. Sign out any that you’ve lost or no longer use.
me-device = { $browser } on { $platform }
me-device-program = A program
me-device-unknown = Unknown device
me-device-this = this device
me-device-days = used from { $first } to { $last }
me-device-day = used on { $last }
me-device-end = Sign out
me-device-end-one = Sign out { $device }
me-device-end-this = You’ll no longer be { $name } in this browser.
me-device-end-other = { $name } will be signed out on that device.
me-recovery = Recovery code
me-recovery-about = If you lose all your devices or their cookies, this code makes you the same person again in a new browser. Keep it on paper or in a password manager. Anyone who has it can play as you.
me-recovery-from = You made a code on { $day }. A new one replaces it.
me-recovery-make = Make a recovery code
me-recovery-shown = Your recovery code. It’s shown only once:
me-recover = I have a recovery code
me-recover-about = Type it as you wrote it down. Capitals, spaces and dashes don’t matter.
me-recover-use = Use the code
me-recover-done = Welcome back, { $name }. Your old code is used up; here’s your new one. It’s shown only once:

problem-server-mistyped-code = There’s a typo in this recovery code. Compare it with what you wrote down.
problem-server-bad-recovery-code = This recovery code doesn’t work: it has been used or replaced, or it belongs to another server.
problem-server-no-such-device = You have no such device; it may already be signed out.
problem-server-no-such-company = There is no such group, or you aren’t in it.

## tenback stats

stats-none = There are no finished games in { $folder } yet. Play one with: tenback play
stats-unread =
    { $files ->
        [one] 1 record couldn’t be read:
       *[other] { $files } records couldn’t be read:
    }
me-remove-table = Remove from this list
me-removed-tables = Show removed tables: { $count }
stats-nobody = Nobody from this machine has played at { $server } yet. Play there first: tenback daily --server { $server }
