# La pagina che dice che cosa conserva un server; per quanto tempo lo dicono le impostazioni del gestore.
keeps-intro = Qui non servono né account, né indirizzo e-mail, né password. Questa pagina è generata dalle impostazioni di questo server.
keeps-what = Che cosa viene memorizzato
keeps-person = Il tuo nome, un identificativo casuale, il giorno della tua ultima visita e, per ogni tuo dispositivo, il browser e il sistema, senza altri dettagli. Un segreto in un cookie permette di riconoscerti la volta dopo; se ne memorizza solo l’hash.
keeps-tables = I tuoi tavoli: chi sedeva dove, ogni mossa e ciò che è stato detto, per riprendere le partite e rivederle. Anche i tuoi risultati, e le partite altrui che hai guardato o aperto, perché le sfide restino leali.
keeps-nothing-else = Nessun indirizzo IP, nessuna posizione, nessuna pubblicità, e nulla viene trasmesso ad altri siti. Gli indirizzi si usano durante la connessione, contro gli abusi, e non vengono memorizzati.
keeps-browser = Solo nel tuo browser: lingua, colori, suoni, lezioni, le persone che hai nascosto e i tavoli che hai tolto dal tuo elenco.
keeps-how-long = Per quanto tempo
keeps-finished = Partite finite
keeps-running = Partite non finite
keeps-seating = Tavoli dove non si è mai giocato
keeps-people = Persone che non sono a nessun tavolo
keeps-reports = Segnalazioni di messaggi e nomi
keeps-days = { $days ->
    [0] fino alla cancellazione manuale
    [one] { $days } giorno dopo l’ultima attività
   *[other] { $days } giorni dopo l’ultima attività
  }
keeps-copies = Le copie di sicurezza del gestore possono contenere ancora ciò che è stato cancellato, finché non vengono cancellate anch’esse.
keeps-yours = I tuoi dati
keeps-yours-about = Puoi scaricare tutto in un file: le partite finite per intero, quelle in corso come le vedi tu. Puoi anche cancellare tutto: il tuo nome e ciò che hai detto spariscono da ogni tavolo, le mosse restano senza nome.
keeps-download = Scarica i miei dati
keeps-delete = Cancellali nella mia pagina
keeps-host = Chi gestisce questo server
keeps-contact = Contatto
keeps-imprint = Note legali

keeps-docs = Per chi gestisce un server o scrive bot
keeps-docs-about = tenback è software libero: gestisci un tuo server o fai giocare il tuo programma. La documentazione si trova nella cartella docs del codice sorgente; «make docs» ne fa un sito.
keeps-docs-address = Documentazione
keeps-docs-api = L’API di questo server (OpenAPI)
