# Il riesame di una partita: che cosa è costata ogni scelta.

review-move = mossa
review-played = giocato
review-expert = il bot migliore
review-chance = probabilità
review-cards-left = restano
review-points = punti
review-sum =
    { $decisions ->
        [one] È stata valutata una decisione; le cifre vanno dalla scelta del bot a quella fatta.
       *[other] Sono state valutate { $decisions } decisioni, di cui costose: { $costly }; le cifre vanno dalla scelta del bot a quella fatta.
    }
review-nothing = Per quanto mostrano le distribuzioni provate, non si è perso niente; decisioni: { $decisions }.
review-interrupted = Interrotto. Decisioni valutate: { $done } su { $decisions }.
review-no-seat = Il posto { $given } non c’è: questa partita ne aveva { $players }.
