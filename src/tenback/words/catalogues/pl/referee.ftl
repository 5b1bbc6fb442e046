# Sędzia rozmów: dlaczego wiadomości nie wolno powiedzieć.

talk-passed = To wolno powiedzieć.
talk-refused = Tego nie wolno powiedzieć: „{ $part }”. { $reason }
talk-reason-digits = To liczba zapisana cyframi.
talk-reason-number-word = To liczba.
talk-reason-ordinal = To wskazuje kartę przez jej miejsce w kolejności.
talk-reason-decade = To inna nazwa grupy liczb albo karty.
talk-reason-roman = To liczba rzymska.
talk-reason-spelled = To liczba podzielona na części.
talk-reason-disguised = To zamaskowana liczba.
talk-reason-symbol = To pokazuje liczbę.
talk-reason-sum = Z tego można wyliczyć liczbę.
talk-reason-clock = To godzina albo data.
talk-reason-relative = To wskazuje kartę przez to, co leży na stole.
talk-reason-riddle = To zagadka, której rozwiązaniem jest liczba.
