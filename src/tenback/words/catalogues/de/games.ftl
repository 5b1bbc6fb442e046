# Namen der Spiele und Befehle, Ablehnungen, Spielenden, und was an Einstellungen und Verteilungen falsch sein kann.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Alle Karten gemeinsam auf vier Stapel: rauf, runter, mal zehn zurück.
game-extreme-about = THE GAME mit Befehlen, denen das ganze Team gehorchen muss.
game-take-that-about = Alle gegen alle: Verdrehe Paare aus der Reihe, bevor du sie nehmen musst.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = TOTENKOPF
command-three = DREI
command-silence = SCHWEIGEN
command-no-trick = KEIN TRICK
command-one-pile = EIN STAPEL
command-draw-one = EINE ZIEHEN
command-stop-does = Der Zug endet sofort.
command-skull-does = Im selben Zug überdecken.
command-three-does = Genau 3 Karten in diesem Zug.
command-silence-does = Kein Reden und keine Zeichen.
command-no-trick-does = Kein Rückwärtstrick, auf keinem Stapel.
command-one-pile-does = Alle Karten eines Zuges auf einen Stapel.
command-draw-one-does = Nach dem Zug nur eine Karte nachziehen.
command-lightning = Blitz: nur in diesem Zug
command-infinity = Unendlich: solange sichtbar

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = Das Spiel ist zu Ende.
refusal-the-game-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-the-game-not-begun = Legt zuerst fest, wer beginnt.
refusal-the-game-already-begun = Das Spiel hat schon begonnen.
refusal-the-game-not-your-turn = Du bist nicht am Zug.
refusal-the-game-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-the-game-no-such-pile = Es gibt vier Stapel, A bis D.
refusal-the-game-card-too-low = Auf diesem Stapel muss die Karte höher sein als die oberste oder genau 10 niedriger.
refusal-the-game-card-too-high = Auf diesem Stapel muss die Karte niedriger sein als die oberste oder genau 10 höher.
refusal-the-game-no-trick = KEIN TRICK ist zu sehen: Niemand darf um zehn zurück.
refusal-the-game-one-pile = EIN STAPEL ist zu sehen: Alle Karten dieses Zuges kommen auf einen Stapel.
refusal-the-game-owes-cards = Du musst noch Karten spielen, bevor du den Zug beendest.
refusal-the-game-owes-skull = Überdecke den Totenkopf, bevor du den Zug beendest.
refusal-the-game-owes-three = Spiele in diesem Zug genau 3 Karten.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = Die Partie ist zu Ende.
refusal-take-that-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-take-that-not-your-turn = Du bist nicht am Zug.
refusal-take-that-card-not-in-hand = Diese Karte hast du nicht auf der Hand.
refusal-take-that-too-far = Die Karte darf höchstens 10 von der letzten entfernt sein.
refusal-take-that-no-line = Es gibt keine Reihe: Eröffne eine mit einer beliebigen Karte.
refusal-take-that-toad = Kröten lassen sich nicht verdrehen.
refusal-take-that-no-twin = Der Zwilling dieser Karte liegt nicht in der Reihe.

## How a game ended

ending-the-game-won = Gewonnen! Alle 98 Karten liegen auf den Stapeln.
ending-the-game-stuck = Verloren: Es ließ sich keine Karte mehr spielen.
ending-the-game-broken = Verloren: Der Befehl { $command } wurde missachtet.
ending-the-game-given-up = Verloren: Das Spiel wurde aufgegeben.
ending-owed-cards = Es wurden zu wenige Karten gespielt.
ending-owed-skull = Ein Totenkopf wurde nicht überdeckt.
ending-owed-three = Für eine DREI kamen keine 3 Karten zusammen.
ending-the-game-left =
    { $cards ->
        [one] { $cards } Karte ist übrig.
       *[other] { $cards } Karten sind übrig.
    }
ending-the-game-excellent = Ein ausgezeichnetes Ergebnis.
ending-take-that-scored =
    { $winners ->
        [one] { $names } gewinnt: { score-points }.
       *[other] { $names } teilen sich den Sieg: je { score-points }.
    }
score-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## What can be wrong with options, a deal or a text

problem-players = { $game } ist für { $low } bis { $high } Personen, nicht für { $given }.
problem-minimum = Die Mindestzahl ist { $low } oder { $high } Karten, nicht { $given }.
problem-one-pile = EIN STAPEL gilt „from-now“ (sobald er gespielt wird) oder „whole-turn“ (ganzer Zug), nicht „{ $given }“.
problem-switched-off = Nur Befehle lassen sich ausschalten, und „{ $given }“ ist keiner.
problem-yes-or-no = Die Einstellung „{ $option }“ ist Ja oder Nein, nicht „{ $given }“.
problem-rounds = Eine Partie hat mindestens 1 Runde, nicht { $given }.
problem-deck-size = Der Kartensatz hat { $expected } Karten, nicht { $given }.
problem-deck-card = „{ $given }“ ist keine Karte dieses Spiels.
problem-deck-twice = Die Karte { $given } ist zweimal im Kartensatz.
problem-deck-count = Jede Runde braucht einen Kartensatz: { $expected }, nicht { $given }.
problem-starter = Die Plätze sind von 0 bis { $high } nummeriert; „{ $given }“ ist keiner davon.
problem-layout-missing = EXTREME braucht eine Verteilung: welche Karten welchen Befehl tragen.
problem-layout-unwanted = Eine Verteilung von Befehlen gehört nur zu EXTREME.
problem-layout-card = „{ $given }“ ist keine Karte, die einen Befehl tragen kann.
problem-layout-command = „{ $given }“ ist kein Befehl.
problem-layout-count = { $command } muss auf genau { $expected } Karten stehen, nicht auf { $given }.
problem-layout-twice = Die Karte { $card } ist zweimal genannt.
problem-not-understood = Erwartet: { $expected }; gefunden: { $given }.
problem-missing = Erwartet: { $expected }; gefunden: nichts.
problem-cards-misplaced = Das kann keine Stellung des Spiels sein: Nicht jede Karte liegt an genau einem Ort.
problem-seat-misplaced = Das kann keine Stellung des Spiels sein: Sie nennt einen Platz, den es am Tisch nicht gibt.
problem-rounds-unequal = Das kann keine Stellung des Spiels sein: Gespielte und kommende Runden ergeben nicht die richtige Zahl.
problem-scores-missing = Das kann keine Stellung des Spiels sein: Nicht jeder Platz hat einen Punktestand.
problem-nothing-fits = Das kann keine Stellung des Spiels sein: Eine Karte muss gespielt werden, und keine ungesehene passt.
problem-at-place = Zeile { $line }, Spalte { $column }: { $problem }

## Was ein Text hätte enthalten sollen, innerhalb von „Erwartet: …“

expected-written = { $form }
expected-like = etwas wie { $example }
expected-number = eine Zahl von { $low } bis { $high }
expected-players = { $low } bis { $high } Personen
expected-seat = ein Platz von { $low } bis { $high }
expected-card = eine Karte von { $low } bis { $high }
expected-card-of-take-that = eine Karte von TAKE THAT
expected-move-of-the-game = ein Zug: begin, end oder eine Karte mit Stapel wie 57A
expected-move-of-take-that = ein Zug: eine Karte wie 57, x49 zum Verdrehen oder take
expected-parts = { $count } Teile mit / dazwischen
expected-once = { $key } nur einmal
expected-no-more = keine weiteren Wörter
expected-header = eine Kopfzeile wie date: …, jede nur einmal
expected-older-format = ein Format bis { $high } (dieses liest ein neueres tenback)
expected-older-rules = Regeln bis Version { $high } (diese kennt ein neueres tenback)
expected-deal = eine Kartenverteilung von { $game }
expected-saved-game = der Anfang eines gespeicherten Spiels
