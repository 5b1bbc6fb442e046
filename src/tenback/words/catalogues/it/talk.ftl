# Che cosa si può dire a un tavolo.

## Marks: what a player can say with one tap

mark-leave-it = Lasciatela a me!
mark-rather-mine = Vorrei questa pila.
mark-no-big-jump = Qui niente salti grandi, per favore.
mark-trouble = Il mio prossimo turno sarà duro.
mark-fine = Il mio prossimo turno è facile.
mark-i-hold-a-stop = Ho uno STOP.
mark-no-skull-now = Adesso niente teschi, per favore.
mark-let-me-begin = Lasciate che inizi io.
mark-rather-not-me = Meglio che inizi qualcun altro.
