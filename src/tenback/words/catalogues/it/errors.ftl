# Che cosa può andare storto fuori dalle regole: opzioni, bot, file, il server e il suo database.

## Giochi e registrazioni

error-illegal-move = Il posto { $seat } non può fare questa mossa adesso: { $move }.
error-not-a-move = { $given } non è una mossa di { $game }: prendine una da legal_moves o view.legal, o leggi un testo con parse_move.
error-no-such-seat = Non c’è nessun posto { $seat }: i posti vanno da 0 a { $last }.
error-broken-extension = Il pacchetto installato che fornisce «{ $name }» ({ $group }: { $value }) non si può caricare: { $reason }. Correggilo o disinstallalo.
error-broken-record = La registrazione non è valida alla riga { $line }, mossa { $move }: { $reason }
error-wrong-result = La partita è finita con «{ $expected }», ma il file dice «{ $given }».
error-no-result = Il file finisce prima della riga del risultato.
error-no-marks = In { $game } non ci sono segnali: disattiva la comunicazione.
error-cannot-give-up = Questa partita non si può abbandonare: non è in corso, o non si gioca in squadra.
error-talk-alone = Da soli non c’è nessuno con cui parlare: disattiva la comunicazione o gioca almeno in due.
error-wrong-talk = Negli ambienti la comunicazione deve essere False, «marks» (o True) o «free», non «{ $given }».
error-no-open-start = In { $game } le regole dicono chi inizia: lascia open_start disattivato.
error-nothing-to-hint = Non è il turno di questo posto, quindi non c’è nessun consiglio da dare.
error-no-hints = Per { $game } non ci sono consigli né analisi.
error-not-finished = Questa partita non è finita: fortuna ed errori si mostrano solo per le partite finite.
error-game-in-use = Questa partita è già aperta in un altro terminale: { $path }

## Bot e serie

error-unknown-bot = Per { $game } non c’è nessun bot «{ $name }». Scegli tra { $bots } o exec:COMANDO.
error-too-many-bots = Ci sono più bot ({ $bots }) che posti ({ $seats }).
error-one-bot = Un confronto vuole due bot diversi: indicane un altro oltre a { $name } con --bot.
error-wrong-option = { $flag } non è un’opzione di { $game }.
error-other-series = { $path } contiene un’altra serie: scegli un altro --out o cancellalo.
error-no-cluster = Nessun cluster Ray risponde a { $address }: { $reason }
error-bot-hung = Il programma del bot non ha risposto entro { $seconds } s. Svuota il buffer di uscita (flush) dopo ogni riga?
error-bot-answer = Il programma del bot doveva rispondere «{ $wanted }» con l’id { $number } e ha risposto: { $given }
error-bot-not-ready = Il programma del bot doveva rispondere «ready» e ha risposto: { $given }
error-bot-not-started = Il programma «{ $command }» del bot non si avvia: { $reason }
error-bot-ended = Il programma del bot è terminato.
error-bot-ended-with = Il programma del bot è terminato con il codice { $code }.
error-bot-not-json = Il programma del bot deve rispondere con un oggetto JSON e ha risposto: { $given }
error-bot-no-mark = Il programma del bot ha dato un segnale che non esiste: { $given }
error-bot-parameter = «{ $parameter }» in «{ $bot }» non è nome=valore: scrivi per esempio expert:samples=1700.
error-bot-no-parameter = Il bot { $bot } non ha nessun parametro { $parameter }. I suoi parametri: { $has }.
error-bot-value = Il bot { $bot } non accetta { $parameter }: indica un valore come { $example }.
error-bot-parameters = Il bot { $bot } non accetta questi parametri: { $reason }
error-no-bot-file = Non c’è nessun file { $path }: indica il tuo bot come FILE.py:CLASSE.
error-no-bot-in-file = { $path } non ha nessun bot «{ $name }»: indicalo come FILE.py:CLASSE. I suoi bot: { $bots }.
error-bot-file-broke = Il bot { $path } non si può caricare: { $trace }
error-not-a-bot = { $kind } non è un bot: gli manca { $missing }. Un bot ha name, choose() e say().
error-bot-greeting = Il bot «{ $bot }» non può giocare: { $reason }
error-bot-failed = Il bot { $bot } al posto { $seat } { $fault ->
        [hung] non ha risposto in tempo
        [cheated] ha risposto con una mossa non valida
       *[crashed] si è interrotto per un errore
    }: { $detail }
error-too-many-forfeits = Interrotto: { $forfeits } decisioni su { $decisions } sono state perse. Il primo motivo: { $reason }
error-out-exists = { $path } contiene già un’altra serie: scegli un altro --out, continuala con --resume o sostituiscila con --force.
error-out-file-exists = { $path } esiste già: scegli un altro nome o sostituisci il file con --force.
error-other-version = { $path } viene da { $found }, questo è { $known }: --resume li mescolerebbe. Scegli un altro --out.
error-no-extra = { $package } non è installato. Installalo con: pip install 'tenback[{ $extra }]'
error-worker-lost = Un processo di lavoro è terminato in modo imprevisto (codice { $code }). Se mancava memoria, riduci --processes; --resume continua la serie.
error-number-of-bots = Una partita vuole un bot per ogni posto: { $seats }, non { $bots }.
error-no-team = Il gioco incrociato vuole una squadra di almeno due; { $game } con questo numero di giocatori non ne ha.
error-unknown-benchmark = Non c’è nessun benchmark «{ $name }». Scegli tra { $known }, oppure usa «verify FILE».
error-submission = { $path } non è valido: { $reason }
error-game-file-name = Le partite si scrivono in FILE.parquet o FILE.jsonl.zst, non in { $path }.
error-game-file = { $path } non è un file di partite che questo tenback sa leggere: { $reason }

## Ambienti per l’apprendimento

error-no-encoding = { $game } non ha una codifica: serve un entry point in tenback.encodings.
error-start-other-options = La posizione appartiene a una partita con altre opzioni.
error-start-over = Questa partita è finita: parti da una posizione precedente.
error-start-not-begun = Nessuno ha ancora iniziato: indica chi inizia quando dai le carte, o usa open_start.
error-start-one-way = Una partita può iniziare in un solo modo: indica solo uno tra { $ways }.
error-start-openspiel-seat = In OpenSpiel inizia il posto 0, o sceglie la squadra: dai le carte con starter 0 o None.
error-start-openspiel-entry = La registrazione continua con «{ $entry }», che qui nessun giocatore decide.
error-cannot-record = Questa partita è iniziata da una posizione: si possono registrare solo le partite in cui sono state date le carte.
error-no-such-action = Non c’è nessuna azione { $action }: indica un numero da 0 a { $last } per ogni partita.
error-illegal-action = Il posto { $seat } non può fare l’azione { $action } ({ $words }) adesso: scegline una con maschera 1.
error-reset = Nessuna partita è in corso: chiama prima reset().
error-reset-some = Alcune partite sono finite o non sono iniziate: reimpostale prima, vedi reset_mask.
error-reserved-seed = Le distribuzioni del seme { $seed } sono riservate ai test: usa un seme minore di { $first }.
error-no-commands = Solo EXTREME ha i comandi: togli la disposizione.
error-opponents-no-seat = Con i bot indica qual è il tuo posto: passa seat=0, o togli i bot.
error-opponents-count = I bot ({ $bots }) devono essere tanti quanti gli altri posti ({ $seats }).

## Il server

error-cannot-write = { $path } non si può scrivere: { $reason }
error-file-exists = { $path } esiste già: scegli un altro nome.
error-no-folder = { $path } non si può scrivere: la cartella non esiste.
error-backup-postgres = PostgreSQL ha il suo backup: usa pg_dump.
error-no-table = Non c’è nessun tavolo { $table }.
error-deal-open = Il tavolo { $table } gioca una distribuzione ancora aperta ad altri tavoli. Esportalo quando sarà chiusa.
error-deal-secret = Il segreto per le partite del giorno non è utilizzabile ({ $path }: { $reason }). Rendi scrivibile la cartella, ripristina il file o imposta TENBACK_DEAL_SECRET.
error-setting-deal-secret = deal_secret ha meno di { $least } caratteri. Usa un testo casuale più lungo o lascialo vuoto: verrà creato un file.
error-table-exists = Il tavolo { $table } esiste già.
error-no-table-file = Questo file non è un tavolo esportato: { $reason }
error-port-in-use = La porta { $port } è occupata: ferma il programma che la usa o scegline un’altra con --port.
error-port-rights = La porta { $port } richiede permessi speciali: scegline una sopra 1023 con --port.
error-no-address = Questa macchina non ha un indirizzo «{ $host }» su cui ascoltare: vedi --host.
error-not-toml = { $path } non è TOML valido: { $reason }
error-no-such-setting = { $path }: non c’è nessuna impostazione «{ $name }». Le impostazioni sono: { $settings }.
error-setting-text = L’impostazione { $name } deve essere un testo, non «{ $given }».
error-setting-whole-number = L’impostazione { $name } deve essere un numero intero, non «{ $given }».
error-setting-number = L’impostazione { $name } deve essere un numero, non «{ $given }».
error-setting-names = L’impostazione { $name } deve essere una lista di nomi, non «{ $given }».
error-setting-range = L’impostazione { $name } deve essere tra { $low } e { $high }, non «{ $given }».
error-setting-port = Una porta deve essere tra 0 e 65535, non { $given }.
error-setting-workers = Al server serve almeno un processo di lavoro, non { $given }.
error-setting-limit-factor = I limiti di frequenza si possono moltiplicare solo per un numero sopra 0, non per { $given }.
error-setting-silent-seconds = Il tempo limite per un client silenzioso va da 1 a 3600 secondi, non { $given }.
error-setting-one-worker = Più processi richiedono PostgreSQL: indica --database postgresql://… o usa un solo processo.
error-setting-public-url = L’indirizzo pubblico deve essere http:// o https:// seguito da un nome, non «{ $given }».
error-layout-too-long = Una disposizione ha al massimo { $most } caratteri.
error-practice-public = A un tavolo pubblico nessuno deve poter conoscere le carte in anticipo: ometti practice_deal o public.
error-game-option = { $game } non ha un’opzione { $name } che possa valere «{ $given }».
error-seats = Indica ognuno dei { $players } posti, e «me» al massimo una volta.
error-seat = Un posto deve essere «me», «open» o uno dei bot { $bots }, non «{ $given }».

## Il database

error-no-database = Non c’è nessun database { $path }.
error-admin-token-name = Il nome di un token ha da 1 a { $most } caratteri stampabili.
error-admin-no-such-token = Non c’è nessun token { $token }: «tenback admin token list» mostra gli identificativi.
error-admin-no-token = Non c’è nessun token da inviare: mettilo in { $variable } o indica il suo file con --token-file. «tenback admin token make NOME» ne crea uno.
error-admin-insecure = Il token non viene inviato a { $server } senza cifratura: usa https, o esegui il comando sulla macchina del server.
error-admin-no-server = Nessun server risponde a { $server }: avvialo, o indicane un altro con --server.
error-admin-refused = Il server ha rifiutato: { $reason }
error-database-address = { $url } non è l’indirizzo di un database: indica un file o postgresql://…
error-database-in-use = Il database { $path } è usato da un altro tenback: fermalo o scegli un altro --database.
error-database-foreign = { $path } non è un database di tenback: ripristina un backup o scegli un altro --database.
error-database-damaged = Il database { $path } è danneggiato: ripristina un backup o scegli un altro --database.
error-database-not-opened = Il database { $path } non si apre: la cartella esiste, e puoi scriverci?
error-database-unusable = Il database { $path } non si può usare: { $reason }
error-database-unreadable = Il database non si può leggere: { $reason }. Ripristina un backup o scegli un altro --database.
error-database-unwritable = Non si può scrivere nel database: { $reason }.
error-file-too-long = { $path } supera { $most } MiB: nessun tavolo è così grande.
error-no-plain-file = { $path } non è un file.
error-table-file-line = Questo file non è un tavolo esportato. Riga { $line }: { $reason }
error-table-format = Questo file di tavolo ha il formato { $found }; questo tenback conosce il formato { $known }.
error-setting-bot-processes = I bot possono avere da 0 (quanti possibile) a { $most } processi, non { $given }.
error-setting-days = { $name } va da 0 (per sempre) a { $most } giorni, non { $given }.
error-database-no-file = { $path } non è un file: scegli un altro --database.
error-database-two-names = { $path } ha un secondo nome (un hard link): due server potrebbero usarlo senza accorgersene. Elimina uno dei nomi.
error-database-newer = Il database è stato creato da un tenback più recente (schema { $found }; questo conosce { $known }): aggiorna tenback.
error-postgres-driver = Manca il driver di PostgreSQL: installa tenback[postgres].
error-postgres-silent = PostgreSQL non risponde: { $reason }
error-database-busy = Il database è troppo occupato: riprova tra un momento.
error-database-lost = La connessione al database si è interrotta: { $reason }
error-database-conflict = Un altro processo lo ha già scritto: { $reason }
