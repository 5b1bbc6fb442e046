# Hints: what the best bot would do, what it expects, and why.

## The move

hint-play = The { $bot } bot would play { $card } on { $pile }.
hint-end = The { $bot } bot would end the turn.
hint-begin = The { $bot } bot would go first.
hint-lay = The { $bot } bot would lay { $card }.
hint-twist = The { $bot } bot would twist { $card }.
hint-take = The { $bot } bot would take the line.
hint-then = Then: { $moves }.
hint-others = Next best

## One move in a list of moves

hint-move-play = { $card } on { $pile }
hint-move-end = end the turn
hint-move-begin = go first
hint-move-lay = lay { $card }
hint-move-twist = twist { $card }
hint-move-take = take the line

## What may be expected

hint-percent = { $percent }%
hint-estimate-network = If everyone plays on as strongly as the best bot: { hint-percent } chance to win.
hint-estimate-marks-network = If everyone plays on as strongly as the best bot and gives marks: { hint-percent } chance to win.
hint-estimate-play-outs = With careful play from here: { hint-percent } chance to win, and about { score-points } for you at the end.
hint-close = about as good
hint-getting-ready = This is a quick answer. The expert is still getting ready ({ hint-percent } done; the first time only).

## Why, in all games

hint-why-only-move = There’s nothing else you can do.
hint-why-best-in-deals = No simple rule explains it: it came out best over { $deals } possible deals of the hidden cards.

## Why, in THE GAME and EXTREME

hint-why-wins = Nothing is hidden any more, and this way every card can be played.
hint-why-loses = Whatever you play now, you’ll break a command.
hint-why-begins = Your two cheapest cards move the piles by only { $step } in total.
hint-why-trick = { $card } goes back ten on { $pile } and makes room.
hint-why-sets-up-trick = After that, { $card } can go back ten on { $pile }.
hint-why-run = { $card } follows on { $pile }, a step of only { $step }.
hint-why-covers-skull = That covers the skull on { $pile }.
hint-why-covers-command = That covers { $command } on { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } ends the turn at once and saves you from playing one more card.
       *[other] { command-stop } ends the turn at once and saves you from playing { $cards } more cards.
    }
hint-why-nothing-lost = All cards that { $card } skips on { $pile } have been played: nothing is lost.
hint-why-smallest-step = That’s your smallest step: { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] That skips only one card still to come; every other play skips more.
       *[other] That skips only { $cards } cards still to come; every other play skips more.
    }
hint-why-leaves-pile = { $pile } stays free for { $name }, who asked for it.
hint-why-keeps-pair = { $low } and { $high } stay together: one of them can go back ten later.
hint-why-avoids-fatal = { $card } on { $pile } would break a command and lose the game.
hint-why-least-harm = You still have to play, and no card costs less than { $step }.
hint-why-next-costs = The next card would cost at least { $step }: { $card } on { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = The better turn wins for certain.
hint-why-contrast-loses = The turn that was played loses for certain; the better one doesn’t.
hint-why-contrast-trick = { $card } could have gone back ten on { $pile }, but that chance was missed.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } still fits after the better turn; after the turn that was played it fits nowhere.
       *[other] { $cards } still fit after the better turn; after the turn that was played they fit nowhere.
    }
hint-why-contrast-set-up = After the better turn, { $card } can go back ten on { $pile }; after the turn that was played, no card in hand can.
hint-why-contrast-dead = Cards in hand and still to come that fit nowhere any more: { $better } after the better turn, { $worse } after the one that was played.
hint-why-contrast-moved = The better turn moves the piles by { $better } in total, the one that was played by { $worse }.
hint-why-contrast-stopped = The better turn stops in time (cards played: { $better }, not { $worse }).

## Why, in TAKE THAT

hint-why-twist = { $card } and { $twin } then lie face up in front of you: 2 points.
hint-why-clears-line = No line is left: the next player has to open a new one.
hint-why-ends-round = That ends the round.
hint-why-takes-now = The line costs { $price } now, and more with every card.
hint-why-lays-toad = Nobody can twist the toad { $card }: it stays in the line and costs 5.
hint-why-own-twin = You hold the twin { $twin } and can take both later.
hint-why-twin-gone = Its twin { $twin } is no longer in play, so nobody can twist this card away.
hint-why-keeps-twist = { $twin } waits for you in the line: only your { $card } can twist it.
hint-why-hard-to-follow =
    { $cards ->
        [0] None of the cards you haven’t seen ({ $unseen }) fits next.
        [one] Of the cards you haven’t seen ({ $unseen }), only one fits next.
       *[other] Of the cards you haven’t seen ({ $unseen }), only { $cards } fit next.
    }
hint-why-can-follow =
    { $cards ->
        [one] One card in your hand could follow.
       *[other] { $cards } cards in your hand could follow.
    }
hint-why-price-rises = Whoever takes the line then pays { $price }.
