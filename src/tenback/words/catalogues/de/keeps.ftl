# Die Seite, die sagt, was ein Server speichert; wie lange, sagen die Einstellungen des Betreibers.
keeps-intro = Du brauchst hier kein Konto, keine E-Mail-Adresse und kein Passwort. Diese Seite entsteht aus den Einstellungen dieses Servers.
keeps-what = Was gespeichert wird
keeps-person = Dein Name, eine zufällige Kennung, der Tag, an dem du zuletzt hier warst, und zu jedem deiner Geräte Browser und System, genauer nicht. Ein Geheimnis in einem Cookie macht dich beim nächsten Mal wieder zu derselben Person; gespeichert ist nur sein Hash.
keeps-tables = Deine Tische: wer wo saß, jeder Zug und was gesagt wurde, damit Spiele fortgesetzt und wieder angesehen werden können. Auch deine Ergebnisse und wessen Spiele du angesehen oder geöffnet hast, damit Herausforderungen fair bleiben.
keeps-nothing-else = Keine IP-Adresse, kein Standort, keine Werbung, und nichts wird an andere Websites weitergegeben. Adressen werden nur während der Verbindung geprüft, zum Schutz vor Überlastung, und nicht gespeichert.
keeps-browser = Nur in deinem Browser: Sprache, Farben, Töne, Lektionen, wen du ausgeblendet und welche Tische du aus deiner Liste entfernt hast.
keeps-how-long = Wie lange
keeps-finished = Beendete Spiele
keeps-running = Nicht beendete Spiele
keeps-seating = Tische, an denen nie gespielt wurde
keeps-people = Personen, die an keinem Tisch sitzen
keeps-reports = Meldungen von Nachrichten und Namen
keeps-days = { $days ->
    [0] bis jemand sie löscht
    [one] { $days } Tag nach der letzten Aktivität
   *[other] { $days } Tage nach der letzten Aktivität
  }
keeps-copies = Sicherungen des Betreibers können Gelöschtes noch enthalten, bis sie selbst gelöscht werden.
keeps-yours = Deine Daten
keeps-yours-about = Du kannst alles als Datei herunterladen: beendete Spiele ganz, laufende so, wie du sie siehst. Du kannst es auch löschen: Dein Name und alles, was du gesagt hast, verschwinden von jedem Tisch; die Züge bleiben, ohne Namen.
keeps-download = Meine Daten herunterladen
keeps-delete = Auf meiner Seite löschen
keeps-host = Wer diesen Server betreibt
keeps-contact = Kontakt
keeps-imprint = Impressum

keeps-docs = Für alle, die Server betreiben oder Bots schreiben
keeps-docs-about = tenback ist freie Software: Betreibe einen eigenen Server oder lass dein Programm mitspielen. Die Dokumentation liegt im Ordner docs des Quelltexts; „make docs“ macht daraus eine Website.
keeps-docs-address = Dokumentation
keeps-docs-api = Die Schnittstelle dieses Servers (OpenAPI)
