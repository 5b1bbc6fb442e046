# Rady: co by udělal nejlepší bot, co čeká a proč.

## The move

hint-play = Bot „{ $bot }“ by vyložil { $card } na { $pile }.
hint-end = Bot „{ $bot }“ by ukončil tah.
hint-begin = Bot „{ $bot }“ by na tvém místě začal.
hint-lay = Bot „{ $bot }“ by přiložil { $card }.
hint-twist = Bot „{ $bot }“ by prohodil { $card }.
hint-take = Bot „{ $bot }“ by vzal řadu.
hint-then = Potom: { $moves }.
hint-others = Další nejlepší možnosti

## One move in a list of moves

hint-move-play = { $card } na { $pile }
hint-move-end = ukončit tah
hint-move-begin = začít
hint-move-lay = přiložit { $card }
hint-move-twist = prohodit { $card }
hint-move-take = vzít řadu

## What may be expected

hint-percent = { $percent } %
hint-estimate-network = Když budou všichni hrát dál tak dobře jako nejlepší bot: šance na výhru { hint-percent }.
hint-estimate-marks-network = Když budou všichni hrát dál tak dobře jako nejlepší bot a dávat značky: šance na výhru { hint-percent }.
hint-estimate-play-outs = Když budou všichni hrát dál s rozmyslem: šance na výhru { hint-percent }, na konci tvůj výsledek asi { score-points }.
hint-close = zhruba stejně dobré
hint-getting-ready = Tohle je rychlá odpověď. Nejlepší bot se ještě připravuje (hotovo { hint-percent }; jen napoprvé).

## Why, in all games

hint-why-only-move = Nic jiného udělat nemůžeš.
hint-why-best-in-deals = Jednoduché pravidlo to nevysvětlí: v možných rozdáních skrytých karet ({ $deals }) to dopadlo nejlépe.

## Why, in THE GAME and EXTREME

hint-why-wins = Nic už není skryté a takto se vyloží všechny karty.
hint-why-loses = Ať vyložíš cokoli, poruší to příkaz.
hint-why-begins = Tvoje dvě nejlevnější karty posunou hromádky dohromady jen o { $step }.
hint-why-trick = { $card } vrátí { $pile } o deset a uvolní místo.
hint-why-sets-up-trick = Potom může { $card } vrátit { $pile } o deset.
hint-why-run = { $card } jde hned potom na { $pile }, dál jen o { $step }.
hint-why-covers-skull = Tím překryješ lebku na { $pile }.
hint-why-covers-command = Tím překryješ { $command } na { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } hned ukončí tah, takže už nemusíš vyložit další kartu.
        [few] { command-stop } hned ukončí tah, takže už nemusíš vyložit další { $cards } karty.
        [many] { command-stop } hned ukončí tah, takže už nemusíš vyložit dalších { $cards } karty.
       *[other] { command-stop } hned ukončí tah, takže už nemusíš vyložit dalších { $cards } karet.
    }
hint-why-nothing-lost = Všechny karty, které { $card } na { $pile } přeskočí, už jsou vyložené: nic se neztratí.
hint-why-smallest-step = To je tvůj nejmenší krok: dál o { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] Přeskočí se jen jedna karta, která je ještě ve hře; jinak by jich bylo víc.
        [few] Přeskočí se jen { $cards } karty, které jsou ještě ve hře; jinak by jich bylo víc.
        [many] Přeskočí se jen { $cards } karty, které jsou ještě ve hře; jinak by jich bylo víc.
       *[other] Přeskočí se jen { $cards } karet, které jsou ještě ve hře; jinak by jich bylo víc.
    }
hint-why-leaves-pile = { $name } žádá o { $pile }: hromádka zůstane volná.
hint-why-keeps-pair = { $low } a { $high } zůstanou spolu: jedna z nich může později jít o deset zpět.
hint-why-avoids-fatal = { $card } na { $pile } by porušila příkaz a znamenala prohru.
hint-why-least-harm = Ještě musíš vykládat a žádná karta nestojí méně než { $step }.
hint-why-next-costs = Další karta by posunula hromádku aspoň o { $step }: { $card } na { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = Lepší tah vyhrává s jistotou.
hint-why-contrast-loses = Zahraný tah s jistotou prohrává, lepší ne.
hint-why-contrast-trick = { $card } mohla jít na { $pile } o deset zpět, ale šance zůstala nevyužitá.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } má po lepším tahu ještě místo, po zahraném už ne.
        [few] { $cards } mají po lepším tahu ještě místo, po zahraném už ne.
        [many] { $cards } mají po lepším tahu ještě místo, po zahraném už ne.
       *[other] { $cards } mají po lepším tahu ještě místo, po zahraném už ne.
    }
hint-why-contrast-set-up = Po lepším tahu může { $card } jít na { $pile } o deset zpět; po zahraném nemůže žádná karta z ruky.
hint-why-contrast-dead = Kolik karet (z ruky i těch, co teprve přijdou) se už nikam nehodí: po lepším tahu { $better }, po zahraném { $worse }.
hint-why-contrast-moved = Lepší tah posune hromádky celkem o { $better }, zahraný o { $worse }.
hint-why-contrast-stopped = Lepší tah končí včas: vyložených karet je { $better }, ne { $worse }.

## Why, in TAKE THAT

hint-why-twist = { $card } a { $twin } pak leží odkryté před tebou: 2 body.
hint-why-clears-line = Žádná řada nezbude: další na tahu musí otevřít novou.
hint-why-ends-round = Tím končí kolo.
hint-why-takes-now = Řada teď stojí { $price } a s každou kartou víc.
hint-why-lays-toad = Ropuchu { $card } nikdo neprohodí: zůstane v řadě a stojí 5.
hint-why-own-twin = Máš dvojče { $twin } a můžeš později získat obě.
hint-why-twin-gone = Dvojče { $twin } už ve hře není: tuhle kartu nikdo neprohodí.
hint-why-keeps-twist = { $twin } na tebe v řadě čeká: prohodit ji může jen tvoje { $card }.
hint-why-hard-to-follow =
    { $cards ->
        [0] Žádná z karet, které neznáš ({ $unseen }), se potom nehodí.
        [one] Z karet, které neznáš ({ $unseen }), se potom hodí jen jedna.
        [few] Z karet, které neznáš ({ $unseen }), se potom hodí jen { $cards }.
        [many] Z karet, které neznáš ({ $unseen }), se potom hodí jen { $cards }.
       *[other] Z karet, které neznáš ({ $unseen }), se potom hodí jen { $cards }.
    }
hint-why-can-follow =
    { $cards ->
        [one] Následovat může jedna karta z tvé ruky.
        [few] Následovat mohou { $cards } karty z tvé ruky.
        [many] Následovat může { $cards } karty z tvé ruky.
       *[other] Následovat může { $cards } karet z tvé ruky.
    }
hint-why-price-rises = Kdo potom vezme řadu, zaplatí { $price }.
