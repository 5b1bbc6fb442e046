# Co ukazuje prohlížeč.

## Úvod

home = Úvod
home-title = Hrajte spolu. O deset zpět.
home-about = THE GAME, THE GAME EXTREME a TAKE THAT: s přáteli přes odkaz, nebo hned s boty. Bez účtu.
home-play = Hrát hned
home-play-note = THE GAME se dvěma boty
home-fan-project = Neoficiální projekt fanoušků: zdarma, s otevřeným kódem, bez reklam.
alone = Sólo
install = Nainstalovat tenback do tohoto zařízení
with-bots = S boty
with-friends = S přáteli
learn = Učit se
rules = Pravidla
my-tables = Moje stoly
my-tables-none = Zatím nemáš žádné stoly.
show-all = Zobrazit všechny
open-tables = Otevřené stoly
open-tables-none = Teď nikdo nemá otevřený veřejný stůl. Otevři vlastní!
table-ready = Připraveno k rozdání
table-running = Hraje se
guest = Host
nowhere = Na této adrese nic není.

## Nastavení tohoto prohlížeče

settings = Nastavení
language = Jazyk
theme = Barvy
theme-light = Světlé
theme-dark = Tmavé
contrast = Kontrast
contrast-normal = Běžný
contrast-more = Vyšší
motion = Pohyb
sounds = Zvuky
volume = Hlasitost
choice-system = Podle systému
choice-on = Zapnuto
choice-off = Vypnuto
notify-me = Upozornit, když jsem na tahu
single-keys = Jednoklávesové zkratky
your-name = Tvoje jméno
keep-name = Uložit jméno
name-kept = Uloženo
close = Zavřít
server-notice = Oznámení serveru
server-draining = Tento server se brzy zastaví: žádná nová hra nezačne. Svou můžeš v klidu dohrát.
keeps-title = Co tento server uchovává
talk-menu = { $name }: skrýt nebo nahlásit
mute-for-me = Skrýt, co píše { $name }
unmute-for-me = Znovu ukázat, co píše { $name }
muted-line = Skryto tebou
report-line = Nahlásit tuto zprávu správci serveru
report-name = Nahlásit toto jméno správci serveru
report-about = Správce serveru uvidí, co bylo napsáno, u kterého stolu a kdo oba jste. Nahlášení se po stanovené době smaže.
report-done = Nahlášeno. Děkujeme.
spectators = Diváci: { $count }
spectators-title = Kdo se dívá
spectators-none = Teď se nikdo nedívá.
spectators-nameless = Beze jména: { $count }
spectator-remove = Odebrat
spectator-remove-about = Koho odebereš, ten se už u tohoto stolu dívat nemůže.
yes = Ano
no = Ne

## Nový stůl

new-table = Nový stůl: { $game }
players = Hráči
other-seats = Ostatní místa
seat-number = Místo { $seat }
seat-for-friend = Někdo z přátel
talk = Domluva
talk-silent = Mlčky
talk-marks = Značky
talk-chat = Značky a chat
talk-honour = Na čestné slovo
talk-silent-about = Nikdo nic neříká.
talk-marks-about = Jedno ťuknutí řekne, co si přeješ pro hromádku. Funguje to v každém jazyce.
talk-chat-about = Značky a chat, ve kterém rozhodčí nepustí žádné číslo.
talk-honour-about = Značky a chat bez rozhodčího: žádná čísla, na čestné slovo.
more-choices = Další volby
minimum-three = Aspoň 3 za tah
minimum-three-about = Pro experty: nejméně tři karty za tah, dokud je co dobírat.
short-hand = O kartu méně v ruce
short-hand-about = Pro experty: ještě těžší.
aid = Seznam vyložených karet
aid-about = Všichni se mohou podívat, které karty už byly vyloženy.
hints = Rady
hints-about = Můžeš se zeptat, co by udělal nejlepší bot.
public = Veřejný stůl
public-about = Všichni na tomto serveru vidí stůl v seznamu.
pace = Tempo
pace-days = Beze spěchu
pace-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekundy
       *[other] { $seconds } sekund
    }
pace-about = Když čas na tah vyprší, převezme místo bot. Bez omezení stůl čeká, třeba i celé dny.
draft-time = Čas na vrácení karty
draft-about = Jak dlouho můžeš vyloženou kartu vzít zpět. Ostatní ji uvidí až potom.
rounds = Kola
professional = Profesionální varianta
professional-about = Kdo vezme řadu o jediné kartě, dostane ještě jednu minusovou kartu.
commands = Příkazy
one-pile-option = Odkdy platí JEDNA HROMÁDKA?
one-pile-from-now = Od chvíle vyložení
one-pile-whole-turn = Pro celý tah, i pro dřívější karty
layout = Vlastní rozložení příkazů
layout-about = Jeden řádek pro každý příkaz: jeho název a čtyři karty. Prázdné pole: příkazy se losují pro každou hru.
open-table = Otevřít stůl
start = Rozdat karty

## Před hrou

seats = Místa
seat-open = Volné místo
seat-reserved = Rezervováno pro hosta
seat-you = Ty
seat-host = hostitel
seat-to-move = na tahu
seat-not-here = bez spojení
seat-played-as = poslední tah: bot „{ $level }“ (vypršel čas)
seat-bot = Bot na místo { $seat }
add-bot = Přidat bota
clear-seat = Uvolnit místo: { $name }
take-seat = Posadit se
table-full = Všechna místa jsou obsazena. Můžeš se dívat.
fill-and-start = Zbytek botům a rozdat
table-settings = Nastavení stolu
apply-settings = Použít
without-hints = Bez rad
seats-open =
    { $seats ->
        [0] Všechna místa jsou obsazena.
        [one] { $seats } místo je volné.
        [few] { $seats } místa jsou volná.
        [many] { $seats } místa je volné.
       *[other] { $seats } míst je volných.
    }
invite = Pozvat přátele
invite-about = Kdo otevře tento odkaz, může se posadit nebo se dívat. Účet není potřeba.
invite-link = Odkaz na tento stůl
invite-qr = QR kód odkazu
invite-seat = Pozvánka na místo { $seat }
copy-link = Kopírovat odkaz
copied = Zkopírováno
share = Sdílet
players-count =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }
rounds-count =
    { $rounds ->
        [one] { $rounds } kolo
        [few] { $rounds } kola
        [many] { $rounds } kola
       *[other] { $rounds } kol
    }
without-commands = bez: { $commands }

## U stolu

your-turn = Jsi na tahu.
turn-of = Na tahu: { $name }.
who-begins = Kdo začne? Podívejte se na karty a domluvte se.
begin = Začínám
let-begin = { $name } začne
game-over = Hra skončila.
seconds-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda.
        [few] Zbývají { $seconds } sekundy.
        [many] Zbývá { $seconds } sekundy.
       *[other] Zbývá { $seconds } sekund.
    }
owed-cards-first =
    { $cards ->
        [one] Vylož aspoň { $cards } kartu.
        [few] Vylož aspoň { $cards } karty.
        [many] Vylož aspoň { $cards } karty.
       *[other] Vylož aspoň { $cards } karet.
    }
owed-cards =
    { $cards ->
        [one] Vylož ještě aspoň { $cards } kartu.
        [few] Vylož ještě aspoň { $cards } karty.
        [many] Vylož ještě aspoň { $cards } karty.
       *[other] Vylož ještě aspoň { $cards } karet.
    }
owed-skull = Překryj lebku.
owed-three =
    { $cards ->
        [one] { command-three }: ještě přesně { $cards } karta.
        [few] { command-three }: ještě přesně { $cards } karty.
        [many] { command-three }: ještě přesně { $cards } karty.
       *[other] { command-three }: ještě přesně { $cards } karet.
    }
owed-nothing = Pokračuj, nebo ukonči tah.
duty-three-done = Přesně 3 karty jsou vyložené: ukonči tah.
duty-no-safe-play = Každá další karta by znamenala prohru: ukonči tah.
duty-nothing-fits = Žádná jiná karta se nehodí: ukonči tah.
duty-lost = Tento tah už svými kartami nedokončíš: hra bude prohraná.
duty-stop = { command-stop } ukončí tvůj tah.
duty-last-card = To je poslední karta.
duty-stuck = Po této kartě se už nic nehodí: hra by byla prohraná. Vzít ji zpět?
duty-breaks = Tato karta poruší příkaz { $command }: hra by byla prohraná. Vzít ji zpět?
end-turn = Ukončit tah
hint = Rada
hint-thinking = Přemýšlí…
take-back = Vzít zpět
confirm = Ukázat hned
draft-told = Vyložená karta: { $card }; zatím ji vidíš jen ty.
draft-taken-back = Vzato zpět.
draft-card = { $card }, zatím ji vidíš jen ty
draft-take = Bereš řadu.
draft-ends-turn = Tím tvůj tah končí. Zatím to vidíš jen ty.
draft-goes-on = Zatím to vidíš jen ty.
your-hand = Tvoje karty
your-moves = Tvoje tahy
piles = Hromádky
way-up = nahoru
way-down = dolů
card-fits = hodí se na { $piles }
card-drawn = nová
card-fits-nowhere = nikam se nehodí
card-loses = znamená prohru, ať přijde kamkoli
pile-name = Hromádka { $pile } { $way } { $top }
pile-short = { $pile } { $way } { $top }
pile-takes = { $card } sem: { $cost }
pile-takes-not = { $card } se sem nehodí
pile-trick = o deset zpět
pile-step = dál o { $step }
pile-loses = znamená prohru
cards-in-hand =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }
draw-pile-has =
    { $cards ->
        [0] Dobírací hromádka je prázdná.
        [one] { $cards } karta v dobírací hromádce.
        [few] { $cards } karty v dobírací hromádce.
        [many] { $cards } karty v dobírací hromádce.
       *[other] { $cards } karet v dobírací hromádce.
    }
commands-in-force = Platné příkazy
commands-out = Zatím neviděné příkazy
bound-to-pile = Všechny další karty tohoto tahu jdou na hromádku { $pile }.
played-cards = Vyložené karty
say-mark = Říct něco o svých kartách
say-mark-on = Říct něco o hromádce { $pile }
talk-log = Co se řeklo
talk-log-empty = Zatím nikdo nic neřekl.
talk-open =
    { $unread ->
        [0] Domluva
        [one] Domluva, { $unread } nová zpráva
        [few] Domluva, { $unread } nové zprávy
        [many] Domluva, { $unread } nové zprávy
       *[other] Domluva, { $unread } nových zpráv
    }
you-watch = Díváš se
beside-the-table = Chat a historie
last-plays = Poslední tahy
told-begins = Začíná { $name }.
told-you-begin = Začínáš.
told-played = { $name }: { $plays }.
told-you-played = Ty: { $plays }.
told-card-on-pile = { $card } na { $pile }
told-drew =
    { $drawn ->
        [one] Dobírá si { $drawn } kartu.
        [few] Dobírá si { $drawn } karty.
        [many] Dobírá si { $drawn } karty.
       *[other] Dobírá si { $drawn } karet.
    }
told-you-drew =
    { $drawn ->
        [one] Dobíráš si { $drawn } kartu.
        [few] Dobíráš si { $drawn } karty.
        [many] Dobíráš si { $drawn } karty.
       *[other] Dobíráš si { $drawn } karet.
    }
fatal-title = Tato karta znamená prohru
fatal-play = { $card } na { $pile } poruší příkaz { $command }: hra by byla hned prohraná pro všechny.
doomed-play = Po { $card } na { $pile } už tento tah svými kartami nedokončíš: hra by byla prohraná.
doomed-owes = Zbývalo by: { $owed }.
to-do-cards = vyložit minimum karet
to-do-skull = překrýt lebku
to-do-three = vyložit přesně 3 karty
losing-move = Tento tah znamená prohru: { $move }
fatal-no = Nechat si kartu
fatal-yes = Přesto vyložit
leave-table = Odejít od stolu
leave-question = Odejít od stolu?
leave-about-bots = Boti počkají. Stůl najdeš v části „Moje stoly“: vrať se, kdy chceš.
leave-about-people = Místo zůstává tvoje. Ostatní zatím mohou nechat hrát za tebe bota; vrať se, kdy chceš.
leave-yes = Odejít
leave-no = Zůstat
stand-up = Vstát
person-left = { $name } už u stolu není.
let-bot-play = Ať hraje bot
vote-for-bot = Hlasovat: bot za hráče { $name }
vote-replace = Má za hráče { $name } hrát bot? Hlasy: { $yes } z { $needed }.
vote-remove = Má místo hráče { $name } natrvalo dostat bot? Hlasy: { $yes } z { $needed }.
vote-about-seat = Hlasovat o místě
give-up = Vzdát hru
give-up-question = Vzdát tuto hru?
give-up-about-bots = Skončí teď a počítá se jako prohraná, s kartami, které zbývají.
give-up-about-people = Hra se zeptá ostatních. Když budou všichni souhlasit, je hra prohraná s kartami, které zbývají.
give-up-yes = Vzdát
play-on = Hrát dál
giving-up = Vzdát tuto hru? Souhlasí { $agreed } z { $people }.
bot-plays-for-you = Když tu nejsi, může za tebe hrát bot.
bot-is-playing = Hraje za tebe bot.
come-back = Jsem zpátky
chat = Chat
chat-say = Říct něco u stolu
chat-placeholder = Žádná čísla!
send = Poslat
trust = Bylo rozdání poctivé?
trust-about = Tento kód byl zobrazen před první kartou a váže stůl k jedinému rozdání. Po hře může každý ověřit, že se nic nezměnilo.
trust-check = Ověřit
trust-true = Souhlasí: rozdání je to, které bylo určeno před hrou.
trust-false = Nesouhlasí: rozdání není to, které bylo určeno před hrou!
trust-changed = Server změnil rozdání, které bylo určeno před hrou: tohle nejsou slíbené karty!
practice-known = Cvičné rozdání: tyto karty může každý znát předem. Do žádné statistiky se nepočítá.
practice-deal = cvičné rozdání

## TAKE THAT

line = Řada
line-any = Řadu otevře kterákoli karta.
duty-take-line = Nic se nehodí: vezmi řadu.
line-reach = Hodí se: { $low } až { $high }
line-price = Cena { $price }
line-empty = Žádná řada tu není.
line-told = Řada: { $cards }. Vzít ji stojí { $price }.
line-end = Konec řady
line-twist = { $card } v řadě: prohodit s { $twin }
line-price-course = Cena řady
toad = ropucha
card-can-lay = lze přiložit
card-can-twist = prohodí { $twin }
lay-card = Přiložit { $card }
twist-card = Prohodit { $card } a { $twin }
take-line =
    { $price ->
        [one] Vzít řadu: minus { $price } bod
        [few] Vzít řadu: minus { $price } body
        [many] Vzít řadu: minus { $price } bodu
       *[other] Vzít řadu: minus { $price } bodů
    }
told-lays = { $name } přikládá { $card }.
told-you-lay = Přikládáš { $card }.
told-twists = { $name } prohazuje { $card }.
told-you-twist = Prohazuješ { $card }.
told-takes =
    { $taken ->
        [one] { $name } bere řadu: { $taken } karta.
        [few] { $name } bere řadu: { $taken } karty.
        [many] { $name } bere řadu: { $taken } karty.
       *[other] { $name } bere řadu: { $taken } karet.
    }
told-you-take =
    { $taken ->
        [one] Bereš řadu: { $taken } karta.
        [few] Bereš řadu: { $taken } karty.
        [many] Bereš řadu: { $taken } karty.
       *[other] Bereš řadu: { $taken } karet.
    }
scores = Body
round-of = Kolo { $round } z { $rounds }
round-scores = Kolo { $round }: { $scores }
score-total = Celkem
score-up-told =
    { $cards ->
        [one] { $cards } odkrytá karta
        [few] { $cards } odkryté karty
        [many] { $cards } odkryté karty
       *[other] { $cards } odkrytých karet
    }
score-down-told =
    { $cards ->
        [one] { $cards } zakrytá karta
        [few] { $cards } zakryté karty
        [many] { $cards } zakryté karty
       *[other] { $cards } zakrytých karet
    }
score-extra = Neznámé karty navíc se započítají až na konci kola.

## Po hře

result-won = Výhra!
result-lost = Prohra.
result-left =
    { $cards ->
        [one] Zbyla { $cards } karta
        [few] Zbyly { $cards } karty
        [many] Zbylo { $cards } karty
       *[other] Zbylo { $cards } karet
    }
result-scored = Partie skončila
result-scores = Body: { $scores }
result-you-win = Vyhráváš!
you-win = Vyhráváš: { score-points }.
lost-cards =
    { $count ->
        [one] { $name }: bylo třeba vyložit další kartu, ale { $cards } se nikam nehodila.
        [few] { $name }: bylo třeba vyložit další kartu, ale žádná se nehodila: { $cards }.
        [many] { $name }: bylo třeba vyložit další kartu, ale žádná se nehodila: { $cards }.
       *[other] { $name }: bylo třeba vyložit další kartu, ale žádná se nehodila: { $cards }.
    }
you-lost-cards =
    { $count ->
        [one] Bylo třeba vyložit další kartu, ale tvoje { $cards } se nikam nehodila.
        [few] Bylo třeba vyložit další kartu, ale žádná z tvých se nehodila: { $cards }.
        [many] Bylo třeba vyložit další kartu, ale žádná z tvých se nehodila: { $cards }.
       *[other] Bylo třeba vyložit další kartu, ale žádná z tvých se nehodila: { $cards }.
    }
lost-skull = { $name }: lebka zůstala nepřekrytá.
you-lost-skull = Nepodařilo se ti překrýt lebku.
lost-three = { $name }: všechny 3 karty příkazu { command-three } vyložit nešlo.
you-lost-three = Nepodařilo se ti vyložit všechny 3 karty příkazu { command-three }.
lost-broken = { $name }: porušený příkaz { $command }.
you-lost-broken = Porušený příkaz: { $command }.
story-tricks =
    { $count ->
        [one] krok o deset zpět
        [few] kroky o deset zpět
        [many] kroku o deset zpět
       *[other] kroků o deset zpět
    }
story-pairs =
    { $count ->
        [one] prohozený pár
        [few] prohozené páry
        [many] prohozeného páru
       *[other] prohozených párů
    }
story-tight = Nejtěsnější chvíle – zbývající karty: { $cards }, místo na hromádkách: { $room }.
story-jump = Největší krok: { $step } na { $pile } ({ $name }).
story-your-jump = Největší krok byl tvůj: { $step } na { $pile }.
story-line =
    { $cards ->
        [one] Nejdelší vzatá řada: { $cards } karta ({ $name }).
        [few] Nejdelší vzatá řada: { $cards } karty ({ $name }).
        [many] Nejdelší vzatá řada: { $cards } karty ({ $name }).
       *[other] Nejdelší vzatá řada: { $cards } karet ({ $name }).
    }
story-your-line =
    { $cards ->
        [one] Nejdelší vzatá řada připadla tobě: { $cards } karta.
        [few] Nejdelší vzatá řada připadla tobě: { $cards } karty.
        [many] Nejdelší vzatá řada připadla tobě: { $cards } karty.
       *[other] Nejdelší vzatá řada připadla tobě: { $cards } karet.
    }
best-new = Tvůj dosud nejlepší výsledek!
best-left = Tvůj dosud nejlepší výsledek: { result-left }.
best-wins = Výhry v tomto počtu hráčů: { $wins } z { $games }.
round-over = { $round }. kolo skončilo
round-turned-up = Odkryté: { $cards }
round-next = Další kolo
round-points = Toto kolo
rematch = Ještě jednou
to-rematch = K další hře
replay = Průběh hry
record = Záznam
share-text = Sdílet výsledek
share-image = Sdílet obrázek
hands-left = Karty, které zbyly
cards-left = Zbylé karty
room-left = Místo na hromádkách
picture-about =
    { $moves ->
        [one] Průběh hry: { $moves } krok, na konci zbylo: { $left }.
        [few] Průběh hry: { $moves } kroky, na konci zbylo: { $left }.
        [many] Průběh hry: { $moves } kroku, na konci zbylo: { $left }.
       *[other] Průběh hry: { $moves } kroků, na konci zbylo: { $left }.
    }
replay-later = Průběh hry tu bude za chvíli.
replay-none = Žádný průběh hry tu není
replay-first = Na začátek
replay-previous = O krok zpět
replay-next = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pozastavit
replay-turn-back = O tah zpět
replay-turn-on = O tah dál
replay-moves = Kroky hry
replay-marks = Co bylo řečeno
open-record = Otevřít záznam
open-record-about = Někdo ti poslal záznam hry? Vyber soubor a podívej se na ni tady. Nic se neukládá.
replay-move = Krok
replay-at = Krok { $move } z { $moves }.
replay-start = Karty jsou rozdány.
replay-ends = { $name } končí tah.
copy-position = Kopírovat pozici
to-table = Ke stolu

## Tato osoba

other-device = Na jiném zařízení
other-device-about = Otevři tento odkaz na druhém zařízení do deseti minut a tvoje místa budou i tam. Platí jednou.
other-device-link = Vytvořit odkaz
forget-me = Smazat moje údaje
forget-me-about = Tvoje jméno, místa a zprávy z chatu se z tohoto serveru smažou. Nejde to vrátit.
forget-me-yes = Smazat všechno

## Spojení

connection-connecting = Připojování…
connection-lost = Spojení se přerušilo. Obnovuje se…
connection-silent = Server neodpovídá. Vše se odešle, jakmile odpoví.
sending = Odesílá se…
connection-back = Spojení je zpět.
connection-closed = Spojení je ukončeno. Načti stránku znovu.
connection-none = Jsi offline. Tvoje stoly jsou na serveru v bezpečí; zatím si můžeš číst pravidla.
page-stale = Tato stránka je zastaralá.
reload = Načíst znovu
table-gone = Tento stůl nelze otevřít

## Klávesy

keys = Klávesové zkratky
keys-number = Vybrat kartu s tímto číslem
keys-walk = Procházet karty v ruce
keys-choose = Vybrat kartu, nebo ji vyložit na hromádku
keys-put-back = Zrušit výběr karty
keys-pile = Vyložit vybranou kartu na tuto hromádku
keys-end = Ukončit svůj tah
keys-begin = Začít hru
keys-lay = Přiložit vybranou kartu
keys-twist = Prohodit vybranou kartu
keys-take = Vzít řadu
keys-take-back = Vzít kartu zpět
keys-talk = Přečíst si, co kdo řekl, a něco říct
keys-hint = Požádat o radu
keys-hand = Přejít na karty v ruce
keys-state = Poslechnout si stav hry
keys-repeat = Poslechnout si znovu poslední zprávu
keys-sheet = Ukázat tento seznam

## Učení

learn-title = Učení hrou
learn-about = První hra u skutečného stolu s připraveným rozdáním. Nová pravidla se vysvětlí, až na ně přijde řada.
learn-start = Začít první hru
learn-others = Ostatní hry
learn-the-game = Čtyři hromádky, dvě karty za tah a umění jít o deset zpět.
learn-extreme = Tytéž hromádky a sedm příkazů dvou druhů.
learn-take-that = Jedna řada, dvojčata s prohozenými číslicemi a ropuchy, které nikdo nechce.
got-it = Rozumím
first-game-the-game = Všech 98 karet na čtyři hromádky: dvě stoupají, dvě klesají. Hraješ poprvé?
first-game-extreme = Čtyři hromádky a příkazy, které musí dodržet všichni. Hraješ poprvé?
first-game-take-that = Prohazuj z řady páry jako 27 a 72, jinak ji musíš vzít. Hraješ poprvé?
first-game-help = Ukaž mi to
first-game-no = Ne, díky
lesson-piles-goal = Společně dostaňte všech 98 karet na čtyři hromádky. A a B stoupají od 1, C a D klesají od 100.
lesson-piles-begin = S těmito kartami se vyplatí začít: ťukni na „{ begin }“.
lesson-piles-choose = Ťukni na kartu. Hromádky, na které se hodí, se rozsvítí a ukážou, kolik tam karta stojí.
lesson-piles-cost = Štítek na hromádce ukazuje krok, třeba +4: čím menší, tím víc místa zbude. Ťukni na hromádku s nejmenším krokem.
lesson-piles-pair = { $first } a { $then } jsou od sebe o deset. Vylož nejdřív { $first } na { $pile } a uvidíš trik.
lesson-piles-draft = Kartu s čárkovaným okrajem vidíš zatím jen ty. Můžeš ji vzít zpět, dokud nedoběhne žlutý proužek.
lesson-piles-trick = Reverzní trik: { $card } je přesně o deset zpět od vrchní karty na { $pile }, takže tam smí. Vylož ji a získáš místo.
lesson-piles-minimum =
    { $cards ->
        [one] Musíš vyložit ještě { $cards } kartu. Víc je vždy dovoleno.
        [few] Musíš vyložit ještě { $cards } karty. Víc je vždy dovoleno.
        [many] Musíš vyložit ještě { $cards } karty. Víc je vždy dovoleno.
       *[other] Musíš vyložit ještě { $cards } karet. Víc je vždy dovoleno.
    }
lesson-piles-end = Vyložených karet už je dost. Pokračuj, dokud je to levné, nebo ukonči tah; pak si dobereš.
lesson-piles-marks = { $name } dává značku na { $pile }. Znamená: „{ $words }“ Ťukni na praporek a dej značku i ty. Žádná čísla!
lesson-piles-empty = Dobírací hromádka je prázdná: odteď stačí jedna karta za tah. Zbavte se všech!
lesson-extreme-goal = Tytéž čtyři hromádky, ale 28 karet nese příkaz. Kdo některý poruší, způsobí prohru všem.
lesson-command = { $command }: { $does } { $family }.
lesson-fatal = Jedna z tvých karet by teď porušila příkaz. Hra se tě nejdřív zeptá.
lesson-line-goal = Každý sám za sebe: sbírej páry jako 27 a 72. Každá tvoje odkrytá karta je 1 bod.
lesson-line-open = Řada ještě není: otevře ji kterákoli karta. Máš { $card } a { $twin }: otevři kartou { $card }, dostaneš ji zpět.
lesson-line-reach = Přilož kartu od { $low } do { $high }: od poslední se smí lišit nejvýš o deset. Tyto karty mají zelený okraj.
lesson-line-twist = Máš { $card } a v řadě leží { $twin }. Prohoď je: obě jsou tvoje a dají 2 body.
lesson-line-toad = Tmavá karta je ropucha. Nemá dvojče, a když ji vezmeš s řadou, je za minus 5.
lesson-line-take = Nic se nehodí: musíš vzít řadu. Její karty se počítají proti tobě. Potom otevřeš novou řadu.
lesson-line-price = Řada už stojí { $price }. Kdo nemůže dál, musí ji vzít: nech ji ostatním.
lesson-line-empty = Dobírací hromádka je prázdná. Jakmile řada zmizí, kolo skončí.
lesson-over-the-game = THE GAME už umíš. Pokračuj se dvěma boty, nebo se nauč příkazy EXTREME.
lesson-over-extreme = THE GAME EXTREME už umíš. Pokračuj se dvěma boty, nebo se nauč TAKE THAT.
lesson-over-take-that = TAKE THAT už umíš. Pokračuj se dvěma boty, nebo se nauč THE GAME.
lesson-next = Naučit se { $game }
learned = Naučeno
figure-piles = Dvě hromádky stoupají od 1, dvě klesají od 100.
figure-trick = O deset zpět na vzestupné hromádce: 47 na 57.
figure-twins = 27 a 72 jsou dvojčata; 33 je ropucha.
figure-line = 63 se hodí: od 59 se liší jen o 4.

## Proč stůl říká ne

refusal-table-no-such-seat = Takové místo u tohoto stolu není.
refusal-table-seat-taken = Tam už někdo sedí.
refusal-table-seat-reserved = Toto místo je rezervováno pro někoho s pozvánkou.
refusal-table-already-seated = U tohoto stolu už místo máš.
refusal-table-not-seated = To mohou jen lidé, kteří tu mají místo.
refusal-table-not-host = To může jen hostitel.
refusal-table-started = Karty už jsou rozdány.
refusal-table-not-started = Karty ještě nejsou rozdány.
refusal-table-seats-open = Nejdřív musí být obsazena všechna místa: pozvi někoho, nebo nech místa botům.
refusal-table-other-cards = Stůl si nechává svou hru i rozdání: pro jiné otevři nový stůl.
refusal-table-bad-settings = Stůl nemůže mít taková nastavení.
refusal-table-too-few-seats = Míst by bylo málo: nejdřív uvolni ta poslední.
refusal-table-over = Hra už skončila.
refusal-table-not-over = Hra ještě neskončila.
refusal-table-no-such-bot = Bot této úrovně pro tuto hru není.
refusal-table-bad-move = Takový tah v této hře není.
refusal-table-no-draft = Není co vzít zpět: ostatní to už vidí.
refusal-table-no-such-mark = Taková značka není.
refusal-table-no-marks = U tohoto stolu se hraje bez značek.
refusal-table-no-chat = U tohoto stolu se hraje bez chatu.
refusal-table-chat-empty = Zpráva je prázdná.
refusal-table-chat-too-long = Zpráva v chatu má nejvýš 300 znaků.
refusal-table-chat-too-fast = Pomalu: chvíli počkej, než napíšeš další zprávu.
refusal-table-names-a-number = Konkrétní čísla se říkat nesmějí. Zkus to bez nich.
refusal-table-bad-name = Jméno má 1 až 24 písmen a žádná čísla.
name-refused = „{ $part }“ nesmí být součástí jména. { $reason } Jména jsou vidět u každého stolu a čísla by mohla prozradit karty.
refusal-table-not-away = Tato osoba je u stolu.
refusal-table-not-a-person = Tam nesedí člověk.
refusal-table-own-seat = O vlastním místě hlasovat nemůžeš.
refusal-table-not-replaced = Žádný bot za tebe nehraje.
refusal-table-time-over = Tvůj čas na tento tah vypršel: dohraje ho bot, pak hraješ zase ty.
refusal-table-vote-alone = Natrvalo nemůže cizí místo předat jeden člověk; hlasuj, ať do návratu hráče hraje bot.
refusal-table-hints-off = U tohoto stolu se hraje bez rad.
refusal-table-nothing-to-hint = Teď není tah, který by šlo poradit.
refusal-table-hint-late = U stolu se hrálo dál: zeptej se znovu.
refusal-table-log-full = Záznam tohoto stolu je plný: hrát lze dál, nic jiného už ale ne.
refusal-table-muted = Správce tohoto serveru tě ztlumil: zatím nemůžeš psát zprávy.
refusal-table-unwanted-word = Je v tom slovo, které správce tohoto serveru nedovoluje. Řekni to jinak.
refusal-table-draining = Tento server se brzy zastaví: žádná nová hra nezačne. Rozehrané hry lze dohrát.
refusal-table-rematched = Další hra už je otevřená.
refusal-table-no-team = Hru může vzdát jen tým.
refusal-table-fits-nowhere = Tato karta se nehodí na žádnou hromádku.
refusal-table-draft-waits = Počkej, až tvou poslední kartu uvidí ostatní, nebo ji vezmi zpět.
refusal-talk-silence = Je vidět MLČENÍ: žádná slova ani znamení.
refusal-talk-alone = Hraješ sólo: není s kým mluvit.
refusal-talk-game-over = Hra skončila; značky už nic neznamenají.
refusal-talk-no-such-seat = Značky se dají dávat jen z míst u tohoto stolu.
refusal-talk-needs-a-pile = Řekni, které hromádky se značka týká.
refusal-talk-needs-no-pile = Tato značka se netýká hromádky.
refusal-talk-not-offered = Tato značka by prozradila kartu, a proto se tu nenabízí.
refusal-talk-begun = Hra už začala.
refusal-talk-no-commands = V této hře nejsou příkazy.

## Co může být na žádosti špatně

problem-server-no-such-table = Takový stůl tu není.
problem-server-no-such-page = Na té adrese nic není.
problem-server-no-person = Nejdřív si vyber jméno.
problem-server-bad-request = Požadavku nešlo rozumět.
problem-server-bad-settings = Takto stůl připravit nejde.
problem-server-bad-record = Tento soubor není záznam hry, nebo byl změněn.
problem-server-bad-code = Tento kód neplatí, nebo už byl použit. Požádej o nový.
problem-server-bad-origin = Tento požadavek přichází z jiné stránky.
problem-server-bad-host = Tento server se tak nejmenuje.
problem-server-wrong-method = Takto se tato adresa použít nedá.
problem-server-refused = Stůl to nepřijal.
problem-server-not-admin = K tomu je potřeba platný token správce serveru: vytvoří ho „tenback admin token make“.
problem-server-admin-insecure = Token správce se přijímá jen přes https nebo ze samotného počítače serveru.
problem-server-no-such-person = Taková osoba tu není.
problem-server-no-such-report = Takové nahlášení tu není.
problem-server-removed = Hostitel tohoto stolu tě odebral z diváků.
problem-server-draining = Tento server se brzy zastaví: nové stoly se neotvírají. Rozehrané hry lze dohrát.
problem-server-game-running = Karty v rukou zůstávají skryté do konce hry.
problem-server-deal-open = Stejné rozdání se ještě hraje u jiných stolů. Karty se ukážou, až skončí.
problem-server-no-such-deal = Takové rozdání dne neexistuje. Den začíná, jakmile je někde na Zemi toto datum; pokud měl tvůj už začít, zkontroluj hodiny svého zařízení.
problem-server-other-secret = Tajný klíč serveru se od nabídnutí tohoto rozdání změnil, takže je nelze rozdat znovu. Zítřejších rozdání se to netýká.
problem-server-too-large = Zpráva je příliš velká.
problem-server-too-many = Pomalu: příliš mnoho požadavků. Zkus to za chvíli.
problem-server-too-many-messages = Pomalu: příliš mnoho zpráv. Vrať se za chvíli.
problem-server-not-a-message = Zprávě nešlo rozumět.
problem-server-too-slow = Spojení je příliš pomalé a nestíhá.
problem-server-silent = Spojení bylo ukončeno pro nečinnost.
problem-server-closing = Server se restartuje.
problem-server-busy = Boti mají plno práce, nebo ještě nejsou připraveni. Zeptej se za chvilku znovu.
problem-server-storage = Server teď nemůže nic uložit. Než to zkusíš znovu, podívej se na stůl.
problem-server-broken = Na serveru se něco pokazilo. Stůl je v bezpečí; zkus to znovu.
review-title = Co se stalo?
review-mistakes-title = Moje chyby
