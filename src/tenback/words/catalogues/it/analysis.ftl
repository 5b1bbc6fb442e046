# Consigli: che cosa farebbe il bot migliore, che cosa si aspetta e perché.

## The move

hint-play = Il bot «{ $bot }» giocherebbe { $card } su { $pile }.
hint-end = Il bot «{ $bot }» terminerebbe il turno.
hint-begin = Al tuo posto, il bot «{ $bot }» inizierebbe.
hint-lay = Il bot «{ $bot }» poserebbe { $card }.
hint-twist = Il bot «{ $bot }» invertirebbe { $card }.
hint-take = Il bot «{ $bot }» prenderebbe la fila.
hint-then = Poi: { $moves }.
hint-others = Le alternative migliori

## One move in a list of moves

hint-move-play = { $card } su { $pile }
hint-move-end = terminare il turno
hint-move-begin = iniziare
hint-move-lay = posare { $card }
hint-move-twist = invertire { $card }
hint-move-take = prendere la fila

## What may be expected

hint-percent = { $percent }%
hint-estimate-network = Se tutti continuano a giocare bene come il bot migliore: { hint-percent } di probabilità di vincere.
hint-estimate-marks-network = Se tutti continuano a giocare bene come il bot migliore e danno segnali: { hint-percent } di probabilità di vincere.
hint-estimate-play-outs = Se tutti continuano con cura: { hint-percent } di probabilità di vincere, alla fine circa { score-points } per te.
hint-close = più o meno altrettanto buona
hint-getting-ready = Questa è una risposta veloce. L’esperto si sta ancora preparando (pronto al { hint-percent }; solo la prima volta).

## Why, in all games

hint-why-only-move = Non puoi fare altro.
hint-why-best-in-deals = Non c’è una regola semplice: su { $deals } possibili distribuzioni delle carte nascoste è andata meglio così.

## Why, in THE GAME and EXTREME

hint-why-wins = Non c’è più niente di nascosto, e così tutte le carte finiscono sulle pile.
hint-why-loses = Qualunque carta giochi ora, violerai un comando.
hint-why-begins = Le tue due carte meno costose fanno avanzare le pile solo di { $step } in tutto.
hint-why-trick = { $card } torna indietro di dieci su { $pile } e fa spazio.
hint-why-sets-up-trick = Dopo, { $card } può tornare indietro di dieci su { $pile }.
hint-why-run = { $card } segue su { $pile }, avanti solo di { $step }.
hint-why-covers-skull = Così copri il teschio su { $pile }.
hint-why-covers-command = Così copri { $command } su { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } termina subito il turno e ti risparmia un’altra carta.
       *[other] { command-stop } termina subito il turno e ti risparmia altre { $cards } carte.
    }
hint-why-nothing-lost = Tutte le carte che { $card } salta su { $pile } sono già state giocate: non si perde niente.
hint-why-smallest-step = È il tuo passo più piccolo: avanti di { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] Così salti solo una carta ancora in gioco; ogni altra giocata ne salta di più.
       *[other] Così salti solo { $cards } carte ancora in gioco; ogni altra giocata ne salta di più.
    }
hint-why-leaves-pile = { $pile } resta libera per { $name }, che l’ha chiesta.
hint-why-keeps-pair = { $low } e { $high } restano insieme: una delle due potrà tornare indietro di dieci.
hint-why-avoids-fatal = { $card } su { $pile } violerebbe un comando e farebbe perdere la partita.
hint-why-least-harm = Devi ancora giocare, e nessuna carta costa meno di { $step }.
hint-why-next-costs = La carta successiva costerebbe almeno { $step } di spazio: { $card } su { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = Il turno migliore vince di sicuro.
hint-why-contrast-loses = Il turno giocato perde di sicuro, quello migliore no.
hint-why-contrast-trick = { $card } poteva tornare indietro di dieci su { $pile }, ma l’occasione è andata persa.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } trova ancora posto dopo il turno migliore; dopo quello giocato non più.
       *[other] { $cards } trovano ancora posto dopo il turno migliore; dopo quello giocato non più.
    }
hint-why-contrast-set-up = Dopo il turno migliore { $card } può tornare indietro di dieci su { $pile }; dopo quello giocato nessuna carta in mano può farlo.
hint-why-contrast-dead = Carte in mano o ancora in gioco che non vanno più da nessuna parte: { $better } dopo il turno migliore, { $worse } dopo quello giocato.
hint-why-contrast-moved = Il turno migliore fa avanzare le pile di { $better } in tutto, quello giocato di { $worse }.
hint-why-contrast-stopped = Il turno migliore si ferma in tempo: carte giocate { $better } invece di { $worse }.

## Why, in TAKE THAT

hint-why-twist = { $card } e { $twin } restano scoperte davanti a te: 2 punti.
hint-why-clears-line = Non resta nessuna fila: chi viene dopo deve aprirne una nuova.
hint-why-ends-round = Così finisce la manche.
hint-why-takes-now = La fila costa { $price } adesso, e di più a ogni carta.
hint-why-lays-toad = Nessuno può invertire il rospo { $card }: resta nella fila e costa 5.
hint-why-own-twin = Hai la gemella { $twin } e puoi prenderle entrambe più tardi.
hint-why-twin-gone = La gemella { $twin } non è più in gioco: questa carta non la può invertire nessuno.
hint-why-keeps-twist = { $twin } ti aspetta nella fila: solo il tuo { $card } può invertirlo.
hint-why-hard-to-follow =
    { $cards ->
        [0] Tra le carte che non hai visto ({ $unseen }), dopo non ne va bene nessuna.
        [one] Tra le carte che non hai visto ({ $unseen }), dopo ne va bene solo una.
       *[other] Tra le carte che non hai visto ({ $unseen }), dopo ne vanno bene solo { $cards }.
    }
hint-why-can-follow =
    { $cards ->
        [one] Una carta della tua mano potrebbe seguire.
       *[other] { $cards } carte della tua mano potrebbero seguire.
    }
hint-why-price-rises = Chi poi prende la fila paga { $price }.
