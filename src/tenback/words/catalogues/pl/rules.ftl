# Zasady trzech gier, jeden komunikat na numer.

## Tytuły i wstępy

rules-the-game-title = Zasady THE GAME
rules-the-game-intro =
    Od jednej do pięciu osób, jedna drużyna przeciw kartom: spróbujcie odłożyć wszystkie 98 kart na cztery
    stosy. Autor: Steffen Benndorf, wydawca: NSV.
rules-extreme-title = Zasady THE GAME EXTREME
rules-extreme-intro =
    Obowiązują wszystkie zasady THE GAME, a niektóre karty wydają teraz polecenia. Po wyłączeniu poleceń
    tymi samymi kartami gra się w THE GAME. Autorzy: Steffen Benndorf i Reinhard Staupe, wydawca: NSV.
rules-take-that-title = Zasady TAKE THAT
rules-take-that-intro =
    Od dwóch do czterech osób, każdy gra na własny rachunek: zbieraj przekręcone pary, a długi rząd
    z ropuchami zostaw innym. Autorzy: Andreas Spies i Reinhard Staupe, wydawca: NSV.

rules-section-set-up = Karty i przygotowanie
rules-section-turn = Twoja kolejka
rules-section-end = Koniec i wynik
rules-section-talk = Co wolno wiedzieć i mówić
rules-section-experts = Dla ekspertów
rules-section-commands = Polecenia
rules-section-lightning = Błyskawica: tylko teraz, tylko ty
rules-section-infinity = Nieskończoność: dla wszystkich, póki kartę widać
rules-section-rulings = Rozstrzygnięcia: tam, gdzie drukowane zasady milczą

## THE GAME

rule-G1 =
    Jest 98 kart z liczbami od 2 do 99, każda jeden raz. Są cztery stosy: dwa rosnące, które zaczynają się
    od 1, i dwa malejące, które zaczynają się od 100.
rule-G2 =
    Każdy dostaje karty na rękę: 8 w grze w pojedynkę, po 7 we dwie osoby, po 6 w trzy, cztery lub pięć
    osób. Reszta to zakryty stos dobierania.
rule-G3 =
    Najpierw obejrzyjcie swoje karty, potem ustalcie, kto zaczyna. Dalej gra toczy się zgodnie z ruchem
    wskazówek zegara.
rule-G4 =
    W swojej kolejce zagrywasz karty jedną po drugiej, każdą na wybrany stos. Na stosie rosnącym karta
    musi być wyższa od wierzchniej, na malejącym niższa.
rule-G5 =
    Zagranie wsteczne: karta, która idzie dokładnie o 10 w złą stronę, może trafić na każdy stos. To
    znaczy o 10 niższa na stosie rosnącym (53 na 63) i o 10 wyższa na malejącym (46 na 36). Wolno to robić
    tyle razy, ile się da, na dowolnych stosach.
rule-G6 =
    Zagraj w kolejce co najmniej 2 karty, dopóki na stosie dobierania są karty, a co najmniej 1, gdy jest
    pusty. Zawsze wolno zagrać więcej. Liczy się stan stosu dobierania na początku twojej kolejki.
rule-G7 =
    Po swojej kolejce dobierasz do pełnej ręki, o ile starczy kart na stosie dobierania. Bez poleceń to
    tyle kart, ile zagrano.
rule-G8 =
    Gdy stos dobierania jest pusty, gracz bez kart jest pomijany; pozostali grają dalej.
rule-G9 =
    Gra kończy się natychmiast, gdy aktywny gracz musi jeszcze zagrać kartę, a nie może zagrać żadnej.
    Ocenia się to karta po karcie, nigdy na zapas: kto musi zagrać dwie karty, a może jedną, zagra ją
    i dopiero wtedy utknie. Gra jest wygrana, gdy wszystkie 98 kart leży na stosach.
rule-G10 =
    Wasz wynik to liczba kart pozostałych na wszystkich rękach i na stosie dobierania. 0, gdy wykonano
    wszystkie polecenia, to wygrana. Mniej niż 10 to znakomity wynik.
rule-G11 =
    Na każdym stosie widać tylko wierzchnią kartę. Każdy może pamiętać, co zagrano, boty też. Przy stole
    można włączyć pomoc: listę kart już zagranych.
rule-G12 =
    Wolno mówić wszystko oprócz konkretnych liczb; nie wolno ich też zdradzać szyfrem ani w żaden inny
    sposób. „Zostawcie ten stos w spokoju” albo „tu bez dużego skoku” jest w porządku. Karta wskazana
    przez to, co leży na stole, liczy się jak liczba, więc nie wolno mówić „moja jest zaraz po tej na A”,
    „mogę cofnąć stos A o dziesięć” ani „te same cyfry co na B, tylko zamienione”. Coś ogólnego, na
    przykład „mam coś bliskiego na A”, jest w porządku. W pojedynkę nie ma z kim rozmawiać.
rule-G13 =
    Dwie opcje dla ekspertów: co najmniej 3 karty zamiast 2, dopóki na stosie dobierania są karty; i,
    jeszcze trudniej, o jedną kartę mniej na ręce (7, 6 lub 5). Każdą można wybrać osobno.
rule-G20 =
    Znaki przy stosach to sposób rozmowy, który daje sama gra. Znak nie może wskazać jednej karty:
    cokolwiek mówi o kartach na ręce, jego powodem mogą być co najmniej trzy różne karty, licząc tylko od
    wierzchniej karty stosu. Znaku, za którym mogłoby stać mniej niż trzy karty, nie ma tam do wyboru.
    Dlatego nie ma znaku „mogę tu cofnąć stos o dziesięć”, bo wskazywałby jedną kartę; mocne „zostawcie go
    mnie” może znaczyć właśnie to albo kartę odległą o jeden lub dwa. Każdy gracz może w każdej chwili dać
    każdy znak, prawdziwy albo nie. Znak znika tylko z powodów jawnych: karta na tym stosie, początek
    kolejki osoby, która go dała, albo MILCZENIE; nigdy dlatego, że zmieniły się czyjeś karty. Rozmowa
    o poleceniach (E13) ma własne znaki i ten warunek jej nie dotyczy.
rule-G21 =
    Drużyna może poddać trwającą grę, jeśli zgodzą się wszyscy ludzie przy stole; boty zgadzają się
    zawsze. Gra jest wtedy przegrana z kartami, które w tej chwili zostały, co widać w wyniku. W rozdaniu
    dnia i w wyzwaniu liczy się jako przegrana z tymi kartami.

## THE GAME EXTREME

rule-E1 =
    Na 28 z 98 kart jest polecenie: 7 rodzajów, po 4 karty. Karta z poleceniem zachowuje swoją liczbę.
rule-E2 =
    To, które liczby mają które polecenie, jest wydrukowane na kartach; instrukcja tego nie podaje.
    Dlatego zwykle 28 kart losuje się na nowo dla każdego rozdania, z jego własnego ziarna; taki rozkład
    nigdy nie jest tym drukowanym. Przy stole można zamiast tego użyć stałego rozkładu z małego pliku
    tekstowego, który właściciel pudełka może sam przepisać z kart. Rozkład musi mieć 7 × 4 różne karty od
    2 do 99; każdy inny jest odrzucany. Do nauki można też wyłączyć pojedyncze polecenia: te karty są
    wtedy zwykłe.
rule-E3 =
    Zagrane polecenie trzeba wykonać dokładnie, inaczej gra jest natychmiast przegrana dla wszystkich.
    W jednej kolejce wolno zagrać kilka poleceń; wszystkie obowiązują.
rule-E4 =
    Trzy polecenia to błyskawice: obowiązują tylko aktywnego gracza i tylko w kolejce, w której je
    zagrano. Cztery to polecenia stałe, ze znakiem nieskończoności: obowiązują wszystkich, od chwili
    zagrania i tak długo, jak widać je na wierzchu stosu. Jeśli widać kilka, obowiązują wszystkie. Zakryte
    polecenie stałe natychmiast przestaje obowiązywać, także w tej samej kolejce. Zakryta TRÓJKA nadal
    obowiązuje w swojej kolejce.
rule-E5 =
    STOP: twoja kolejka kończy się natychmiast, nawet jeśli to pierwsza karta. Nie trzeba wtedy osiągnąć
    minimum (G6).
rule-E6 =
    CZASZKA: zakryj ją inną kartą w tej samej kolejce. Kolejka, która kończy się z czaszką na wierzchu
    stosu, oznacza przegraną, nawet jeśli była to 98. karta. Czaszka, która zakrywa czaszkę, też wymaga
    zakrycia.
rule-E7 =
    TRÓJKA („3!”): zagraj w tej kolejce dokładnie 3 karty; wcześniejsze się liczą. STOP może być trzecią
    z nich, i tylko trzecią. Dwie TRÓJKI wymagają tych samych 3 kart. TRÓJKĘ wolno zagrać nawet wtedy, gdy
    kart nie starczy na trzy; gra jest wtedy przegrana, gdy tylko zabraknie kolejnej karty (G9, E21).
rule-E8 =
    MILCZENIE: żadnych rozmów o grze i żadnych znaków. Rozmowa przy stole jest zamknięta, a wcześniejsze
    znaki znikają.
rule-E9 =
    BEZ WSTECZNEGO: żadnego zagrania wstecznego, na żadnym stosie. Samą tę kartę wolno zagrać wstecznie,
    bo obowiązuje dopiero od tej chwili; ale nie można jej tak zakryć.
rule-E10 =
    JEDEN STOS: wszystkie karty z kolejki trafiają na jeden stos, wybrany przez aktywnego gracza.
rule-E11 =
    DOBIERZ JEDNĄ: kto kończy kolejkę, gdy to polecenie jest widoczne, dobiera dokładnie jedną kartę. Gdy
    go już nie widać, znów dobiera się do pełnej ręki (G7).
rule-E12 =
    Przy DOBIERZ JEDNĄ możesz mieć na ręce mniej kart niż zwykle. Jeśli musisz zagrać 2 karty, a masz 1,
    wolno ci ją zagrać; potem utkniesz (G9), chyba że to STOP.
rule-E13 =
    O poleceniach wolno rozmawiać: „mam stop”, „teraz bez czaszki”. Liczby są nadal zakazane.
rule-E20 =
    To, gdzie karta może trafić (G4, G5, E9, E10), decyduje, jakie zagrania są dozwolone. Dozwolone
    zagranie może jednak naruszyć polecenie; jest wtedy zgubne: wolno je wykonać, karta zostaje na stosie,
    a gra jest przegrana. Zgubne są: TRÓJKA jako czwarta lub dalsza karta; czwarta karta po TRÓJCE; STOP,
    po którym widać czaszkę; STOP, po którym w kolejce z TRÓJKĄ jest inna liczba kart niż 3; oraz
    przypadek „cała kolejka” z E22. Tylko aktywny gracz może zapytać, które z dozwolonych zagrań są
    zgubne, bo odpowiedź zdradza jego karty. Przed zgubnym zagraniem dostajesz ostrzeżenie, tak samo przed
    takim, po którym pozostałymi kartami, w jakiejkolwiek kolejności, nie da się już zrobić tego, czego
    kolejka jeszcze wymaga: nic już nie pasuje, żadna twoja karta nie zakryje czaszki, czaszka jest
    trzecią kartą w kolejce z TRÓJKĄ albo do TRÓJKI brakuje kart; w THE GAME tak samo jest z minimum. Boty
    nie wykonują ani jednych, ani drugich, dopóki mają inne zagranie.
rule-E21 =
    Kolejkę możesz zakończyć tylko wtedy, gdy nic już nie musisz zrobić: minimum jest osiągnięte, nie
    widać czaszki, a TRÓJKA ma swoje 3 karty. Gdy coś jeszcze trzeba zrobić, a nie ma dozwolonego
    zagrania, gra jest przegrana w tej chwili, z kartami, które wtedy zostały. Zgubne zagranie jest
    dozwolone, więc gra toczy się dalej, dopóki takie istnieje. Sama z siebie kolejka kończy się tylko
    przez STOP, wygraną lub przegraną; w innych przypadkach kończysz ją ty, także z pustą ręką.
rule-E22 =
    JEDEN STOS obowiązuje zwykle „od chwili zagrania”: począwszy od tej właśnie karty. Następna karta
    idzie więc na ten sam stos, a zakrycie polecenia w ten sposób uwalnia resztę kolejki. Jeśli polecenie
    widać już na początku twojej kolejki, pierwsza karta wybiera stos: ten z poleceniem, co je zakrywa
    i uwalnia kolejkę, o ile nie widać innego JEDEN STOS; albo inny, i wtedy trafiają tam też wszystkie
    pozostałe karty. Z opcją „cała kolejka” liczą się też karty zagrane w niej wcześniej: zgubne jest
    wtedy zagranie JEDEN STOS na inny stos niż którakolwiek wcześniejsza karta tej kolejki. Zakrycie
    uwalnia kolejkę tak jak zwykle.
rule-E23 =
    Ostatnia kolejka: gdy zagrano 98. kartę i nic już nie trzeba zrobić (nie widać czaszki, TRÓJKA ma
    dokładnie 3 karty), gra jest natychmiast wygrana.
rule-E24 = Po karcie STOP dobierasz jak po każdej kolejce.
rule-E25 =
    Rozkład wylosowany dla rozdania jest ukryty tak jak karty: polecenie karty poznajesz dopiero wtedy,
    gdy widzisz tę kartę, ale wiesz, ile kart każdego rodzaju jest jeszcze ukrytych. Stały rozkład wybrany
    przy stole znają wszyscy.

## TAKE THAT

rule-T1 =
    Jest 79 kart: od 12 do 98 bez pełnych dziesiątek. Siedem kart z dwiema takimi samymi cyframi (22, 33,
    44, 55, 66, 77, 88) to ropuchy. Pozostałe 72 tworzą 36 przekręconych par: karta do pary ma zamienione
    cyfry, jak 27 i 72.
rule-T2 =
    Każdy dostaje karty na rękę: po 9 we dwie lub trzy osoby, po 8 w cztery. Reszta to stos dobierania.
rule-T3 =
    Na środku rośnie jeden rząd kart. Zaczyna się obok stosu dobierania, rośnie w prawo i może być
    dowolnie długi.
rule-T4 =
    Zaczyna osoba po lewej stronie rozdającego, dalej zgodnie z ruchem wskazówek zegara. W swojej kolejce
    robisz dokładnie jedną rzecz: dokładasz kartę (T5), przekręcasz kartę (T6) albo zabierasz rząd (T8).
rule-T5 =
    Dokładanie: połóż jedną kartę z ręki na prawym końcu rzędu. Może być najwyżej o 10 wyższa lub niższa
    od karty skrajnej z prawej. Jeśli nie ma rzędu, otwiera go dowolna karta i nic innego nie można wtedy
    zrobić.
rule-T6 =
    Przekręcanie: pokaż z ręki kartę do pary z dowolną kartą w rzędzie, wyciągnij tamtą i połóż obie
    odkryte przed sobą; luka się zamyka. Ropuch nie można przekręcać. Wolno przekręcić także jedyną kartę
    rzędu; następny gracz otwiera wtedy nowy rząd.
rule-T7 = Po dołożeniu lub przekręceniu dobierasz jedną kartę, jeśli są jeszcze na stosie dobierania.
rule-T8 =
    Zabieranie: jeśli nie możesz lub nie chcesz dołożyć ani przekręcić, zabierasz cały rząd i kładziesz go
    zakryty przed sobą. Potem otwierasz nowy rząd dowolną kartą (T5) i dobierasz jedną (T7).
rule-T9 =
    Gdy stos dobierania się wyczerpie, gra toczy się bez dobierania, aż rząd na stole zniknie, przez
    przekręcanie lub zabranie. Wtedy runda natychmiast się kończy.
rule-T10 =
    Punkty za rundę: plus 1 za każdą twoją odkrytą kartę, minus 1 za każdą zakrytą, ale minus 5, jeśli to
    ropucha. Karty na ręce się nie liczą.
rule-T11 =
    Rozgrywka to dwie rundy albo dowolna ich liczba od 1 wzwyż, którą wybierzecie. Wygrywa najwyższa suma.
rule-T12 =
    Wariant profesjonalny, polecany dla dwóch osób: kto zabiera rząd z dokładnie jedną kartą, kładzie
    zakrytą przy swoich kartach ujemnych także wierzchnią kartę stosu dobierania, jeśli jakaś jest.
rule-T20 =
    Jeśli stos dobierania skończy się dokładnie w kolejce, która opróżnia rząd, przez przekręcenie albo
    przez dodatkową kartę z T12 po zabraniu, runda się kończy: na stole nie ma rzędu.
rule-T21 =
    Gdy stos dobierania jest pusty, gracz bez kart może tylko zabrać rząd, co kończy rundę.
rule-T22 =
    W każdej rundzie rozdaje kolejna osoba po lewej, więc zaczyna następny gracz. Przy równej sumie
    wygrana jest wspólna.
rule-T23 =
    Co raz było odkryte, pozostaje znane. Odkryte pary wolno wszystkim oglądać w każdej chwili. Zabrany
    rząd leży zakryty, ale boty i zapis mogą pamiętać, co w nim było.
rule-T24 =
    Dodatkowej karty z T12 nie zna nikt, dopóki runda nie zostanie podliczona. Bieżące wyniki jej nie
    obejmują, co jest zaznaczone.
