# Co se dá říct u stolu.

## Marks: what a player can say with one tap

mark-leave-it = Nechte ji mně!
mark-rather-mine = Tahle hromádka by se mi hodila.
mark-no-big-jump = Tady prosím žádný velký skok.
mark-trouble = Můj příští tah bude bolet.
mark-fine = Můj příští tah je snadný.
mark-i-hold-a-stop = Mám stop.
mark-no-skull-now = Teď prosím žádnou lebku.
mark-let-me-begin = Nechte mě začít.
mark-rather-not-me = Ať radši začne někdo jiný.
