daily = Le partite del giorno
daily-about = Le stesse carte per tutti, cinque partite al giorno. Il primo tentativo conta, anche se lo lasci a metà; gli altri sono per divertimento.
daily-home = Oggi
daily-play = Gioca
daily-go-on = Continua
daily-again = Rigioca per divertimento
daily-settings-alone = Giochi in solitario.
daily-settings-bots = Giochi con due bot di livello «{ $level }»; parlano con i segnali.
daily-settings-against = Giochi contro due bot di livello «{ $level }».
daily-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
}
daily-grace = Ieri non hai giocato: gioca oggi per non perdere la serie.
daily-past = Giorni passati
daily-past-about = I giorni passati si possono ancora giocare per divertimento; non cambiano le statistiche.
daily-not-played = Non giocata
daily-running = In corso
daily-won = Vinta
daily-left = { $left ->
    [one] 1 carta rimasta
   *[other] { $left } carte rimaste
}
daily-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-unfinished = Non finita
daily-won-as-bots = Vinta. Bot che l’hanno vinta: { $won } su { $games }.
daily-better-than-bots = { $result }: meglio di { $beaten } bot su { $games }.
daily-won-as-people = Altre persone che l’hanno vinta: { $won } su { $games }.
daily-better-than-people = Tra le altre persone: meglio di { $beaten } su { $games }.
daily-level-with-one = { $games ->
    [one] Alla pari con l’unica altra persona.
   *[other] Alla pari con una persona su { $games }.
}
daily-no-people = Nessun altro l’ha ancora finita.
daily-programs = Programmi che hanno partecipato: { $games }; meglio di { $beaten } di loro.
daily-so-far = Partite dei bot finora: { $games }; altre sono in corso.
daily-no-field = I bot stanno ancora giocando queste carte. Torna tra un minuto.
daily-hinted = Hai chiesto un consiglio, quindi il confronto è solo con chi ha fatto lo stesso.
daily-difficulty = Partite più facili di questa: { $percent }% (intervallo al 95%: da { $low } a { $high }%), in base a quante carte restano a bot prudenti con un po’ di casualità.
daily-difficulty-points = Partite più facili di questa: { $percent }% (intervallo al 95%: da { $low } a { $high }%), in base a quanti punti fanno al tuo posto bot prudenti con un po’ di casualità.
daily-histogram = Com’è andata a { $games } bot di livello «{ $level }»
daily-histogram-cards = carte rimaste
daily-histogram-points = punti
daily-you = Tu
daily-bar = da { $from } a { $to }: { $games }
daily-levels = Tutti i livelli
daily-level = Livello
daily-games = Partite
daily-wins = Vinte
daily-mean = Media
daily-level-varied = prudente, con un po’ di casualità
daily-open-until = Altri possono giocare queste carte fino a: { $time }. Fino ad allora restano nascoste e non c’è il replay.
daily-closed = Questo giorno è finito ovunque. La chiave delle sue carte: { $key }
daily-names = Chi gioca con un secondo nome può già conoscere le carte; le cifre non possono mostrarlo.
daily-see-others = Guarda com’è andata agli altri
daily-no-watching = Altri possono ancora giocare queste carte, quindi qui non si può guardare. Puoi giocarle tu.

## Il torneo istantaneo: otto partite passate contro i bot

instant = Torneo istantaneo
instant-about = Otto partite di giorni passati, una dopo l’altra, confrontate subito con i bot che le hanno giocate. Non contano per nessun giorno e nessuna serie.
instant-progress = Partite finite: { $finished } su { $deals }.
instant-result = Bot battuti in media: { $percent }%.
instant-so-far = Bot battuti in media finora: { $percent }%.
instant-wins = Partite vinte: { $won } su { $games }; i bot ne hanno vinte in media { $bots }.
instant-points = Partite confrontate: { $games } su { $deals }.
instant-bots = I bot sono di livello «{ $level }».
instant-better = bot battuti: { $percent }% di { $games }
instant-waiting = i bot stanno ancora giocando
instant-on-its-day = giocata nel suo giorno: qui non conta
instant-hinted = giocata con un consiglio, senza confronto
instant-play = Gioca la partita { $number }
instant-go-on = Continua la partita { $number }
instant-back = Torna al torneo
instant-another = Un altro torneo
instant-link = Manda il link di questa pagina: gli amici giocheranno le stesse otto partite.
