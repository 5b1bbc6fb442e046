# Che cosa mostra il terminale. Lo spazio è poco: una pila è larga 18 lettere, lo schermo 80.

## The table

terminal-up = sale
terminal-down = scende
terminal-room = spazio { $cards }
terminal-draft = provvisoria
terminal-ten-back = gambero
terminal-loses = fa perdere
terminal-why-card-too-low = troppo bassa
terminal-why-card-too-high = troppo alta
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = tu
terminal-draw-pile = mazzo: { $cards } · ancora da giocare: { $left }
terminal-in-force = In vigore:
terminal-none-in-force = niente
terminal-who-begins = Chi inizia? Guardate le carte, poi digitate il numero del posto.
terminal-who-begins-pass = Con Tab la prossima persona guarda le sue carte.
terminal-to-move = Tocca a { $name }.
terminal-to-confirm = { $name }, questa carta termina il tuo turno.
terminal-may-end = tutto a posto
terminal-owes-cards =
    { $cards ->
        [one] ancora { $cards } carta
       *[other] ancora { $cards } carte
    }
terminal-owes-skull = coprire il teschio
terminal-owes-three = esattamente 3 in tutto
terminal-advice-card = Scegli una carta: digita il numero o usa le frecce.
terminal-advice-pile = { $card } – su quale pila? A, B, C o D.
terminal-advice-end = Scegli un’altra carta, oppure termina il turno con Invio.
terminal-advice-confirm = Invio conferma, Backspace annulla la carta.
terminal-advice-move = Scegli una mossa con ↑ ↓ o con il suo numero, poi premi Invio.
terminal-getting-ready = { $name } si prepara. La prima volta ci vuole un po’ di più.
terminal-bot-failed = { $name } non ha dato una risposta valida; questa mossa la fa un altro bot ({ $level }).
terminal-look = Ecco le tue nuove carte. Con Invio passi la tastiera a { $name }.
terminal-begins = Inizia { $name }.
terminal-said = { $name }: «{ $phrase }»
terminal-no-marks = Adesso nessuno può parlare.
terminal-mark-title = Di’ qualcosa
terminal-ask-fatal = { $card } viola { $command }: la partita sarebbe subito persa. La giochi lo stesso?
terminal-ask-doomed = Dopo { $card } non puoi più completare questo turno con le tue carte: la partita sarebbe persa. La giochi lo stesso?
terminal-yes = Sì (S)
terminal-no = No (N)
terminal-hand-over = La tastiera passa a { $name }.
terminal-hand-over-ready = { $name }, premi Invio quando lo schermo lo vedi soltanto tu.

## TAKE THAT

terminal-line = Fila
terminal-line-signs = ( ) rospo · » « tua gemella · ◂ fine
terminal-no-line = nessuna fila
terminal-price = prenderla: { $points } · carte: { $cards } · rospi: { $toads }
terminal-round = manche { $number }
terminal-total = totale
terminal-in-hand = mano
terminal-twisted = invertite
terminal-taken = prese
terminal-match = manche { $number } di { $rounds } · mazzo: { $cards }
terminal-advice-match = Scegli una carta da posare o invertire, oppure prendi la fila con T.
terminal-advice-open = Scegli una carta qualsiasi per aprire una fila.
terminal-advice-lay-or-twist = { $card } – L la posa, X la inverte.
terminal-advice-lay = { $card } – Invio la posa.
terminal-advice-twist = { $card } – Invio la inverte.
terminal-advice-unfit = { $card } adesso non si può né posare né invertire.
terminal-lays = { $name } posa { $card }.
terminal-twists = { $name } inverte { $card } con { $twin }.
terminal-takes = { $name } prende la fila.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = TESCHIO
terminal-hand-three = TRE
terminal-hand-silence = SILEN- ZIO
terminal-hand-no-trick = NIENTE GAMBERO
terminal-hand-one-pile = UNA PILA
terminal-hand-draw-one = PESCA UNA

## Keys in the bottom line

terminal-key-card = carta
terminal-key-pile = pila
terminal-key-end = fine turno
terminal-key-back = annulla
terminal-key-mark = parla
terminal-key-help = aiuto
terminal-key-quit = esci
terminal-key-lay = posa
terminal-key-twist = inverti
terminal-key-take = prendi
terminal-key-confirm = conferma
terminal-key-move = mossa
terminal-key-step-back = indietro
terminal-key-step-on = avanti
terminal-key-turn-back = turno prima
terminal-key-turn-on = turno dopo
terminal-key-first = inizio
terminal-key-last = fine

## Help

terminal-help-title = Aiuto
terminal-help-choose = Scegli una carta con il numero o con le frecce; Esc la deseleziona.
terminal-help-piles = Giocala su una pila. Ogni pila mostra quanto costa lì, o perché non ci va.
terminal-help-end = Termina il turno, o conferma una carta che lo termina.
terminal-help-back = Annulla l’ultima carta. È provvisoria fino alla prossima o alla fine del turno.
terminal-help-mark = Di’ qualcosa con un segnale; se lo ripeti, lo togli.
terminal-help-shapes = Segnali su una pila: lasciatela a me, la vorrei, niente salti grandi.
terminal-help-signs = Comandi: il lampo vale in questo turno, l’infinito per tutti finché è visibile.
terminal-help-trick = Il trucco del gambero: esattamente 10 indietro.
terminal-help-lay = Posa la carta scelta in fondo alla fila.
terminal-help-twist = Invertila con la sua gemella nella fila.
terminal-help-take = Prendi tutta la fila, poi aprine una nuova.
terminal-help-confirm = Conferma la mossa. Con una carta scelta: fai l’unica cosa che può fare.
terminal-help-move = Scegli una mossa con il suo numero o con le frecce.
terminal-help-match-back = Annulla la mossa finché non è confermata.
terminal-help-cards = Un rospo; una carta di cui hai la gemella; una gemella da invertire; la fine della fila.
terminal-help-unseen = Una carta negativa che nessuno ha ancora visto; i punti non la contano.
terminal-help-hint = Chiedi che cosa farebbe il bot esperto con le tue carte, e perché.
terminal-help-give-up = Abbandona la partita.
terminal-help-rules = Leggi le regole.
terminal-help-help = Mostra questo aiuto.
terminal-help-quit = Esci. La partita resta salvata; riprendila con: tenback play --resume

## The end

terminal-record-kept = La registrazione si trova qui:
terminal-go-on-with = La partita è salvata. Riprendila con: tenback play --resume
terminal-new-game = Nuova partita (N)
terminal-replay = Rivedila (R)
terminal-quit = Esci (Q)

## Setting up

terminal-set-up = una nuova partita
terminal-game = Gioco
terminal-players = Posti
terminal-seats = Chi gioca?
terminal-person = Persona
terminal-bot-wins = { $level }, { $won }%
terminal-name = nome
terminal-starter = Chi inizia
terminal-agree = decide la squadra
terminal-seed = Seme
terminal-seed-and-deal = Seme { $seed }, distribuzione { $number }
terminal-by-chance = a caso
terminal-language = Lingua
terminal-minimum-three = Almeno 3 carte per turno
terminal-short-hand = Una carta in meno in mano
terminal-marks = Parlare con i segnali
terminal-whole-turn = UNA SOLA PILA: turno intero
terminal-commands-on = Comandi
terminal-rounds = Manche
terminal-professional = Variante professionale
terminal-start = Inizia
terminal-resume = Riprendi l’ultima partita
terminal-quit-here = Esci

## Replay

terminal-place = passo { $place } di { $last } · mazzo: { $cards }
terminal-hands-hidden = Questa partita non è finita: le carte in mano restano coperte.

## Mistakes

terminal-wrong-people = Le persone possono essere da 0 a { $players }, non { $people }.
terminal-wrong-starter = Chi inizia va indicato con un numero da 1 a { $players }, non { $given }.
terminal-wrong-option = L’opzione «{ $option }» non vale per { $game }.
terminal-wrong-bot = Non c’è nessun bot «{ $given }». I livelli sono: { $levels }.
terminal-wrong-talk = La comunicazione è «silent» o «marks», non «{ $given }».
terminal-flag-renamed = { $old } ora si scrive { $new }.
terminal-wrong-pace = Il ritmo è un numero di secondi da 0 in su, non { $given }.
terminal-too-many-names = Ci sono più nomi ({ $names }) che persone ({ $people }).
terminal-nothing-to-resume = Non c’è nessuna partita da finire in { $folder }. Iniziane una con: tenback play
terminal-unreadable = { $path } non si può leggere: { $reason }
terminal-broken-record = { $path } non è valido alla riga { $line }, mossa { $move }: { $reason }
terminal-broken-save = La partita salvata { $path } non si può leggere: { $reason }
terminal-no-terminal = Serve un terminale: esegui il comando in una finestra della shell.
daily-unknown = Non c’è nessuna partita del giorno «{ $given }». Le partite del giorno sono: { $deals }.
daily-local = È una partita locale: le carte dipendono dalla data e non c’è nessuno con cui confrontarsi. Con --server giochi quella di un server.
daily-at-server = Puoi aprire il tuo tavolo anche nel browser: { $link }
daily-your-move = La tua mossa:
daily-moves = Mosse possibili: { $moves }
daily-no-address = { $server } non è l’indirizzo di un server: deve cominciare con http:// o https://.
daily-no-server = A { $server } non risponde nessun server tenback. Controlla l’indirizzo e che il server sia attivo.
daily-refused = Il server ha rifiutato: { $reason }
terminal-give-up = Abbandonare questa partita? Conterà come persa, con le carte che restano.
terminal-give-up-together = Abbandonare questa partita? Dovete essere tutti d’accordo. Conterà come persa, con le carte che restano.
