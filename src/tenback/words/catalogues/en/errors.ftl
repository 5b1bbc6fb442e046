# What can go wrong outside the rules: options of commands, bots, files, the server and its database.

## Games and records

error-illegal-move = Seat { $seat } can’t make this move now: { $move }.
error-not-a-move = { $given } isn’t a move in { $game }: use one from legal_moves or view.legal, or parse text with parse_move.
error-no-such-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
error-broken-extension = The installed package that provides “{ $name }” ({ $group }: { $value }) can’t be loaded: { $reason }. Fix or uninstall it.
error-broken-record = The record is invalid at line { $line }, move { $move }: { $reason }
error-wrong-result = The game’s result is “{ $expected }”, but the file says “{ $given }”.
error-no-result = The file ends before the result line.
error-no-marks = { $game } has no marks: turn talk off.
error-cannot-give-up = This game can’t be given up: it isn’t running, or it isn’t a team game.
error-talk-alone = There’s nobody to talk to in a solo game: turn talk off, or play with two or more.
error-wrong-talk = In environments, talk must be False, “marks” (or True) or “free”, not “{ $given }”.
error-no-open-start = In { $game } the rules decide who goes first: leave open_start off.
error-nothing-to-hint = It isn’t this seat’s turn, so there’s no hint to give.
error-no-hints = { $game } has no hints and no reviews.
error-not-finished = This game isn’t over: luck and mistakes are shown only for finished games.
error-game-in-use = This game is already open in another terminal: { $path }

## Bots and series

error-unknown-bot = There is no bot “{ $name }” for { $game }. Choose one of { $bots }, or exec:COMMAND.
error-too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
error-one-bot = A match needs two different bots, not only { $name }: name another one with --bot.
error-wrong-option = { $flag } is not an option of { $game }.
error-other-series = { $path } holds a different series: choose another --out, or delete it.
error-no-cluster = There’s no Ray cluster at { $address }: { $reason }
error-bot-hung = The bot’s program didn’t answer within { $seconds } s. Does it flush its output after every line?
error-bot-answer = The bot’s program should have answered “{ $wanted }” with id { $number }, but answered: { $given }
error-bot-not-ready = The bot’s program should have answered “ready”, but answered: { $given }
error-bot-not-started = The bot’s program “{ $command }” can’t be started: { $reason }
error-bot-ended = The bot’s program has exited.
error-bot-ended-with = The bot’s program exited with code { $code }.
error-bot-not-json = The bot’s program must answer with a JSON object, but answered: { $given }
error-bot-no-mark = The bot’s program gave a mark that doesn’t exist: { $given }
error-bot-parameter = “{ $parameter }” in “{ $bot }” isn’t name=value: write it like expert:samples=1700.
error-bot-no-parameter = The bot { $bot } has no parameter { $parameter }. Its parameters are: { $has }.
error-bot-value = The bot { $bot } doesn’t accept { $parameter }: give a value like { $example }.
error-bot-parameters = The bot { $bot } doesn’t accept these parameters: { $reason }
error-no-bot-file = There is no file { $path }: name your own bot as FILE.py:CLASS.
error-no-bot-in-file = { $path } has no bot “{ $name }”: name it as FILE.py:CLASS. Bots in this file: { $bots }.
error-bot-file-broke = The bot { $path } can’t be loaded: { $trace }
error-not-a-bot = { $kind } isn’t a bot: it has no { $missing }. A bot has a name, choose() and say().
error-bot-greeting = The bot “{ $bot }” can’t play: { $reason }
error-bot-failed = The bot { $bot } in seat { $seat } { $fault ->
        [hung] didn’t answer in time
        [cheated] answered with an illegal move
       *[crashed] crashed
    }: { $detail }
error-too-many-forfeits = Stopped: { $forfeits } of { $decisions } decisions were forfeited. The first reason: { $reason }
error-out-exists = { $path } already holds a series: choose another --out, continue it with --resume, or replace it with --force.
error-out-file-exists = { $path } already exists: choose another name, or replace it with --force.
error-other-version = { $path } was made by { $found }, but this is { $known }: --resume would mix the two. Choose another --out.
error-no-extra = { $package } isn’t installed. Install it with: pip install 'tenback[{ $extra }]'
error-worker-lost = A worker process exited unexpectedly (code { $code }). If it ran out of memory, use fewer --processes; --resume continues the series.
error-number-of-bots = A game needs one bot for each seat: { $seats }, not { $bots }.
error-no-team = Cross-play needs a team of two or more; { $game } with this number of players has none.
error-unknown-benchmark = There is no benchmark “{ $name }”. Choose one of { $known }, or use “verify FILE”.
error-submission = { $path } isn’t valid: { $reason }
error-game-file-name = Games are written to FILE.parquet or FILE.jsonl.zst, not to { $path }.
error-game-file = { $path } isn’t a games file that this tenback can read: { $reason }

## Environments for learning

error-no-encoding = { $game } has no encoding: it needs an entry point in tenback.encodings.
error-start-other-options = The position comes from a game with different options.
error-start-over = This game is over: start from an earlier position.
error-start-not-begun = Nobody has gone first yet: name a starter when you deal, or set open_start.
error-start-one-way = A game can start in only one way: give one of { $ways }.
error-start-openspiel-seat = In OpenSpiel seat 0 goes first, or the team chooses: deal with starter 0 or None.
error-start-openspiel-entry = The record continues with “{ $entry }”, which no player decides here.
error-cannot-record = This game started from a position: only games that were dealt can be recorded.
error-no-such-action = There is no action { $action }: give one number from 0 to { $last } for each game.
error-illegal-action = Seat { $seat } can’t take action { $action } ({ $words }) now: choose one whose mask is 1.
error-reset = No game is running: call reset() first.
error-reset-some = Some games are over or haven’t started: reset them first, see reset_mask.
error-reserved-seed = The deals of seed { $seed } are reserved for tests: use a seed below { $first }.
error-no-commands = Only EXTREME has commands: leave the layout out.
error-opponents-no-seat = With bots, say which seat is yours: pass seat=0, or leave the bots out.
error-opponents-count = The number of bots ({ $bots }) must equal the number of other seats ({ $seats }).

## The server

error-cannot-write = { $path } can’t be written: { $reason }
error-file-exists = { $path } already exists: choose another name.
error-no-folder = { $path } can’t be written: there is no such folder.
error-backup-postgres = PostgreSQL has its own backup: use pg_dump.
error-no-table = There is no table { $table }.
error-deal-open = Table { $table } plays a deal that others can still play. Export it once the deal has closed.
error-deal-secret = The secret for daily deals can’t be used ({ $path }: { $reason }). Make the folder writable, restore the file, or set TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret is shorter than { $least } characters. Use a longer random string, or leave it empty and tenback creates a file.
error-table-exists = Table { $table } already exists.
error-no-table-file = This file isn’t an exported table: { $reason }
error-port-in-use = Port { $port } is in use: stop the program that’s using it, or choose another with --port.
error-port-rights = Port { $port } needs special permissions: choose one above 1023 with --port.
error-no-address = This machine has no address “{ $host }” to listen on: see --host.
error-not-toml = { $path } isn’t valid TOML: { $reason }
error-no-such-setting = { $path }: there is no setting “{ $name }”. The settings are: { $settings }.
error-setting-text = The setting { $name } must be text, not “{ $given }”.
error-setting-whole-number = The setting { $name } must be a whole number, not “{ $given }”.
error-setting-number = The setting { $name } must be a number, not “{ $given }”.
error-setting-names = The setting { $name } must be a list of names, not “{ $given }”.
error-setting-range = The setting { $name } must be between { $low } and { $high }, not “{ $given }”.
error-setting-port = A port must be between 0 and 65535, not { $given }.
error-setting-workers = The server needs at least one worker process, not { $given }.
error-setting-limit-factor = Rate limits can only be multiplied by a number above 0, not by { $given }.
error-setting-silent-seconds = The timeout for a silent client must be 1 to 3600 seconds, not { $given }.
error-setting-one-worker = Several workers need PostgreSQL: give --database postgresql://…, or use one worker.
error-setting-public-url = The public address must be http:// or https:// followed by a name, not “{ $given }”.
error-layout-too-long = A layout has at most { $most } characters.
error-game-option = { $game } has no option { $name } with the value “{ $given }”.
error-practice-public = A public table must deal cards that nobody can know: leave out practice_deal, or public.
error-seats = Name each of the { $players } seats, and “me” at most once.
error-seat = A seat must be “me”, “open” or one of the bots { $bots }, not “{ $given }”.

## The database

error-no-database = There is no database { $path }.
error-admin-token-name = A token’s name has 1 to { $most } printable characters.
error-admin-no-such-token = There is no token { $token }: “tenback admin token list” shows the ids.
error-admin-no-token = No token was given: put it in { $variable }, or name its file with --token-file. “tenback admin token make NAME” makes one.
error-admin-insecure = The token won’t be sent to { $server } unencrypted: use https, or run this on the server’s own machine.
error-admin-no-server = There’s no server at { $server }: start it, or name another with --server.
error-admin-refused = The server refused: { $reason }
error-database-address = { $url } isn’t a database address: give a file, or postgresql://…
error-database-in-use = The database { $path } is in use by another tenback: stop it, or choose another --database.
error-database-foreign = { $path } isn’t a tenback database: restore a backup, or choose another --database.
error-database-damaged = The database { $path } is damaged: restore a backup, or choose another --database.
error-database-not-opened = The database { $path } can’t be opened: does its folder exist, and can you write there?
error-database-unusable = The database { $path } can’t be used: { $reason }
error-database-unreadable = The database can’t be read: { $reason }. Restore a backup, or choose another --database.
error-database-unwritable = The database can’t be written to: { $reason }.
error-file-too-long = { $path } is larger than { $most } MiB: no table is that big.
error-no-plain-file = { $path } isn’t a file.
error-table-file-line = This file isn’t an exported table. Line { $line }: { $reason }
error-table-format = This table file has format { $found }; this tenback reads format { $known }.
error-setting-bot-processes = Bots can use 0 (as many as fit) to { $most } processes, not { $given }.
error-setting-days = { $name } must be 0 (forever) to { $most } days, not { $given }.
error-database-no-file = { $path } isn’t a file: choose another --database.
error-database-two-names = { $path } has a second name (a hard link), so two servers could use it without noticing. Delete one of the names.
error-database-newer = The database was made by a newer tenback (schema { $found }; this one knows { $known }): upgrade tenback.
error-postgres-driver = The PostgreSQL driver is missing: install tenback[postgres].
error-postgres-silent = PostgreSQL isn’t answering: { $reason }
error-database-busy = The database is too busy: try again in a moment.
error-database-lost = The connection to the database was lost: { $reason }
error-database-conflict = Another process has already written this: { $reason }
