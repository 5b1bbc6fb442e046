# Podpowiedzi: co zrobiłby najlepszy bot, czego się spodziewa i dlaczego.

## The move

hint-play = Bot „{ $bot }” zagrałby { $card } na { $pile }.
hint-end = Bot „{ $bot }” zakończyłby kolejkę.
hint-begin = Na twoim miejscu bot „{ $bot }” zacząłby grę.
hint-lay = Bot „{ $bot }” dołożyłby { $card }.
hint-twist = Bot „{ $bot }” przekręciłby { $card }.
hint-take = Bot „{ $bot }” zabrałby rząd.
hint-then = Potem: { $moves }.
hint-others = Najlepsze inne możliwości

## One move in a list of moves

hint-move-play = { $card } na { $pile }
hint-move-end = koniec kolejki
hint-move-begin = zacząć
hint-move-lay = dołożyć { $card }
hint-move-twist = przekręcić { $card }
hint-move-take = zabrać rząd

## What may be expected

hint-percent = { $percent }%
hint-estimate-network = Jeśli wszyscy będą grać dalej tak dobrze jak najlepszy bot: { hint-percent } szans na wygraną.
hint-estimate-marks-network = Jeśli wszyscy będą grać dalej tak dobrze jak najlepszy bot i dawać znaki: { hint-percent } szans na wygraną.
hint-estimate-play-outs = Jeśli wszyscy będą grać dalej z rozwagą: { hint-percent } szans na wygraną, na końcu twój wynik to mniej więcej { score-points }.
hint-close = mniej więcej tak samo dobre
hint-getting-ready = To szybka odpowiedź. Najlepszy bot jeszcze się przygotowuje (gotowe w { hint-percent }; tylko za pierwszym razem).

## Why, in all games

hint-why-only-move = Nic innego nie możesz zrobić.
hint-why-best-in-deals = Nie wynika to z prostej reguły: tak wyszło najlepiej po sprawdzeniu możliwych rozkładów zakrytych kart (liczba prób: { $deals }).

## Why, in THE GAME and EXTREME

hint-why-wins = Nic już nie jest zakryte, a w ten sposób da się zagrać wszystkie karty.
hint-why-loses = Cokolwiek zagrasz, naruszysz polecenie.
hint-why-begins = Twoje dwie karty najbliższe stosom przesuwają je razem tylko o { $step }.
hint-why-trick = { $card } cofa { $pile } o dziesięć i robi miejsce.
hint-why-sets-up-trick = Potem { $card } może cofnąć { $pile } o dziesięć.
hint-why-run = Zaraz potem { $card } idzie na { $pile }, krok tylko o { $step }.
hint-why-covers-skull = To zakrywa czaszkę na { $pile }.
hint-why-covers-command = To zakrywa { $command } na { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } od razu kończy kolejkę i oszczędza ci zagrania jeszcze jednej karty.
        [few] { command-stop } od razu kończy kolejkę i oszczędza ci zagrania jeszcze { $cards } kart.
        [many] { command-stop } od razu kończy kolejkę i oszczędza ci zagrania jeszcze { $cards } kart.
       *[other] { command-stop } od razu kończy kolejkę i oszczędza ci zagrania jeszcze { $cards } karty.
    }
hint-why-nothing-lost = Wszystkie karty, które { $card } przeskakuje na { $pile }, są już zagrane: nic nie przepada.
hint-why-smallest-step = To twój najmniejszy krok: dalej o { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] To przeskakuje tylko jedną kartę, która jeszcze jest w grze; każde inne zagranie więcej.
        [few] To przeskakuje tylko { $cards } karty, które jeszcze są w grze; każde inne zagranie więcej.
        [many] To przeskakuje tylko { $cards } kart, które jeszcze są w grze; każde inne zagranie więcej.
       *[other] To przeskakuje tylko { $cards } karty, które jeszcze są w grze; każde inne zagranie więcej.
    }
hint-why-leaves-pile = { $name } prosi o { $pile }: stos zostaje wolny.
hint-why-keeps-pair = { $low } i { $high } zostają razem: jedna z nich może później cofnąć stos o dziesięć.
hint-why-avoids-fatal = Zagranie { $card } na { $pile } naruszyłoby polecenie i oznaczałoby przegraną.
hint-why-least-harm = Musisz jeszcze zagrać, a żadna karta nie kosztuje mniej niż { $step }.
hint-why-next-costs = Następna karta przesunęłaby stos co najmniej o { $step }: { $card } na { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = Lepsza kolejka daje pewną wygraną.
hint-why-contrast-loses = Rozegrana kolejka prowadzi do pewnej przegranej, lepsza nie.
hint-why-contrast-trick = { $card } mogła cofnąć { $pile } o dziesięć, ale okazja przepadła.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } ma jeszcze miejsce po lepszej kolejce, a po rozegranej już nie.
        [few] { $cards } mają jeszcze miejsce po lepszej kolejce, a po rozegranej już nie.
        [many] { $cards } mają jeszcze miejsce po lepszej kolejce, a po rozegranej już nie.
       *[other] { $cards } mają jeszcze miejsce po lepszej kolejce, a po rozegranej już nie.
    }
hint-why-contrast-set-up = Po lepszej kolejce { $card } może cofnąć { $pile } o dziesięć; po rozegranej nie zrobi tego żadna karta z ręki.
hint-why-contrast-dead = Karty, które już nigdzie nie pasują (z ręki i te, które dopiero przyjdą): { $better } po lepszej kolejce, { $worse } po rozegranej.
hint-why-contrast-moved = Lepsza kolejka przesuwa stosy łącznie o { $better }, rozegrana o { $worse }.
hint-why-contrast-stopped = Lepsza kolejka kończy się w porę: liczba zagranych kart to { $better }, a nie { $worse }.

## Why, in TAKE THAT

hint-why-twist = { $card } i { $twin } leżą wtedy odkryte przed tobą: 2 punkty.
hint-why-clears-line = Rzędu już nie ma: następna osoba musi otworzyć nowy.
hint-why-ends-round = To kończy rundę.
hint-why-takes-now = Rząd kosztuje teraz { $price }, a z każdą kartą więcej.
hint-why-lays-toad = Nikt nie może przekręcić ropuchy { $card }: zostaje w rzędzie i kosztuje 5.
hint-why-own-twin = Masz do pary { $twin } i możesz później wziąć obie.
hint-why-twin-gone = Karty { $twin } nie ma już w grze: tej karty nikt nie przekręci.
hint-why-keeps-twist = { $twin } czeka na ciebie w rzędzie: tylko twoja { $card } może ją przekręcić.
hint-why-hard-to-follow =
    { $cards ->
        [0] Żadna z kart, których jeszcze nie znasz ({ $unseen }), potem nie pasuje.
        [one] Z kart, których jeszcze nie znasz ({ $unseen }), pasuje potem tylko jedna.
        [few] Z kart, których jeszcze nie znasz ({ $unseen }), pasują potem tylko { $cards }.
        [many] Z kart, których jeszcze nie znasz ({ $unseen }), pasuje potem tylko { $cards }.
       *[other] Z kart, których jeszcze nie znasz ({ $unseen }), pasuje potem tylko { $cards }.
    }
hint-why-can-follow =
    { $cards ->
        [one] Po tej karcie pasuje jedna karta z twojej ręki.
        [few] Po tej karcie pasują { $cards } karty z twojej ręki.
        [many] Po tej karcie pasuje { $cards } kart z twojej ręki.
       *[other] Po tej karcie pasuje { $cards } karty z twojej ręki.
    }
hint-why-price-rises = Kto wtedy zabierze rząd, zapłaci { $price }.
