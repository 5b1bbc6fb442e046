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
review-width-unknown = Quanto sia larga la parte non spiegata non è stato misurato per partite di questo tipo: prendi la fortuna con cautela.
