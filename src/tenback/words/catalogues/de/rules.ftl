# Die Regeln der drei Spiele, eine Meldung je Nummer.

## Titel und Einleitungen

rules-the-game-title = Die Regeln von THE GAME
rules-the-game-intro =
    Eine bis fünf Personen, ein Team, gegen die Karten: Versucht, alle 98 auf vier Stapel zu bringen. Von
    Steffen Benndorf, erschienen bei NSV.
rules-extreme-title = Die Regeln von THE GAME EXTREME
rules-extreme-intro =
    Alle Regeln von THE GAME gelten, und manche Karten geben nun Befehle. Sind die Befehle ausgeschaltet,
    spielt man mit denselben Karten THE GAME. Von Steffen Benndorf und Reinhard Staupe, erschienen bei
    NSV.
rules-take-that-title = Die Regeln von TAKE THAT
rules-take-that-intro =
    Zwei bis vier Personen, alle gegen alle: Sammle verdrehte Paare, und überlass die lange Reihe mit
    ihren Kröten den anderen. Von Andreas Spies und Reinhard Staupe, erschienen bei NSV.

rules-section-set-up = Karten und Vorbereitung
rules-section-turn = Dein Zug
rules-section-end = Ende und Ergebnis
rules-section-talk = Was man wissen und sagen darf
rules-section-experts = Für Profis
rules-section-commands = Die Befehle
rules-section-lightning = Blitz: nur jetzt, nur für dich
rules-section-infinity = Unendlich: für alle, solange der Befehl zu sehen ist
rules-section-rulings = Klarstellungen: wo die gedruckten Regeln etwas offenlassen

## THE GAME

rule-G1 =
    Es gibt 98 Karten mit den Zahlen 2 bis 99, jede einmal. Es gibt vier Stapel: zwei aufsteigende, die
    bei 1 beginnen, und zwei absteigende, die bei 100 beginnen.
rule-G2 =
    Alle bekommen Karten auf die Hand: allein 8, zu zweit je 7, zu dritt, viert oder fünft je 6. Der Rest
    ist der verdeckte Zugstapel.
rule-G3 =
    Seht euch zuerst eure Karten an und einigt euch dann, wer beginnt. Danach geht es im Uhrzeigersinn
    weiter.
rule-G4 =
    In deinem Zug spielst du Karten eine nach der anderen aus, jede auf einen Stapel deiner Wahl. Auf
    einem aufsteigenden Stapel muss eine Karte höher sein als die oberste Karte, auf einem absteigenden
    niedriger.
rule-G5 =
    Rückwärtstrick: Eine Karte, die genau 10 in die falsche Richtung geht, darf auf jeden Stapel gespielt
    werden. Das heißt: 10 niedriger auf einem aufsteigenden Stapel (53 auf 63), 10 höher auf einem
    absteigenden (46 auf 36). Das geht, sooft du kannst, und auf allen Stapeln.
rule-G6 =
    Spiele in jedem Zug mindestens 2 Karten, solange der Zugstapel Karten hat, und mindestens 1, sobald er
    leer ist. Mehr ist immer erlaubt. Es zählt der Zugstapel zu Beginn deines Zuges.
rule-G7 =
    Nach deinem Zug ziehst du wieder auf die volle Handkartenzahl nach, soweit der Zugstapel reicht. Ohne
    Befehle sind das so viele Karten, wie du gespielt hast.
rule-G8 =
    Ist der Zugstapel leer, wird übersprungen, wer keine Karten mehr hat; die anderen spielen weiter.
rule-G9 =
    Das Spiel endet sofort, wenn du am Zug bist, noch eine Karte spielen musst und keine einzige erlaubt
    ist. Das wird Karte für Karte beurteilt, nie im Voraus: Wer zwei Karten spielen muss und eine spielen
    kann, spielt sie, und erst dann geht es nicht weiter. Gewonnen ist das Spiel, wenn alle 98 Karten auf
    den Stapeln liegen.
rule-G10 =
    Euer Ergebnis ist die Zahl aller Karten, die noch bei euch auf der Hand und im Zugstapel sind. 0 ohne
    missachteten Befehl ist ein Sieg. Weniger als 10 ist ein ausgezeichnetes Ergebnis.
rule-G11 =
    Von jedem Stapel sieht man nur die oberste Karte. Alle dürfen sich merken, was gespielt wurde, auch
    die Bots. Ein Tisch kann eine Hilfe anbieten: die Liste der schon gespielten Karten.
rule-G12 =
    Ihr dürft alles sagen außer konkreten Zahlen; auch Andeutungen durch einen Code oder auf anderem Weg
    sind verboten. „Lasst den Stapel in Ruhe“ oder „hier bitte kein großer Sprung“ ist in Ordnung. Eine
    Karte, die durch das verraten wird, was auf dem Tisch liegt, gilt als Zahl: „Meine kommt gleich nach
    der auf A“, „ich kann auf A um zehn zurück“ oder „dieselben Ziffern wie auf B, vertauscht“ ist nicht
    erlaubt. Etwas Vages wie „für A habe ich etwas in der Nähe“ ist in Ordnung. Allein hat man niemanden
    zum Reden.
rule-G13 =
    Zwei Möglichkeiten für Profis: mindestens 3 statt 2 Karten spielen, solange der Zugstapel Karten hat;
    und, noch schwerer, eine Karte weniger auf der Hand (7, 6 oder 5). Beides lässt sich einzeln wählen.
rule-G20 =
    Zeichen an den Stapeln sind die Absprache, die das Spiel selbst anbietet. Ein Zeichen darf keine
    einzelne Karte verraten: Was immer es über eine Hand sagt, mindestens drei verschiedene Karten müssen
    der Grund dafür sein können, gerechnet allein von der obersten Karte des Stapels aus. Ein Zeichen, für
    das dort weniger als drei Karten infrage kommen, wird nicht angeboten. Darum gibt es kein Zeichen für
    „hier kann ich um zehn zurück“, denn das würde eine Karte nennen; ein starkes „überlasst ihn mir“ kann
    das heißen oder eine Karte, die um eins oder zwei danebenliegt. Alle dürfen jederzeit jedes Zeichen
    geben, ob es stimmt oder nicht. Nur was alle sehen, nimmt ein Zeichen weg: eine Karte auf diesem
    Stapel, der Beginn des Zuges der Person, die es gegeben hat, oder SCHWEIGEN; nie eine Änderung der
    Handkarten. Das Reden über Befehle (E13) hat eigene Zeichen und ist an diese Zählung nicht gebunden.
rule-G21 =
    Ein Team darf ein laufendes Spiel aufgeben, wenn alle Menschen am Tisch zustimmen; Bots stimmen immer
    zu. Das Spiel ist dann mit den Karten verloren, die in diesem Augenblick übrig sind, und so steht es
    im Ergebnis. Bei den Karten des Tages und in einer Herausforderung zählt es als verloren mit diesen
    Karten.

## THE GAME EXTREME

rule-E1 =
    28 der 98 Karten tragen einen Befehl: 7 Arten, je 4 Karten. Eine Karte mit Befehl behält ihre Zahl.
rule-E2 =
    Welche Zahlen welchen Befehl tragen, ist auf die Karten gedruckt; in den Spielanleitungen steht es
    nicht. Darum werden die 28 Karten normalerweise für jede Partie neu ausgelost, aus deren eigenem
    Startwert; eine solche Verteilung ist nie die gedruckte. Ein Tisch kann stattdessen eine feste
    Verteilung nennen, aus einer kleinen Textdatei, in die man die Karten aus der eigenen Schachtel
    eintippt. Eine Verteilung, die nicht aus 7 × 4 verschiedenen Karten von 2 bis 99 besteht oder eine
    Karte zweimal nennt, wird abgelehnt. Zum Lernen kann ein Tisch auch einzelne Befehle ausschalten:
    Diese Karten sind dann gewöhnliche Zahlenkarten.
rule-E3 =
    Ein gespielter Befehl muss genau befolgt werden, sonst ist das Spiel sofort für alle verloren. Du
    darfst in einem Zug mehrere Befehle spielen, musst dann aber alle befolgen.
rule-E4 =
    Drei Befehle sind Blitzbefehle: Sie gelten nur für die Person, die am Zug ist, und nur in dem Zug, in
    dem sie gespielt werden. Vier sind Dauerbefehle mit dem Unendlich-Symbol: Sie gelten für alle, von dem
    Moment an, in dem sie gespielt werden, und solange sie sichtbar oben auf einem Stapel liegen. Sind
    mehrere sichtbar, gelten alle. Ein überdeckter Dauerbefehl gilt nicht mehr, und zwar sofort, auch noch
    im selben Zug. Eine überdeckte DREI gilt in ihrem Zug weiter.
rule-E5 =
    STOP: Dein Zug endet sofort, auch schon mit deiner ersten Karte. Die Mindestzahl (G6) brauchst du dann
    nicht zu erreichen.
rule-E6 =
    TOTENKOPF: Überdecke ihn im selben Zug mit einer anderen Karte. Endet ein Zug mit einem Totenkopf oben
    auf einem Stapel, ist das Spiel verloren, auch wenn es die 98. Karte war. Ein Totenkopf, der einen
    Totenkopf überdeckt, muss selbst wieder überdeckt werden.
rule-E7 =
    DREI („3!“): Spiele in diesem Zug genau 3 Karten; schon gespielte zählen mit. Ein STOP darf die dritte
    davon sein, und nur die dritte. Zwei DREI verlangen dieselben 3 Karten. Auch wenn deine Karten nicht
    für drei reichen, darfst du eine DREI spielen; das Spiel ist dann verloren, sobald du noch eine Karte
    spielen musst und nicht kannst (G9, E21).
rule-E8 =
    SCHWEIGEN: kein Reden über das Spiel und keinerlei Zeichen. Die Absprachen am Tisch ruhen, und frühere
    Zeichen werden entfernt.
rule-E9 =
    KEIN TRICK: kein Rückwärtstrick, auf keinem Stapel. Diese Karte selbst darf mit einem Trick gespielt
    werden, denn sie gilt erst von da an; überdeckt werden kann sie so aber nicht.
rule-E10 =
    EIN STAPEL: Alle Karten eines Zuges kommen auf einen einzigen Stapel; welchen, entscheidet, wer am Zug
    ist.
rule-E11 =
    EINE ZIEHEN: Wer einen Zug beendet, während dieser Befehl sichtbar ist, zieht genau eine Karte nach.
    Ist er nicht mehr sichtbar, zieht man wieder auf die volle Handkartenzahl nach (G7).
rule-E12 =
    Unter EINE ZIEHEN kannst du weniger Karten auf der Hand haben als sonst. Wenn du 2 Karten spielen
    musst und nur 1 hast, darfst du sie trotzdem spielen; dann geht es nicht weiter (G9), es sei denn, sie
    ist ein STOP.
rule-E13 =
    Über Befehle dürft ihr reden: „Ich habe einen STOP“, „jetzt bitte keinen Totenkopf“. Zahlen bleiben
    verboten.
rule-E20 =
    Wohin eine Karte darf (G4, G5, E9, E10), entscheidet, was erlaubt ist. Eine erlaubte Karte kann
    trotzdem einen Befehl missachten; sie ist dann fatal: Du darfst sie spielen, sie bleibt liegen, und
    das Spiel ist verloren. Fatal sind: eine DREI als vierte oder spätere Karte; eine vierte Karte nach
    einer DREI; ein STOP, nach dem noch ein Totenkopf zu sehen ist; ein STOP, mit dem ein Zug mit DREI auf
    eine andere Zahl als 3 kommt; und der Fall „ganzer Zug“ aus E22. Nur wer am Zug ist, kann fragen,
    welche erlaubten Karten fatal sind, denn die Antwort verrät die Hand. Vor einer fatalen Karte wirst du
    gewarnt, ebenso vor einer, nach der du mit deinen übrigen Karten in keiner Reihenfolge mehr erfüllen
    kannst, was der Zug noch verlangt: Nichts passt mehr, keine deiner Karten überdeckt den Totenkopf, ein
    Totenkopf ist die dritte Karte eines Zuges mit DREI, oder für eine DREI fehlen Karten; in THE GAME
    gilt das ebenso für die Mindestzahl. Bots spielen beides nicht, solange sie etwas anderes spielen
    können.
rule-E21 =
    Du kannst deinen Zug nur beenden, wenn nichts mehr zu tun ist: Die Mindestzahl ist erreicht, kein
    Totenkopf ist zu sehen, und eine DREI hat ihre 3 Karten. Ist noch etwas zu tun und keine erlaubte
    Karte übrig, ist das Spiel auf der Stelle verloren, mit den Karten, die in diesem Moment übrig sind.
    Eine fatale Karte ist eine erlaubte Karte, also geht das Spiel weiter, solange es eine gibt. Nur ein
    STOP, der Sieg oder die Niederlage beendet einen Zug von selbst; sonst beendest du ihn, auch mit
    leerer Hand.
rule-E22 =
    EIN STAPEL gilt normalerweise, „sobald er gespielt wird“, also schon ab der Karte, auf der er steht.
    Die nächste Karte kommt daher auf denselben Stapel, und wer den Befehl so überdeckt, ist für den Rest
    des Zuges frei. Liegt er schon zu Beginn deines Zuges da, wählt deine erste Karte den Stapel: entweder
    den mit dem Befehl – das überdeckt ihn und macht den Zug frei, wenn kein anderer EIN STAPEL zu sehen
    ist – oder einen anderen, und dann kommen auch alle weiteren Karten dorthin. Mit der Option „ganzer
    Zug“ zählen auch die früheren Karten des Zuges: Dann ist es fatal, EIN STAPEL auf einen anderen Stapel
    zu spielen als irgendeine frühere Karte desselben Zuges. Überdecken macht den Zug frei wie sonst auch.
rule-E23 =
    Der letzte Zug: Ist die 98. Karte gespielt und nichts mehr zu tun (kein Totenkopf zu sehen, eine DREI
    hat genau 3 Karten), ist das Spiel sofort gewonnen.
rule-E24 = Nach einem STOP ziehst du nach wie nach jedem Zug.
rule-E25 =
    Eine für die Partie ausgeloste Verteilung ist verborgen wie die Karten: Den Befehl einer Karte kennst
    du erst, wenn du die Karte gesehen hast; du weißt aber, wie viele jeder Art noch nicht aufgetaucht
    sind. Eine feste Verteilung, die der Tisch nennt, kennen alle.

## TAKE THAT

rule-T1 =
    Es gibt 79 Karten: 12 bis 98 ohne die vollen Zehner. Die sieben mit zwei gleichen Ziffern (22, 33, 44,
    55, 66, 77, 88) sind Kröten. Die anderen 72 bilden 36 verdrehte Paare: Der Zwilling einer Karte hat
    die Ziffern vertauscht, wie 27 und 72.
rule-T2 =
    Alle bekommen Karten auf die Hand: zu zweit oder dritt je 9, zu viert je 8. Der Rest ist der
    Zugstapel.
rule-T3 =
    In der Mitte wächst eine einzige Kartenreihe. Sie beginnt neben dem Zugstapel, wächst nach rechts und
    darf beliebig lang werden.
rule-T4 =
    Es beginnt, wer links von der Person sitzt, die gegeben hat; dann geht es im Uhrzeigersinn weiter. In
    deinem Zug tust du genau eines: eine Karte anlegen (T5), eine Karte verdrehen (T6) oder die Reihe
    nehmen (T8).
rule-T5 =
    Anlegen: Lege eine Handkarte an das rechte Ende der Reihe. Sie darf höchstens 10 höher oder niedriger
    sein als die Karte ganz rechts. Gibt es keine Reihe, eröffnet eine beliebige Karte eine neue, und
    etwas anderes kannst du dann nicht tun.
rule-T6 =
    Verdrehen: Zeige eine Karte, deren Zwilling irgendwo in der Reihe liegt, nimm den Zwilling heraus und
    lege beide offen vor dich; die Lücke schließt sich. Kröten lassen sich nicht verdrehen. Auch die
    einzige Karte einer Reihe darf verdreht werden; wer als Nächstes dran ist, eröffnet dann eine neue.
rule-T7 =
    Nach dem Anlegen oder Verdrehen ziehst du eine Karte nach, wenn der Zugstapel noch welche hat.
rule-T8 =
    Nehmen: Wenn du weder anlegen noch verdrehen kannst oder willst, nimmst du die ganze Reihe und legst
    sie verdeckt vor dich. Dann eröffnest du mit einer beliebigen Karte eine neue Reihe (T5) und ziehst
    eine nach (T7).
rule-T9 =
    Ist der Zugstapel aufgebraucht, geht es ohne Nachziehen weiter, bis die Reihe auf dem Tisch weg ist,
    durch Verdrehen oder Nehmen. Dann endet die Runde sofort.
rule-T10 =
    Wertung einer Runde: plus 1 für jede deiner offenen Karten, minus 1 für jede verdeckte, aber minus 5,
    wenn sie eine Kröte ist. Handkarten zählen nichts.
rule-T11 =
    Eine Partie hat zwei Runden, oder so viele, wie der Tisch wählt (mindestens 1). Die höchste Summe
    gewinnt.
rule-T12 =
    Profi-Variante, zu zweit empfohlen: Wer eine Reihe aus genau einer Karte nimmt, legt dazu die oberste
    Karte des Zugstapels verdeckt als Minuskarte vor sich, falls es eine gibt.
rule-T20 =
    Geht der Zugstapel genau in dem Zug zu Ende, der die Reihe leert, durch Verdrehen oder durch die
    Zusatzkarte von T12 nach dem Nehmen, ist die Runde vorbei: Es liegt keine Reihe auf dem Tisch.
rule-T21 =
    Ist der Zugstapel leer, kann man ohne Handkarten nur die Reihe nehmen, und damit endet die Runde.
rule-T22 =
    Das Geben wandert mit jeder Runde nach links, also beginnt jeweils die nächste Person. Bei gleicher
    Summe teilt man sich den Sieg.
rule-T23 =
    Was einmal offen lag, bleibt bekannt. Die offenen Paare dürfen alle jederzeit ansehen. Eine genommene
    Reihe liegt verdeckt, aber Bots und die Aufzeichnung dürfen sich merken, was darin war.
rule-T24 =
    Die Zusatzkarte von T12 kennt niemand, bis die Runde gewertet wird. Zwischenstände lassen sie weg und
    sagen das dazu.
