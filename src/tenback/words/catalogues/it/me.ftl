problem-server-mistyped-code = In questo codice di recupero c’è un errore di battitura. Confrontalo con ciò che hai annotato.
problem-server-bad-recovery-code = Questo codice di recupero non apre nulla: è stato usato o sostituito, oppure è di un altro server.
problem-server-no-such-device = Non hai un dispositivo così; forse è già stato scollegato.
problem-server-no-such-company = Questo gruppo non esiste, o non ne fai parte.
