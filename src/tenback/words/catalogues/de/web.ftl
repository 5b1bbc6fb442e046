# Was der Browser zeigt.

## Start

home = Startseite
home-title = Zusammen spielen. Zehn zurück.
home-about = THE GAME, THE GAME EXTREME und TAKE THAT: mit Freunden über einen Link oder sofort mit Bots. Ohne Konto.
home-play = Jetzt spielen
home-play-note = THE GAME mit zwei Bots
home-fan-project = Ein inoffizielles Fanprojekt: kostenlos, quelloffen, ohne Werbung.
alone = Allein
install = tenback auf diesem Gerät installieren
with-bots = Mit Bots
with-friends = Mit Freunden
learn = Lernen
rules = Regeln
my-tables = Meine Tische
my-tables-none = Du hast noch keine Tische.
show-all = Alle zeigen
open-tables = Offene Tische
open-tables-none = Gerade hat niemand einen öffentlichen Tisch offen. Öffne selbst einen!
table-ready = Startbereit
table-running = Läuft
guest = Gast
nowhere = Unter dieser Adresse gibt es nichts.

## Einstellungen dieses Browsers

settings = Einstellungen
language = Sprache
theme = Farben
theme-light = Hell
theme-dark = Dunkel
contrast = Kontrast
contrast-normal = Normal
contrast-more = Stärker
motion = Bewegung
sounds = Töne
volume = Lautstärke
choice-system = Wie das System
choice-on = An
choice-off = Aus
notify-me = Hinweis, wenn ich am Zug bin
single-keys = Einzelne Tasten als Kürzel
your-name = Dein Name
keep-name = Namen speichern
name-kept = Gespeichert
close = Schließen
server-notice = Mitteilung des Servers
server-draining = Dieser Server wird bald heruntergefahren: Neue Spiele können nicht mehr beginnen. Spielt eures in Ruhe zu Ende.
keeps-title = Was dieser Server speichert
talk-menu = { $name }: ausblenden oder melden
mute-for-me = Ausblenden, was { $name } sagt
unmute-for-me = Wieder zeigen, was { $name } sagt
muted-line = Von dir ausgeblendet
report-line = Nachricht dem Betreiber des Servers melden
report-name = Namen dem Betreiber des Servers melden
report-about = Der Betreiber des Servers erfährt den Wortlaut, den Tisch und wer ihr beide seid. Die Meldung wird nach einer festen Frist gelöscht.
report-done = Gemeldet. Danke.
spectators = Zuschauende: { $count }
spectators-title = Wer zuschaut
spectators-none = Gerade schaut niemand zu.
spectators-nameless = Ohne Namen: { $count }
spectator-remove = Entfernen
spectator-remove-about = Wer entfernt wird, kann an diesem Tisch nicht mehr zuschauen.
yes = Ja
no = Nein

## Ein neuer Tisch

new-table = Neuer Tisch: { $game }
players = Zu wievielt?
other-seats = Die anderen Plätze
seat-number = Platz { $seat }
seat-for-friend = Jemand per Link
talk = Absprachen
talk-silent = Stumm
talk-marks = Zeichen
talk-chat = Zeichen und Chat
talk-honour = Ehrenwort
talk-silent-about = Niemand sagt etwas.
talk-marks-about = Ein Fingertipp sagt, was du dir für einen Stapel wünschst. Das geht in jeder Sprache.
talk-chat-about = Zeichen und ein Chat, der keine Zahl durchlässt.
talk-honour-about = Zeichen und ein Chat ohne Aufsicht: Auf die Zahlen achtet ihr selbst.
more-choices = Weitere Optionen
minimum-three = Mindestens 3 pro Zug
minimum-three-about = Für Profis: mindestens drei Karten pro Zug, solange der Zugstapel reicht.
short-hand = Eine Handkarte weniger
short-hand-about = Für Profis: noch schwerer.
aid = Liste der gespielten Karten
aid-about = Alle können nachsehen, welche Karten schon gespielt sind.
hints = Tipps
hints-about = Du darfst fragen, was der beste Bot tun würde.
public = Öffentlicher Tisch
public-about = Alle auf diesem Server sehen den Tisch in der Liste.
pace = Tempo
pace-days = Ohne Eile
pace-seconds =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
pace-about = Ist die Zeit für einen Zug um, übernimmt ein Bot den Platz. Ohne Zeitgrenze wartet der Tisch, notfalls tagelang.
draft-time = Zeit zum Zurücknehmen
draft-about = So lange kannst du eine gespielte Karte zurücknehmen. Erst danach sehen die anderen sie.
rounds = Runden
professional = Profi-Variante
professional-about = Wer eine Reihe aus einer einzigen Karte nimmt, bekommt eine Minuskarte dazu.
commands = Befehle
one-pile-option = Wann gilt EIN STAPEL?
one-pile-from-now = Sobald er gespielt wird
one-pile-whole-turn = Für den ganzen Zug, auch für frühere Karten
layout = Eigene Verteilung der Befehle
layout-about = Eine Zeile für jeden Befehl: sein Name und seine vier Karten. Bleibt das leer, werden die Befehle für jedes Spiel neu ausgelost.
open-table = Tisch öffnen
start = Karten austeilen

## Vor dem Spiel

seats = Plätze
seat-open = Freier Platz
seat-reserved = Für einen Gast reserviert
seat-you = Du
seat-host = Host
seat-to-move = am Zug
seat-not-here = nicht verbunden
seat-played-as = letzter Zug: Bot ({ $level }), Zeit abgelaufen
seat-bot = Bot für Platz { $seat }
add-bot = Bot wählen
clear-seat = Platz von { $name } freimachen
take-seat = Platz nehmen
table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
fill-and-start = Mit Bots auffüllen und austeilen
table-settings = Tisch­einstellungen
apply-settings = Übernehmen
without-hints = Ohne Tipps
seats-open =
    { $seats ->
        [0] Alle Plätze sind besetzt.
        [one] { $seats } Platz ist frei.
       *[other] { $seats } Plätze sind frei.
    }
invite = Freunde einladen
invite-about = Wer diesen Link öffnet, kann Platz nehmen oder zuschauen. Ein Konto ist nicht nötig.
invite-link = Link zu diesem Tisch
invite-qr = QR-Code des Links
invite-seat = Einladung für Platz { $seat }
copy-link = Link kopieren
copied = Kopiert
share = Teilen
players-count =
    { $players ->
        [one] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
       *[other] zu { $players }
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
without-commands = ohne { $commands }

## Am Tisch

your-turn = Du bist am Zug.
turn-of = { $name } ist am Zug.
who-begins = Wer beginnt? Seht euch eure Karten an und einigt euch.
begin = Ich beginne
let-begin = { $name } beginnt
game-over = Das Spiel ist zu Ende.
seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde.
       *[other] Noch { $seconds } Sekunden.
    }
owed-cards-first =
    { $cards ->
        [one] Spiele mindestens { $cards } Karte.
       *[other] Spiele mindestens { $cards } Karten.
    }
owed-cards =
    { $cards ->
        [one] Spiele noch mindestens { $cards } Karte.
       *[other] Spiele noch mindestens { $cards } Karten.
    }
owed-skull = Überdecke den Totenkopf.
owed-three =
    { $cards ->
        [one] { command-three }: noch genau { $cards } Karte.
       *[other] { command-three }: noch genau { $cards } Karten.
    }
owed-nothing = Spiele weiter oder beende den Zug.
duty-three-done = Genau 3 gespielt: Beende den Zug.
duty-no-safe-play = Mit jeder weiteren Karte wäre das Spiel verloren: Beende den Zug.
duty-nothing-fits = Keine Karte passt mehr: Beende den Zug.
duty-lost = Mit deinen Karten ist dieser Zug nicht mehr zu schaffen: Das Spiel geht verloren.
duty-stop = { command-stop } beendet deinen Zug.
duty-last-card = Das ist die letzte Karte.
duty-stuck = Nach dieser Karte passt nichts mehr: Das Spiel wäre verloren. Zurücknehmen?
duty-breaks = Diese Karte missachtet { $command }: Das Spiel wäre verloren. Zurücknehmen?
end-turn = Zug beenden
hint = Tipp
hint-thinking = Überlegt …
take-back = Zurück­nehmen
confirm = Jetzt zeigen
draft-told = { $card } gespielt; noch siehst nur du sie.
draft-taken-back = Zurückgenommen.
draft-card = { $card }, noch siehst nur du sie
draft-take = Du nimmst die Reihe.
draft-ends-turn = Damit endet dein Zug. Noch siehst nur du das.
draft-goes-on = Noch siehst nur du das.
your-hand = Deine Hand
your-moves = Deine Züge
piles = Stapel
way-up = aufwärts
way-down = abwärts
card-fits = passt auf { $piles }
card-drawn = neu
card-fits-nowhere = passt nirgends
card-loses = verliert das Spiel, wohin du sie auch spielst
pile-name = Stapel { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } hier: { $cost }
pile-takes-not = { $card } passt hier nicht
pile-trick = zehn zurück
pile-step = { $step } weiter
pile-loses = verliert das Spiel
cards-in-hand =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
draw-pile-has =
    { $cards ->
        [0] Der Zugstapel ist leer.
        [one] { $cards } Karte im Zugstapel.
       *[other] { $cards } Karten im Zugstapel.
    }
commands-in-force = Geltende Befehle
commands-out = Befehle, die du noch nicht gesehen hast
bound-to-pile = Alle weiteren Karten dieses Zuges kommen auf Stapel { $pile }.
played-cards = Gespielte Karten
say-mark = Etwas über deine Hand sagen
say-mark-on = Etwas über Stapel { $pile } sagen
talk-log = Was gesagt wurde
talk-log-empty = Noch hat niemand etwas gesagt.
talk-open =
    { $unread ->
        [0] Reden
        [one] Reden, { $unread } neue Nachricht
       *[other] Reden, { $unread } neue Nachrichten
    }
you-watch = Du schaust zu
beside-the-table = Chat und Verlauf
last-plays = Letzte Züge
told-begins = { $name } beginnt.
told-you-begin = Du beginnst.
told-played = { $name }: { $plays }.
told-you-played = Du: { $plays }.
told-card-on-pile = { $card } auf { $pile }
told-drew =
    { $drawn ->
        [one] Zieht { $drawn } Karte nach.
       *[other] Zieht { $drawn } Karten nach.
    }
told-you-drew =
    { $drawn ->
        [one] Du ziehst { $drawn } Karte nach.
       *[other] Du ziehst { $drawn } Karten nach.
    }
fatal-title = Mit dieser Karte ist das Spiel verloren
fatal-play = { $card } auf { $pile } missachtet { $command }: Das Spiel wäre sofort für alle verloren.
doomed-play = Nach { $card } auf { $pile } kannst du diesen Zug mit deinen Karten nicht mehr zu Ende bringen: Das Spiel wäre verloren.
doomed-owes = Dann wäre noch zu tun: { $owed }.
to-do-cards = die Mindestzahl an Karten spielen
to-do-skull = den Totenkopf überdecken
to-do-three = genau 3 Karten spielen
losing-move = Dieser Zug verliert das Spiel: { $move }
fatal-no = Karte behalten
fatal-yes = Trotzdem spielen
leave-table = Tisch verlassen
leave-question = Diesen Tisch verlassen?
leave-about-bots = Die Bots warten. Der Tisch bleibt unter „Meine Tische“: Komm zurück, wann du willst.
leave-about-people = Dein Platz bleibt deiner. Inzwischen können die anderen einen Bot für dich spielen lassen; komm zurück, wann du willst.
leave-yes = Verlassen
leave-no = Bleiben
stand-up = Aufstehen
person-left = { $name } hat den Tisch verlassen.
let-bot-play = Einen Bot spielen lassen
vote-for-bot = Abstimmen: Bot statt { $name }
vote-replace = Soll ein Bot für { $name } spielen? { $yes } von { $needed } Stimmen.
vote-remove = Soll der Platz von { $name } endgültig an einen Bot gehen? { $yes } von { $needed } Stimmen.
vote-about-seat = Über einen Platz abstimmen
give-up = Spiel aufgeben
give-up-question = Dieses Spiel aufgeben?
give-up-about-bots = Es endet jetzt und ist verloren, mit den Karten, die übrig sind.
give-up-about-people = Die anderen werden gefragt. Stimmen alle zu, ist das Spiel verloren, mit den Karten, die übrig sind.
give-up-yes = Aufgeben
play-on = Weiterspielen
giving-up = Dieses Spiel aufgeben? Dafür: { $agreed } von { $people }.
bot-plays-for-you = Solange du weg bist, kann ein Bot für dich spielen.
bot-is-playing = Ein Bot spielt gerade für dich.
come-back = Ich bin wieder da
chat = Chat
chat-say = Dem Tisch etwas sagen
chat-placeholder = Keine Zahlen!
send = Senden
trust = Wurde ehrlich ausgeteilt?
trust-about = Dieser Code wurde vor der ersten Karte gezeigt und legt alle Karten fest. Nach dem Spiel können alle nachprüfen, dass nichts geändert wurde.
trust-check = Nachprüfen
trust-true = Stimmt: Die Karten lagen so, wie es vor dem Spiel festgelegt war.
trust-false = Die Karten lagen nicht so, wie es vor dem Spiel festgelegt war!
trust-changed = Der Server hat geändert, was vor dem Spiel festgelegt war: Das sind nicht die versprochenen Karten!
practice-known = Übungsspiel: Wer wollte, konnte diese Karten vorher kennen. Es zählt in keiner Statistik.
practice-deal = Übungsspiel

## TAKE THAT

line = Reihe
line-any = Jede Karte eröffnet die Reihe.
duty-take-line = Nichts passt: Nimm die Reihe.
line-reach = Passt: { $low } bis { $high }
line-price = Kostet { $price }
line-empty = Es gibt keine Reihe.
line-told = Die Reihe: { $cards }. Nehmen kostet { $price }.
line-end = Ende der Reihe
line-twist = { $card } in der Reihe: mit { $twin } verdrehen
line-price-course = Preis der Reihe
toad = Kröte
card-can-lay = kann angelegt werden
card-can-twist = verdreht { $twin }
lay-card = { $card } anlegen
twist-card = { $card } und { $twin } verdrehen
take-line =
    { $price ->
        [one] Reihe nehmen: minus { $price } Punkt
       *[other] Reihe nehmen: minus { $price } Punkte
    }
told-lays = { $name } legt { $card } an.
told-you-lay = Du legst { $card } an.
told-twists = { $name } verdreht { $card }.
told-you-twist = Du verdrehst { $card }.
told-takes =
    { $taken ->
        [one] { $name } nimmt die Reihe mit { $taken } Karte.
       *[other] { $name } nimmt die Reihe mit { $taken } Karten.
    }
told-you-take =
    { $taken ->
        [one] Du nimmst die Reihe mit { $taken } Karte.
       *[other] Du nimmst die Reihe mit { $taken } Karten.
    }
scores = Punkte
round-of = Runde { $round } von { $rounds }
round-scores = Runde { $round }: { $scores }
score-total = Summe
score-up-told =
    { $cards ->
        [one] { $cards } Karte offen
       *[other] { $cards } Karten offen
    }
score-down-told =
    { $cards ->
        [one] { $cards } Karte verdeckt
       *[other] { $cards } Karten verdeckt
    }
score-extra = Die unbekannten Zusatzkarten zählen erst am Ende der Runde.

## Nach dem Spiel

result-won = Gewonnen!
result-lost = Verloren.
result-left =
    { $cards ->
        [one] { $cards } Karte übrig
       *[other] { $cards } Karten übrig
    }
result-scored = Die Partie ist zu Ende
result-scores = Punkte: { $scores }
result-you-win = Du gewinnst!
you-win = Du gewinnst: { score-points }.
lost-cards =
    { $count ->
        [one] { $name } musste noch eine Karte spielen, aber { $cards } passte nirgends.
       *[other] { $name } musste noch eine Karte spielen, aber nichts passte: { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] Du musstest noch eine Karte spielen, aber { $cards } passte nirgends.
       *[other] Du musstest noch eine Karte spielen, aber nichts passte: { $cards }.
    }
lost-skull = { $name } konnte den Totenkopf nicht überdecken.
you-lost-skull = Du konntest den Totenkopf nicht überdecken.
lost-three = { $name } konnte die 3 Karten von { command-three } nicht alle spielen.
you-lost-three = Du konntest die 3 Karten von { command-three } nicht alle spielen.
lost-broken = { $name } hat { $command } missachtet.
you-lost-broken = Du hast { $command } missachtet.
story-tricks =
    { $count ->
        [one] Mal zehn zurück
       *[other] Mal zehn zurück
    }
story-pairs =
    { $count ->
        [one] Paar verdreht
       *[other] Paare verdreht
    }
story-tight = Der engste Moment: noch { $cards } Karten, Platz auf den Stapeln: { $room }.
story-jump = Der weiteste Schritt: { $step } auf { $pile }, von { $name }.
story-your-jump = Der weiteste Schritt war deiner: { $step } auf { $pile }.
story-line =
    { $cards ->
        [one] Die längste genommene Reihe: { $cards } Karte ({ $name }).
       *[other] Die längste genommene Reihe: { $cards } Karten ({ $name }).
    }
story-your-line =
    { $cards ->
        [one] Die längste genommene Reihe hattest du: { $cards } Karte.
       *[other] Die längste genommene Reihe hattest du: { $cards } Karten.
    }
best-new = Dein bisher bestes Ergebnis!
best-left = Dein bestes Ergebnis: { result-left }.
best-wins = Mit so vielen am Tisch: { $wins } von { $games } Spielen gewonnen.
round-over = Runde { $round } ist vorbei
round-turned-up = Aufgedeckt: { $cards }
round-next = Nächste Runde
round-points = Diese Runde
rematch = Noch einmal
to-rematch = Zum nächsten Spiel
replay = Wieder­holung
record = Aufzeich­nung
share-text = Ergebnis teilen
share-image = Als Bild
hands-left = Die übrigen Karten
cards-left = Karten übrig
room-left = Platz auf den Stapeln
picture-about =
    { $moves ->
        [one] So lief das Spiel: { $moves } Schritt, am Ende { $left } übrig.
       *[other] So lief das Spiel: { $moves } Schritte, am Ende { $left } übrig.
    }
replay-later = Die Wiederholung ist gleich da.
replay-none = Hier gibt es keine Wiederholung
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-turn-back = Einen Zug zurück
replay-turn-on = Einen Zug weiter
replay-moves = Alle Züge
replay-marks = Was gesagt wurde
open-record = Aufzeichnung öffnen
open-record-about = Jemand hat dir die Aufzeichnung eines Spiels geschickt? Wähle die Datei, um es hier zu sehen. Nichts davon wird gespeichert.
replay-move = Schritt
replay-at = Schritt { $move } von { $moves }.
replay-start = Die Karten sind ausgeteilt.
replay-ends = { $name } beendet den Zug.
copy-position = Stellung kopieren
to-table = Zum Tisch

## Diese Person

other-device = Auf einem anderen Gerät
other-device-about = Öffne diesen Link innerhalb von zehn Minuten auf dem anderen Gerät, dann sind deine Plätze auch dort. Er gilt nur einmal.
other-device-link = Link erzeugen
forget-me = Meine Daten löschen
forget-me-about = Dein Name, deine Plätze und deine Chatnachrichten werden auf diesem Server gelöscht. Das lässt sich nicht rückgängig machen.
forget-me-yes = Alles löschen

## Die Verbindung

connection-connecting = Verbinde …
connection-lost = Verbindung verloren. Sie wird neu aufgebaut …
connection-silent = Der Server antwortet nicht. Was du getan hast, wird gesendet, sobald er antwortet.
sending = Wird gesendet …
connection-back = Die Verbindung ist wieder da.
connection-closed = Die Verbindung ist beendet. Lade die Seite neu.
connection-none = Kein Netz. Deine Tische warten auf dem Server auf dich; die Regeln kannst du inzwischen lesen.
page-stale = Diese Seite ist veraltet.
reload = Neu laden
table-gone = Dieser Tisch lässt sich nicht öffnen

## Tasten

keys = Tastenkürzel
keys-number = Die Karte mit dieser Zahl wählen
keys-walk = Durch die Handkarten gehen
keys-choose = Die Karte wählen oder auf den Stapel spielen
keys-put-back = Die gewählte Karte zurückstecken
keys-pile = Die gewählte Karte auf diesen Stapel spielen
keys-end = Den Zug beenden
keys-begin = Selbst beginnen
keys-lay = Die gewählte Karte anlegen
keys-twist = Die gewählte Karte verdrehen
keys-take = Die Reihe nehmen
keys-take-back = Die letzte Karte zurücknehmen
keys-talk = Nachlesen, was gesagt wurde, und selbst etwas sagen
keys-hint = Um einen Tipp bitten
keys-hand = Zu den Handkarten
keys-state = Hören, wie es steht
keys-repeat = Die letzte Meldung noch einmal hören
keys-sheet = Diese Liste zeigen

## Lernen

learn-title = Lernen beim Spielen
learn-about = Ein erstes Spiel an einem echten Tisch mit vorbereiteten Karten. Neue Regeln werden erklärt, sobald sie vorkommen.
learn-start = Erstes Spiel starten
learn-others = Die anderen Spiele
learn-the-game = Vier Stapel, zwei Karten pro Zug und der Trick, zehn zurückzugehen.
learn-extreme = Dieselben Stapel, dazu sieben Befehle von zwei Arten.
learn-take-that = Eine Reihe, Zwillinge mit vertauschten Ziffern und Kröten, die niemand will.
got-it = Verstanden
first-game-the-game = Alle 98 Karten auf vier Stapel: zwei steigen, zwei fallen. Neu hier?
first-game-extreme = Vier Stapel und Befehle, an die sich alle halten müssen. Neu hier?
first-game-take-that = Verdrehe Paare wie 27 und 72 aus der Reihe, sonst musst du sie nehmen. Neu hier?
first-game-help = Zeig es mir
first-game-no = Nein, danke
lesson-piles-goal = Gemeinsam bringt ihr alle 98 Karten auf vier Stapel. A und B steigen ab 1, C und D fallen ab 100.
lesson-piles-begin = Mit deinen Karten kannst du gut beginnen: Tippe auf „{ begin }“.
lesson-piles-choose = Tippe auf eine Karte. Die Stapel, auf die sie passt, leuchten und sagen, was sie dort kostet.
lesson-piles-cost = Das Schildchen am Stapel zeigt den Schritt, etwa +4: je kleiner, desto mehr Platz bleibt. Tippe auf den Stapel mit dem kleinsten Schritt.
lesson-piles-pair = { $first } und { $then } liegen zehn auseinander. Spiel zuerst { $first } auf { $pile }, dann siehst du einen Trick.
lesson-piles-draft = Die gestrichelte Karte siehst nur du. Du kannst sie zurücknehmen, bis der gelbe Balken abgelaufen ist.
lesson-piles-trick = Der Trick des Spiels: { $card } liegt genau zehn hinter Stapel { $pile } und darf zurück. Spiel sie dort: Das schafft Platz.
lesson-piles-minimum =
    { $cards ->
        [one] Du musst noch { $cards } Karte spielen. Mehr ist immer erlaubt.
       *[other] Du musst noch { $cards } Karten spielen. Mehr ist immer erlaubt.
    }
lesson-piles-end = Du hast genug gespielt. Mach weiter, solange es wenig kostet, oder beende den Zug; dann ziehst du nach.
lesson-piles-marks = { $name } hat ein Zeichen auf { $pile } gesetzt. Es heißt: „{ $words }“ Mit der Fahne gibst du selbst eines. Zahlen sind tabu.
lesson-piles-empty = Der Zugstapel ist leer: Ab jetzt genügt eine Karte pro Zug. Werdet sie alle los!
lesson-extreme-goal = Dieselben vier Stapel, aber 28 Karten tragen einen Befehl. Wer einen missachtet, verliert das Spiel für alle.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = Mit einer deiner Karten würdest du gerade einen Befehl missachten. Du wirst vorher gefragt.
lesson-line-goal = Alle gegen alle: Sammle Paare wie 27 und 72. Jede deiner offenen Karten zählt 1 Punkt.
lesson-line-open = Noch gibt es keine Reihe: Jede Karte eröffnet eine. Du hast { $card } und { $twin }: Eröffne mit { $card }, du holst sie zurück.
lesson-line-reach = Lege eine Karte von { $low } bis { $high } an: höchstens zehn von der letzten entfernt. Diese Karten haben einen grünen Rand.
lesson-line-twist = Du hast { $card }, und { $twin } liegt in der Reihe. Verdrehe sie: Beide gehören dann dir und zählen zusammen 2 Punkte.
lesson-line-toad = Die dunkle Karte ist eine Kröte. Sie hat keinen Zwilling, und in einer Reihe, die du nimmst, zählt sie minus 5.
lesson-line-take = Nichts passt: Du musst die Reihe nehmen. Ihre Karten zählen gegen dich. Dann eröffnest du eine neue.
lesson-line-price = Die Reihe kostet inzwischen { $price }. Wer nicht weiterkann, muss sie nehmen: Überlass sie den anderen.
lesson-line-empty = Der Zugstapel ist leer. Sobald die Reihe weg ist, ist die Runde zu Ende.
lesson-over-the-game = Du kannst THE GAME jetzt. Spiel mit zwei Bots weiter oder lerne die Befehle von EXTREME.
lesson-over-extreme = Du kannst THE GAME EXTREME jetzt. Spiel mit zwei Bots weiter oder lerne TAKE THAT.
lesson-over-take-that = Du kannst TAKE THAT jetzt. Spiel mit zwei Bots weiter oder lerne THE GAME.
lesson-next = { $game } lernen
learned = Gelernt
figure-piles = Zwei Stapel steigen ab 1, zwei fallen ab 100.
figure-trick = Zehn zurück auf einem steigenden Stapel: 47 auf 57.
figure-twins = 27 und 72 sind Zwillinge; 33 ist eine Kröte.
figure-line = 63 passt: nur 4 von 59 entfernt.

## Warum ein Tisch nein sagt

refusal-table-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-table-seat-taken = Da sitzt schon jemand.
refusal-table-seat-reserved = Dieser Platz ist für jemanden mit Einladung reserviert.
refusal-table-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-table-not-seated = Das geht nur mit einem Platz am Tisch.
refusal-table-not-host = Das kann nur der Host.
refusal-table-started = Die Karten sind schon ausgeteilt.
refusal-table-not-started = Die Karten sind noch nicht ausgeteilt.
refusal-table-seats-open = Erst müssen alle Plätze besetzt sein: Lade jemanden ein oder setze Bots dazu.
refusal-table-other-cards = Spiel und Karten eines Tisches stehen fest: Öffne dafür einen neuen Tisch.
refusal-table-bad-settings = So lässt sich ein Tisch nicht einstellen.
refusal-table-too-few-seats = Dann gäbe es zu wenige Plätze: Mach erst die letzten frei.
refusal-table-over = Das Spiel ist schon zu Ende.
refusal-table-not-over = Das Spiel ist noch nicht zu Ende.
refusal-table-no-such-bot = Einen Bot dieser Stufe gibt es für dieses Spiel nicht.
refusal-table-bad-move = Das ist kein Zug dieses Spiels.
refusal-table-no-draft = Es gibt nichts zurückzunehmen: Die anderen haben es gesehen.
refusal-table-no-such-mark = Dieses Zeichen gibt es nicht.
refusal-table-no-marks = An diesem Tisch wird ohne Zeichen gespielt.
refusal-table-no-chat = An diesem Tisch wird ohne Chat gespielt.
refusal-table-chat-empty = Schreib zuerst etwas.
refusal-table-chat-too-long = Eine Nachricht hat höchstens 300 Zeichen.
refusal-table-chat-too-fast = Langsam: Warte kurz bis zur nächsten Nachricht.
refusal-table-names-a-number = Konkrete Zahlen darfst du nicht nennen. Sag es anders.
refusal-table-bad-name = Ein Name hat 1 bis 24 Buchstaben und keine Zahlen.
name-refused = „{ $part }“ darf nicht im Namen stehen. { $reason } Namen sieht man an jedem Tisch, und Zahlen könnten Karten verraten.
refusal-table-not-away = Diese Person ist am Tisch.
refusal-table-not-a-person = Auf diesem Platz sitzt keine Person.
refusal-table-own-seat = Über den eigenen Platz kannst du nicht abstimmen.
refusal-table-not-replaced = Für dich spielt kein Bot.
refusal-table-time-over = Deine Zeit für diesen Zug ist um: Der Bot macht ihn zu Ende, dann spielst du wieder.
refusal-table-vote-alone = Allein vergibt niemand einen fremden Platz für immer; stimme für einen Bot, bis die Person zurück ist.
refusal-table-hints-off = An diesem Tisch gibt es keine Tipps.
refusal-table-nothing-to-hint = Gerade gibt es keinen Zug für einen Tipp.
refusal-table-hint-late = Am Tisch ging es weiter: Frag noch einmal.
refusal-table-log-full = Das Protokoll dieses Tisches ist voll: Züge sind noch möglich, alles andere nicht mehr.
refusal-table-muted = Der Betreiber dieses Servers hat dich stummgeschaltet: Du kannst gerade keine Nachrichten schreiben.
refusal-table-unwanted-word = Ein Wort darin will der Betreiber dieses Servers hier nicht lesen. Sag es mit anderen Worten.
refusal-table-draining = Dieser Server wird bald heruntergefahren: Neue Spiele können nicht mehr beginnen. Laufende Spiele können beendet werden.
refusal-table-rematched = Das nächste Spiel ist schon offen.
refusal-table-no-team = Nur ein Team kann ein Spiel aufgeben.
refusal-table-fits-nowhere = Diese Karte passt auf keinen Stapel.
refusal-table-draft-waits = Warte, bis die anderen deine letzte Karte sehen, oder nimm sie zurück.
refusal-talk-silence = SCHWEIGEN ist zu sehen: keine Worte und keine Zeichen.
refusal-talk-alone = Allein hast du niemanden zum Reden.
refusal-talk-game-over = Das Spiel ist zu Ende; Zeichen bedeuten nichts mehr.
refusal-talk-no-such-seat = Zeichen kann nur geben, wer an diesem Tisch sitzt.
refusal-talk-needs-a-pile = Sag, für welchen Stapel das Zeichen gilt.
refusal-talk-needs-no-pile = Dieses Zeichen gilt für keinen Stapel.
refusal-talk-not-offered = Dieses Zeichen würde eine Karte verraten; deshalb wird es hier nicht angeboten.
refusal-talk-begun = Das Spiel hat schon begonnen.
refusal-talk-no-commands = In diesem Spiel gibt es keine Befehle.

## Was an einer Anfrage falsch sein kann

problem-server-no-such-table = Diesen Tisch gibt es hier nicht.
problem-server-no-such-page = Unter der Adresse gibt es nichts.
problem-server-no-person = Wähle zuerst einen Namen.
problem-server-bad-request = Die Anfrage war nicht zu verstehen.
problem-server-bad-settings = So lässt sich kein Tisch einrichten.
problem-server-bad-record = Diese Datei ist keine Aufzeichnung eines Spiels, oder sie wurde verändert.
problem-server-bad-code = Dieser Code gilt nicht oder wurde schon benutzt. Fordere einen neuen an.
problem-server-bad-origin = Diese Anfrage kommt von einer anderen Website.
problem-server-bad-host = Unter diesem Namen ist der Server nicht bekannt.
problem-server-wrong-method = So lässt sich diese Adresse nicht benutzen.
problem-server-refused = Der Tisch lässt das nicht zu.
problem-server-not-admin = Dafür ist ein gültiges Token des Server-Betreibers nötig: „tenback admin token make“ erstellt eines.
problem-server-admin-insecure = Ein Token des Betreibers wird nur über https oder vom Rechner des Servers selbst angenommen.
problem-server-no-such-person = Diese Person gibt es hier nicht.
problem-server-no-such-report = Diese Meldung gibt es nicht.
problem-server-removed = Der Host dieses Tisches hat dich vom Zuschauen ausgeschlossen.
problem-server-draining = Dieser Server wird bald heruntergefahren: Neue Tische können nicht mehr eröffnet werden. Laufende Spiele können beendet werden.
problem-server-game-running = Die Handkarten bleiben bis zum Ende des Spiels verborgen.
problem-server-deal-open = Dieselben Karten werden noch an anderen Tischen gespielt. Sie werden gezeigt, sobald das vorbei ist.
problem-server-no-such-deal = Diese Karten des Tages gibt es nicht. Ein Tag beginnt, sobald irgendwo auf der Erde dieses Datum ist; wenn deiner begonnen haben müsste, prüfe die Uhr deines Geräts.
problem-server-other-secret = Das Geheimnis des Servers hat sich geändert, seit diese Karten angeboten wurden; deshalb lassen sie sich nicht noch einmal austeilen. Die Karten von morgen betrifft das nicht.
problem-server-too-large = Die Nachricht ist zu groß.
problem-server-too-many = Langsam: zu viele Anfragen. Versuch es gleich noch einmal.
problem-server-too-many-messages = Langsam: zu viele Nachrichten. Komm gleich wieder.
problem-server-not-a-message = Die Nachricht war nicht zu verstehen.
problem-server-too-slow = Deine Verbindung ist zu langsam, um mitzukommen.
problem-server-silent = Die Verbindung wurde getrennt, weil zu lange nichts von dir kam.
problem-server-closing = Der Server startet neu.
problem-server-busy = Die Bots sind beschäftigt oder noch nicht so weit. Frag gleich noch einmal.
problem-server-storage = Der Server kann gerade nichts speichern. Sieh am Tisch nach, bevor du es noch einmal versuchst.
problem-server-broken = Auf dem Server ist etwas schiefgegangen. Dem Tisch ist nichts passiert; versuch es noch einmal.
review-title = Was ist passiert?
review-mistakes-title = Meine Fehler
