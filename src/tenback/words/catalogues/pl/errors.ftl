# Co może się nie udać poza regułami: opcje, boty, pliki, serwer i jego baza danych.

## Gry i zapisy

error-illegal-move = Miejsce { $seat } nie może teraz wykonać tego ruchu: { $move }.
error-not-a-move = { $given } nie jest ruchem w { $game }: weź jeden z legal_moves lub view.legal albo odczytaj tekst przez parse_move.
error-no-such-seat = Nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
error-broken-extension = Nie da się wczytać zainstalowanego pakietu, który dostarcza „{ $name }” ({ $group }: { $value }): { $reason }. Napraw go albo odinstaluj.
error-broken-record = Błąd w zapisie gry, wiersz { $line }, ruch { $move }: { $reason }
error-wrong-result = Gra zakończyła się wynikiem „{ $expected }”, a w pliku jest „{ $given }”.
error-no-result = Plik kończy się przed wierszem z wynikiem.
error-no-marks = W { $game } nie ma znaków: wyłącz rozmowę.
error-cannot-give-up = Tej gry nie można poddać: nie trwa albo nie gra się w niej drużynowo.
error-talk-alone = W pojedynkę nie ma z kim rozmawiać: wyłącz rozmowę albo graj w co najmniej dwie osoby.
error-wrong-talk = Rozmowa w środowiskach to False, „marks” (lub True) albo „free”, a nie „{ $given }”.
error-no-open-start = W { $game } zasady mówią, kto zaczyna: wyłącz open_start.
error-nothing-to-hint = To nie kolej tego miejsca, więc nie ma podpowiedzi.
error-no-hints = Dla { $game } nie ma podpowiedzi ani analiz.
error-not-finished = Ta gra się jeszcze nie skończyła: szczęście i błędy widać dopiero po zakończeniu.
error-game-in-use = Ta gra jest już otwarta w innym terminalu: { $path }

## Boty i serie

error-unknown-bot = Dla { $game } nie ma bota „{ $name }”. Wybierz spośród { $bots } albo exec:POLECENIE.
error-too-many-bots = Botów ({ $bots }) jest więcej niż miejsc ({ $seats }): podaj mniej botów.
error-one-bot = Mecz wymaga dwóch różnych botów: podaj obok { $name } jeszcze jednego przez --bot.
error-wrong-option = { $flag } nie jest opcją gry { $game }.
error-other-series = W { $path } jest inna seria: wybierz inne --out albo usuń ten plik.
error-no-cluster = Pod adresem { $address } nie odpowiada żaden klaster Ray: { $reason }
error-bot-hung = Program bota nie odpowiedział w ciągu { $seconds } s. Czy opróżnia bufor wyjścia (flush) po każdym wierszu?
error-bot-answer = Program bota miał odpowiedzieć „{ $wanted }” z id { $number }, a odpowiedział: { $given }
error-bot-not-ready = Program bota miał odpowiedzieć „ready”, a odpowiedział: { $given }
error-bot-not-started = Nie da się uruchomić programu bota „{ $command }”: { $reason }
error-bot-ended = Program bota zakończył działanie.
error-bot-ended-with = Program bota zakończył działanie z kodem { $code }.
error-bot-not-json = Program bota ma odpowiadać obiektem JSON, a odpowiedział: { $given }
error-bot-no-mark = Program bota podał znak, którego nie ma: { $given }
error-bot-parameter = „{ $parameter }” w „{ $bot }” to nie nazwa=wartość: napisz na przykład expert:samples=1700.
error-bot-no-parameter = Bot { $bot } nie ma parametru { $parameter }. Jego parametry: { $has }.
error-bot-value = Bot { $bot } nie przyjmuje { $parameter }: podaj wartość taką jak { $example }.
error-bot-parameters = Bota { $bot } nie da się utworzyć z tymi parametrami: { $reason }
error-no-bot-file = Nie ma pliku { $path }: podaj własnego bota jako PLIK.py:KLASA.
error-no-bot-in-file = W { $path } nie ma bota „{ $name }”: podaj go jako PLIK.py:KLASA. Są tam boty: { $bots }.
error-bot-file-broke = Bota { $path } nie da się wczytać: { $trace }
error-not-a-bot = { $kind } to nie bot: brakuje { $missing }. Bot ma name, choose() i say().
error-bot-greeting = Bot „{ $bot }” nie może grać: { $reason }
error-bot-failed = Bot { $bot } na miejscu { $seat } { $fault ->
        [hung] nie odpowiedział na czas
        [cheated] odpowiedział niedozwolonym ruchem
       *[crashed] zakończył się błędem
    }: { $detail }
error-too-many-forfeits = Przerwano: { $forfeits } z { $decisions } decyzji oddano walkowerem. Pierwszy powód: { $reason }
error-out-exists = W { $path } jest już inna seria: wybierz inne --out, kontynuuj ją przez --resume albo zastąp przez --force.
error-out-file-exists = { $path } już istnieje: wybierz inną nazwę albo zastąp plik przez --force.
error-other-version = { $path } pochodzi z { $found }, a to jest { $known }: --resume by je pomieszało. Wybierz inne --out.
error-no-extra = Pakiet { $package } nie jest zainstalowany: zainstaluj go poleceniem: pip install 'tenback[{ $extra }]'
error-worker-lost = Proces roboczy nieoczekiwanie zakończył działanie (kod { $code }). Jeśli zabrakło pamięci, zmniejsz --processes; --resume wznawia serię.
error-number-of-bots = Gra potrzebuje po jednym bocie na miejsce: { $seats }, a nie { $bots }.
error-no-team = Gra mieszana wymaga drużyny co najmniej dwóch osób; { $game } przy tej liczbie graczy jej nie ma.
error-unknown-benchmark = Nie ma benchmarku „{ $name }”. Wybierz jeden z { $known } albo verify PLIK.
error-submission = Plik { $path } jest nieprawidłowy: { $reason }
error-game-file-name = Gry zapisuje się do PLIK.parquet albo PLIK.jsonl.zst, a nie do { $path }.
error-game-file = { $path } nie jest plikiem gier, który ten tenback potrafi odczytać: { $reason }

## Środowiska do uczenia

error-no-encoding = { $game } nie ma kodowania: potrzebny jest punkt wejścia w tenback.encodings.
error-start-other-options = Ta pozycja należy do gry z innymi opcjami.
error-start-over = Ta gra już się skończyła: zacznij od wcześniejszej pozycji.
error-start-not-begun = Nikt jeszcze nie zaczął: wskaż przy rozdaniu, kto zaczyna, albo włącz open_start.
error-start-one-way = Gra może zacząć się tylko w jeden sposób: podaj jedno z { $ways }.
error-start-openspiel-seat = W OpenSpiel zaczyna miejsce 0 albo wybiera drużyna: rozdaj ze starter 0 albo None.
error-start-openspiel-entry = Dalej w zapisie jest „{ $entry }”, a o tym nikt tu nie decyduje.
error-cannot-record = Ta gra zaczęła się od zadanej pozycji: zapisać można tylko gry od rozdania.
error-no-such-action = Nie ma akcji { $action }: podaj dla każdej gry jedną liczbę od 0 do { $last }.
error-illegal-action = Miejsce { $seat } nie może teraz wykonać akcji { $action } ({ $words }): wybierz taką, której maska to 1.
error-reset = Nie trwa żadna gra: wywołaj najpierw reset().
error-reset-some = Niektóre gry już się skończyły albo się nie zaczęły: najpierw je zresetuj, zob. reset_mask.
error-reserved-seed = Rozdania z ziarna { $seed } są przeznaczone do testów: użyj ziarna mniejszego niż { $first }.
error-no-commands = Polecenia ma tylko EXTREME: pomiń rozkład.
error-opponents-no-seat = Boty muszą wiedzieć, które miejsce jest twoje: podaj seat=0 albo pomiń boty.
error-opponents-count = Botów ({ $bots }) musi być tyle, ile pozostałych miejsc ({ $seats }).

## Serwer

error-cannot-write = Nie da się zapisać { $path }: { $reason }
error-file-exists = { $path } już istnieje: wybierz inną nazwę.
error-no-folder = Nie da się zapisać { $path }: nie ma takiego folderu.
error-backup-postgres = PostgreSQL ma własne narzędzie do kopii zapasowych: użyj pg_dump.
error-no-table = Nie ma stołu { $table }.
error-deal-open = Przy stole { $table } trwa rozdanie, które jest jeszcze otwarte przy innych stołach. Wyeksportuj stół po zamknięciu rozdania.
error-deal-secret = Nie można użyć sekretu rozdań dnia ({ $path }: { $reason }). Umożliw zapis w folderze, przywróć plik albo ustaw TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret ma mniej niż { $least } znaków. Użyj dłuższego losowego tekstu albo zostaw puste: powstanie plik.
error-table-exists = Stół { $table } już istnieje.
error-no-table-file = Ten plik nie jest wyeksportowanym stołem: { $reason }
error-port-in-use = Port { $port } jest zajęty: zatrzymaj program, który go używa, albo wybierz inny przez --port.
error-port-rights = Port { $port } wymaga specjalnych uprawnień: wybierz przez --port numer powyżej 1023.
error-no-address = Ten komputer nie ma adresu „{ $host }”: zob. --host.
error-not-toml = { $path } to nie TOML: { $reason }
error-no-such-setting = { $path }: nie ma ustawienia „{ $name }”. Ustawienia to: { $settings }.
error-setting-text = Ustawienie { $name } musi być tekstem, a nie „{ $given }”.
error-setting-whole-number = Ustawienie { $name } musi być liczbą całkowitą, a nie „{ $given }”.
error-setting-number = Ustawienie { $name } musi być liczbą, a nie „{ $given }”.
error-setting-names = Ustawienie { $name } musi być listą nazw, a nie „{ $given }”.
error-setting-range = Ustawienie { $name } musi być liczbą od { $low } do { $high }, a nie „{ $given }”.
error-setting-port = Port musi być liczbą od 0 do 65535, a nie { $given }.
error-setting-workers = Potrzebny jest co najmniej jeden proces roboczy, a nie { $given }.
error-setting-limit-factor = Limity zapytań można mnożyć tylko przez liczbę większą od 0, a nie przez { $given }.
error-setting-silent-seconds = Klient może milczeć od 1 do 3600 sekund, a nie { $given }.
error-setting-one-worker = Kilka procesów wymaga PostgreSQL: podaj --database postgresql://… albo użyj jednego procesu.
error-setting-public-url = Adres publiczny to http:// lub https:// i nazwa, a nie „{ $given }”.
error-layout-too-long = Rozkład ma najwyżej { $most } znaków.
error-practice-public = Przy publicznym stole nikt nie zna kart z góry: pomiń practice_deal albo public.
error-game-option = { $game } nie ma opcji { $name }, która może mieć wartość „{ $given }”.
error-seats = Podaj każde z miejsc (jest ich { $players }), a „me” najwyżej raz.
error-seat = Miejsce to „me”, „open” albo jeden z botów { $bots }, a nie „{ $given }”.

## Baza danych

error-no-database = Nie ma bazy danych { $path }.
error-admin-token-name = Nazwa tokenu ma od 1 do { $most } znaków drukowalnych.
error-admin-no-such-token = Nie ma tokenu { $token }: „tenback admin token list” pokazuje ich identyfikatory.
error-admin-no-token = Nie ma tokenu do wysłania: wpisz go do { $variable } albo podaj jego plik opcją --token-file. Tworzy go „tenback admin token make NAZWA”.
error-admin-insecure = Token nie zostanie wysłany do { $server } bez szyfrowania: użyj https albo uruchom to na komputerze, na którym działa serwer.
error-admin-no-server = Pod { $server } nie odpowiada żaden serwer: uruchom go albo podaj inny opcją --server.
error-admin-refused = Serwer odmawia: { $reason }
error-database-address = { $url } nie jest adresem bazy danych: podaj plik albo postgresql://…
error-database-in-use = Bazy danych { $path } używa inny tenback: zatrzymaj go albo wybierz inne --database.
error-database-foreign = { $path } nie jest bazą danych tenback: przywróć kopię zapasową albo wybierz inne --database.
error-database-damaged = Baza danych { $path } jest uszkodzona: przywróć kopię zapasową albo wybierz inne --database.
error-database-not-opened = Nie da się otworzyć bazy danych { $path }: czy jej folder istnieje i czy możesz w nim zapisywać?
error-database-unusable = Nie da się użyć bazy danych { $path }: { $reason }
error-database-unreadable = Nie da się odczytać bazy danych: { $reason }. Przywróć kopię zapasową albo wybierz inne --database.
error-database-unwritable = Nie można pisać do bazy danych: { $reason }.
error-file-too-long = { $path } ma więcej niż { $most } MiB: żaden stół nie jest tak duży.
error-no-plain-file = { $path } nie jest plikiem.
error-table-file-line = Ten plik nie jest wyeksportowanym stołem. Wiersz { $line }: { $reason }
error-table-format = Ten plik stołu ma format { $found }; ten tenback zna format { $known }.
error-setting-bot-processes = Boty mogą mieć od 0 (ile się zmieści) do { $most } procesów, a nie { $given }.
error-setting-days = { $name } to od 0 (na zawsze) do { $most } dni, a nie { $given }.
error-database-no-file = { $path } nie jest plikiem: wybierz inne --database.
error-database-two-names = { $path } ma drugą nazwę (dowiązanie twarde), więc dwa serwery mogłyby używać tego samego pliku, nie wiedząc o tym. Usuń jedną z nazw.
error-database-newer = Bazę danych utworzył nowszy tenback (schemat { $found }, znany jest { $known }): zaktualizuj tenback.
error-postgres-driver = Brakuje sterownika PostgreSQL: zainstaluj tenback[postgres].
error-postgres-silent = PostgreSQL nie odpowiada: { $reason }
error-database-busy = Baza danych jest zbyt zajęta: spróbuj ponownie za chwilę.
error-database-lost = Utracono połączenie z bazą danych: { $reason }
error-database-conflict = Inny proces już to zapisał: { $reason }
