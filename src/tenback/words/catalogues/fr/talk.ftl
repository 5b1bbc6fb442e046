# Ce qu’on peut dire à une table.

## Marks: what a player can say with one tap

mark-leave-it = Laissez-la-moi !
mark-rather-mine = J’aimerais bien cette pile.
mark-no-big-jump = Pas de grand saut ici, merci.
mark-trouble = Mon prochain tour va faire mal.
mark-fine = Mon prochain tour est facile.
mark-i-hold-a-stop = J’ai un STOP.
mark-no-skull-now = Pas de tête de mort maintenant, merci.
mark-let-me-begin = Laissez-moi commencer.
mark-rather-not-me = Mieux vaut que quelqu’un d’autre commence.
