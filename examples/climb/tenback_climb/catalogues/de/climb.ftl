game-climb = CLIMB
game-climb-about = Lege eine höhere Karte als die letzte oder passe. Jede gelegte Karte ist ein Punkt.
climb-last = Die letzte Karte ist { $card }.
climb-hand = Deine Karten: { $cards }
climb-points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
climb-lay = { $card } legen
climb-pass = Passen
climb-ended = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
refusal-climb-game-over = Das Spiel ist vorbei.
refusal-climb-not-your-turn = Du bist nicht dran.
refusal-climb-not-in-hand = Diese Karte hast du nicht.
refusal-climb-too-low = Deine Karte muss höher sein als die letzte.
climb-wrong-hand-size = Eine Hand hat 1 bis 5 Karten, nicht { $given }.
option-climb-hand-size = Wie viele Karten jede Hand hat, 1 bis 5 (C1).
