# Tipps: was der beste Bot tun würde, was er erwartet und warum.

## The move

hint-play = Der Bot ({ $bot }) würde { $card } auf { $pile } spielen.
hint-end = Der Bot ({ $bot }) würde den Zug beenden.
hint-begin = An deiner Stelle würde der Bot ({ $bot }) beginnen.
hint-lay = Der Bot ({ $bot }) würde { $card } anlegen.
hint-twist = Der Bot ({ $bot }) würde { $card } verdrehen.
hint-take = Der Bot ({ $bot }) würde die Reihe nehmen.
hint-then = Danach: { $moves }.
hint-others = Nächstbeste Möglichkeiten

## One move in a list of moves

hint-move-play = { $card } auf { $pile }
hint-move-end = Zug beenden
hint-move-begin = beginnen
hint-move-lay = { $card } anlegen
hint-move-twist = { $card } verdrehen
hint-move-take = Reihe nehmen

## What may be expected

hint-percent = { $percent } %
hint-estimate-network = Wenn alle so stark weiterspielen wie der beste Bot: { hint-percent } Gewinnchance.
hint-estimate-marks-network = Wenn alle so stark weiterspielen wie der beste Bot und Zeichen geben: { hint-percent } Gewinnchance.
hint-estimate-play-outs = Wenn alle mit Bedacht weiterspielen: { hint-percent } Gewinnchance, am Ende etwa { score-points } für dich.
hint-close = etwa gleich gut
hint-getting-ready = Das ist eine schnelle Antwort. Der beste Bot macht sich noch bereit (zu { hint-percent } fertig; nur beim ersten Mal).

## Why, in all games

hint-why-only-move = Etwas anderes kannst du nicht tun.
hint-why-best-in-deals = Dafür gibt es keine Faustregel: In { $deals } möglichen Verteilungen der verdeckten Karten ging es so am besten aus.

## Why, in THE GAME and EXTREME

hint-why-wins = Nichts ist mehr verdeckt, und so kommen alle Karten auf die Stapel.
hint-why-loses = Was du jetzt auch spielst, du missachtest einen Befehl.
hint-why-begins = Deine zwei günstigsten Karten bewegen die Stapel zusammen nur um { $step }.
hint-why-trick = { $card } geht auf { $pile } zehn zurück und schafft Platz.
hint-why-sets-up-trick = Danach kann { $card } auf { $pile } zehn zurückgehen.
hint-why-run = Auf { $pile } folgt { $card }, nur { $step } weiter.
hint-why-covers-skull = Das überdeckt den Totenkopf auf { $pile }.
hint-why-covers-command = Das überdeckt { $command } auf { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } beendet den Zug sofort und erspart dir eine weitere Karte.
       *[other] { command-stop } beendet den Zug sofort und erspart dir { $cards } weitere Karten.
    }
hint-why-nothing-lost = Alle Karten, die { $card } auf { $pile } überspringt, sind schon gespielt: Nichts geht verloren.
hint-why-smallest-step = Das ist dein kleinster Schritt: { $step } weiter.
hint-why-fewest-lost =
    { $cards ->
        [one] Das überspringt nur eine Karte, die noch kommt; alles andere überspringt mehr.
       *[other] Das überspringt nur { $cards } Karten, die noch kommen; alles andere überspringt mehr.
    }
hint-why-leaves-pile = { $name } hat um { $pile } gebeten: Der Stapel bleibt frei.
hint-why-keeps-pair = { $low } und { $high } bleiben zusammen: Eine von beiden kann später zehn zurückgehen.
hint-why-avoids-fatal = Mit { $card } auf { $pile } wäre ein Befehl missachtet und das Spiel verloren.
hint-why-least-harm = Du musst noch Karten spielen, und keine kostet weniger als { $step }.
hint-why-next-costs = Die nächste Karte würde mindestens { $step } kosten: { $card } auf { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = Der bessere Zug gewinnt mit Sicherheit.
hint-why-contrast-loses = Der gespielte Zug verliert mit Sicherheit, der bessere nicht.
hint-why-contrast-trick = { $card } hätte auf { $pile } zehn zurückgehen können; diese Chance wurde verpasst.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } passt nach dem besseren Zug noch, nach dem gespielten nirgends mehr.
       *[other] { $cards } passen nach dem besseren Zug noch, nach dem gespielten nirgends mehr.
    }
hint-why-contrast-set-up = Nach dem besseren Zug kann { $card } auf { $pile } zehn zurückgehen; nach dem gespielten kann das keine Handkarte.
hint-why-contrast-dead = Handkarten und noch kommende Karten, die nirgends mehr passen: { $better } nach dem besseren Zug, { $worse } nach dem gespielten.
hint-why-contrast-moved = Der bessere Zug bewegt die Stapel zusammen um { $better }, der gespielte um { $worse }.
hint-why-contrast-stopped = Der bessere Zug hört rechtzeitig auf (gespielte Karten: { $better } statt { $worse }).

## Why, in TAKE THAT

hint-why-twist = { $card } und { $twin } liegen dann offen vor dir: 2 Punkte.
hint-why-clears-line = Es bleibt keine Reihe: Wer als Nächstes dran ist, muss eine neue eröffnen.
hint-why-ends-round = Das beendet die Runde.
hint-why-takes-now = Die Reihe kostet jetzt { $price } und wird mit jeder Karte teurer.
hint-why-lays-toad = Niemand kann die Kröte { $card } verdrehen: Sie bleibt in der Reihe und kostet 5.
hint-why-own-twin = Du hast den Zwilling { $twin } und kannst später beide holen.
hint-why-twin-gone = Der Zwilling { $twin } ist nicht mehr im Spiel: Diese Karte kann niemand verdrehen.
hint-why-keeps-twist = { $twin } wartet in der Reihe auf dich: Nur deine { $card } kann sie verdrehen.
hint-why-hard-to-follow =
    { $cards ->
        [0] Keine der Karten, die du nicht gesehen hast ({ $unseen }), passt danach.
        [one] Von den Karten, die du nicht gesehen hast ({ $unseen }), passt danach nur eine.
       *[other] Von den Karten, die du nicht gesehen hast ({ $unseen }), passen danach nur { $cards }.
    }
hint-why-can-follow =
    { $cards ->
        [one] Eine deiner eigenen Karten könnte folgen.
       *[other] { $cards } deiner eigenen Karten könnten folgen.
    }
hint-why-price-rises = Wer die Reihe dann nimmt, zahlt { $price }.
