# Co ukazuje terminál. Místa je málo: hromádka je široká 18 znaků, celá obrazovka 80.

## The table

terminal-up = nahoru
terminal-down = dolů
terminal-room = místo: { $cards }
terminal-draft = dočasná
terminal-ten-back = o 10 zpět
terminal-loses = prohra
terminal-why-card-too-low = moc nízká
terminal-why-card-too-high = moc vysoká
terminal-why-no-trick = { command-no-trick }
terminal-why-one-pile = { command-one-pile }
terminal-you = ty
terminal-draw-pile = dobírací hromádka: { $cards } · zbývá celkem: { $left }
terminal-in-force = Platí:
terminal-none-in-force = nic
terminal-who-begins = Kdo začne? Podívejte se na karty a pak napište číslo hráče.
terminal-who-begins-pass = Tab: na své karty se podívá další člověk.
terminal-to-move = Na tahu: { $name }.
terminal-to-confirm = { $name }, tato karta ukončí tvůj tah.
terminal-may-end = vše splněno
terminal-owes-cards =
    { $cards ->
        [one] ještě { $cards } karta
        [few] ještě { $cards } karty
        [many] ještě { $cards } karty
       *[other] ještě { $cards } karet
    }
terminal-owes-skull = překrýt lebku
terminal-owes-three = celkem přesně 3
terminal-advice-card = Vyber kartu: napiš její číslo nebo použij šipky.
terminal-advice-pile = { $card } – na kterou hromádku? A, B, C nebo D.
terminal-advice-end = Vyber ještě jednu kartu, nebo tah ukonči klávesou Enter.
terminal-advice-confirm = Enter potvrdí, Backspace vezme zpět.
terminal-advice-move = Vyber tah klávesami ↑ ↓ nebo číslem a stiskni Enter.
terminal-getting-ready = { $name } se připravuje. Napoprvé to trvá o něco déle.
terminal-bot-failed = { $name }: žádná platná odpověď; tento tah dělá jiný bot ({ $level }).
terminal-look = Tohle jsou tvé nové karty. Enterem předáš klávesnici: { $name }.
terminal-begins = Začíná { $name }.
terminal-said = { $name }: „{ $phrase }“
terminal-no-marks = Teď nesmí nikdo mluvit.
terminal-mark-title = Něco říct
terminal-ask-fatal = { $card } poruší příkaz { $command }: hra by byla okamžitě prohraná. Přesto vyložit?
terminal-ask-doomed = Po { $card } už tento tah svými kartami nedokončíš: hra by byla prohraná. Přesto vyložit?
terminal-yes = Ano (A)
terminal-no = Ne (N)
terminal-hand-over = Klávesnici dostává { $name }.
terminal-hand-over-ready = { $name }, stiskni Enter, až uvidíš obrazovku jen ty.

## TAKE THAT

terminal-line = Řada
terminal-line-signs = ( ) ropucha · » « máš dvojče · ◂ konec
terminal-no-line = žádná řada
terminal-price = kdo ji vezme: { $points } · karty: { $cards } · ropuchy: { $toads }
terminal-round = kolo { $number }
terminal-total = celkem
terminal-in-hand = v ruce
terminal-twisted = prohozené
terminal-taken = vzaté
terminal-match = kolo { $number } z { $rounds } · dobírací hromádka: { $cards }
terminal-advice-match = Vyber kartu k přiložení nebo prohození, nebo vezmi řadu klávesou T.
terminal-advice-open = Vyber libovolnou kartu a otevři řadu.
terminal-advice-lay-or-twist = { $card } – L přiloží, X prohodí.
terminal-advice-lay = { $card } – Enter ji přiloží.
terminal-advice-twist = { $card } – Enter ji prohodí.
terminal-advice-unfit = { $card } teď nejde přiložit ani prohodit.
terminal-lays = { $name } přikládá { $card }.
terminal-twists = { $name } prohazuje { $card } s { $twin }.
terminal-takes = { $name } bere řadu.

## A command on a card of the hand: at most two lines of seven letters

terminal-hand-stop = STOP
terminal-hand-skull = LEBKA
terminal-hand-three = TROJKA
terminal-hand-silence = MLČENÍ
terminal-hand-no-trick = BEZ TRIKU
terminal-hand-one-pile = 1 HRO- MÁDKA
terminal-hand-draw-one = POTÁHNI JEDNU

## Keys in the bottom line

terminal-key-card = karta
terminal-key-pile = hromádka
terminal-key-end = konec tahu
terminal-key-back = zpět
terminal-key-mark = říct
terminal-key-help = nápověda
terminal-key-quit = konec
terminal-key-lay = přiložit
terminal-key-twist = prohodit
terminal-key-take = vzít
terminal-key-confirm = hotovo
terminal-key-move = tah
terminal-key-step-back = zpět
terminal-key-step-on = dál
terminal-key-turn-back = tah zpět
terminal-key-turn-on = další tah
terminal-key-first = začátek
terminal-key-last = konec

## Help

terminal-help-title = Nápověda
terminal-help-choose = Vyber kartu číslem nebo šipkami; Esc výběr zruší.
terminal-help-piles = Vylož ji na hromádku. Každá ukazuje, kolik tam karta stojí nebo proč tam nejde.
terminal-help-end = Ukonči tah, nebo potvrď kartu, která ho ukončí.
terminal-help-back = Vezmi poslední kartu zpět, dokud nevyložíš další nebo neukončíš tah.
terminal-help-mark = Řekni něco značkou; stejnou značkou ji zase zrušíš.
terminal-help-shapes = Značky na hromádce: nechte ji mně, hodila by se mi, žádný velký skok.
terminal-help-signs = Příkazy: blesk platí v tomto tahu, nekonečno pro všechny, dokud je vidět.
terminal-help-trick = Reverzní trik: přesně o 10 opačným směrem.
terminal-help-lay = Přilož vybranou kartu na konec řady.
terminal-help-twist = Prohoď ji s jejím dvojčetem v řadě.
terminal-help-take = Vezmi celou řadu a pak otevři novou.
terminal-help-confirm = Potvrď tah. S vybranou kartou: udělej to jediné, co jde.
terminal-help-move = Vyber tah číslem nebo šipkami.
terminal-help-match-back = Vezmi tah zpět, dokud není potvrzený.
terminal-help-cards = Ropucha; karta, jejíž dvojče máš; dvojče k prohození; konec řady.
terminal-help-unseen = Minusová karta, kterou ještě nikdo neviděl; body ji nepočítají.
terminal-help-hint = Zeptej se, co by s tvými kartami udělal nejlepší bot a proč.
terminal-help-give-up = Vzdej hru.
terminal-help-rules = Přečti si pravidla.
terminal-help-help = Ukaž tuto nápovědu.
terminal-help-quit = Skonči. Hra zůstane uložená; pokračuj příkazem: tenback play --resume

## The end

terminal-record-kept = Záznam je uložený zde:
terminal-go-on-with = Hra je uložená. Pokračuj příkazem: tenback play --resume
terminal-new-game = Nová hra (N)
terminal-replay = Podívat se znovu (R)
terminal-quit = Konec (Q)

## Setting up

terminal-set-up = nová hra
terminal-game = Hra
terminal-players = Hráči
terminal-seats = Kdo hraje?
terminal-person = Člověk
terminal-bot-wins = { $level }, { $won } %
terminal-name = jméno
terminal-starter = Začíná
terminal-agree = tým se dohodne
terminal-seed = Semínko
terminal-seed-and-deal = Semínko { $seed }, rozdání { $number }
terminal-by-chance = náhodně
terminal-language = Jazyk
terminal-minimum-three = Aspoň 3 karty za tah
terminal-short-hand = O kartu méně v ruce
terminal-marks = Mluvit značkami
terminal-whole-turn = JEDNA HROMÁDKA na celý tah
terminal-commands-on = Příkazy
terminal-rounds = Kola
terminal-professional = Profesionální varianta
terminal-start = Začít
terminal-resume = Pokračovat v poslední hře
terminal-quit-here = Konec

## Replay

terminal-place = krok { $place } z { $last } · dobírací hromádka: { $cards }
terminal-hands-hidden = Tato hra neskončila, proto zůstávají karty v rukou skryté.

## Mistakes

terminal-wrong-people = Počet lidí musí být 0 až { $players }, ne { $people }.
terminal-wrong-starter = Kdo začíná, se zadává číslem od 1 do { $players }, ne { $given }.
terminal-wrong-option = Volba „{ $option }“ nepatří k { $game }.
terminal-wrong-bot = Bot „{ $given }“ neexistuje. Úrovně jsou: { $levels }.
terminal-wrong-talk = Domluva je „silent“ nebo „marks“, ne „{ $given }“.
terminal-flag-renamed = Místo { $old } se teď píše { $new }.
terminal-wrong-pace = Tempo musí být počet sekund, 0 nebo víc, ne { $given }.
terminal-too-many-names = Jmen ({ $names }) je víc než lidí ({ $people }).
terminal-nothing-to-resume = V { $folder } není žádná rozehraná hra. Začni novou: tenback play
terminal-unreadable = { $path } nejde přečíst: { $reason }
terminal-broken-record = Chyba v { $path }, řádek { $line }, tah { $move }: { $reason }
terminal-broken-save = Uloženou hru { $path } nejde přečíst: { $reason }
terminal-no-terminal = Tohle potřebuje terminál: spusť to v okně příkazového řádku.
daily-unknown = Rozdání dne „{ $given }“ neexistuje. Na výběr jsou: { $deals }.
daily-local = Toto je místní rozdání: karty závisí jen na datu a není se s kým srovnávat. Rozdání serveru si zahraješ s --server.
daily-at-server = Svůj stůl můžeš otevřít i v prohlížeči: { $link }
daily-your-move = Tvůj tah:
daily-moves = Možné tahy: { $moves }
daily-no-address = { $server } není adresa serveru: musí začínat http:// nebo https://.
daily-no-server = Na { $server } neodpovídá žádný server tenback. Zkontroluj adresu a jestli server běží.
daily-refused = Server odmítá: { $reason }
terminal-give-up = Vzdát tuto hru? Bude se počítat jako prohraná, s kartami, které zbývají.
terminal-give-up-together = Vzdát tuto hru? Musí souhlasit všichni. Bude se počítat jako prohraná, s kartami, které zbývají.
