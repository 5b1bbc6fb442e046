# Was außerhalb der Regeln schiefgehen kann: Optionen, Bots, Dateien, der Server und seine Datenbank.

## Spiele und Aufzeichnungen

error-illegal-move = Platz { $seat } darf diesen Zug jetzt nicht machen: { $move }.
error-not-a-move = { $given } ist kein Zug von { $game }: Nimm einen aus legal_moves oder view.legal, oder lies einen Text mit parse_move.
error-no-such-seat = Einen Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
error-broken-extension = Das installierte Paket hinter „{ $name }“ ({ $group }: { $value }) lässt sich nicht laden: { $reason }. Repariere oder entferne es.
error-broken-record = Die Aufzeichnung stimmt in Zeile { $line } bei Schritt { $move } nicht: { $reason }
error-wrong-result = Das Spiel endete mit „{ $expected }“, aber in der Datei steht „{ $given }“.
error-no-result = Die Datei endet vor der Zeile mit dem Ergebnis.
error-no-marks = In { $game } gibt es keine Zeichen: Lass das Reden weg.
error-cannot-give-up = Dieses Spiel lässt sich nicht aufgeben: Es läuft nicht, oder es ist kein Teamspiel.
error-talk-alone = Allein hast du niemanden zum Reden: Lass das Reden weg oder spiele mindestens zu zweit.
error-wrong-talk = In Umgebungen muss das Reden False, „marks“ (oder True) oder „free“ sein, nicht „{ $given }“.
error-no-open-start = In { $game } legen die Regeln fest, wer beginnt: Lass open_start weg.
error-nothing-to-hint = Dieser Platz ist gerade nicht am Zug, also gibt es keinen Tipp.
error-no-hints = Für { $game } gibt es keine Tipps und keinen Rückblick.
error-not-finished = Dieses Spiel ist noch nicht zu Ende: Glück und Fehler werden nur für beendete Spiele gezeigt.
error-game-in-use = Dieses Spiel ist schon in einem anderen Terminal geöffnet: { $path }

## Bots und Serien

error-unknown-bot = Für { $game } gibt es keinen Bot „{ $name }“. Wähle einen von { $bots } oder exec:BEFEHL.
error-too-many-bots = Es sind mehr Bots ({ $bots }) genannt, als es Plätze gibt ({ $seats }): Nenne weniger.
error-one-bot = Ein Vergleich braucht zwei verschiedene Bots: Nenne mit --bot noch einen neben { $name }.
error-wrong-option = { $flag } ist keine Option von { $game }.
error-other-series = { $path } enthält eine andere Serie: Wähle ein anderes --out oder lösche sie.
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster: { $reason }
error-bot-hung = Das Programm des Bots hat nicht innerhalb von { $seconds } s geantwortet. Leert es nach jeder Zeile seinen Ausgabepuffer (flush)?
error-bot-answer = Das Programm des Bots sollte „{ $wanted }“ mit der id { $number } antworten, antwortete aber: { $given }
error-bot-not-ready = Das Programm des Bots sollte „ready“ antworten, antwortete aber: { $given }
error-bot-not-started = Das Programm „{ $command }“ des Bots lässt sich nicht starten: { $reason }
error-bot-ended = Das Programm des Bots hat sich beendet.
error-bot-ended-with = Das Programm des Bots hat sich mit dem Code { $code } beendet.
error-bot-not-json = Das Programm des Bots muss mit einem JSON-Objekt antworten, antwortete aber: { $given }
error-bot-no-mark = Das Programm des Bots nannte ein Zeichen, das es nicht gibt: { $given }
error-bot-parameter = „{ $parameter }“ in „{ $bot }“ ist nicht Name=Wert: Schreibe es wie expert:samples=1700.
error-bot-no-parameter = Der Bot { $bot } hat keinen Parameter { $parameter }. Seine Parameter sind: { $has }.
error-bot-value = Der Bot { $bot } kann mit { $parameter } nichts anfangen: Gib einen Wert wie { $example } an.
error-bot-parameters = Der Bot { $bot } nimmt diese Parameter nicht an: { $reason }
error-no-bot-file = Es gibt keine Datei { $path }: Nenne einen eigenen Bot als DATEI.py:KLASSE.
error-no-bot-in-file = { $path } hat keinen Bot „{ $name }“: Nenne ihn als DATEI.py:KLASSE. Die Bots darin: { $bots }.
error-bot-file-broke = Der Bot { $path } lässt sich nicht laden: { $trace }
error-not-a-bot = { $kind } ist kein Bot: Es fehlt { $missing }. Ein Bot hat name, choose() und say().
error-bot-greeting = Der Bot „{ $bot }“ kann nicht spielen: { $reason }
error-bot-failed =
    Der Bot { $bot } auf Platz { $seat } { $fault ->
        [hung] hat nicht rechtzeitig geantwortet
        [cheated] hat einen unerlaubten Zug geschickt
       *[crashed] ist abgestürzt
    }: { $detail }
error-too-many-forfeits = Abgebrochen: Bei { $forfeits } von { $decisions } Entscheidungen kam vom Bot kein gültiger Zug. Der erste Grund: { $reason }
error-out-exists = { $path } enthält schon eine andere Serie: Wähle ein anderes --out, setze sie mit --resume fort oder ersetze sie mit --force.
error-out-file-exists = { $path } gibt es schon: Wähle einen anderen Namen oder ersetze die Datei mit --force.
error-other-version = { $path } stammt von { $found }, dies ist { $known }: --resume würde beides mischen. Wähle ein anderes --out.
error-no-extra = { $package } ist nicht installiert. Installiere es mit: pip install 'tenback[{ $extra }]'
error-worker-lost = Ein Worker-Prozess ist unerwartet abgebrochen (Code { $code }). Falls der Speicher nicht reichte, nimm weniger --processes; --resume setzt die Serie fort.
error-number-of-bots = Ein Spiel braucht für jeden Platz einen Bot: { $seats }, nicht { $bots }.
error-no-team = Gemischte Teams brauchen mindestens zwei Plätze im Team; { $game } mit dieser Platzzahl hat kein Team.
error-unknown-benchmark = Es gibt keinen Benchmark „{ $name }“. Wähle einen von { $known } oder „verify DATEI“.
error-submission = { $path } ist ungültig: { $reason }
error-game-file-name = Spiele werden in DATEI.parquet oder DATEI.jsonl.zst geschrieben, nicht in { $path }.
error-game-file = { $path } ist keine Datei mit Spielen, die dieses tenback lesen kann: { $reason }

## Umgebungen zum Lernen

error-no-encoding = { $game } hat keine Kodierung: Es braucht einen Entry Point in tenback.encodings.
error-start-other-options = Die Stellung gehört zu einem Spiel mit anderen Optionen.
error-start-over = Dieses Spiel ist zu Ende: Beginne bei einer früheren Stellung.
error-start-not-begun = Noch hat niemand begonnen: Nenne beim Austeilen, wer beginnt, oder setze open_start.
error-start-one-way = Ein Spiel kann nur auf eine Weise beginnen: Nenne nur eines von { $ways }.
error-start-openspiel-seat = In OpenSpiel beginnt Platz 0, oder das Team wählt: Teile mit starter 0 oder None aus.
error-start-openspiel-entry = Die Aufzeichnung geht mit „{ $entry }“ weiter; darüber entscheidet hier niemand.
error-cannot-record = Dieses Spiel begann bei einer Stellung: Nur ausgeteilte Spiele lassen sich aufzeichnen.
error-no-such-action = Eine Aktion { $action } gibt es nicht: Gib für jedes Spiel eine Zahl von 0 bis { $last } an.
error-illegal-action = Platz { $seat } darf die Aktion { $action } ({ $words }) jetzt nicht ausführen: Wähle eine, deren Maske 1 ist.
error-reset = Es läuft kein Spiel: Rufe zuerst reset() auf.
error-reset-some = Einige Spiele sind zu Ende oder haben nicht begonnen: Setze sie zuerst zurück, siehe reset_mask.
error-reserved-seed = Die Karten zum Startwert { $seed } sind für Tests bestimmt: Nimm einen Startwert unter { $first }.
error-no-commands = Nur EXTREME hat Befehle: Lass die Verteilung weg.
error-opponents-no-seat = Bots müssen wissen, welcher Platz deiner ist: Gib seat=0 an oder lass die Bots weg.
error-opponents-count = Die Zahl der Bots ({ $bots }) muss der Zahl der anderen Plätze ({ $seats }) entsprechen.

## Der Server

error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
error-file-exists = { $path } gibt es schon: Wähle einen anderen Namen.
error-no-folder = { $path } lässt sich nicht schreiben: Den Ordner gibt es nicht.
error-backup-postgres = PostgreSQL bringt seine eigene Sicherung mit: Nimm pg_dump.
error-no-table = Einen Tisch { $table } gibt es nicht.
error-deal-open = An Tisch { $table } liegen Karten, die andere noch spielen können. Exportiere ihn, wenn das vorbei ist.
error-deal-secret = Das Geheimnis für die Karten des Tages lässt sich nicht verwenden ({ $path }: { $reason }). Mach den Ordner beschreibbar, stelle die Datei wieder her oder setze TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret hat weniger als { $least } Zeichen. Nimm einen längeren zufälligen Text oder lass es leer: Dann wird eine Datei angelegt.
error-table-exists = Den Tisch { $table } gibt es schon.
error-no-table-file = Diese Datei ist kein exportierter Tisch: { $reason }
error-port-in-use = Port { $port } ist belegt: Beende das Programm dort oder wähle mit --port einen anderen.
error-port-rights = Port { $port } braucht besondere Rechte: Wähle mit --port einen über 1023.
error-no-address = Auf diesem Rechner gibt es keine Adresse „{ $host }“ für den Server: siehe --host.
error-not-toml = { $path } ist kein gültiges TOML: { $reason }
error-no-such-setting = { $path }: Eine Einstellung „{ $name }“ gibt es nicht. Die Einstellungen sind: { $settings }.
error-setting-text = Die Einstellung { $name } muss ein Text sein, nicht „{ $given }“.
error-setting-whole-number = Die Einstellung { $name } muss eine ganze Zahl sein, nicht „{ $given }“.
error-setting-number = Die Einstellung { $name } muss eine Zahl sein, nicht „{ $given }“.
error-setting-names = Die Einstellung { $name } muss eine Liste von Namen sein, nicht „{ $given }“.
error-setting-range = Die Einstellung { $name } muss zwischen { $low } und { $high } liegen, nicht bei „{ $given }“.
error-setting-port = Ein Port muss zwischen 0 und 65535 liegen, nicht bei { $given }.
error-setting-workers = Mindestens ein Worker-Prozess ist nötig, nicht { $given }.
error-setting-limit-factor = Die Ratenbegrenzung lässt sich nur mit einer Zahl über 0 multiplizieren, nicht mit { $given }.
error-setting-silent-seconds = Die Zeitgrenze für einen stillen Client muss zwischen 1 und 3600 Sekunden liegen, nicht bei { $given }.
error-setting-one-worker = Mehrere Worker brauchen PostgreSQL: Gib --database postgresql://… an oder nimm einen Worker.
error-setting-public-url = Die öffentliche Adresse muss aus http:// oder https:// und einem Namen bestehen, nicht aus „{ $given }“.
error-layout-too-long = Eine Verteilung hat höchstens { $most } Zeichen.
error-practice-public = An einem öffentlichen Tisch darf niemand die Karten vorher kennen: Lass practice_deal oder public weg.
error-game-option = { $game } hat keine Option { $name }, die „{ $given }“ sein kann.
error-seats = Nenne jeden der { $players } Plätze und höchstens einmal „me“.
error-seat = Ein Platz muss „me“, „open“ oder einer der Bots { $bots } sein, nicht „{ $given }“.

## Die Datenbank

error-no-database = Eine Datenbank { $path } gibt es nicht.
error-admin-token-name = Der Name eines Tokens hat 1 bis { $most } druckbare Zeichen.
error-admin-no-such-token = Ein Token { $token } gibt es nicht: „tenback admin token list“ zeigt die Kennungen.
error-admin-no-token = Es wurde kein Token angegeben: Setze { $variable } oder nenne seine Datei mit --token-file. „tenback admin token make NAME“ erstellt eines.
error-admin-insecure = Das Token wird nicht unverschlüsselt an { $server } gesendet: Nimm https oder führe dies auf dem Rechner des Servers aus.
error-admin-no-server = Unter { $server } antwortet kein Server: Starte ihn oder nenne einen anderen mit --server.
error-admin-refused = Der Server lehnt ab: { $reason }
error-database-address = { $url } ist keine Adresse einer Datenbank: Gib eine Datei an oder postgresql://…
error-database-in-use = Die Datenbank { $path } wird von einem anderen tenback benutzt: Beende es oder wähle eine andere --database.
error-database-foreign = { $path } ist keine Datenbank von tenback: Spiele eine Sicherung ein oder wähle eine andere --database.
error-database-damaged = Die Datenbank { $path } ist beschädigt: Spiele eine Sicherung ein oder wähle eine andere --database.
error-database-not-opened = Die Datenbank { $path } lässt sich nicht öffnen: Gibt es den Ordner, und darfst du dort schreiben?
error-database-unusable = Die Datenbank { $path } ist nicht benutzbar: { $reason }
error-database-unreadable = Die Datenbank lässt sich nicht lesen: { $reason }. Spiele eine Sicherung ein oder wähle eine andere --database.
error-database-unwritable = In die Datenbank kann nicht geschrieben werden: { $reason }.
error-file-too-long = { $path } ist größer als { $most } MiB: So groß ist kein exportierter Tisch.
error-no-plain-file = { $path } ist keine Datei.
error-table-file-line = Diese Datei ist kein exportierter Tisch. Zeile { $line }: { $reason }
error-table-format = Diese Tischdatei hat das Format { $found }; dieses tenback kennt Format { $known }.
error-setting-bot-processes = Bots können 0 (so viele wie passen) bis { $most } Prozesse haben, nicht { $given }.
error-setting-days = { $name } muss 0 (für immer) bis { $most } Tage sein, nicht { $given }.
error-database-no-file = { $path } ist keine Datei: Wähle eine andere --database.
error-database-two-names = { $path } hat einen zweiten Namen (einen Hardlink): Zwei Server könnten die Datei unbemerkt zugleich benutzen. Lösche einen der Namen.
error-database-newer = Die Datenbank stammt von einem neueren tenback (Schema { $found }, bekannt ist { $known }): Aktualisiere tenback.
error-postgres-driver = Der Treiber für PostgreSQL fehlt: Installiere tenback[postgres].
error-postgres-silent = PostgreSQL antwortet nicht: { $reason }
error-database-busy = Die Datenbank ist überlastet: Versuch es gleich noch einmal.
error-database-lost = Die Verbindung zur Datenbank ist abgerissen: { $reason }
error-database-conflict = Ein anderer Prozess hat das schon geschrieben: { $reason }
