# Nomi dei giochi e dei comandi, rifiuti, finali, e che cosa può non andare in opzioni e distribuzioni.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Insieme, tutte le carte su quattro pile: in su, in giù e ogni tanto indietro di dieci.
game-extreme-about = THE GAME con comandi a cui tutta la squadra deve ubbidire.
game-take-that-about = Ognuno per sé: forma coppie invertite con le carte della fila, prima di doverla prendere.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = TESCHIO
command-three = TRE
command-silence = SILENZIO
command-no-trick = NIENTE GAMBERO
command-one-pile = UNA SOLA PILA
command-draw-one = PESCA UNA
command-stop-does = Il turno finisce subito.
command-skull-does = Da coprire nello stesso turno.
command-three-does = Esattamente 3 carte in questo turno.
command-silence-does = Niente parole e niente segnali.
command-no-trick-does = Nessun trucco del gambero, su nessuna pila.
command-one-pile-does = Tutte le carte di un turno su una sola pila.
command-draw-one-does = Dopo il turno pesca una sola carta.
command-lightning = Lampo: solo in questo turno
command-infinity = Infinito: finché è visibile

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = La partita è finita.
refusal-the-game-no-such-seat = A questo tavolo quel posto non c’è.
refusal-the-game-not-begun = Prima decidete chi inizia.
refusal-the-game-already-begun = La partita è già iniziata.
refusal-the-game-not-your-turn = Non è il tuo turno.
refusal-the-game-card-not-in-hand = Non hai quella carta in mano.
refusal-the-game-no-such-pile = Ci sono quattro pile, da A a D.
refusal-the-game-card-too-low = Su questa pila la carta deve essere più alta di quella in cima, oppure più bassa esattamente di 10.
refusal-the-game-card-too-high = Su questa pila la carta deve essere più bassa di quella in cima, oppure più alta esattamente di 10.
refusal-the-game-no-trick = NIENTE GAMBERO è visibile: nessuno può tornare indietro di dieci.
refusal-the-game-one-pile = UNA SOLA PILA è visibile: tutte le carte di questo turno vanno su una sola pila.
refusal-the-game-owes-cards = Gioca altre carte prima di terminare il turno.
refusal-the-game-owes-skull = Copri il teschio prima di terminare il turno.
refusal-the-game-owes-three = Gioca esattamente 3 carte in questo turno.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = La partita è finita.
refusal-take-that-no-such-seat = A questo tavolo quel posto non c’è.
refusal-take-that-not-your-turn = Non è il tuo turno.
refusal-take-that-card-not-in-hand = Non hai quella carta in mano.
refusal-take-that-too-far = La carta può differire dall’ultima al massimo di 10.
refusal-take-that-no-line = Non c’è nessuna fila: aprine una con una carta qualsiasi.
refusal-take-that-toad = I rospi non si possono invertire.
refusal-take-that-no-twin = La gemella di quella carta non è nella fila.

## How a game ended

ending-the-game-won = Vittoria! Tutte e 98 le carte sono sulle pile.
ending-the-game-stuck = Sconfitta: non restava alcuna giocata permessa.
ending-the-game-broken = Sconfitta: il comando { $command } è stato violato.
ending-the-game-given-up = Sconfitta: la partita è stata abbandonata.
ending-owed-cards = Il minimo di carte non è stato raggiunto.
ending-owed-skull = Un teschio non è stato coperto.
ending-owed-three = Un TRE non ha avuto le sue 3 carte.
ending-the-game-left =
    { $cards ->
        [one] Resta { $cards } carta.
       *[other] Restano { $cards } carte.
    }
ending-the-game-excellent = Un risultato eccellente.
ending-take-that-scored =
    { $winners ->
        [one] { $names } vince: { score-points }.
       *[other] { $names } condividono la vittoria: { score-points } a testa.
    }
score-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## What can be wrong with options, a deal or a text

problem-players = { $game } è per { $low }–{ $high } giocatori, non per { $given }.
problem-minimum = Il minimo è di { $low } o { $high } carte, non { $given }.
problem-one-pile = UNA SOLA PILA vale «from-now» (da quando viene giocato) o «whole-turn» (turno intero), non «{ $given }».
problem-switched-off = Si possono disattivare solo comandi, e «{ $given }» non è un comando.
problem-yes-or-no = L’opzione «{ $option }» è sì o no, non «{ $given }».
problem-rounds = Una partita ha almeno 1 manche, non { $given }.
problem-deck-size = Il mazzo completo ha { $expected } carte, non { $given }.
problem-deck-card = «{ $given }» non è una carta di questo gioco.
problem-deck-twice = La carta { $given } compare due volte nel mazzo completo.
problem-deck-count = Serve un mazzo completo per ogni manche: { $expected }, non { $given }.
problem-starter = I posti vanno da 0 a { $high }, e «{ $given }» non è tra questi.
problem-layout-missing = EXTREME ha bisogno di una disposizione: quali carte portano quale comando.
problem-layout-unwanted = Una disposizione di comandi vale solo per EXTREME.
problem-layout-card = «{ $given }» non è una carta che può portare un comando.
problem-layout-command = «{ $given }» non è un comando.
problem-layout-count = { $command } deve stare esattamente su { $expected } carte, non su { $given }.
problem-layout-twice = La carta { $card } è elencata due volte.
problem-not-understood = Atteso: { $expected }; trovato: { $given }.
problem-missing = Atteso: { $expected }; trovato: niente.
problem-cards-misplaced = Questa non può essere una posizione del gioco: ogni carta deve stare in un solo posto.
problem-seat-misplaced = Questa non può essere una posizione del gioco: nomina un posto che al tavolo non c’è.
problem-rounds-unequal = Questa non può essere una posizione del gioco: le manche giocate e quelle da giocare non tornano.
problem-scores-missing = Questa non può essere una posizione del gioco: non tutti i posti hanno un punteggio.
problem-nothing-fits = Questa non può essere una posizione del gioco: va ancora giocata una carta e nessuna carta nascosta va bene.
problem-at-place = Riga { $line }, colonna { $column }: { $problem }

## Che cosa il testo avrebbe dovuto contenere, dopo «Atteso:»

expected-written = { $form }
expected-like = qualcosa come { $example }
expected-number = un numero da { $low } a { $high }
expected-players = da { $low } a { $high } giocatori
expected-seat = un posto da { $low } a { $high }
expected-card = una carta da { $low } a { $high }
expected-card-of-take-that = una carta di TAKE THAT
expected-move-of-the-game = una mossa: begin, end, oppure una carta e una pila come 57A
expected-move-of-take-that = una mossa: una carta come 57, x49 per invertire, oppure take
expected-parts = { $count } parti separate da /
expected-once = { $key } una volta sola
expected-no-more = nessun’altra parola
expected-header = un’intestazione come date: …, ognuna una volta sola
expected-older-format = un formato fino a { $high } (questo lo legge un tenback più recente)
expected-older-rules = regole fino alla versione { $high } (queste le conosce un tenback più recente)
expected-deal = una distribuzione di { $game }
expected-saved-game = l’inizio di una partita salvata
