# Quello che mostra il browser.

## Inizio

home = Pagina iniziale
home-title = Giocate insieme. Indietro di dieci!
home-about = THE GAME, THE GAME EXTREME e TAKE THAT: con gli amici tramite un link, o subito con i bot. Senza account.
home-play = Gioca ora
home-play-note = THE GAME con due bot
home-fan-project = Un progetto amatoriale non ufficiale: gratuito, open source, senza pubblicità.
alone = In solitario
install = Installa tenback su questo dispositivo
with-bots = Con i bot
with-friends = Con gli amici
learn = Impara
rules = Regole
my-tables = I miei tavoli
my-tables-none = Non hai ancora tavoli.
show-all = Mostra tutti
open-tables = Tavoli aperti
open-tables-none = Al momento nessuno ha aperto un tavolo pubblico. Aprine uno tu!
table-ready = Pronto a distribuire
table-running = In corso
guest = Ospite
nowhere = A questo indirizzo non c’è nulla.

## Impostazioni di questo browser

settings = Impostazioni
language = Lingua
theme = Colori
theme-light = Chiaro
theme-dark = Scuro
contrast = Contrasto
contrast-normal = Normale
contrast-more = Maggiore
motion = Movimento
sounds = Suoni
volume = Volume
choice-system = Come il sistema
choice-on = Sì
choice-off = No
notify-me = Avvisami quando tocca a me
single-keys = Scorciatoie con un solo tasto
your-name = Il tuo nome
keep-name = Salva il nome
name-kept = Salvato
close = Chiudi
server-notice = Avviso del server
server-draining = Questo server sta per fermarsi: non si possono iniziare nuove partite. Quelle in corso si possono finire.
keeps-title = Che cosa conserva questo server
talk-menu = { $name }: nascondi o segnala
mute-for-me = Nascondi ciò che dice { $name }
unmute-for-me = Mostra di nuovo ciò che dice { $name }
muted-line = Nascosto da te
report-line = Segnala il messaggio al gestore
report-name = Segnala il nome al gestore
report-about = Il gestore del server vedrà le parole, il tavolo e chi siete entrambi. La segnalazione viene cancellata dopo un tempo stabilito.
report-done = Segnalato. Grazie.
spectators = Spettatori: { $count }
spectators-title = Chi guarda
spectators-none = Ora non guarda nessuno.
spectators-nameless = Senza nome: { $count }
spectator-remove = Togli
spectator-remove-about = Chi viene tolto non può più guardare questo tavolo.
yes = Sì
no = No

## Un nuovo tavolo

new-table = Nuovo tavolo: { $game }
players = Giocatori
other-seats = Gli altri posti
seat-number = Posto { $seat }
seat-for-friend = Un amico
talk = Comunicazione
talk-silent = In silenzio
talk-marks = Segnali
talk-chat = Segnali e chat
talk-honour = Sulla parola
talk-silent-about = Nessuno dice nulla.
talk-marks-about = Con un tocco dici agli altri che cosa vorresti per una pila. Funziona in tutte le lingue.
talk-chat-about = Segnali e una chat con un arbitro che blocca i numeri.
talk-honour-about = Segnali e una chat senza arbitro: niente numeri, sulla parola.
more-choices = Altre opzioni
minimum-three = Almeno 3 per turno
minimum-three-about = Per esperti: almeno tre carte per turno finché il mazzo ha carte.
short-hand = Una carta in meno in mano
short-hand-about = Per esperti: ancora più difficile.
aid = Elenco delle carte giocate
aid-about = Tutti possono vedere quali carte sono già state giocate.
hints = Consigli
hints-about = Puoi chiedere che cosa farebbe il bot esperto.
public = Tavolo pubblico
public-about = Tutti su questo server vedono il tavolo nell’elenco.
pace = Ritmo
pace-days = Senza fretta
pace-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
pace-about = Quando il tuo tempo è scaduto, un bot prende il tuo posto. Senza limite il tavolo aspetta, anche per giorni.
draft-time = Tempo per annullare una carta
draft-about = Per quanto tempo puoi annullare una carta giocata. Gli altri la vedono solo dopo.
rounds = Manche
professional = Variante professionale
professional-about = Chi prende una fila di una sola carta riceve un’altra carta negativa.
commands = Comandi
one-pile-option = Da quando vale UNA SOLA PILA?
one-pile-from-now = Da quando viene giocato
one-pile-whole-turn = Per tutto il turno, comprese le carte precedenti
layout = La tua disposizione dei comandi
layout-about = Una riga per ogni comando: il suo nome e le sue quattro carte. Se lasci il campo vuoto, i comandi vengono sorteggiati a ogni partita.
open-table = Apri il tavolo
start = Distribuisci le carte

## Prima della partita

seats = Posti
seat-open = Posto libero
seat-reserved = Riservato
seat-you = Tu
seat-host = ospita
seat-to-move = di turno
seat-not-here = offline
seat-played-as = ultima mossa: bot «{ $level }» (tempo scaduto)
seat-bot = Bot per il posto { $seat }
add-bot = Aggiungi un bot
clear-seat = Libera il posto di { $name }
take-seat = Siediti
table-full = Tutti i posti sono occupati. Puoi guardare.
fill-and-start = Completa con i bot e distribuisci
table-settings = Impostazioni del tavolo
apply-settings = Applica
without-hints = Senza consigli
seats-open =
    { $seats ->
        [0] Tutti i posti sono occupati.
        [one] { $seats } posto libero.
       *[other] { $seats } posti liberi.
    }
invite = Invita amici
invite-about = Chi apre questo link può sedersi o guardare. Non serve un account.
invite-link = Link a questo tavolo
invite-qr = Codice QR del link
invite-seat = Invito per il posto { $seat }
copy-link = Copia il link
copied = Copiato
share = Condividi
players-count =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
rounds-count = { $rounds } manche
without-commands = senza { $commands }

## Al tavolo

your-turn = Tocca a te.
turn-of = Tocca a { $name }.
who-begins = Chi inizia? Guardate le vostre carte e mettetevi d’accordo.
begin = Inizio io
let-begin = Inizia { $name }
game-over = La partita è finita.
seconds-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo.
       *[other] Ancora { $seconds } secondi.
    }
owed-cards-first =
    { $cards ->
        [one] Gioca almeno { $cards } carta.
       *[other] Gioca almeno { $cards } carte.
    }
owed-cards =
    { $cards ->
        [one] Gioca ancora almeno { $cards } carta.
       *[other] Gioca ancora almeno { $cards } carte.
    }
owed-skull = Copri il teschio.
owed-three =
    { $cards ->
        [one] { command-three }: ancora esattamente { $cards } carta.
       *[other] { command-three }: ancora esattamente { $cards } carte.
    }
owed-nothing = Continua o termina il turno.
duty-three-done = Esattamente 3 giocate: termina il turno.
duty-no-safe-play = Qualsiasi altra carta farebbe perdere la partita: termina il turno.
duty-nothing-fits = Nessun’altra carta va bene: termina il turno.
duty-lost = Con le tue carte non puoi più completare il turno: la partita sarà persa.
duty-stop = { command-stop } termina il tuo turno.
duty-last-card = È l’ultima carta.
duty-stuck = Dopo questa carta non va più niente: la partita sarebbe persa. Annullare?
duty-breaks = Questa carta viola { $command }: la partita sarebbe persa. Annullare?
end-turn = Termina il turno
hint = Consiglio
hint-thinking = Sta pensando…
take-back = Annulla
confirm = Con­ferma
draft-told = { $card } giocata; per ora la vedi solo tu.
draft-taken-back = Annullato.
draft-card = { $card }, per ora la vedi solo tu
draft-take = Stai per prendere la fila.
draft-ends-turn = Così finisce il tuo turno. Per ora lo vedi solo tu.
draft-goes-on = Per ora lo vedi solo tu.
your-hand = Le tue carte
your-moves = Le tue mosse
piles = Pile
way-up = sale
way-down = scende
card-fits = va su { $piles }
card-drawn = nuova
card-fits-nowhere = non va da nessuna parte
card-loses = fa perdere la partita ovunque vada
pile-name = Pila { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } qui: { $cost }
pile-takes-not = { $card } qui non va
pile-trick = indietro di dieci
pile-step = avanti di { $step }
pile-loses = fa perdere la partita
cards-in-hand =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
draw-pile-has =
    { $cards ->
        [0] Il mazzo è vuoto.
        [one] { $cards } carta nel mazzo.
       *[other] { $cards } carte nel mazzo.
    }
commands-in-force = Comandi in vigore
commands-out = Comandi che non hai ancora visto
bound-to-pile = Tutte le altre carte di questo turno vanno sulla pila { $pile }.
played-cards = Carte giocate
say-mark = Di’ qualcosa sulle tue carte
say-mark-on = Di’ qualcosa sulla pila { $pile }
talk-log = Che cosa si è detto
talk-log-empty = Nessuno ha ancora detto niente.
talk-open =
    { $unread ->
        [0] Parla
        [one] Parla, { $unread } messaggio nuovo
       *[other] Parla, { $unread } messaggi nuovi
    }
you-watch = Stai guardando
beside-the-table = Chat e cronologia
last-plays = Ultime giocate
told-begins = Inizia { $name }.
told-you-begin = Inizi tu.
told-played = { $name }: { $plays }.
told-you-played = Tu: { $plays }.
told-card-on-pile = { $card } su { $pile }
told-drew =
    { $drawn ->
        [one] Pesca { $drawn } carta.
       *[other] Pesca { $drawn } carte.
    }
told-you-drew =
    { $drawn ->
        [one] Hai pescato { $drawn } carta.
       *[other] Hai pescato { $drawn } carte.
    }
fatal-title = Questa giocata fa perdere la partita
fatal-play = { $card } su { $pile } viola { $command }: la partita sarebbe subito persa per tutti.
doomed-play = Dopo { $card } su { $pile } non puoi più completare questo turno con le tue carte: la partita sarebbe persa.
doomed-owes = Resterebbe da fare: { $owed }.
to-do-cards = giocare il minimo di carte
to-do-skull = coprire il teschio
to-do-three = giocare esattamente 3 carte
losing-move = Questa mossa fa perdere la partita: { $move }
fatal-no = Tieni la carta
fatal-yes = Gioca lo stesso
leave-table = Lascia il tavolo
leave-question = Lasciare questo tavolo?
leave-about-bots = I bot aspettano. Il tavolo resta in «I miei tavoli»: torna quando vuoi.
leave-about-people = Il posto resta tuo. Intanto gli altri possono far giocare un bot per te; torna quando vuoi.
leave-yes = Lascia
leave-no = Resta
stand-up = Alzati
person-left = { $name } ha lasciato il tavolo.
let-bot-play = Fai giocare un bot
vote-for-bot = Vota: un bot al posto di { $name }
vote-replace = Far giocare un bot al posto di { $name }? Voti: { $yes } su { $needed }.
vote-remove = Dare per sempre a un bot il posto di { $name }? Voti: { $yes } su { $needed }.
vote-about-seat = Vota su un posto
give-up = Abbandona la partita
give-up-question = Abbandonare questa partita?
give-up-about-bots = Finisce adesso e conta come persa, con le carte che restano.
give-up-about-people = Verrà chiesto agli altri. Quando tutti sono d’accordo, la partita è persa, con le carte che restano.
give-up-yes = Abbandona
play-on = Continua
giving-up = Abbandonare questa partita? D’accordo: { $agreed } su { $people }.
bot-plays-for-you = Mentre non ci sei, un bot può giocare per te.
bot-is-playing = Un bot sta giocando per te.
come-back = Eccomi di nuovo
chat = Chat
chat-say = Di’ qualcosa al tavolo
chat-placeholder = Niente numeri!
send = Invia
trust = La distribuzione era onesta?
trust-about = Questo codice è apparso prima della prima carta e vincola il tavolo a una sola distribuzione. Dopo la partita chiunque può verificare che nulla sia cambiato.
trust-check = Verifica
trust-true = Verificato: la distribuzione è quella fissata prima della partita.
trust-false = Non verificato: la distribuzione non è quella fissata prima della partita!
trust-changed = Il server ha cambiato ciò che era fissato prima della partita: questa non è la distribuzione promessa!
practice-known = Distribuzione di prova: chiunque può conoscere queste carte in anticipo. Non conta in nessuna statistica.
practice-deal = distribuzione di prova

## TAKE THAT

line = Fila
line-any = Qualsiasi carta apre la fila.
duty-take-line = Niente va bene: prendi la fila.
line-reach = Vanno bene: da { $low } a { $high }
line-price = Costa { $price }
line-empty = Non c’è nessuna fila.
line-told = La fila: { $cards }. Prenderla costa { $price }.
line-end = Fine della fila
line-twist = { $card } nella fila: invertila con { $twin }
line-price-course = Prezzo della fila
toad = rospo
card-can-lay = si può posare
card-can-twist = inverte { $twin }
lay-card = Posa { $card }
twist-card = Inverti { $card } e { $twin }
take-line =
    { $price ->
        [one] Prendi la fila: meno { $price } punto
       *[other] Prendi la fila: meno { $price } punti
    }
told-lays = { $name } posa { $card }.
told-you-lay = Hai posato { $card }.
told-twists = { $name } inverte { $card }.
told-you-twist = Hai invertito { $card }.
told-takes =
    { $taken ->
        [one] { $name } prende la fila di { $taken } carta.
       *[other] { $name } prende la fila di { $taken } carte.
    }
told-you-take =
    { $taken ->
        [one] Hai preso la fila di { $taken } carta.
       *[other] Hai preso la fila di { $taken } carte.
    }
scores = Punti
round-of = Manche { $round } di { $rounds }
round-scores = Manche { $round }: { $scores }
score-total = Totale
score-up-told =
    { $cards ->
        [one] { $cards } carta scoperta
       *[other] { $cards } carte scoperte
    }
score-down-told =
    { $cards ->
        [one] { $cards } carta coperta
       *[other] { $cards } carte coperte
    }
score-extra = Le carte in più, che nessuno ha visto, si contano alla fine della manche.

## Dopo la partita

result-won = Vittoria!
result-lost = Sconfitta.
result-left =
    { $cards ->
        [one] { $cards } carta rimasta
       *[other] { $cards } carte rimaste
    }
result-scored = La partita è terminata
result-scores = Punti: { $scores }
result-you-win = Hai vinto!
you-win = Hai vinto con { score-points }.
lost-cards =
    { $count ->
        [one] { $name } doveva giocare ancora una carta, ma { $cards } non andava da nessuna parte.
       *[other] { $name } doveva giocare ancora una carta, ma nessuna tra { $cards } andava bene.
    }
you-lost-cards =
    { $count ->
        [one] Dovevi giocare ancora una carta, ma { $cards } non andava da nessuna parte.
       *[other] Dovevi giocare ancora una carta, ma nessuna tra { $cards } andava bene.
    }
lost-skull = { $name } non ha potuto coprire il teschio.
you-lost-skull = Non hai potuto coprire il teschio.
lost-three = { $name } non ha potuto giocare tutte e 3 le carte richieste da { command-three }.
you-lost-three = Non hai potuto giocare tutte e 3 le carte richieste da { command-three }.
lost-broken = { $name } ha violato { $command }.
you-lost-broken = Hai violato { $command }.
story-tricks =
    { $count ->
        [one] volta indietro di dieci
       *[other] volte indietro di dieci
    }
story-pairs =
    { $count ->
        [one] coppia invertita
       *[other] coppie invertite
    }
story-tight = Il momento più critico: { $cards } carte da giocare e { $room } di spazio sulle pile.
story-jump = Il passo più lungo: { $step } su { $pile }, di { $name }.
story-your-jump = Il passo più lungo è stato tuo: { $step } su { $pile }.
story-line =
    { $cards ->
        [one] La fila più lunga presa: { $cards } carta ({ $name }).
       *[other] La fila più lunga presa: { $cards } carte ({ $name }).
    }
story-your-line =
    { $cards ->
        [one] La fila più lunga presa aveva { $cards } carta. L’hai presa tu.
       *[other] La fila più lunga presa aveva { $cards } carte. L’hai presa tu.
    }
best-new = Il tuo miglior risultato finora!
best-left = Il tuo miglior risultato: { result-left }.
best-wins = Partite vinte con questo numero di giocatori: { $wins } su { $games }.
round-over = La manche { $round } è finita
round-turned-up = Scoperte: { $cards }
round-next = Prossima manche
round-points = Questa manche
rematch = Gioca ancora
to-rematch = Vai alla prossima partita
replay = Rivedi la partita
record = Registra­zione
share-text = Condividi il risultato
share-image = Condividi come immagine
hands-left = Le carte rimaste
cards-left = Carte rimaste
room-left = Spazio sulle pile
picture-about =
    { $moves ->
        [one] Com’è andata: { $moves } mossa; carte rimaste alla fine: { $left }.
       *[other] Com’è andata: { $moves } mosse; carte rimaste alla fine: { $left }.
    }
replay-later = La partita si potrà rivedere tra un attimo.
replay-none = Qui non c’è nessuna partita da rivedere
replay-first = All’inizio
replay-previous = Una mossa indietro
replay-next = Una mossa avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-moves = Tutte le mosse
replay-marks = Che cosa è stato detto
open-record = Apri una registrazione
open-record-about = Qualcuno ti ha mandato la registrazione di una partita? Scegli il file per rivederla qui. Nulla viene conservato.
replay-move = Mossa
replay-at = Mossa { $move } di { $moves }.
replay-start = Le carte sono distribuite.
replay-ends = { $name } termina il turno.
copy-position = Copia la posizione
to-table = Vai al tavolo

## Questa persona

other-device = Su un altro dispositivo
other-device-about = Apri questo link sull’altro dispositivo entro dieci minuti e i tuoi posti saranno anche lì. Vale una volta sola.
other-device-link = Crea un link
forget-me = Cancella i miei dati
forget-me-about = Il tuo nome, i tuoi posti e i tuoi messaggi in chat vengono cancellati da questo server. Non si può annullare.
forget-me-yes = Cancella tutto

## La connessione

connection-connecting = Connessione…
connection-lost = Connessione persa. Riconnessione in corso…
connection-silent = Il server non risponde. Quello che hai fatto verrà inviato appena risponde.
sending = Invio…
connection-back = La connessione è tornata.
connection-closed = La connessione è chiusa. Ricarica la pagina per continuare.
connection-none = Non c’è rete. I tuoi tavoli ti aspettano sul server; intanto puoi leggere le regole.
page-stale = Questa pagina non è aggiornata.
reload = Ricarica
table-gone = Questo tavolo non si può aprire

## Tasti

keys = Scorcia­toie da tastiera
keys-number = Scegli la carta con questo numero
keys-walk = Scorri le tue carte
keys-choose = Scegli la carta, o giocala sulla pila
keys-put-back = Deseleziona la carta
keys-pile = Gioca la carta scelta su questa pila
keys-end = Termina il turno
keys-begin = Inizia tu
keys-lay = Posa la carta scelta
keys-twist = Inverti la carta scelta
keys-take = Prendi la fila
keys-take-back = Annulla l’ultima carta
keys-talk = Rileggi quello che è stato detto e di’ qualcosa
keys-hint = Chiedi un consiglio
keys-hand = Vai alle tue carte
keys-state = Ascolta la situazione al tavolo
keys-repeat = Riascolta l’ultimo messaggio
keys-sheet = Mostra questo elenco

## Imparare

learn-title = Impara giocando
learn-about = Una prima partita a un tavolo vero con una distribuzione preparata. Ogni nuova regola viene spiegata quando serve.
learn-start = Inizia la prima partita
learn-others = Gli altri giochi
learn-the-game = Quattro pile, due carte per turno e il trucco di tornare indietro di dieci.
learn-extreme = Le stesse pile, e sette comandi di due famiglie.
learn-take-that = Una fila, gemelle con le cifre scambiate e rospi che nessuno vuole.
got-it = Capito
first-game-the-game = Tutte e 98 le carte su quattro pile: due salgono, due scendono. È la prima volta?
first-game-extreme = Quattro pile, e comandi che tutti devono rispettare. È la prima volta?
first-game-take-that = Inverti coppie come 27 e 72, o dovrai prendere la fila. È la prima volta?
first-game-help = Fammi vedere
first-game-no = No, grazie
lesson-piles-goal = Insieme portate tutte e 98 le carte su quattro pile. A e B salgono da 1, C e D scendono da 100.
lesson-piles-begin = Con queste carte ti conviene iniziare: tocca «{ begin }».
lesson-piles-choose = Tocca una carta. Le pile su cui va si illuminano, e ognuna mostra quanto costa lì.
lesson-piles-cost = L’etichetta sulla pila mostra il passo, per esempio +4: più è piccolo, più spazio resta. Tocca la pila con il passo più piccolo.
lesson-piles-pair = { $first } e { $then } distano dieci. Gioca prima { $first } su { $pile } e vedrai un trucco.
lesson-piles-draft = La carta tratteggiata la vedi solo tu. Puoi annullarla finché la barra gialla non è finita.
lesson-piles-trick = Il trucco del gioco: { $card } è esattamente dieci indietro rispetto alla pila { $pile }. Giocata lì, fa tornare indietro la pila e libera spazio.
lesson-piles-minimum =
    { $cards ->
        [one] Devi ancora giocare { $cards } carta. Puoi sempre giocarne di più.
       *[other] Devi ancora giocare { $cards } carte. Puoi sempre giocarne di più.
    }
lesson-piles-end = Hai giocato abbastanza. Continua finché costa poco, o termina il turno; poi peschi nuove carte.
lesson-piles-marks = { $name } ha messo un segnale su { $pile }. Significa: «{ $words }» Tocca una bandiera per darne uno anche tu. Niente numeri!
lesson-piles-empty = Il mazzo è vuoto: d’ora in poi basta una carta per turno. Liberatevi di tutte!
lesson-extreme-goal = Le stesse quattro pile, ma 28 carte portano un comando. Chi ne viola uno fa perdere tutti.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = Una delle tue carte in questo momento violerebbe un comando. Prima che tu la giochi, ti verrà chiesta conferma.
lesson-line-goal = Ognuno per sé: raccogli coppie come 27 e 72. Ogni tua carta scoperta vale 1 punto.
lesson-line-open = Non c’è ancora una fila: qualsiasi carta ne apre una. Hai { $card } e { $twin }: apri con { $card }, la riavrai.
lesson-line-reach = Posa una carta da { $low } a { $high }: al massimo dieci in più o in meno dell’ultima. Queste carte hanno il bordo verde.
lesson-line-twist = Hai { $card }, e { $twin } è nella fila. Invertile: sono entrambe tue e valgono 2 punti.
lesson-line-toad = La carta scura è un rospo. Non ha una gemella, e in una fila che prendi vale meno 5.
lesson-line-take = Nessuna carta va bene: devi prendere la fila. Le sue carte contano contro di te. Poi apri una nuova fila.
lesson-line-price = Ormai la fila costa { $price }. Chi non può continuare deve prenderla: lasciala agli altri.
lesson-line-empty = Il mazzo è vuoto. Appena la fila sparisce, la manche è finita.
lesson-over-the-game = Ora conosci THE GAME. Continua con due bot, o impara i comandi di EXTREME.
lesson-over-extreme = Ora conosci THE GAME EXTREME. Continua con due bot, o impara TAKE THAT.
lesson-over-take-that = Ora conosci TAKE THAT. Continua con due bot, o impara THE GAME.
lesson-next = Impara { $game }
learned = Imparato
figure-piles = Due pile salgono da 1, due scendono da 100.
figure-trick = Indietro di dieci su una pila ascendente: 47 su 57.
figure-twins = 27 e 72 sono gemelle; 33 è un rospo.
figure-line = 63 va bene: dista solo 4 da 59.

## Perché un tavolo dice di no

refusal-table-no-such-seat = A questo tavolo quel posto non c’è.
refusal-table-seat-taken = Lì è già seduto qualcuno.
refusal-table-seat-reserved = Questo posto è riservato a chi ha un invito.
refusal-table-already-seated = Hai già un posto a questo tavolo.
refusal-table-not-seated = Può farlo solo chi ha un posto.
refusal-table-not-host = Può farlo solo chi ospita.
refusal-table-started = Le carte sono già state distribuite.
refusal-table-not-started = Le carte non sono ancora state distribuite.
refusal-table-seats-open = Prima tutti i posti devono essere occupati: invita qualcuno o metti dei bot.
refusal-table-other-cards = Un tavolo mantiene il suo gioco e le sue carte: per cambiarli apri un nuovo tavolo.
refusal-table-bad-settings = Un tavolo non può avere queste impostazioni.
refusal-table-too-few-seats = Non ci sarebbero abbastanza posti: libera prima gli ultimi.
refusal-table-over = La partita è già finita.
refusal-table-not-over = La partita non è ancora finita.
refusal-table-no-such-bot = Per questo gioco non c’è un bot di quel livello.
refusal-table-bad-move = Non è una mossa di questo gioco.
refusal-table-no-draft = Non c’è nulla da annullare: gli altri l’hanno già visto.
refusal-table-no-such-mark = Questo segnale non esiste.
refusal-table-no-marks = A questo tavolo si gioca senza segnali.
refusal-table-no-chat = A questo tavolo si gioca senza chat.
refusal-table-chat-empty = Scrivi prima un messaggio.
refusal-table-chat-too-long = Un messaggio ha al massimo 300 caratteri.
refusal-table-chat-too-fast = Piano: aspetta un attimo prima del prossimo messaggio.
refusal-table-names-a-number = I numeri delle carte non si possono dire. Prova a dirlo in un altro modo.
refusal-table-bad-name = Un nome ha da 1 a 24 lettere e nessun numero.
name-refused = «{ $part }» non può far parte di un nome. { $reason } I nomi si vedono a ogni tavolo, e i numeri potrebbero rivelare le carte.
refusal-table-not-away = Questa persona è al tavolo.
refusal-table-not-a-person = Lì non è seduta nessuna persona.
refusal-table-own-seat = Non puoi votare sul tuo stesso posto.
refusal-table-not-replaced = Nessun bot gioca per te.
refusal-table-time-over = Il tuo tempo per questo turno è finito: lo conclude il bot, poi giochi di nuovo tu.
refusal-table-vote-alone = Da soli non si può dare via per sempre il posto di un altro; vota per un bot finché non torna.
refusal-table-hints-off = A questo tavolo si gioca senza consigli.
refusal-table-nothing-to-hint = Ora non c’è una mossa da consigliare.
refusal-table-hint-late = La partita è andata avanti: chiedi di nuovo.
refusal-table-log-full = Il registro di questo tavolo è pieno: si possono ancora fare mosse, ma nient’altro.
refusal-table-muted = Il gestore di questo server ti ha silenziato: per ora non puoi scrivere messaggi.
refusal-table-unwanted-word = C’è una parola che il gestore di questo server non ammette. Dillo in un altro modo.
refusal-table-draining = Questo server sta per fermarsi: non si possono iniziare nuove partite. Quelle in corso si possono finire.
refusal-table-rematched = La prossima partita è già aperta.
refusal-table-no-team = Solo una squadra può abbandonare una partita.
refusal-table-fits-nowhere = Questa carta non va su nessuna pila.
refusal-table-draft-waits = Aspetta che gli altri vedano la tua ultima giocata, o annullala.
refusal-talk-silence = SILENZIO è visibile: niente parole e niente segnali.
refusal-talk-alone = Da soli non c’è nessuno con cui parlare.
refusal-talk-game-over = La partita è finita; i segnali non dicono più nulla.
refusal-talk-no-such-seat = Solo chi gioca a questo tavolo può dare segnali.
refusal-talk-needs-a-pile = Di’ per quale pila è il segnale.
refusal-talk-needs-no-pile = Questo segnale non è per una pila.
refusal-talk-not-offered = Questo segnale indicherebbe una carta: qui non si può dare.
refusal-talk-begun = La partita è già iniziata.
refusal-talk-no-commands = In questo gioco non ci sono comandi.

## Che cosa può non andare in una richiesta

problem-server-no-such-table = Quel tavolo qui non c’è.
problem-server-no-such-page = A quell’indirizzo non c’è nulla.
problem-server-no-person = Prima scegli un nome.
problem-server-bad-request = La richiesta non è comprensibile.
problem-server-bad-settings = Un tavolo non si può impostare così.
problem-server-bad-record = Questo file non è la registrazione di una partita, o è stato modificato.
problem-server-bad-code = Questo codice non è valido o è già stato usato. Chiedine uno nuovo.
problem-server-bad-origin = Questa richiesta viene da un altro sito.
problem-server-bad-host = Questo server non ha quel nome.
problem-server-wrong-method = Questo indirizzo non si usa così.
problem-server-refused = Il tavolo non lo permette.
problem-server-not-admin = Serve un token valido del gestore del server: se ne crea uno con «tenback admin token make».
problem-server-admin-insecure = Un token del gestore è accettato solo via https o dalla macchina del server.
problem-server-no-such-person = Questa persona qui non c’è.
problem-server-no-such-report = Questa segnalazione non c’è.
problem-server-removed = Chi ha aperto il tavolo ti ha tolto dagli spettatori.
problem-server-draining = Questo server sta per fermarsi: non si aprono nuovi tavoli. Le partite in corso si possono finire.
problem-server-game-running = Le carte in mano restano nascoste fino alla fine della partita.
problem-server-deal-open = La stessa distribuzione si gioca ancora ad altri tavoli. Le carte si vedranno quando sarà chiusa.
problem-server-no-such-deal = Questa partita del giorno non esiste. Un giorno comincia quando da qualche parte sulla Terra è quella data; se il tuo dovrebbe essere cominciato, controlla l’ora del dispositivo.
problem-server-other-secret = Il segreto del server è cambiato da quando questa partita è stata proposta: le sue carte non si possono più distribuire. Quelle di domani non ne risentono.
problem-server-too-large = Il messaggio è troppo grande.
problem-server-too-many = Piano: troppe richieste. Riprova tra un attimo.
problem-server-too-many-messages = Piano: troppi messaggi. Torna tra un attimo.
problem-server-not-a-message = Il messaggio non è comprensibile.
problem-server-too-slow = La connessione è troppo lenta per stare al passo.
problem-server-silent = Connessione chiusa per inattività.
problem-server-closing = Il server si sta riavviando.
problem-server-busy = I bot sono occupati o non ancora pronti. Chiedi di nuovo tra un momento.
problem-server-storage = In questo momento il server non può salvare nulla. Controlla il tavolo prima di riprovare.
problem-server-broken = Qualcosa è andato storto sul server. Il tavolo è al sicuro; riprova.
review-title = Che cosa è successo?
review-mistakes-title = I miei errori
