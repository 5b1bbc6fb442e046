problem-server-mistyped-code = Il y a une faute de frappe dans ce code de récupération. Comparez-le avec ce que vous avez noté.
problem-server-bad-recovery-code = Ce code de récupération n’ouvre rien : il a été utilisé ou remplacé, ou il appartient à un autre serveur.
problem-server-no-such-device = Vous n’avez pas d’appareil de ce nom ; il est peut-être déjà déconnecté.
problem-server-no-such-company = Ce groupe n’existe pas, ou vous n’en faites pas partie.
