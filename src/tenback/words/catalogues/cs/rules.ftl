# Pravidla tří her, jedna zpráva na každé číslo.

## Názvy a úvody

rules-the-game-title = Pravidla THE GAME
rules-the-game-intro =
    Jeden až pět hráčů, jeden tým proti kartám: pokuste se vyložit všech 98 karet na čtyři hromádky. Autor
    Steffen Benndorf, vydává NSV.
rules-extreme-title = Pravidla THE GAME EXTREME
rules-extreme-intro =
    Platí všechna pravidla THE GAME a některé karty teď dávají příkazy. Když příkazy vypnete, hrajete stejnými
    kartami THE GAME. Autoři Steffen Benndorf a Reinhard Staupe, vydává NSV.
rules-take-that-title = Pravidla TAKE THAT
rules-take-that-intro =
    Dva až čtyři hráči, každý sám za sebe: sbírej prohozené páry a dlouhou řadu s ropuchami nech ostatním.
    Autoři Andreas Spies a Reinhard Staupe, vydává NSV.

rules-section-set-up = Karty a příprava
rules-section-turn = Tvůj tah
rules-section-end = Konec a výsledek
rules-section-talk = Co se smí vědět a říkat
rules-section-experts = Pro experty
rules-section-commands = Příkazy
rules-section-lightning = Blesk: jen teď, jen pro tebe
rules-section-infinity = Nekonečno: pro všechny, dokud je vidět
rules-section-rulings = Upřesnění: kde tištěná pravidla mlčí

## THE GAME

rule-G1 =
    Karet je 98, s čísly od 2 do 99, každé jednou. Hromádky jsou čtyři: dvě vzestupné, které začínají na
    1, a dvě sestupné, které začínají na 100.
rule-G2 =
    Každý dostane karty na ruku: 8 v sólo hře, 7 ve dvou, 6 ve třech, čtyřech nebo pěti. Zbytek
    je zakrytá dobírací hromádka.
rule-G3 =
    Nejdřív se podívejte na své karty, pak se dohodněte, kdo začne. Dál se hraje po směru hodinových
    ručiček.
rule-G4 =
    Ve svém tahu vykládáš karty po jedné, každou na hromádku podle své volby. Na vzestupné hromádce musí
    být karta vyšší než vrchní karta, na sestupné nižší.
rule-G5 =
    Reverzní trik: karta, která jde přesně o 10 špatným směrem, se smí vyložit na každou hromádku. Tedy o
    10 nižší na vzestupné hromádce (53 na 63) a o 10 vyšší na sestupné (46 na 36). Smíš to udělat
    tolikrát, kolikrát to jde, na kterýchkoli hromádkách.
rule-G6 =
    Vylož v tahu nejméně 2 karty, dokud má dobírací hromádka karty, a nejméně 1, jakmile je prázdná. Víc
    se smí vždycky. Rozhoduje dobírací hromádka na začátku tvého tahu.
rule-G7 =
    Po svém tahu si dobereš do plné ruky, nakolik dobírací hromádka stačí. Bez příkazů je to tolik karet,
    kolik jich bylo vyloženo.
rule-G8 =
    Když je dobírací hromádka prázdná, hráč bez karet se přeskakuje; ostatní hrají dál.
rule-G9 =
    Hra končí okamžitě, když hráč na tahu ještě musí vyložit kartu a žádnou vyložit nemůže. Posuzuje se to
    kartu po kartě, nikdy dopředu: kdo musí vyložit dvě karty a jednu vyložit může, vyloží ji a teprve pak
    uvázne. Hra je vyhraná, když všech 98 karet leží na hromádkách.
rule-G10 =
    Váš výsledek je počet karet, které zbyly ve všech rukou a v dobírací hromádce. 0 bez porušeného
    příkazu je výhra. Méně než 10 je vynikající výsledek.
rule-G11 =
    Z každé hromádky je vidět jen vrchní karta. Všichni si smějí pamatovat, co bylo vyloženo, i boti. Stůl
    může nabídnout pomůcku: seznam už vyložených karet.
rule-G12 =
    Říkat se smí cokoli kromě konkrétních čísel; ta se nesmějí prozradit ani šifrou, ani jinou
    oklikou. „Tu hromádku nechte být“ nebo „tady žádný velký skok“ je v pořádku. Karta označená podle
    toho, co leží na stole, platí za číslo, takže se nesmí říct „moje jde hned po té na A“, „na A můžu
    zpátky o deset“ ani „stejné číslice jako na B, prohozené“. Něco neurčitého, třeba „na A mám něco
    blízko“, je v pořádku. V sólo hře není s kým mluvit.
rule-G13 =
    Dvě možnosti pro experty: vykládat nejméně 3 karty místo 2, dokud má dobírací hromádka karty; a ještě
    těžší, mít v ruce o jednu kartu méně (7, 6 nebo 5). Každou lze zvolit zvlášť.
rule-G20 =
    Značky u hromádek jsou domluva, kterou nabízí sama hra. Značka nesmí prozradit jednu kartu: ať o
    kartách v ruce říká cokoli, musí pro ni být možným důvodem nejméně tři různé karty, počítáno jen od
    vrchní karty hromádky. Značka, pro kterou by jich bylo méně než tři, se tam nenabízí. Proto není
    značka „tady můžu zpátky o deset“, která by prozradila jednu kartu; silné „nechte ji mně“ může
    znamenat to, nebo kartu vzdálenou o jedna nebo dvě. Každý hráč smí kdykoli dát kteroukoli značku,
    pravdivou nebo ne. Značku ruší jen veřejné skutečnosti: karta na té hromádce, začátek tahu toho, kdo
    ji dal, nebo MLČENÍ; nikdy změna v něčí ruce. Domluva o příkazech (E13) má vlastní značky a tento
    počet pro ni neplatí.
rule-G21 =
    Tým smí vzdát rozehranou hru, když souhlasí všichni lidé u stolu; boti souhlasí vždy. Hra je pak
    prohraná s kartami, které v tu chvíli zbývají, což je ve výsledku uvedeno. V rozdání dne nebo ve výzvě se
    počítá jako prohraná s těmito kartami.

## THE GAME EXTREME

rule-E1 =
    28 z 98 karet nese příkaz: 7 druhů, vždy po 4 kartách. Karta s příkazem si ponechává své číslo.
rule-E2 =
    Která čísla nesou který příkaz, je natištěno na kartách a pravidla v krabici to neuvádějí. Proto se 28
    karet obvykle losuje znovu pro každé rozdání, z jeho vlastního semínka; takové rozložení nikdy není to
    tištěné. Stůl může místo toho určit pevné rozložení z malého textového souboru, který může majitel
    krabice opsat. Rozložení, které nemá 7 × 4 různé karty od 2 do 99 nebo uvádí některou kartu dvakrát,
    je odmítnuto. Pro učení může stůl také vypnout jednotlivé příkazy: ty karty jsou pak obyčejné.
rule-E3 =
    Vyložený příkaz se musí splnit přesně, jinak je hra okamžitě prohraná pro všechny. V jednom tahu se
    smí vyložit víc příkazů; platí všechny.
rule-E4 =
    Tři příkazy jsou bleskové: platí jen pro hráče na tahu a jen v tahu, ve kterém byly vyloženy. Čtyři
    jsou trvalé, se symbolem nekonečna: platí pro všechny od chvíle, kdy byly vyloženy, a dokud leží
    viditelně nahoře na hromádce. Je-li jich vidět víc, platí všechny. Překrytý trvalý příkaz přestává
    platit okamžitě, i v tomtéž tahu. Překrytá TROJKA ve svém tahu platí dál.
rule-E5 = STOP: tvůj tah okamžitě končí, i když je to první karta. Minima (G6) pak není třeba dosáhnout.
rule-E6 =
    LEBKA: překryj ji ve stejném tahu jinou kartou. Tah, který skončí s lebkou nahoře na hromádce, znamená
    prohru, i kdyby to byla 98. karta. Lebka, která překryje lebku, se musí znovu překrýt.
rule-E7 =
    TROJKA („3!“): vylož v tomto tahu přesně 3 karty; dřívější se počítají. STOP smí být třetí z nich, a
    jen třetí. Dvě TROJKY žádají tytéž 3 karty. TROJKU smíš vyložit, i když ti karty na tři nestačí; hra
    je pak prohraná, jakmile musíš vyložit kartu a žádnou vyložit nemůžeš (G9, E21).
rule-E8 =
    MLČENÍ: žádné řeči o hře a žádná znamení. Domluva u stolu umlká a dřívější značky mizí.
rule-E9 =
    BEZ TRIKU: žádný reverzní trik, na žádné hromádce. Tuto kartu samu lze trikem vyložit, protože platí
    až od té chvíle; trikem ji ale překrýt nelze.
rule-E10 =
    JEDNA HROMÁDKA: všechny karty tahu jdou na jedinou hromádku, kterou si hráč na tahu zvolí.
rule-E11 =
    POTÁHNI JEDNU: kdo ukončí tah ve chvíli, kdy je tento příkaz vidět, dobere si přesně jednu kartu. Když
    už vidět není, dobírá se zase do plné ruky (G7).
rule-E12 =
    Při POTÁHNI JEDNU můžeš mít v ruce méně karet než obvykle. Když musíš vyložit 2 karty a máš 1, smíš ji
    přesto vyložit; pak uvázneš (G9), ledaže je to STOP.
rule-E13 =
    O příkazech se mluvit smí: „mám stop“, „teď žádnou lebku“. Čísla jsou dál zakázaná.
rule-E20 =
    To, kam karta smí (G4, G5, E9, E10), určuje, které karty se smějí vyložit. I dovolená karta může
    porušit příkaz; pak je osudná: smíš ji vyložit, zůstane ležet a hra je prohraná. Osudné jsou: TROJKA
    jako čtvrtá nebo pozdější karta; čtvrtá karta po TROJCE; STOP, po kterém je vidět lebka; STOP, po
    kterém má tah s TROJKOU jiný počet karet než 3; a případ „celý tah“ z E22. Jen hráč na tahu se může
    zeptat, které z dovolených karet jsou osudné, protože odpověď prozrazuje karty v ruce. Před osudnou
    kartou dostaneš varování, stejně tak před takovou, po které už svými ostatními kartami v žádném pořadí
    nesplníš, co tah ještě žádá: nic už se nehodí, žádná tvoje karta nepřekryje lebku, lebka je třetí
    kartou v tahu s TROJKOU nebo na TROJKU nestačí karty; v THE GAME totéž platí pro minimum. Boti
    nevyloží ani jednu z nich, dokud mohou vyložit něco jiného.
rule-E21 =
    Tah smíš ukončit, jen když už nic nezbývá splnit: minimum je splněno, není vidět lebka a TROJKA má své
    3 karty. Když ještě něco zbývá splnit a žádnou kartu už vyložit nelze, hra je v tu chvíli prohraná, s
    kartami, které právě zbývají. Osudnou kartu vyložit lze, takže hra pokračuje, dokud nějaká je. Sám od
    sebe tah končí jen kartou STOP, výhrou nebo prohrou; jinak ho končíš ty, i s prázdnou rukou.
rule-E22 =
    JEDNA HROMÁDKA platí obvykle „od chvíle vyložení“: od karty, která ji přináší, včetně té karty. Další
    karta tedy jde na tutéž hromádku a takové překrytí příkazu uvolní zbytek tahu. Leží-li už na začátku
    tvého tahu, volí hromádku tvá první karta: buď tu s příkazem, což ho překryje a tah uvolní, pokud není
    vidět jiná JEDNA HROMÁDKA; nebo jinou, a pak tam jdou i všechny ostatní karty. S volbou „celý tah“ se
    počítají i dříve vyložené karty tahu: pak je osudné vyložit JEDNU HROMÁDKU na jinou hromádku, než
    kam šla některá dřívější karta téhož tahu. Překrytí tah uvolní jako předtím.
rule-E23 =
    Poslední tah: když je vyložena 98. karta a nic nezbývá splnit (není vidět lebka, TROJKA má přesně 3
    karty), je hra okamžitě vyhraná.
rule-E24 = Po kartě STOP si dobíráš jako po každém tahu.
rule-E25 =
    Rozložení vylosované pro rozdání je skryté jako karty: příkaz karty znáš, teprve až tu kartu uvidíš, a
    víš, kolik jich od každého druhu ještě zbývá. Pevné rozložení určené stolem znají všichni.

## TAKE THAT

rule-T1 =
    Karet je 79: od 12 do 98 bez celých desítek. Sedm karet se dvěma stejnými číslicemi (22, 33, 44, 55,
    66, 77, 88) jsou ropuchy. Zbylých 72 tvoří 36 prohozených párů: dvojče karty má číslice prohozené,
    jako 27 a 72.
rule-T2 =
    Každý dostane karty na ruku: 9 ve dvou nebo ve třech, 8 ve čtyřech. Zbytek je dobírací hromádka.
rule-T3 =
    Uprostřed roste jediná řada karet. Začíná vedle dobírací hromádky, roste doprava a smí být libovolně
    dlouhá.
rule-T4 =
    Začíná hráč nalevo od rozdávajícího, dál se hraje po směru hodinových ručiček. Ve svém tahu uděláš
    přesně jednu věc: přiložíš kartu (T5), prohodíš kartu (T6) nebo vezmeš řadu (T8).
rule-T5 =
    Přiložit: polož jednu kartu z ruky na pravý konec řady. Smí být nejvýš o 10 vyšší nebo nižší než karta
    úplně vpravo. Když žádná řada není, otevře ji kterákoli karta a nic jiného udělat nejde.
rule-T6 =
    Prohodit: ukaž kartu, jejíž dvojče leží kdekoli v řadě, vyndej dvojče a polož obě odkryté před sebe;
    mezera se uzavře. Ropuchy prohodit nelze. Prohodit se smí i jediná karta řady; další hráč pak otevře
    novou.
rule-T7 = Po přiložení nebo prohození si dober jednu kartu, pokud v dobírací hromádce ještě nějaká je.
rule-T8 =
    Vzít: když nemůžeš nebo nechceš přiložit ani prohodit, vezmeš celou řadu a položíš ji zakrytou před
    sebe. Pak otevřeš novou řadu kteroukoli kartou (T5) a jednu si dobereš (T7).
rule-T9 =
    Když je dobírací hromádka spotřebovaná, hraje se bez dobírání, dokud řada ze stolu nezmizí: buď z ní
    někdo prohodí poslední kartu, nebo ji vezme. Pak kolo okamžitě končí.
rule-T10 =
    Body za kolo: plus 1 za každou tvou odkrytou kartu, minus 1 za každou zakrytou, ale minus 5, je-li to
    ropucha. Karty v ruce se nepočítají.
rule-T11 =
    Partie má dvě kola, nebo kolik si stůl zvolí, nejméně 1. Vyhrává nejvyšší součet.
rule-T12 =
    Profesionální varianta, doporučená pro dva hráče: kdo vezme řadu z přesně jedné karty, položí před
    sebe zakrytou jako minusovou také vrchní kartu dobírací hromádky, pokud tam nějaká je.
rule-T20 =
    Dojde-li dobírací hromádka právě v tahu, který vyprázdní řadu, ať prohozením, nebo kartou navíc
    podle T12 po vzetí řady, kolo je u konce: na stole není žádná řada.
rule-T21 =
    S prázdnou dobírací hromádkou může hráč bez karet jen vzít řadu, čímž kolo končí.
rule-T22 =
    Rozdávání přechází s každým kolem doleva, takže začíná další hráč. Při stejném součtu je výhra
    společná.
rule-T23 =
    Co jednou bylo odkryté, zůstává známé. Odkryté páry si smějí všichni kdykoli prohlédnout. Vzatá řada
    leží zakrytá, ale boti a záznam si smějí pamatovat, co v ní bylo.
rule-T24 =
    Kartu navíc podle T12 nikdo nezná, dokud se kolo nespočítá. Průběžný stav bodů ji nezahrnuje a
    upozorňuje na to.
