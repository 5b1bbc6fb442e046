# Co można powiedzieć przy stole.

## Marks: what a player can say with one tap

mark-leave-it = Zostawcie go mnie!
mark-rather-mine = Przydałby mi się ten stos.
mark-no-big-jump = Tu proszę bez dużego skoku.
mark-trouble = Moja następna kolejka zaboli.
mark-fine = Moja następna kolejka jest łatwa.
mark-i-hold-a-stop = Mam STOP.
mark-no-skull-now = Teraz proszę bez czaszki.
mark-let-me-begin = Chętnie zacznę.
mark-rather-not-me = Niech lepiej zacznie ktoś inny.
