## Sfide: altri giocano le carte di una mia partita

challenge = Sfida
challenge-make-title = Sfida altri con queste carte
challenge-make-about = Ricevi un link. Chi lo apre gioca le stesse carte, con le stesse regole e lo stesso numero di giocatori, quando vuole. Fino alla fine della sfida nessuno vede le carte di questa partita, nemmeno nel replay.
challenge-days = Durata in giorni
challenge-invited = Tavoli invitati
challenge-invited-about = Si chiude quando tutti hanno finito, o quando il tempo è scaduto.
challenge-make = Crea il link
challenge-link = Link alla sfida
challenge-about = Queste carte sono già state giocate da { $names }. Giocale anche tu: alla fine della sfida i risultati saranno messi a confronto.
challenge-closes = Aperta fino a: { $day }. Tavoli invitati che hanno finito: { $finished } su { $invited }.
challenge-closed = Questa sfida è chiusa.
challenge-play = Gioca queste carte
challenge-your-table = Vai al tuo tavolo
challenge-second-name = Chi gioca con un secondo nome può già conoscere le carte; non c’è modo di scoprirlo.
challenge-nobody = Nessun altro l’ha giocata.
challenge-results = Risultati
challenge-first = partita originale
challenge-unfinished = non finita
challenge-known = qualcuno a quel tavolo aveva già visto le carte
challenge-course = Andamento della partita, in percentuale dello spazio rimasto: { $course }
challenge-parting = Mossa per mossa
challenge-same =
    { $moves ->
        [0] Le partite divergono dalla prima mossa.
        [one] La prima mossa è uguale ovunque.
       *[other] Le prime { $moves } mosse sono uguali ovunque.
    }
challenge-move = Mossa
challenge-csv = Risultati per fogli di calcolo (CSV)
challenge-json = Risultati per programmi (JSON)

problem-server-no-such-challenge = Questa sfida qui non esiste.
problem-server-no-challenge = Puoi creare una sfida solo da una partita finita in cui hai giocato, e non da una distribuzione di prova.
problem-server-challenge-over = Questa sfida è chiusa; le sue carte non si possono più giocare.
