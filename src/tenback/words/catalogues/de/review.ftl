# Der Rückblick auf ein Spiel: was jede Wahl gekostet hat.

review-move = Schritt
review-played = gespielt
review-expert = der beste Bot
review-chance = Chance
review-sum =
    { $decisions ->
        [one] Eine Entscheidung wurde geprüft. Die erste Chance gilt für die Wahl des besten Bots, die zweite für deine.
       *[other] { $decisions } Entscheidungen wurden geprüft, davon teuer: { $costly }. Die erste Chance gilt für die Wahl des besten Bots, die zweite für deine.
    }
review-nothing = Soweit es die Stichproben zeigen, hat keine deiner Entscheidungen etwas gekostet; geprüft: { $decisions }.
review-interrupted = Unterbrochen. Geprüfte Entscheidungen: { $done } von { $decisions }.
review-no-seat = Einen Platz { $given } gab es in diesem Spiel nicht; die Plätze sind 1 bis { $players }.
review-lost = Punkte verloren
review-severity-slight = kleiner Verlust
review-severity-inaccuracy = Ungenauigkeit
review-severity-mistake = Fehler
review-severity-blunder = grober Fehler
review-account = In Prozentpunkten der Gewinnchance: Anfang { $start }, Glück { $luck }, Fehler von { $name } { $mine }, Fehler der anderen { $others }, unerklärt { $rest }, Ergebnis { $result }.
review-width = Bei solchen Spielen hat der unerklärte Teil eine Standardabweichung von { $points } Punkten.
review-width-unknown = Für solche Spiele wurde nicht gemessen, wie viel unerklärt bleibt; die Zahl für das Glück ist darum nur ungefähr.
review-progress = Geprüfte Züge: { $done } von { $all }
review-queued = Warten, bis ein Bot frei ist …
review-view-me = Ich
review-view-team = Wir
review-part-start = Chance vor dem Austeilen
review-part-luck = Glück beim Austeilen und Ziehen
review-part-mine = Meine Fehler
review-part-ours = Unsere Fehler
review-part-others = Fehler der anderen
review-part-rest = Unerklärt
review-part-result = Ergebnis
review-wide = In einem einzelnen Spiel dieser Art bleiben etwa { $points } Punkte unerklärt (eine Standardabweichung). Das ist zu viel, um Glück von Rauschen zu unterscheiden; darum zeigt diese Seite den Verlauf der Chance und die Entscheidungen, lässt das Glück aber weg.
review-course = Der Verlauf der Chance
review-course-step = { $name }: { $moves }. Chance vorher { $before }, nachher { $after }.
review-course-luck = Die Karten danach, in Punkten: { $points }.
review-mistakes = Teure Entscheidungen
review-no-mistakes = Keine teuren Entscheidungen: Soweit die Schätzung reicht, war jeder Zug so gut wie der beste.
review-was-played = Gespielt: { $moves }
review-was-better = Besser: { $moves }
review-best-decision = Beste Entscheidung: { $moves }. Bei { $before } Gewinnchance wurde nichts verschenkt.
review-luckiest = Größtes Glück mit den Karten: nach { $moves }, { $points } Punkte.
review-open-cards = Mit offenen Karten wäre dieses Spiel bei Schritt { $number } noch zu gewinnen gewesen. Wissen konnte das niemand.
review-in-replay = In der Wiederholung zeigen
review-try = Noch einmal versuchen
review-try-title = Finde einen besseren Zug
review-try-right = Richtig: so gut wie der beste Zug, im Rahmen der Unsicherheit.
review-try-wrong =
    { $points ->
        [one] Dieser Zug verliert etwa { $points } Punkt gegenüber dem besten.
       *[other] Dieser Zug verliert etwa { $points } Punkte gegenüber dem besten.
    }
review-try-again = Von vorn
review-try-yours = Dein Zug: { $chance }
review-try-best = Bester Zug: { $chance }
review-try-same = Beide wurden mit denselben Verteilungen der verdeckten Karten ausprobiert.
review-slight-losses = Kleine Verluste ({ $count })
review-all-turns = Alle Züge ({ $count })
review-theme-all = Alle ({ $count })
review-failed = Der Rückblick ist nicht gelungen. Versuch es später noch einmal.
review-mistakes-empty = Noch nichts: Öffne nach einem Spiel „Was ist passiert?“, dann kommen die Entscheidungen, die fünf Punkte oder mehr kosteten, hier als Übungen wieder.
review-mistakes-due = Jetzt fällig
review-mistakes-later = Später
review-theme-wins = ein sicherer Sieg
review-theme-loses = eine sichere Niederlage
review-theme-trick = ein Rückwärtstrick
review-theme-room = Platz für die Handkarten
review-theme-set-up = ein vorbereiteter Rückwärtstrick
review-theme-dead = Karten, die nirgends passen
review-theme-moved = wie weit die Stapel wandern
review-theme-stopped = rechtzeitig aufhören
review-theme-other = Einschätzung
review-wide-unknown = Für solche Spiele wurde nicht gemessen, wie viel unerklärt bleibt. Darum zeigt diese Seite den Verlauf der Chance und die Entscheidungen, lässt das Glück aber weg.
review-play-on = Ab hier weiterspielen
review-play-on-note = Ein Übungstisch mit denselben Karten; er zählt in keiner Statistik.
review-together = Gemeinsam ansehen
review-together-lead = Führen
review-together-leading = Du führst: Die anderen sehen den Moment, den du siehst.
review-together-led = { $name } führt.
review-together-nobody = Noch führt niemand.
review-together-follow = Folgen
review-together-arrows = Auf einen Stapel zeigen
review-together-pointed = { $name } zeigt auf { $piles }.
review-together-try = Hier einen Zug ausprobieren
review-together-tries = { $name } probiert: { $moves }
review-luck-title = Glück in meinen Spielen
review-luck-sum = { $game }, geprüfte Spiele: { $games }. Siege { $won }, zu erwarten { $start }. Glück { $luck }, meine Fehler { $mine }, Fehler der anderen { $others }, unerklärt { $rest } (in Siegen; das Glück ist auf etwa ±{ $width } genau bekannt).
