# Il riesame di una partita: che cosa è costata ogni scelta.

review-move = mossa
review-played = giocato
review-expert = il bot migliore
review-chance = probabilità
review-sum =
    { $decisions ->
        [one] È stata valutata una decisione; le cifre vanno dalla scelta del bot a quella fatta.
       *[other] Sono state valutate { $decisions } decisioni, di cui costose: { $costly }; le cifre vanno dalla scelta del bot a quella fatta.
    }
review-nothing = Per quanto mostrano le distribuzioni provate, non si è perso niente; decisioni: { $decisions }.
review-interrupted = Interrotto. Decisioni valutate: { $done } su { $decisions }.
review-no-seat = Il posto { $given } non c’è: questa partita ne aveva { $players }.
review-lost = punti persi
review-severity-slight = piccola perdita
review-severity-inaccuracy = imprecisione
review-severity-mistake = errore
review-severity-blunder = errore grave
review-account = In punti della probabilità di vincere: inizio { $start }, fortuna { $luck }, errori di { $name } { $mine }, errori degli altri { $others }, non spiegato { $rest }, risultato { $result }.
review-width = In partite di questo tipo la parte non spiegata ha una deviazione standard di { $points } punti.
review-width-unknown = Quanto sia larga la parte non spiegata non è stato misurato per partite di questo tipo: considera la fortuna con cautela.
review-title = Che cosa è successo?
review-progress = Turni esaminati: { $done } su { $all }
review-queued = In attesa di un bot libero…
review-view-me = Io
review-view-team = Noi
review-part-start = Probabilità prima della distribuzione
review-part-luck = Fortuna della distribuzione e delle pescate
review-part-mine = I miei errori
review-part-ours = I nostri errori
review-part-others = Errori degli altri
review-part-rest = Non spiegato
review-part-result = Risultato
review-wide = In una singola partita di questo tipo restano non spiegati circa { $points } punti (una deviazione standard). È troppo per distinguere la fortuna dal rumore: questa pagina mostra l’andamento della probabilità e le decisioni, ma non la fortuna.
review-course = L’andamento della probabilità
review-course-step = { $name }: { $moves }. Probabilità prima { $before }, dopo { $after }.
review-course-luck = Le carte che sono seguite: { $points } punti.
review-mistakes = Decisioni costose
review-no-mistakes = Nessuna decisione è costata più del margine di errore.
review-was-played = Giocato: { $moves }
review-was-better = Meglio: { $moves }
review-best-decision = Decisione migliore: { $moves }. Con { $before } di probabilità di vincere non si è perso niente.
review-luckiest = Il colpo di fortuna più grande: dopo { $moves }, { $points } punti.
review-open-cards = A carte scoperte questa partita si poteva ancora vincere alla mossa { $number }. Nessuno poteva saperlo.
review-in-replay = Mostra nel replay
review-try = Riprova
review-try-title = Trova un turno migliore
review-try-right = Giusto: buono quanto il migliore, entro il margine di errore.
review-try-wrong = Questo turno perde circa { $points } punti rispetto al migliore.
review-try-show = Mostra i due turni
review-try-again = Ricomincia
review-failed = Il riesame non è riuscito. Riprova più tardi.
review-mistakes-title = I miei errori
review-mistakes-empty = Ancora niente: apri «Che cosa è successo?» dopo una partita, e le decisioni costate cinque punti o più tornano qui come esercizi.
review-mistakes-due = Da fare ora
review-mistakes-later = Più tardi
review-theme-wins = una vittoria sicura
review-theme-loses = una sconfitta sicura
review-theme-trick = un passo indietro di dieci
review-theme-room = posto per le carte in mano
review-theme-set-up = un passo indietro di dieci preparato
review-theme-dead = carte che non vanno da nessuna parte
review-theme-moved = quanto avanzano le pile
review-theme-stopped = fermarsi in tempo
review-theme-other = valutazione
