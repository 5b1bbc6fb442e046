# Der Rückblick auf ein Spiel: was jede Wahl gekostet hat.

review-move = Schritt
review-played = gespielt
review-expert = der beste Bot
review-chance = Chance
review-cards-left = übrig
review-points = Punkte
review-sum =
    { $decisions ->
        [one] Eine Entscheidung wurde abgewogen; die Zahlen gehen von der Wahl des Bots zu der, die getroffen wurde.
       *[other] { $decisions } Entscheidungen wurden abgewogen, davon teuer: { $costly }; die Zahlen gehen von der Wahl des Bots zu der, die getroffen wurde.
    }
review-nothing = Soweit die ausgelosten Verteilungen zeigen, wurde nichts verschenkt; Entscheidungen: { $decisions }.
review-interrupted = Unterbrochen. Abgewogene Entscheidungen: { $done } von { $decisions }.
review-no-seat = Einen Platz { $given } gibt es nicht: Dieses Spiel hatte { $players }.
