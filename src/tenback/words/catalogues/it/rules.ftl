# Le regole dei tre giochi, un messaggio per numero.

## Titoli e introduzioni

rules-the-game-title = Le regole di THE GAME
rules-the-game-intro =
    Da uno a cinque giocatori, una sola squadra, contro le carte: provate a giocarle tutte e 98 su quattro
    pile. Un gioco di Steffen Benndorf, pubblicato da NSV.
rules-extreme-title = Le regole di THE GAME EXTREME
rules-extreme-intro =
    Valgono tutte le regole di THE GAME, e ora alcune carte danno comandi. Con i comandi disattivati le
    stesse carte servono per giocare a THE GAME. Un gioco di Steffen Benndorf e Reinhard Staupe,
    pubblicato da NSV.
rules-take-that-title = Le regole di TAKE THAT
rules-take-that-intro =
    Da due a quattro giocatori, ognuno per sé: raccogli coppie invertite e lascia agli altri la lunga fila
    con i suoi rospi. Un gioco di Andreas Spies e Reinhard Staupe, pubblicato da NSV.

rules-section-set-up = Carte e preparazione
rules-section-turn = Il tuo turno
rules-section-end = Fine e risultato
rules-section-talk = Che cosa si può sapere e dire
rules-section-experts = Per esperti
rules-section-commands = I comandi
rules-section-lightning = Lampo: solo adesso, solo per te
rules-section-infinity = Infinito: per tutti, finché si vede
rules-section-rulings = Precisazioni: dove le regole stampate lasciano un dubbio

## THE GAME

rule-G1 =
    Ci sono 98 carte, numerate da 2 a 99, una per numero. Ci sono quattro pile: due ascendenti che partono
    da 1 e due discendenti che partono da 100.
rule-G2 =
    Ognuno riceve una mano: 8 carte se si gioca da soli, 7 in due, 6 in tre, quattro o cinque. Le altre
    formano il mazzo di gioco, coperto.
rule-G3 =
    Guardate prima le vostre carte, poi mettetevi d’accordo su chi inizia. Da lì in poi si procede in
    senso orario.
rule-G4 =
    Nel tuo turno giochi le carte una alla volta, ognuna su una pila a tua scelta. Su una pila ascendente
    la carta deve essere più alta di quella in cima, su una discendente più bassa.
rule-G5 =
    Trucco del gambero: su qualsiasi pila si può giocare una carta che torna indietro esattamente di 10.
    Cioè 10 in meno su una pila ascendente (53 su 63) e 10 in più su una discendente (46 su 36). Puoi
    farlo quante volte ti riesce, su qualsiasi pila.
rule-G6 =
    Gioca almeno 2 carte per turno finché il mazzo ha carte, e almeno 1 quando è vuoto. Puoi sempre
    giocarne di più. Conta com’è il mazzo all’inizio del tuo turno.
rule-G7 =
    Dopo il tuo turno pesca fino a riavere la mano completa, nei limiti del mazzo. Senza comandi sono
    tante carte quante ne hai giocate.
rule-G8 =
    Quando il mazzo è vuoto, chi non ha più carte viene saltato; gli altri continuano.
rule-G9 =
    La partita finisce subito quando chi è di turno deve ancora giocare una carta e non può giocarne
    nessuna. Si giudica carta per carta, mai guardando avanti: se devi giocare due carte e puoi giocarne
    una, la giochi, e solo allora resti senza mosse. La partita è vinta quando tutte e 98 le carte sono
    sulle pile.
rule-G10 =
    Il vostro risultato è il numero di carte rimaste in tutte le mani e nel mazzo. 0, senza aver violato
    comandi, è una vittoria. Meno di 10 è un risultato eccellente.
rule-G11 =
    Di ogni pila si vede solo la carta in cima. Tutti possono ricordare che cosa è stato giocato, anche i
    bot. Un tavolo può offrire un aiuto: l’elenco delle carte già giocate.
rule-G12 =
    Si può dire tutto tranne numeri precisi, e nessun codice o altro mezzo può prenderne il posto.
    «Lasciate stare quella pila» o «qui niente salti grandi» vanno bene. Una carta indicata in base a
    ciò che è sul tavolo vale come un numero: non si può quindi dire «la mia viene subito dopo quella
    su A», «su A posso tornare indietro di dieci» o «le stesse cifre di quella su B, scambiate». Una
    frase vaga, come «ho qualcosa di vicino per A», va bene. Da soli non c’è nessuno con cui parlare.
rule-G13 =
    Due opzioni per esperti: giocare almeno 3 carte invece di 2 finché il mazzo ha carte; e, ancora più
    difficile, tenere una carta in meno in mano (7, 6 o 5). Si può scegliere una delle due o entrambe.
rule-G20 =
    I segnali sulle pile sono il modo di parlare offerto dal gioco stesso. Un segnale non può indicare una
    singola carta: qualunque cosa dica di una mano, almeno tre carte diverse devono poterne essere il
    motivo, contando solo dalla carta in cima alla pila. Un segnale che lì potrebbe indicare meno di tre
    carte non viene offerto. Perciò non c’è un segnale per «qui posso tornare indietro di dieci», che
    indicherebbe una carta; un forte «lasciatela a me» può voler dire questo, oppure una carta a uno o due
    di distanza. Ogni giocatore può dare qualsiasi segnale in qualsiasi momento, vero o no. Solo fatti
    pubblici tolgono un segnale: una carta su quella pila, l’inizio del turno di chi l’ha dato, o
    SILENZIO; mai un cambiamento nelle carte in mano a qualcuno. Per i comandi (E13) ci sono segnali
    propri, a cui questo conto non si applica.
rule-G21 =
    Una squadra può abbandonare una partita in corso se tutte le persone al tavolo sono d’accordo; i bot lo
    sono sempre. La partita è allora persa con le carte che restano in quel momento, e il risultato lo
    dice. In una partita del giorno o in una sfida conta come persa con quelle carte.

## THE GAME EXTREME

rule-E1 =
    28 delle 98 carte portano un comando: 7 tipi, 4 carte ciascuno. Una carta con un comando conserva il
    suo numero.
rule-E2 =
    Quali numeri portino quale comando è stampato sulle carte, e i regolamenti non lo elencano. Perciò di
    norma le 28 carte vengono sorteggiate di nuovo a ogni partita, dal seme della partita stessa; una
    disposizione così non è mai quella stampata. Un tavolo può invece indicare una disposizione fissa,
    letta da un piccolo file di testo che chi possiede la scatola può scrivere. Una disposizione che non
    abbia 7 × 4 carte diverse da 2 a 99, o che nomini due volte una carta, viene rifiutata. Per imparare,
    un tavolo può anche disattivare singoli comandi: quelle carte sono allora carte normali.
rule-E3 =
    Un comando giocato va seguito esattamente, altrimenti la partita è subito persa per tutti. Puoi
    giocare più comandi in un turno; tutti ti vincolano.
rule-E4 =
    Tre comandi hanno il lampo: vincolano solo chi è di turno e solo nel turno in cui vengono giocati.
    Quattro sono comandi duraturi, con il simbolo di infinito: valgono per tutti, dal momento in cui
    vengono giocati e finché restano visibili in cima a una pila. Se ne sono visibili più d’uno, valgono
    tutti. Un comando duraturo coperto non vale più nulla, e da subito, anche nello stesso turno. Un TRE
    coperto vincola ancora il suo turno.
rule-E5 =
    STOP: il tuo turno finisce subito, anche con la prima carta. In tal caso non devi raggiungere il
    minimo (G6).
rule-E6 =
    TESCHIO: coprilo con un’altra carta nello stesso turno. Un turno che finisce con un teschio in cima a
    una pila fa perdere la partita, anche se era la 98ª carta. Un teschio che copre un teschio va coperto
    a sua volta.
rule-E7 =
    TRE («3!»): gioca esattamente 3 carte in questo turno; quelle giocate prima contano. Uno STOP può
    essere la terza, e solo la terza. Due TRE chiedono le stesse 3 carte. Anche con troppo poche carte per
    arrivare a tre puoi giocare un TRE; la partita è poi persa appena devi giocare una carta e non
    puoi (G9, E21).
rule-E8 =
    SILENZIO: non si parla del gioco e non si fanno segnali di alcun tipo. Al tavolo non si comunica più, e
    i segnali già dati vengono tolti.
rule-E9 =
    NIENTE GAMBERO: nessun trucco del gambero, su nessuna pila. Questa carta può essere giocata essa
    stessa con il trucco, perché vale solo da lì in poi; ma con il trucco non la si può coprire.
rule-E10 =
    UNA SOLA PILA: tutte le carte di un turno vanno su un’unica pila, a scelta di chi è di turno.
rule-E11 =
    PESCA UNA: chi termina il turno mentre questo comando è visibile pesca esattamente una carta. Quando
    non è più visibile, si torna a pescare fino alla mano completa (G7).
rule-E12 =
    Con PESCA UNA le carte in mano possono diminuire. Se devi giocare 2 carte e ne hai 1, puoi comunque
    giocarla; poi resti senza mosse (G9), a meno che non sia uno STOP.
rule-E13 =
    Dei comandi si può parlare: «ho uno STOP», «adesso niente teschi». I numeri restano vietati.
rule-E20 =
    Le regole su dove può andare una carta (G4, G5, E9, E10) decidono quali giocate sono permesse. Una
    giocata permessa può comunque violare un comando; allora è fatale: puoi farla, la carta resta lì e la
    partita è persa. Sono fatali: un TRE come quarta carta o dopo; una quarta carta dopo un TRE; uno STOP
    che lascia visibile un teschio; uno STOP che porta un turno con TRE a un totale diverso da 3; e il
    caso «turno intero» di E22. Solo chi è di turno può chiedere quali giocate permesse siano fatali,
    perché la risposta mostra la mano. Ricevi un avviso prima di una giocata fatale, e anche prima di una
    dopo la quale le altre tue carte non bastano, in nessun ordine, per ciò che il turno ancora richiede:
    nessuna carta va più bene, nessuna tua carta copre il teschio, un teschio è la terza carta di un turno
    con TRE, o un TRE ha troppo poche carte; in THE GAME vale lo stesso per il minimo. I bot non fanno né
    le une né le altre finché possono giocare altro.
rule-E21 =
    Puoi terminare il turno solo quando non resta nulla da fare: il minimo è raggiunto, nessun teschio è
    visibile e un TRE ha le sue 3 carte. Se resta qualcosa da fare e non c’è alcuna giocata permessa, la
    partita è persa in quell’istante, con le carte rimaste in quel momento. Una giocata fatale è una
    giocata permessa, perciò la partita continua finché ce n’è una. Solo uno STOP, la vittoria o la
    sconfitta fanno finire il turno da sé; altrimenti lo termini tu, anche con la mano vuota.
rule-E22 =
    UNA SOLA PILA vale di norma «da quando viene giocato»: vincola dalla carta che lo porta, quella
    compresa. La carta seguente va quindi sulla stessa pila, e coprire così il comando libera il resto del
    turno. Se è già lì all’inizio del tuo turno, la prima carta sceglie la pila: sul comando stesso, il
    che lo copre e libera il turno se non è visibile un altro UNA SOLA PILA; oppure altrove, e allora
    vanno lì anche tutte le altre. Con l’opzione «turno intero» contano anche le carte giocate prima nel
    turno: allora è fatale giocare UNA SOLA PILA su una pila diversa da quella di una qualsiasi carta
    precedente dello stesso turno. Coprirlo libera il turno come prima.
rule-E23 =
    L’ultimo turno: quando si gioca la 98ª carta e non resta nulla da fare (nessun teschio visibile, un
    TRE ha esattamente 3 carte), la partita è vinta subito.
rule-E24 = Dopo uno STOP si pesca come dopo ogni turno.
rule-E25 =
    Una disposizione sorteggiata per la partita è nascosta come le carte: conosci il comando di una carta
    solo quando hai visto la carta, e sai quanti di ogni tipo mancano ancora. Una disposizione fissa
    indicata dal tavolo è nota a tutti.

## TAKE THAT

rule-T1 =
    Ci sono 79 carte: da 12 a 98 senza i multipli di dieci. Le sette con due cifre uguali (22, 33, 44, 55,
    66, 77, 88) sono rospi. Le altre 72 formano 36 coppie invertite: la gemella di una carta ha le cifre
    scambiate, come 27 e 72.
rule-T2 =
    Ognuno riceve una mano: 9 carte in due o in tre, 8 in quattro. Le altre formano il mazzo di gioco.
rule-T3 =
    In mezzo cresce una sola fila di carte. Comincia accanto al mazzo, cresce verso destra e può diventare
    lunga a piacere.
rule-T4 =
    Inizia chi siede a sinistra del mazziere, poi si procede in senso orario. Nel tuo turno fai
    esattamente una cosa: posare una carta (T5), invertire una carta (T6) o prendere la fila (T8).
rule-T5 =
    Posare: metti una carta della tua mano all’estremità destra della fila. Può essere più alta o più
    bassa dell’ultima a destra, al massimo di 10. Se non c’è una fila, una carta qualsiasi ne apre una, e
    non puoi fare altro.
rule-T6 =
    Invertire: mostra una carta la cui gemella si trova in un punto qualsiasi della fila, togli la gemella
    e metti entrambe scoperte davanti a te; lo spazio si chiude. I rospi non si possono invertire. Si può
    invertire anche l’unica carta di una fila; chi viene dopo ne apre allora una nuova.
rule-T7 = Dopo aver posato o invertito, pesca una carta se il mazzo ne ha ancora.
rule-T8 =
    Prendere: se non puoi o non vuoi posare né invertire, prendi tutta la fila e mettila coperta davanti a
    te. Poi apri una nuova fila con una carta qualsiasi (T5) e ne peschi una (T7).
rule-T9 =
    Finito il mazzo, si continua senza pescare finché la fila sul tavolo non c’è più, invertita o presa.
    Allora la manche finisce subito.
rule-T10 =
    Punti di una manche: più 1 per ogni tua carta scoperta, meno 1 per ogni carta coperta, ma meno 5 se è
    un rospo. Le carte in mano non contano.
rule-T11 =
    Una partita ha due manche, o quante ne sceglie il tavolo a partire da 1. Vince il totale più alto.
rule-T12 =
    Variante professionale, consigliata in due: chi prende una fila di una sola carta mette coperta
    davanti a sé, come carta negativa, anche la carta in cima al mazzo, se ce n’è una.
rule-T20 =
    Se il mazzo finisce proprio nel turno che svuota la fila, con un’inversione o con la carta in più di
    T12 dopo una presa, la manche è finita: sul tavolo non c’è nessuna fila.
rule-T21 =
    Con il mazzo vuoto, chi non ha carte può solo prendere la fila, e così finisce la manche.
rule-T22 =
    A ogni manche il ruolo di mazziere passa a sinistra, perciò inizia il giocatore seguente. A pari
    totale si condivide la vittoria.
rule-T23 =
    Ciò che è stato scoperto una volta resta noto. Tutti possono guardare le coppie scoperte in ogni
    momento. Una fila presa sta coperta, ma i bot e la registrazione possono ricordare che cosa conteneva.
rule-T24 =
    Nessuno conosce la carta in più di T12 finché non si contano i punti della manche. I punteggi
    provvisori non la comprendono e lo dicono.
