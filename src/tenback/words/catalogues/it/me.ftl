## La mia pagina, nel browser e con `tenback stats`

me = Le mie partite
me-none = Ancora nessuna partita finita. Giocane una fino in fondo e sarà contata qui.
me-about = Si contano insieme solo le partite con lo stesso numero di giocatori, le stesse regole e la stessa comunicazione. Le distribuzioni di prova non contano.
me-players =
    { $players ->
        [one] 1 giocatore
       *[other] { $players } giocatori
    }
me-without-hints = senza consigli
me-won =
    { $won ->
        [one] 1 vinta su { $games }
       *[other] { $won } vinte su { $games }
    }
me-mean-cards = Carte rimaste in media: { $mean }
me-mean-points = Punti in media: { $mean }
me-excellent = Meno di dieci carte rimaste: { $games }
me-streak = Vinte di fila: { $now } (record: { $best })
me-tricks = Trucchi del gambero: { $tricks }
me-marks = Segnali dati: { $marks }
me-left-before = Lasciate prima della fine: { $games }. Contano come non vinte.
me-histogram-cards = Carte rimaste
me-histogram-points = Punti
me-bar-won = Vinta
me-bar = da { $low } a { $high }
me-bar-games =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    }
me-field = Barre sottili: { $games } partite dei bot di livello «{ $level }» con le carte delle partite del giorno che hai giocato con queste regole, in proporzione.
me-bar-field = a confronto: { $percent }% delle partite dei bot
me-best = Partite migliori
me-last = Ultime partite
me-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
me-left-early = lasciata prima della fine
me-watch = Rivedi la partita
me-challenge = Sfida
me-still-open = altri possono ancora giocarla
me-unfinished =
    { $games ->
        [one] Una partita non è ancora finita.
       *[other] { $games } partite non sono ancora finite.
    }

## Le persone con cui gioco

me-people = Con chi gioco
me-people-about = Ogni gruppo ha una pagina propria, che solo i suoi membri possono vedere.
me-together = Le nostre partite
me-together-about = Solo le persone nominate qui vedono questa pagina. Conta le partite giocate esattamente da queste persone, con o senza bot.
me-winners = Vittorie
me-you = { $name } (tu)

## Dispositivi e codice di recupero

me-devices = I miei dispositivi
me-devices-about = Su questi dispositivi giochi come questa persona. Scollega quelli che hai perso o che non usi più.
me-device = { $browser } su { $platform }
me-device-program = Un programma
me-device-unknown = Dispositivo sconosciuto
me-device-this = questo dispositivo
me-device-days = usato: { $first } – { $last }
me-device-day = usato: { $last }
me-device-end = Scollega
me-device-end-one = Scollega { $device }
me-device-end-this = In questo browser non sarai più { $name }.
me-device-end-other = Quel dispositivo non sarà più collegato a { $name }.
me-recovery = Codice di recupero
me-recovery-about = Se perdi tutti i tuoi dispositivi o i loro cookie, con questo codice torni a essere la stessa persona in un nuovo browser. Conservalo su carta o in un gestore di password. Chi lo possiede può giocare al posto tuo.
me-recovery-from = Ultimo codice creato: { $day }. Uno nuovo lo sostituisce.
me-recovery-make = Crea un codice di recupero
me-recovery-shown = Il tuo codice di recupero. Viene mostrato solo ora:
me-recover = Ho un codice di recupero
me-recover-about = Scrivilo come lo hai annotato. Maiuscole, spazi e trattini non contano.
me-recover-use = Usa il codice
me-recover-done = È bello rivederti, { $name }. Il vecchio codice non vale più; questo è il nuovo. Viene mostrato solo ora:

problem-server-mistyped-code = In questo codice di recupero c’è un errore di battitura. Confrontalo con ciò che hai annotato.
problem-server-bad-recovery-code = Questo codice di recupero non è valido: è stato usato o sostituito, oppure è di un altro server.
problem-server-no-such-device = Questo dispositivo non è tra i tuoi; forse è già stato scollegato.
problem-server-no-such-company = Questo gruppo non esiste, o non ne fai parte.

## tenback stats

stats-none = In { $folder } non c’è ancora nessuna partita finita. Giocane una con: tenback play
stats-unread =
    { $files ->
        [one] Non è stato possibile leggere 1 registrazione:
       *[other] Non è stato possibile leggere { $files } registrazioni:
    }
stats-nobody = Da questo computer nessuno ha ancora giocato su { $server }. Gioca prima lì: tenback daily --server { $server }
me-remove-table = Togli da questo elenco
me-removed-tables = Mostra i tavoli tolti: { $count }
