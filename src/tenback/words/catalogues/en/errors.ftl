# What can go wrong outside the rules: options of commands, bots, files, the server and its database.

## Games and records

error-illegal-move = Seat { $seat } may not make this move now: { $move }.
error-not-a-move = { $given } is no move of { $game }: take one of legal_moves or view.legal, or read a text with parse_move.
error-no-such-seat = There is no seat { $seat }: seats are counted from 0 to { $last }.
error-broken-extension = The installed package behind “{ $name }” ({ $group }: { $value }) cannot be loaded: { $reason }. Repair or remove it.
error-broken-record = The record breaks at line { $line }, move { $move }: { $reason }
error-wrong-result = The game came to “{ $expected }”, but the file says “{ $given }”.
error-no-result = The file ends before the result line.
error-no-marks = There are no marks in { $game }: leave talk off.
error-cannot-give-up = This game cannot be given up: it is not running, or its players are no team.
error-talk-alone = Alone there is nobody to talk to: leave talk off, or play with two or more.
error-wrong-talk = Talk in environments is False, “marks” (True) or “free”, not “{ $given }”.
error-no-open-start = In { $game } the rules say who begins: leave open_start off.
error-nothing-to-hint = This seat has no move to make now, so there is nothing to hint at.
error-no-hints = There are no hints and no reviews for { $game }.
error-not-finished = This game is not over: only a finished game shows its luck and its mistakes.
error-game-in-use = Another terminal is playing this game: { $path }

## Bots and series

error-unknown-bot = There is no bot “{ $name }” for { $game }. Choose one of { $bots }, or exec:COMMAND.
error-too-many-bots = More bots ({ $bots }) are named than there are seats ({ $seats }): name fewer bots.
error-one-bot = A match needs two different bots: name another one beside { $name } with --bot.
error-wrong-option = { $flag } is not an option of { $game }.
error-other-series = { $path } holds another series: choose another --out, or delete it.
error-no-cluster = No Ray cluster answers at { $address }: { $reason }
error-bot-hung = The program of the bot did not answer within { $seconds } s.
error-bot-answer = The program of the bot should have answered “{ $wanted }” with id { $number }, and answered: { $given }
error-bot-not-ready = The program of the bot should have answered “ready”, and answered: { $given }
error-bot-not-started = The program “{ $command }” of the bot cannot be started: { $reason }
error-bot-ended = The program of the bot has ended.
error-bot-ended-with = The program of the bot has ended with exit code { $code }.
error-bot-not-json = The program of the bot should answer with a JSON object, and answered: { $given }
error-bot-no-mark = The program of the bot named a mark that does not exist: { $given }
error-bot-parameter = “{ $parameter }” in “{ $bot }” is not name=value: write it like expert:samples=1700.
error-bot-no-parameter = The bot { $bot } cannot have { $parameter }. Its parameters are: { $has }.
error-bot-parameters = The bot { $bot } cannot be made with these parameters: { $reason }
error-no-bot-file = There is no file { $path }: name a bot of your own as FILE.py:CLASS.
error-no-bot-in-file = { $path } has no bot “{ $name }”: name it as FILE.py:CLASS. The bots in it: { $bots }.
error-bot-file-broke = The bot { $path } cannot be loaded: { $trace }
error-not-a-bot = { $kind } is not a bot: it has no { $missing }. A bot has a name, choose() and say().
error-bot-greeting = The bot “{ $bot }” cannot play: { $reason } Does it flush its output after every line?
error-bot-failed = The bot { $bot } in seat { $seat } { $fault }: { $detail }
error-too-many-forfeits = Stopped: { $forfeits } of { $decisions } decisions were forfeited. The first reason: { $reason }
error-out-exists = { $path } holds another series already: choose another --out, continue it with --resume, or replace it with --force.
error-other-version = { $path } was made by { $found }, this is { $known }: --resume would mix them. Choose another --out.
error-no-extra = { $package } is not installed: install it with: pip install 'tenback[{ $extra }]'
error-worker-lost = A process that played games has ended by itself (code { $code }). If memory ran out, take fewer --processes; --resume goes on.
error-number-of-bots = A game needs one bot for each seat: { $seats }, not { $bots }.
error-no-team = Cross-play needs a team of two or more; { $game } or this number of players has none.
error-unknown-benchmark = There is no benchmark “{ $name }”. Choose one of { $known }, or verify FILE.
error-submission = { $path } does not hold: { $reason }
error-game-file-name = Games are written to FILE.parquet or FILE.jsonl.zst, not to { $path }.
error-game-file = { $path } is not a file of games that this tenback can read: { $reason }

## Environments for learning

error-no-encoding = { $game } has no encoding: it needs an entry point in tenback.encodings.
error-start-other-options = The position belongs to a game with other options.
error-start-over = This game is over: start from an earlier position.
error-start-not-begun = Nobody has begun: name a starter when you deal, or set open_start.
error-start-one-way = A game can begin in one way only: name one of { $ways }.
error-start-openspiel-seat = In OpenSpiel seat 0 begins, or the team chooses: deal with starter 0 or None.
error-start-openspiel-entry = The record goes on with “{ $entry }”, which nobody is asked for here.
error-cannot-record = This game began at a position: only games that were dealt can be recorded.
error-no-such-action = There is no action { $action }: actions are numbered from 0 to { $last }, one for each game.
error-illegal-action = Seat { $seat } may not take action { $action } ({ $words }) now: choose one whose mask is 1.
error-reset = There is no game to play: call reset() first.
error-reset-some = Some games are over or have not begun: reset them first, see reset_mask.
error-no-commands = Only EXTREME has commands: leave the layout out.
error-opponents-no-seat = Bots need to know which seat is yours: pass seat=0, or leave the bots out.
error-opponents-count = The number of bots ({ $bots }) must equal the number of other seats ({ $seats }).

## The server

error-cannot-write = { $path } cannot be written: { $reason }
error-file-exists = { $path } exists already: choose another name.
error-no-folder = { $path } cannot be written: there is no such folder.
error-backup-postgres = PostgreSQL has its own backup: use pg_dump.
error-no-table = There is no table { $table }.
error-deal-open = Table { $table } plays a deal that is still open at other tables. Export it when the deal has closed.
error-deal-secret = The secret for daily deals cannot be used ({ $path }: { $reason }). Make the folder writable, restore the file, or set TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret has fewer than { $least } characters. Use a longer random text, or leave it empty: then a file is made.
error-table-exists = Table { $table } exists already.
error-no-table-file = This file is not an exported table: { $reason }
error-port-in-use = Port { $port } is in use: stop the program that uses it, or choose another with --port.
error-port-rights = Port { $port } needs special rights: choose one above 1023 with --port.
error-no-address = This machine has no address “{ $host }” to serve on: see --host.
error-not-toml = { $path } is not TOML: { $reason }
error-no-such-setting = { $path }: there is no setting “{ $name }”. The settings are: { $settings }.
error-setting-text = The setting { $name } is a text, not “{ $given }”.
error-setting-whole-number = The setting { $name } is a whole number, not “{ $given }”.
error-setting-number = The setting { $name } is a number, not “{ $given }”.
error-setting-names = The setting { $name } is a list of names, not “{ $given }”.
error-setting-range = The setting { $name } is between { $low } and { $high }, not “{ $given }”.
error-setting-port = A port is between 0 and 65535, not { $given }.
error-setting-workers = At least one worker process is needed, not { $given }.
error-setting-limit-factor = The rate limits can be multiplied by a number above 0 only, not by { $given }.
error-setting-silent-seconds = A client may be silent for 1 to 3600 seconds, not { $given }.
error-setting-one-worker = Several workers need PostgreSQL: give --database postgresql://…, or use one worker.
error-setting-public-url = The public address is http:// or https:// and a name, not “{ $given }”.
error-layout-too-long = A layout has at most { $most } characters.
error-practice-public = A public table deals cards that nobody can know: leave out practice_deal, or public.
error-game-option = { $game } has no option { $name } that can be “{ $given }”.
error-seats = Name each of the { $players } seats, and “me” at most once.
error-seat = A seat is “me”, “open” or one of the bots { $bots }, not “{ $given }”.

## The database

error-no-database = There is no database { $path }.
error-admin-token-name = The name of a token has 1 to { $most } printable characters.
error-admin-no-such-token = There is no token { $token }: “tenback admin token list” shows their ids.
error-admin-no-token = There is no token to send: put it into { $variable }, or name its file with --token-file. “tenback admin token make NAME” makes one.
error-admin-insecure = A token is not sent to { $server }: use https, or run this on the server’s own machine.
error-admin-no-server = No server answers at { $server }: start it, or name another with --server.
error-admin-refused = The server refuses: { $reason }
error-database-address = { $url } is not the address of a database: give a file, or postgresql://…
error-database-in-use = The database { $path } is in use by another tenback: stop it, or choose another --database.
error-database-foreign = { $path } is not a tenback database: restore a backup, or choose another --database.
error-database-damaged = The database { $path } is damaged: restore a backup, or choose another --database.
error-database-not-opened = The database { $path } cannot be opened: does its folder exist, and may you write there?
error-database-unusable = The database { $path } cannot be used: { $reason }
error-database-unreadable = The database cannot be read: { $reason }. Restore a backup, or choose another --database.
error-database-unwritable = The database cannot be written to: { $reason }.
error-file-too-long = { $path } is longer than { $most } MiB: no table is.
error-no-plain-file = { $path } is not a file.
error-table-file-line = This file is not an exported table: line { $line }: { $reason }.
error-table-format = This table file has format { $found }; this tenback knows format { $known }.
error-setting-bot-processes = Bots can have 0 (as many as fit) to { $most } processes, not { $given }.
error-setting-days = { $name } is 0 (for ever) to { $most } days, not { $given }.
error-database-no-file = { $path } is not a file: choose another --database.
error-database-two-names = { $path } has a second name (a hard link): two servers could use it without noticing. Delete one of the names.
error-database-newer = The database was made by a newer tenback (schema { $found }, known is { $known }): upgrade tenback.
error-postgres-driver = PostgreSQL needs its driver: install tenback[postgres].
error-postgres-silent = PostgreSQL does not answer: { $reason }
error-database-busy = The database is too busy: try again in a moment.
error-database-lost = The connection to the database was lost: { $reason }
error-database-conflict = Another process has written this already: { $reason }
