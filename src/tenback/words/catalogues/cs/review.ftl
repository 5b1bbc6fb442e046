# Rozbor dohrané hry: co stála každá volba.

review-move = krok
review-played = zahráno
review-expert = nejlepší bot
review-chance = šance
review-sum =
    { $decisions ->
        [one] Prozkoumáno jedno rozhodnutí. Šance je uvedena nejdřív pro volbu nejlepšího bota, pak pro tvoji.
        [few] Prozkoumána { $decisions } rozhodnutí, z toho drahých: { $costly }. Šance je uvedena nejdřív pro volbu nejlepšího bota, pak pro tvoji.
        [many] Prozkoumáno { $decisions } rozhodnutí, z toho drahých: { $costly }. Šance je uvedena nejdřív pro volbu nejlepšího bota, pak pro tvoji.
       *[other] Prozkoumáno { $decisions } rozhodnutí, z toho drahých: { $costly }. Šance je uvedena nejdřív pro volbu nejlepšího bota, pak pro tvoji.
    }
review-nothing = Soudě podle vylosovaných rozdání žádné rozhodnutí nic nestálo (prozkoumáno: { $decisions }).
review-no-seat = Místo { $given } v této hře nebylo: místa mají čísla 1 až { $players }.
review-interrupted = Přerušeno. Prozkoumaná rozhodnutí: { $done } z { $decisions }.
review-lost = ztracené body
review-severity-slight = malá ztráta
review-severity-inaccuracy = nepřesnost
review-severity-mistake = chyba
review-severity-blunder = hrubá chyba
review-account = V procentních bodech šance na výhru: začátek { $start }, štěstí { $luck }, chyby hráče { $name } { $mine }, chyby ostatních { $others }, nevysvětleno { $rest }, výsledek { $result }.
review-width =
    { $points ->
        [one] V takových hrách má nevysvětlená část směrodatnou odchylku { $points } bod.
        [few] V takových hrách má nevysvětlená část směrodatnou odchylku { $points } body.
        [many] V takových hrách má nevysvětlená část směrodatnou odchylku { $points } bodu.
       *[other] V takových hrách má nevysvětlená část směrodatnou odchylku { $points } bodů.
    }
review-width-unknown = U takových her se neměřilo, kolik zůstává nevysvětleno, a proto je číslo pro štěstí jen přibližné.
review-progress = Prozkoumané tahy: { $done } z { $all }
review-queued = Čeká se na volného bota…
review-view-me = Já
review-view-team = My
review-part-start = Šance před rozdáním
review-part-luck = Štěstí při rozdání a dobírání
review-part-mine = Moje chyby
review-part-ours = Naše chyby
review-part-others = Chyby ostatních
review-part-rest = Nevysvětleno
review-part-result = Výsledek
review-wide =
    Nevysvětlená část dělá v jedné hře tohoto druhu asi { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } (jedna směrodatná odchylka). To je příliš mnoho na to, aby šlo odlišit štěstí od šumu, a tak tato stránka ukazuje vývoj šance a rozhodnutí, ale štěstí vynechává.
review-course = Vývoj šance
review-course-step = { $name }: { $moves }. Šance předtím { $before }, potom { $after }.
review-course-luck = Karty, které přišly potom: { $points } b.
review-mistakes = Drahá rozhodnutí
review-no-mistakes = Žádné drahé rozhodnutí: podle odhadu byl každý tah stejně dobrý jako ten nejlepší.
review-was-played = Zahráno: { $moves }
review-was-better = Lépe: { $moves }
review-best-decision = Nejlepší rozhodnutí: { $moves }. Při šanci { $before } se nic nepromarnilo.
review-luckiest = Nejšťastnější karty: { $points } b. (předtím: { $moves }).
review-open-cards = S odkrytými kartami šla tato hra v kroku { $number } ještě vyhrát. To nemohl nikdo vědět.
review-in-replay = Ukázat v průběhu
review-try = Zkusit znovu
review-try-title = Najdi lepší tah
review-try-right = Správně: v mezích nepřesnosti odhadu stejně dobré jako nejlepší tah.
review-try-wrong =
    { $points ->
        [one] Tento tah ztrácí oproti nejlepšímu asi { $points } bod.
        [few] Tento tah ztrácí oproti nejlepšímu asi { $points } body.
        [many] Tento tah ztrácí oproti nejlepšímu asi { $points } bodu.
       *[other] Tento tah ztrácí oproti nejlepšímu asi { $points } bodů.
    }
review-try-again = Znovu od začátku
review-try-yours = Tvůj tah: { $chance }
review-try-best = Nejlepší tah: { $chance }
review-try-same = Oba byly vyzkoušeny na stejných rozdáních skrytých karet.
review-slight-losses = Malé ztráty ({ $count })
review-all-turns = Všechny tahy ({ $count })
review-theme-all = Vše ({ $count })
review-failed = Rozbor se nepodařil. Zkus to později.
review-mistakes-empty = Zatím nic: po hře otevři „Co se stalo?“ a rozhodnutí, která stála pět bodů nebo víc, se tu vrátí jako cvičení.
review-mistakes-due = Na řadě teď
review-mistakes-later = Později
review-theme-wins = jistá výhra
review-theme-loses = jistá prohra
review-theme-trick = reverzní trik
review-theme-room = místo pro karty v ruce
review-theme-set-up = příprava reverzního triku
review-theme-dead = karty, které se nikam nehodí
review-theme-moved = posun hromádek
review-theme-stopped = přestat včas
review-theme-other = úsudek
review-wide-unknown = U takových her se neměřilo, kolik zůstává nevysvětleno. Tato stránka proto ukazuje vývoj šance a rozhodnutí, ale štěstí vynechává.
review-play-on = Hrát odtud dál
review-play-on-note = Cvičný stůl se stejnými kartami; do žádných statistik se nepočítá.
review-together = Prohlížet společně
review-together-lead = Vést
review-together-leading = Vedeš: ostatní vidí totéž co ty.
review-together-led = Vede { $name }.
review-together-nobody = Zatím nikdo nevede.
review-together-follow = Sledovat
review-together-arrows = Ukázat na hromádku
review-together-pointed = { $name } ukazuje na { $piles }.
review-together-try = Vyzkoušet tu tah
review-together-tries = { $name } zkouší: { $moves }
review-luck-title = Štěstí v mých hrách
review-luck-sum = { $game }, hry s rozborem: { $games }. Výhry { $won }, očekávané { $start }. Štěstí { $luck }, moje chyby { $mine }, chyby ostatních { $others }, nevysvětleno { $rest } (ve výhrách; štěstí je známo asi na ±{ $width }).
