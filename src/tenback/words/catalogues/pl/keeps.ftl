# Strona mówiąca, co przechowuje serwer; jak długo, mówią ustawienia gospodarza.
keeps-intro = Nie potrzebujesz tu konta, adresu e-mail ani hasła. Ta strona powstaje z ustawień tego serwera.
keeps-what = Co jest zapisywane
keeps-person = Twoje imię, losowy identyfikator, dzień ostatniej wizyty oraz przeglądarka i system każdego z twoich urządzeń, nic dokładniejszego. Dzięki sekretowi w pliku cookie następnym razem jesteś tą samą osobą; zapisany jest tylko jego skrót.
keeps-tables = Twoje stoły: kto gdzie siedział, każdy ruch i to, co powiedziano, żeby gry można było kontynuować i obejrzeć. Także twoje wyniki oraz cudze gry, które zostały przez ciebie obejrzane lub otwarte, żeby wyzwania były uczciwe.
keeps-nothing-else = Żadnego adresu IP, żadnej lokalizacji, żadnych reklam i nic nie trafia do innych stron. Adresy są używane tylko podczas połączenia, dla ochrony przed nadużyciami, i nie są zapisywane.
keeps-browser = Tylko w twojej przeglądarce: język, kolory, dźwięki, lekcje, kogo ukrywasz i które stoły usuwasz ze swojej listy.
keeps-how-long = Jak długo
keeps-finished = Zakończone gry
keeps-running = Niedokończone gry
keeps-seating = Stoły, przy których gra się nie zaczęła
keeps-people = Osoby, które nie siedzą przy żadnym stole
keeps-reports = Zgłoszenia wiadomości i imion
keeps-days = { $days ->
    [0] dopóki ktoś ich nie usunie
    [one] { $days } dzień od ostatniej aktywności
    [few] { $days } dni od ostatniej aktywności
    [many] { $days } dni od ostatniej aktywności
   *[other] { $days } dni od ostatniej aktywności
  }
keeps-copies = Kopie zapasowe gospodarza mogą zawierać usunięte dane, dopóki same nie zostaną usunięte.
keeps-yours = Twoje dane
keeps-yours-about = Możesz pobrać je wszystkie jako plik: zakończone gry w całości, trwające tak, jak je widzisz. Możesz też je usunąć: twoje imię i twoje wiadomości znikają z każdego stołu, ruchy zostają bez imienia.
keeps-download = Pobierz moje dane
keeps-delete = Usuń dane na mojej stronie
keeps-host = Kto prowadzi ten serwer
keeps-contact = Kontakt
keeps-imprint = Nota prawna

keeps-docs = Dla gospodarzy i autorów botów
keeps-docs-about = tenback to wolne oprogramowanie: uruchom własny serwer albo pozwól grać swojemu programowi. Dokumentacja jest w kodzie źródłowym, w folderze docs; „make docs” tworzy z niej stronę internetową.
keeps-docs-address = Dokumentacja
keeps-docs-api = API tego serwera (OpenAPI)
