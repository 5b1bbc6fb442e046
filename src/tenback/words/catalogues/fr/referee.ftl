# L’arbitre des conversations : pourquoi un message est refusé.

talk-passed = Vous pouvez le dire.
talk-refused = Vous ne pouvez pas dire « { $part } ». { $reason }
talk-reason-digits = C’est un nombre en chiffres.
talk-reason-number-word = C’est un nombre.
talk-reason-ordinal = Cela désigne une carte par son rang.
talk-reason-decade = Cela désigne un groupe de nombres, ou une carte par un autre nom.
talk-reason-roman = C’est un chiffre romain.
talk-reason-spelled = C’est un nombre en morceaux.
talk-reason-disguised = C’est un nombre déguisé.
talk-reason-symbol = Cela montre un nombre.
talk-reason-sum = Le calcul donne un nombre.
talk-reason-clock = C’est une heure ou une date.
talk-reason-relative = Cela désigne une carte par ce qui est sur la table.
talk-reason-riddle = C’est une devinette qui cache un nombre.
