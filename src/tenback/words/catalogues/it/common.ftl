# Parole utili ovunque.

list-and = { $first } e { $last }
label-and-text = { $label }: { $text }
unknown-language = La lingua «{ $wanted }» non è disponibile. Scegli una di queste: { $languages }.
unknown-game = Non c’è nessun gioco «{ $name }». I giochi sono: { $games }.

## Who sits at the table without a name

player-name = Giocatore { $number }
bot-name = Bot { $number }
seat-for-bot = Bot: { $level }
seat-for-bot-wins = Bot: { $level }, vittorie { $won }%
bots-win = Quanto spesso vincono questi bot nelle nostre prove: in squadra oppure, a TAKE THAT, uno di loro contro bot prudenti.
level-random = a caso
level-greedy = principiante
level-careful = prudente
level-quick = rapido
level-expert = esperto
