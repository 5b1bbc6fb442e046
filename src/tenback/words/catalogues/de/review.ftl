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
review-nothing = Soweit die ausgelosten Verteilungen zeigen, wurde nichts verschenkt; Entscheidungen: { $decisions }.
review-interrupted = Unterbrochen. Abgewogene Entscheidungen: { $done } von { $decisions }.
review-no-seat = Einen Platz { $given } gibt es nicht: Dieses Spiel hatte { $players }.
review-lost = Punkte verloren
review-severity-slight = kleiner Verlust
review-severity-inaccuracy = Ungenauigkeit
review-severity-mistake = Fehler
review-severity-blunder = grober Fehler
review-account = In Punkten der Gewinnchance: Anfang { $start }, Glück { $luck }, Fehler von { $name } { $mine }, Fehler der anderen { $others }, nicht erklärt { $rest }, Ergebnis { $result }.
review-width = Bei solchen Spielen hat der nicht erklärte Teil eine Standardabweichung von { $points } Punkten.
review-width-unknown = Wie breit der nicht erklärte Teil ist, wurde für solche Spiele noch nicht gemessen: Nimm das Glück mit Vorsicht.
