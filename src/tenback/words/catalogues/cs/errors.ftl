# Co se může pokazit mimo pravidla: volby, boti, soubory, server a jeho databáze.

## Hry a záznamy

error-illegal-move = Místo { $seat } teď tento tah udělat nesmí: { $move }.
error-not-a-move = { $given } není tah hry { $game }: vezmi některý z legal_moves nebo view.legal, nebo přečti text pomocí parse_move.
error-no-such-seat = Místo { $seat } neexistuje: místa se počítají od 0 do { $last }.
error-broken-extension = Nainstalovaný balíček „{ $name }“ ({ $group }: { $value }) nejde načíst: { $reason }. Oprav ho, nebo ho odinstaluj.
error-broken-record = Chyba v záznamu, řádek { $line }, tah { $move }: { $reason }
error-wrong-result = Hra skončila výsledkem „{ $expected }“, ale v souboru je „{ $given }“.
error-no-result = Soubor končí před řádkem s výsledkem.
error-no-marks = V { $game } nejsou žádné značky: domluvu nech vypnutou.
error-cannot-give-up = Tuto hru nelze vzdát: neběží, nebo v ní nehraje tým.
error-talk-alone = V sólo hře není s kým mluvit: domluvu vypni, nebo hraj aspoň ve dvou.
error-wrong-talk = Domluva v prostředích musí být False, „marks“ (nebo True), anebo „free“, ne „{ $given }“.
error-no-open-start = V { $game } určují pravidla, kdo začíná: open_start nech vypnuté.
error-nothing-to-hint = Toto místo není na tahu, takže není co radit.
error-no-hints = Pro { $game } nejsou rady ani rozbory.
error-not-finished = Tato hra ještě neskončila: štěstí a chyby se ukážou až po dohrání.
error-game-in-use = Tato hra je už otevřená v jiném terminálu: { $path }

## Boti a série

error-unknown-bot = Pro { $game } bot „{ $name }“ neexistuje. Vyber si z { $bots }, nebo exec:PŘÍKAZ.
error-too-many-bots = Botů ({ $bots }) je víc než míst ({ $seats }): uveď jich méně.
error-one-bot = Zápas potřebuje dva různé boty: vedle { $name } uveď přes --bot ještě jiného.
error-wrong-option = { $flag } není volba hry { $game }.
error-other-series = V { $path } je jiná série: zvol jiné --out, nebo soubor smaž.
error-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray: { $reason }
error-bot-hung = Program bota neodpověděl do { $seconds } s. Vyprazdňuje po každém řádku výstupní vyrovnávací paměť (flush)?
error-bot-answer = Program bota měl odpovědět „{ $wanted }“ s id { $number }, ale odpověděl: { $given }
error-bot-not-ready = Program bota měl odpovědět „ready“, ale odpověděl: { $given }
error-bot-not-started = Program bota „{ $command }“ nejde spustit: { $reason }
error-bot-ended = Program bota skončil.
error-bot-ended-with = Program bota skončil s kódem { $code }.
error-bot-not-json = Program bota má odpovídat objektem JSON, ale odpověděl: { $given }
error-bot-no-mark = Program bota uvedl značku, která neexistuje: { $given }
error-bot-parameter = „{ $parameter }“ v „{ $bot }“ není název=hodnota: napiš to třeba jako expert:samples=1700.
error-bot-no-parameter = Bot { $bot } nemá parametr { $parameter }. Jeho parametry: { $has }.
error-bot-value = Bot { $bot } nepřijímá { $parameter }: zadej hodnotu jako { $example }.
error-bot-parameters = Bota { $bot } nelze s těmito parametry vytvořit: { $reason }
error-no-bot-file = Soubor { $path } neexistuje: vlastního bota uveď jako SOUBOR.py:TŘÍDA.
error-no-bot-in-file = V { $path } není bot „{ $name }“: uveď ho jako SOUBOR.py:TŘÍDA. Boti v něm: { $bots }.
error-bot-file-broke = Bota { $path } nelze načíst: { $trace }
error-not-a-bot = { $kind } není bot: chybí { $missing }. Bot má name, choose() a say().
error-bot-greeting = Bot „{ $bot }“ nemůže hrát: { $reason }
error-bot-failed = Bot { $bot } na místě { $seat } { $fault ->
        [hung] neodpověděl včas
        [cheated] odpověděl nedovoleným tahem
       *[crashed] skončil s chybou
    }: { $detail }
error-too-many-forfeits = Zastaveno: { $forfeits } z { $decisions } rozhodnutí propadlo. První důvod: { $reason }
error-out-exists = V { $path } už je jiná série: zvol jiné --out, pokračuj v ní přes --resume, nebo ji nahraď přes --force.
error-out-file-exists = { $path } už existuje: zvol jiné jméno, nebo soubor nahraď přes --force.
error-other-version = { $path } pochází z { $found }, tohle je { $known }: --resume by je smíchalo. Zvol jiné --out.
error-no-extra = { $package } není nainstalován. Nainstaluj ho příkazem: pip install 'tenback[{ $extra }]'
error-worker-lost = Pracovní proces nečekaně skončil (kód { $code }). Pokud došla paměť, sniž --processes; v sérii pokračuje --resume.
error-number-of-bots = Hra potřebuje na každé místo jednoho bota: { $seats }, ne { $bots }.
error-no-team = Křížová hra potřebuje tým aspoň dvou hráčů; { $game } s tímto počtem hráčů ho nemá.
error-unknown-benchmark = Benchmark „{ $name }“ neexistuje. Zvol jeden z { $known }, nebo verify SOUBOR.
error-submission = Soubor { $path } není platný: { $reason }
error-game-file-name = Hry se zapisují do SOUBOR.parquet nebo SOUBOR.jsonl.zst, ne do { $path }.
error-game-file = { $path } není soubor her, který tento tenback umí přečíst: { $reason }

## Prostředí pro učení

error-no-encoding = { $game } nemá kódování: potřebuje vstupní bod v tenback.encodings.
error-start-other-options = Tato pozice patří ke hře s jinými volbami.
error-start-over = Tato hra už skončila: začni z dřívější pozice.
error-start-not-begun = Nikdo ještě nezačal: při rozdání urči, kdo začíná, nebo zapni open_start.
error-start-one-way = Hra může začít jen jedním způsobem: uveď jen jedno z { $ways }.
error-start-openspiel-seat = V OpenSpielu začíná místo 0, nebo vybírá tým: rozdej se starter 0 nebo None.
error-start-openspiel-entry = Záznam pokračuje „{ $entry }“, o čemž tu nikdo nerozhoduje.
error-cannot-record = Tato hra začala z pozice: zaznamenat lze jen rozdané hry.
error-no-such-action = Akce { $action } neexistuje: pro každou hru zadej jedno číslo od 0 do { $last }.
error-illegal-action = Místo { $seat } teď nesmí provést akci { $action } ({ $words }): zvol takovou, jejíž maska je 1.
error-reset = Žádná hra neběží: nejdřív zavolej reset().
error-reset-some = Některé hry skončily nebo nezačaly: nejdřív je resetuj, viz reset_mask.
error-reserved-seed = Rozdání ze semínka { $seed } jsou vyhrazena testům: použij semínko menší než { $first }.
error-no-commands = Příkazy má jen EXTREME: rozložení vynech.
error-opponents-no-seat = Boti musí vědět, které místo je tvoje: předej seat=0, nebo boty vynech.
error-opponents-count = Botů ({ $bots }) musí být tolik, kolik je ostatních míst ({ $seats }).

## Server

error-cannot-write = Do { $path } nejde zapsat: { $reason }
error-file-exists = { $path } už existuje: zvol jiné jméno.
error-no-folder = Do { $path } nejde zapsat: taková složka neexistuje.
error-backup-postgres = PostgreSQL má vlastní zálohování: použij pg_dump.
error-no-table = Stůl { $table } neexistuje.
error-deal-open = Stůl { $table } hraje rozdání, které ostatní ještě mohou hrát. Exportuj ho, až rozdání skončí.
error-deal-secret = Tajný klíč rozdání dne nelze použít ({ $path }: { $reason }). Povol zápis do složky, obnov soubor nebo nastav TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret má méně než { $least } znaků. Použij delší náhodný text, nebo ho nech prázdný: vytvoří se soubor.
error-table-exists = Stůl { $table } už existuje.
error-no-table-file = Tento soubor není exportovaný stůl: { $reason }
error-port-in-use = Port { $port } je obsazený: ukonči program, který ho používá, nebo zvol jiný přes --port.
error-port-rights = Port { $port } vyžaduje zvláštní oprávnění: zvol přes --port nějaký nad 1023.
error-no-address = Tento počítač nemá adresu „{ $host }“: viz --host.
error-not-toml = { $path } není TOML: { $reason }
error-no-such-setting = { $path }: nastavení „{ $name }“ neexistuje. Na výběr jsou: { $settings }.
error-setting-text = Nastavení { $name } musí být text, ne „{ $given }“.
error-setting-whole-number = Nastavení { $name } musí být celé číslo, ne „{ $given }“.
error-setting-number = Nastavení { $name } musí být číslo, ne „{ $given }“.
error-setting-names = Nastavení { $name } musí být seznam jmen, ne „{ $given }“.
error-setting-range = Nastavení { $name } musí být mezi { $low } a { $high }, ne „{ $given }“.
error-setting-port = Port musí být mezi 0 a 65535, ne { $given }.
error-setting-workers = Je potřeba aspoň jeden pracovní proces, ne { $given }.
error-setting-limit-factor = Limity požadavků lze násobit jen číslem větším než 0, ne { $given }.
error-setting-silent-seconds = Klient smí mlčet 1 až 3600 sekund, ne { $given }.
error-setting-one-worker = Více procesů potřebuje PostgreSQL: zadej --database postgresql://…, nebo použij jeden proces.
error-setting-public-url = Veřejná adresa je http:// nebo https:// a jméno, ne „{ $given }“.
error-layout-too-long = Rozložení má nejvýš { $most } znaků.
error-practice-public = U veřejného stolu nesmí nikdo znát karty předem: vynech practice_deal, nebo public.
error-game-option = { $game } nemá volbu { $name } s hodnotou „{ $given }“.
error-seats = Uveď každé z míst (je jich { $players }) a „me“ nejvýš jednou.
error-seat = Místo je „me“, „open“ nebo některý z botů { $bots }, ne „{ $given }“.

## Databáze

error-no-database = Databáze { $path } neexistuje.
error-admin-token-name = Název tokenu má 1 až { $most } tisknutelných znaků.
error-admin-no-such-token = Token { $token } neexistuje: jejich označení ukáže „tenback admin token list“.
error-admin-no-token = Není žádný token k odeslání: vlož ho do { $variable } nebo uveď jeho soubor pomocí --token-file. Vytvoří ho „tenback admin token make NÁZEV“.
error-admin-insecure = Token se na { $server } nepošle nešifrovaně: použij https, nebo to spusť přímo na počítači serveru.
error-admin-no-server = Na { $server } neodpovídá žádný server: spusť ho, nebo uveď jiný pomocí --server.
error-admin-refused = Server odmítá: { $reason }
error-database-address = { $url } není adresa databáze: zadej soubor, nebo postgresql://…
error-database-in-use = Databázi { $path } používá jiný tenback: ukonči ho, nebo zvol jinou --database.
error-database-foreign = { $path } není databáze tenback: obnov zálohu, nebo zvol jinou --database.
error-database-damaged = Databáze { $path } je poškozená: obnov zálohu, nebo zvol jinou --database.
error-database-not-opened = Databázi { $path } nejde otevřít: existuje její složka a smíš do ní zapisovat?
error-database-unusable = Databázi { $path } nejde použít: { $reason }
error-database-unreadable = Databázi nejde přečíst: { $reason }. Obnov zálohu, nebo zvol jinou --database.
error-database-unwritable = Do databáze nelze zapisovat: { $reason }.
error-file-too-long = { $path } má víc než { $most } MiB: žádný stůl není tak velký.
error-no-plain-file = { $path } není soubor.
error-table-file-line = Tento soubor není exportovaný stůl. Řádek { $line }: { $reason }
error-table-format = Tento soubor se stolem má formát { $found }; tento tenback zná formát { $known }.
error-setting-bot-processes = Boti mohou mít 0 (kolik se vejde) až { $most } procesů, ne { $given }.
error-setting-days = { $name } je 0 (navždy) až { $most } dní, ne { $given }.
error-database-no-file = { $path } není soubor: zvol jinou --database.
error-database-two-names = { $path } má druhé jméno (pevný odkaz): dva servery by ho mohly nepozorovaně používat zároveň. Smaž jedno ze jmen.
error-database-newer = Databázi vytvořil novější tenback (schéma { $found }, známé je { $known }): aktualizuj tenback.
error-postgres-driver = Chybí ovladač PostgreSQL: nainstaluj tenback[postgres].
error-postgres-silent = PostgreSQL neodpovídá: { $reason }
error-database-busy = Databáze je přetížená: zkus to za chvilku znovu.
error-database-lost = Spojení s databází se přerušilo: { $reason }
error-database-conflict = Jiný proces to už zapsal: { $reason }
