# Der Rückblick auf ein Spiel: was jede Wahl gekostet hat.

review-move = Schritt
review-played = gespielt
review-expert = der beste Bot
review-chance = Chance
review-sum =
    { $decisions ->
        [one] Eine Entscheidung wurde abgewogen; die Zahlen gehen von der Wahl des Bots zu der, die getroffen wurde.
       *[other] { $decisions } Entscheidungen wurden abgewogen, davon teuer: { $costly }; die Zahlen gehen von der Wahl des Bots zu der, die getroffen wurde.
    }
review-nothing = Soweit es die ausgelosten Verteilungen zeigen, wurde nichts verschenkt; Entscheidungen: { $decisions }.
review-interrupted = Unterbrochen. Abgewogene Entscheidungen: { $done } von { $decisions }.
review-no-seat = Einen Platz { $given } gibt es nicht. Plätze in diesem Spiel: { $players }.
review-lost = Punkte verloren
review-severity-slight = kleiner Verlust
review-severity-inaccuracy = Ungenauigkeit
review-severity-mistake = Fehler
review-severity-blunder = grober Fehler
review-account = In Punkten der Gewinnchance: Anfang { $start }, Glück { $luck }, Fehler von { $name } { $mine }, Fehler der anderen { $others }, nicht erklärt { $rest }, Ergebnis { $result }.
review-width = Bei solchen Spielen hat der nicht erklärte Teil eine Standardabweichung von { $points } Punkten.
review-width-unknown = Wie stark der nicht erklärte Teil schwankt, wurde für solche Spiele noch nicht gemessen: Sei mit der Zahl für das Glück vorsichtig.
review-title = Was ist passiert?
review-progress = Geprüfte Züge: { $done } von { $all }
review-queued = Warten, bis ein Bot frei ist …
review-view-me = Ich
review-view-team = Wir
review-part-start = Chance vor dem Austeilen
review-part-luck = Glück beim Austeilen und Ziehen
review-part-mine = Meine Fehler
review-part-ours = Unsere Fehler
review-part-others = Fehler der anderen
review-part-rest = Nicht erklärt
review-part-result = Ergebnis
review-wide = In einem einzelnen Spiel dieser Art bleiben etwa { $points } Punkte unerklärt (eine Standardabweichung). Das ist zu viel, um Glück von Rauschen zu unterscheiden; darum zeigt diese Seite den Verlauf der Chance und die Entscheidungen, aber kein Glück.
review-course = Der Verlauf der Chance
review-course-step = { $name }: { $moves }. Chance vorher { $before }, nachher { $after }.
review-course-luck = Die Karten danach: { $points } Punkte.
review-mistakes = Teure Entscheidungen
review-no-mistakes = Keine Entscheidung kostete mehr, als die Schätzung unsicher ist.
review-was-played = Gespielt: { $moves }
review-was-better = Besser: { $moves }
review-best-decision = Beste Entscheidung: { $moves }. Bei { $before } Gewinnchance wurde nichts verschenkt.
review-luckiest = Glücklichste Karten: nach { $moves }, { $points } Punkte.
review-open-cards = Mit offenen Karten wäre dieses Spiel bei Schritt { $number } noch zu gewinnen gewesen. Wissen konnte das niemand.
review-in-replay = In der Wiederholung zeigen
review-try = Noch einmal versuchen
review-try-title = Finde einen besseren Zug
review-try-right = Richtig: so gut wie der beste, im Rahmen der Unsicherheit.
review-try-wrong = Dieser Zug verliert etwa { $points } Punkte gegenüber dem besten.
review-try-show = Beide Züge zeigen
review-try-again = Von vorn
review-failed = Der Rückblick ist nicht gelungen. Versuch es später noch einmal.
review-mistakes-title = Meine Fehler
review-mistakes-empty = Noch nichts: Öffne nach einem Spiel „Was ist passiert?“, dann kommen die Entscheidungen, die fünf Punkte oder mehr kosteten, hier als Übungen wieder.
review-mistakes-due = Jetzt fällig
review-mistakes-later = Später
review-theme-wins = ein sicherer Sieg
review-theme-loses = eine sichere Niederlage
review-theme-trick = ein Schritt um zehn zurück
review-theme-room = Platz für Karten der Hand
review-theme-set-up = ein vorbereiteter Schritt um zehn zurück
review-theme-dead = Karten, die nirgends passen
review-theme-moved = wie weit die Stapel wandern
review-theme-stopped = rechtzeitig aufhören
review-theme-other = Einschätzung
