game-climb = CLIMB
game-climb-about = Lay a higher card than the last one, or pass. Every card that you lay is a point.
climb-last = The last card is { $card }.
climb-hand = Your cards: { $cards }
climb-points = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
climb-lay = Lay { $card }
climb-pass = Pass
climb-ended = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
refusal-climb-game-over = The game is over.
refusal-climb-not-your-turn = It is not your turn.
refusal-climb-not-in-hand = You do not have that card.
refusal-climb-too-low = Your card has to be higher than the last one.
climb-wrong-hand-size = A hand has 1 to 5 cards, not { $given }.
option-climb-hand-size = How many cards each hand has, 1 to 5 (C1).
