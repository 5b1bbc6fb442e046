# Názvy her a příkazů, odmítnutí, konce her a co může být špatně s volbami a rozdáními.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Společně vyložte všechny karty na čtyři hromádky: nahoru, dolů a občas o deset zpět.
game-extreme-about = THE GAME s příkazy, které musí poslouchat celý tým.
game-take-that-about = Každý sám za sebe: prohazuj karty z řady, než ji budeš muset vzít.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = LEBKA
command-three = TROJKA
command-silence = MLČENÍ
command-no-trick = BEZ TRIKU
command-one-pile = JEDNA HROMÁDKA
command-draw-one = POTÁHNI JEDNU
command-stop-does = Tah okamžitě končí.
command-skull-does = Překryj ji ve stejném tahu.
command-three-does = Přesně 3 karty v tomto tahu.
command-silence-does = Žádné řeči a žádná znamení.
command-no-trick-does = Žádný reverzní trik, na žádné hromádce.
command-one-pile-does = Všechny karty tahu na jednu hromádku.
command-draw-one-does = Po tahu si dober jen jednu kartu.
command-lightning = Blesk: jen v tomto tahu
command-infinity = Nekonečno: dokud je vidět

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = Hra skončila.
refusal-the-game-no-such-seat = Takové místo u tohoto stolu není.
refusal-the-game-not-begun = Nejdřív musí někdo začít.
refusal-the-game-already-begun = Hra už začala.
refusal-the-game-not-your-turn = Nejsi na tahu.
refusal-the-game-card-not-in-hand = Tuto kartu nemáš v ruce.
refusal-the-game-no-such-pile = Hromádky jsou čtyři, A až D.
refusal-the-game-card-too-low = Na této hromádce musí být karta vyšší než vrchní, nebo přesně o 10 nižší.
refusal-the-game-card-too-high = Na této hromádce musí být karta nižší než vrchní, nebo přesně o 10 vyšší.
refusal-the-game-no-trick = Je vidět BEZ TRIKU: nikdo nesmí o deset zpět.
refusal-the-game-one-pile = Je vidět JEDNA HROMÁDKA: všechny karty tohoto tahu jdou na jednu hromádku.
refusal-the-game-owes-cards = Než ukončíš tah, vylož ještě další karty.
refusal-the-game-owes-skull = Než ukončíš tah, překryj lebku.
refusal-the-game-owes-three = Vylož v tomto tahu přesně 3 karty.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = Partie skončila.
refusal-take-that-no-such-seat = Takové místo u tohoto stolu není.
refusal-take-that-not-your-turn = Nejsi na tahu.
refusal-take-that-card-not-in-hand = Tuto kartu nemáš v ruce.
refusal-take-that-too-far = Karta se smí od poslední lišit nejvýš o 10.
refusal-take-that-no-line = Žádná řada tu není: otevři novou kteroukoli kartou.
refusal-take-that-toad = Ropuchy prohodit nelze.
refusal-take-that-no-twin = Dvojče této karty v řadě není.

## How a game ended

ending-the-game-won = Vyhráno! Všech 98 karet leží na hromádkách.
ending-the-game-stuck = Prohráno: žádnou kartu už nešlo vyložit.
ending-the-game-broken = Prohráno: příkaz { $command } byl porušen.
ending-the-game-given-up = Prohráno: hra byla vzdána.
ending-owed-cards = Bylo vyloženo příliš málo karet.
ending-owed-skull = Lebka nebyla překryta.
ending-owed-three = TROJKA nedostala své 3 karty.
ending-the-game-left =
    { $cards ->
        [one] Zbývá { $cards } karta.
        [few] Zbývají { $cards } karty.
        [many] Zbývá { $cards } karty.
       *[other] Zbývá { $cards } karet.
    }
ending-the-game-excellent = Vynikající výsledek.
ending-take-that-scored =
    { $winners ->
        [one] { $names } vyhrává: { score-points }.
        [few] { $names } se dělí o výhru: každý { score-points }.
       *[other] { $names } se dělí o výhru: každý { score-points }.
    }
score-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }

## What can be wrong with options, a deal or a text

problem-players = Počet hráčů v { $game } je { $low } až { $high }, ne { $given }.
problem-minimum = Minimum jsou { $low } nebo { $high } karty, ne { $given }.
problem-one-pile = JEDNA HROMÁDKA platí „from-now“ (od chvíle vyložení) nebo „whole-turn“ (celý tah), ne „{ $given }“.
problem-switched-off = Vypnout lze jen příkazy a „{ $given }“ příkaz není.
problem-yes-or-no = Volba „{ $option }“ je ano, nebo ne, nikoli „{ $given }“.
problem-rounds = Partie má nejméně 1 kolo, ne { $given }.
problem-deck-size = Balíček má { $expected } karet, ne { $given }.
problem-deck-card = „{ $given }“ není karta této hry.
problem-deck-twice = Karta { $given } je v balíčku dvakrát.
problem-deck-count = Na každé kolo je potřeba jeden balíček: { $expected }, ne { $given }.
problem-starter = Místa se počítají od 0 do { $high } a „{ $given }“ mezi ně nepatří.
problem-layout-missing = EXTREME potřebuje rozložení: které karty nesou který příkaz.
problem-layout-unwanted = Rozložení příkazů patří jen k EXTREME.
problem-layout-card = „{ $given }“ není karta, která by mohla nést příkaz.
problem-layout-command = „{ $given }“ není příkaz.
problem-layout-count = { $command } musí být přesně na { $expected } kartách, ne na { $given }.
problem-layout-twice = Karta { $card } je uvedena dvakrát.
problem-not-understood = Očekáváno: { $expected }; nalezeno: { $given }.
problem-missing = Očekáváno: { $expected }; nenalezeno nic.
problem-cards-misplaced = Taková pozice ve hře nastat nemůže: každá karta má být právě na jednom místě.
problem-seat-misplaced = Taková pozice ve hře nastat nemůže: uvádí místo, které u stolu není.
problem-rounds-unequal = Taková pozice ve hře nastat nemůže: počet odehraných a zbývajících kol nesouhlasí.
problem-scores-missing = Taková pozice ve hře nastat nemůže: ne každé místo má body.
problem-nothing-fits = Taková pozice ve hře nastat nemůže: je třeba vyložit kartu a žádná z neznámých se nehodí.
problem-at-place = Řádek { $line }, sloupec { $column }: { $problem }

## Co měl text obsahovat, za slovem „Očekáváno:“

expected-written = { $form }
expected-like = něco jako { $example }
expected-number = číslo od { $low } do { $high }
expected-players = počet hráčů od { $low } do { $high }
expected-seat = místo od { $low } do { $high }
expected-card = karta od { $low } do { $high }
expected-card-of-take-that = karta ze hry TAKE THAT
expected-move-of-the-game = tah: begin, end, nebo karta a hromádka jako 57A
expected-move-of-take-that = tah: karta jako 57, x49 na prohození, nebo take
expected-parts = tolik částí oddělených znakem /: { $count }
expected-once = { $key } jen jednou
expected-no-more = žádná další slova
expected-header = záhlaví jako date: …, každé jen jednou
expected-older-format = formát nejvýše { $high } (tento přečte novější tenback)
expected-older-rules = pravidla nejvýše verze { $high } (tato zná novější tenback)
expected-deal = rozdání hry { $game }
expected-saved-game = začátek uložené hry
