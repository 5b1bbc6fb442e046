## Wyzwania: inni grają kartami jednej z moich gier

challenge = Wyzwanie
challenge-make-title = Rzuć innym wyzwanie tymi kartami
challenge-make-about = Dostajesz link. Kto go otworzy, gra tymi samymi kartami, według tych samych zasad i w tyle samo osób, kiedy chce. Do końca wyzwania nikt nie widzi żadnej karty tej gry, nawet w powtórce.
challenge-days = Na ile dni otwarte
challenge-invited = Ile stołów jest zaproszonych
challenge-invited-about = Zamyka się, gdy wszystkie skończą grę albo gdy minie czas.
challenge-make = Utwórz link
challenge-link = Link do wyzwania
challenge-about = Tymi kartami zagrano w składzie: { $names }. Zagraj nimi także ty: gdy wyzwanie się zamknie, zobaczysz wyniki obok siebie.
challenge-closes = Otwarte do { $day }. Zaproszone stoły, które skończyły: { $finished } z { $invited }.
challenge-closed = To wyzwanie jest zamknięte.
challenge-play = Zagraj tymi kartami
challenge-your-table = Do swojego stołu
challenge-second-name = Kto gra pod innym imieniem, może znać karty; nie da się tego sprawdzić.
challenge-nobody = Nikt inny go nie podjął.
challenge-results = Wyniki
challenge-first = pierwsza gra
challenge-unfinished = niedokończona
challenge-known = ktoś tam już wcześniej widział karty
challenge-course = Przebieg gry, w procentach pozostałego miejsca: { $course }
challenge-parting = Ruch po ruchu
challenge-same =
    { $moves ->
        [0] Gry różnią się od pierwszego ruchu.
        [one] Pierwszy ruch jest wszędzie taki sam.
        [few] Pierwsze { $moves } ruchy są wszędzie takie same.
        [many] Pierwszych { $moves } ruchów jest wszędzie takich samych.
       *[other] Takich samych ruchów na początku: { $moves }.
    }
challenge-move = Ruch
challenge-csv = Wyniki do arkusza (CSV)
challenge-json = Wyniki dla programów (JSON)

problem-server-no-such-challenge = Takiego wyzwania tu nie ma.
problem-server-no-challenge = Wyzwaniem może zostać tylko skończona gra z twoim udziałem, ale nie rozdanie ćwiczebne.
problem-server-challenge-over = To wyzwanie jest zamknięte; jego kartami nie można już grać.
