daily = Rozdání dne
daily-about = Stejné karty pro všechny, pět rozdání denně. Počítá se první pokus, i nedohraný; další jsou jen pro radost.
daily-home = Dnes
daily-play = Hrát
daily-go-on = Pokračovat
daily-again = Ještě jednou, pro radost
daily-settings-alone = Hraješ sólo.
daily-settings-bots = Hraješ se dvěma boty úrovně „{ $level }“; domlouvají se značkami.
daily-settings-against = Hraješ proti dvěma botům úrovně „{ $level }“.
daily-streak = { $days ->
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
    [many] { $days } dne v řadě
   *[other] { $days } dní v řadě
}
daily-grace = Chybí včerejší hra: zahraj si dnes, jinak série skončí.
daily-past = Minulé dny
daily-past-about = Minulé dny si můžeš ještě zahrát pro radost; statistiky se tím nemění.
daily-not-played = Nehráno
daily-running = Rozehráno
daily-won = Výhra
daily-left = { $left ->
    [one] Zbyla 1 karta
    [few] Zbyly { $left } karty
    [many] Zbylo { $left } karty
   *[other] Zbylo { $left } karet
}
daily-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
daily-unfinished = Nedohráno
daily-won-as-bots = Výhra. Boti, kteří také vyhráli: { $won } z { $games }.
daily-better-than-bots = { $result }: lépe než { $beaten } z { $games } botů.
daily-won-as-people = Další lidé, kteří vyhráli: { $won } z { $games }.
daily-better-than-people = Ostatní lidé: lépe než { $beaten } z { $games }.
daily-level-with-one = { $games ->
    [one] Stejně jako jediný další člověk.
    [few] Stejně jako jeden z { $games } lidí.
    [many] Stejně jako jeden z { $games } lidí.
   *[other] Stejně jako jeden z { $games } lidí.
}
daily-no-people = Nikdo jiný to ještě nedohrál.
daily-programs = Zúčastněné programy: { $games }; lépe než { $beaten } z nich.
daily-so-far = Dosavadní hry botů: { $games }; další se hrají.
daily-no-field = Boti toto rozdání ještě hrají. Podívej se znovu za minutu.
daily-hinted = Tento pokus byl s radou, proto se srovnává jen s lidmi, kteří si o ni také řekli.
daily-difficulty = Těžší než { $percent } % všech rozdání (95% interval: { $low } až { $high } %), podle toho, kolik karet zbývá opatrným botům hrajícím s trochou náhody.
daily-difficulty-points = Těžší než { $percent } % všech rozdání (95% interval: { $low } až { $high } %), podle toho, kolik bodů získávají na tvém místě opatrní boti hrající s trochou náhody.
daily-histogram = Výsledky botů úrovně „{ $level }“ ({ $games })
daily-histogram-cards = zbylé karty
daily-histogram-points = body
daily-you = Ty
daily-bar = { $from } až { $to }: { $games }
daily-levels = Všechny úrovně
daily-level = Úroveň
daily-games = Hry
daily-wins = Výhry
daily-mean = Průměr
daily-level-varied = opatrný, s náhodou
daily-open-until = Ostatní mohou toto rozdání hrát do { $time }. Do té doby zůstanou karty i průběh hry skryté.
daily-closed = Tento den už skončil na celém světě. Klíč k jeho kartám: { $key }
daily-names = Kdo hraje pod jiným jménem, může karty už znát; z čísel se to nepozná.
daily-see-others = Jak dopadli ostatní
daily-no-watching = U tohoto stolu se hraje rozdání, které mohou ostatní ještě hrát, proto se na něj nelze dívat. Můžeš si ho zahrát i ty.

## Okamžitý turnaj: osm minulých rozdání proti botům

instant = Okamžitý turnaj
instant-about = Osm minulých rozdání po sobě, hned srovnaných s boty, kteří je hráli. Nepočítají se do žádného dne ani série.
instant-progress = Dohraná rozdání: { $finished } z { $deals }.
instant-result = V průměru lépe než { $percent } % botů.
instant-so-far = Zatím v průměru lépe než { $percent } % botů.
instant-wins = Vyhraná rozdání: { $won } z { $games }; boti vyhrávají v průměru { $bots }.
instant-points = Srovnaná rozdání: { $games } z { $deals }.
instant-bots = Boti mají úroveň „{ $level }“.
instant-better = lépe než { $percent } % z { $games } botů
instant-waiting = boti ještě hrají
instant-on-its-day = hráno ve svůj den, tady se nepočítá
instant-hinted = hráno s radou, bez srovnání
instant-play = Hrát rozdání { $number }
instant-go-on = Pokračovat v rozdání { $number }
instant-back = K turnaji
instant-another = Další turnaj
instant-link = Pošli odkaz na tuto stránku a ostatní si zahrají stejných osm rozdání.
