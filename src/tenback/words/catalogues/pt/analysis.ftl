# Sugestões: o que faria o melhor bot, o que espera e porquê.

## The move

hint-play = O bot { $bot } jogaria { $card } em { $pile }.
hint-end = O bot { $bot } terminaria o turno.
hint-begin = No teu lugar, o bot { $bot } começaria.
hint-lay = O bot { $bot } poria { $card }.
hint-twist = O bot { $bot } inverteria { $card }.
hint-take = O bot { $bot } levaria a fila.
hint-then = Depois: { $moves }.
hint-others = Melhores alternativas

## One move in a list of moves

hint-move-play = { $card } em { $pile }
hint-move-end = terminar o turno
hint-move-begin = começar
hint-move-lay = pôr { $card }
hint-move-twist = inverter { $card }
hint-move-take = levar a fila

## What may be expected

hint-percent = { $percent }%
hint-estimate-network = Se todos continuarem a jogar tão bem como o melhor bot: { hint-percent } de probabilidade de ganhar.
hint-estimate-marks-network = Se todos continuarem a jogar tão bem como o melhor bot e a dar sinais: { hint-percent } de probabilidade de ganhar.
hint-estimate-play-outs = Se todos continuarem com cuidado: { hint-percent } de probabilidade de ganhar e, no fim, cerca de { score-points } para ti.
hint-close = praticamente igual
hint-getting-ready = Esta é uma resposta rápida. O bot especialista ainda se está a preparar ({ hint-percent } concluído; só da primeira vez).

## Why, in all games

hint-why-only-move = Não podes fazer mais nada.
hint-why-best-in-deals = Nenhuma regra simples o explica: foi o que acabou melhor em { $deals } distribuições possíveis das cartas escondidas.

## Why, in THE GAME and EXTREME

hint-why-wins = Já nada está escondido, e assim todas as cartas podem ser jogadas.
hint-why-loses = Jogues o que jogares, desrespeitas uma instrução.
hint-why-begins = As tuas duas cartas mais baratas fazem avançar os baralhos só { $step } ao todo.
hint-why-trick = { $card } recua dez em { $pile } e abre espaço.
hint-why-sets-up-trick = Depois disso { $card } pode recuar dez em { $pile }.
hint-why-run = Logo a seguir, { $card } vai para { $pile }, com um passo de só { $step }.
hint-why-covers-skull = Isso cobre a caveira em { $pile }.
hint-why-covers-command = Isso cobre { $command } em { $pile }.
hint-why-stops =
    { $cards ->
        [one] { command-stop } termina logo o turno e evita que tenhas de jogar mais uma carta.
       *[other] { command-stop } termina logo o turno e evita que tenhas de jogar mais { $cards } cartas.
    }
hint-why-nothing-lost = Todas as cartas que { $card } salta em { $pile } já foram jogadas: nada se perde.
hint-why-smallest-step = É o passo mais pequeno que podes dar: { $step }.
hint-why-fewest-lost =
    { $cards ->
        [one] Isso salta só uma carta ainda por jogar; qualquer outra jogada salta mais.
       *[other] Isso salta só { $cards } cartas ainda por jogar; qualquer outra jogada salta mais.
    }
hint-why-leaves-pile = { $pile } fica livre para { $name }, que o pediu.
hint-why-keeps-pair = { $low } e { $high } ficam juntas: uma delas pode recuar dez mais tarde.
hint-why-avoids-fatal = { $card } em { $pile } desrespeitaria uma instrução e faria perder o jogo.
hint-why-least-harm = Ainda tens de jogar, e nenhuma carta custa menos de { $step }.
hint-why-next-costs = A carta seguinte custaria pelo menos { $step } de espaço: { $card } em { $pile }.

## Why another turn was better than the one that was played

hint-why-contrast-wins = O melhor turno ganha de certeza.
hint-why-contrast-loses = O turno jogado perde de certeza, o melhor não.
hint-why-contrast-trick = { $card } podia ter recuado dez em { $pile }, mas a oportunidade não foi aproveitada.
hint-why-contrast-room =
    { $count ->
        [one] { $cards } ainda tem lugar depois do melhor turno; depois do turno jogado já não.
       *[other] { $cards } ainda têm lugar depois do melhor turno; depois do turno jogado já não.
    }
hint-why-contrast-set-up = Depois do melhor turno { $card } pode recuar dez em { $pile }; depois do turno jogado nenhuma carta da mão pode.
hint-why-contrast-dead = Cartas na mão e por vir que já não cabem em lado nenhum: { $better } depois do melhor turno, { $worse } depois do turno jogado.
hint-why-contrast-moved = O melhor turno faz avançar os baralhos { $better } ao todo, o turno jogado { $worse }.
hint-why-contrast-stopped = O melhor turno acaba a tempo (cartas jogadas: { $better } em vez de { $worse }).

## Why, in TAKE THAT

hint-why-twist = { $card } e { $twin } ficam viradas para cima à tua frente: 2 pontos.
hint-why-clears-line = Não fica fila nenhuma: quem vem a seguir tem de abrir outra.
hint-why-ends-round = Assim acaba a ronda.
hint-why-takes-now = A fila custa { $price } agora, e mais a cada carta.
hint-why-lays-toad = Ninguém pode inverter o sapo { $card }: fica na fila e custa 5.
hint-why-own-twin = Tens a gémea { $twin } e podes levar as duas mais tarde.
hint-why-twin-gone = A gémea { $twin } já não está em jogo: esta carta ninguém a pode inverter.
hint-why-keeps-twist = { $twin } espera por ti na fila: só a tua { $card } a pode inverter.
hint-why-hard-to-follow =
    { $cards ->
        [0] Nenhuma das cartas que não viste ({ $unseen }) serve a seguir.
        [one] Das cartas que não viste ({ $unseen }), só uma serve a seguir.
       *[other] Das cartas que não viste ({ $unseen }), só { $cards } servem a seguir.
    }
hint-why-can-follow =
    { $cards ->
        [one] Uma carta da tua mão poderia vir a seguir.
       *[other] { $cards } cartas da tua mão poderiam vir a seguir.
    }
hint-why-price-rises = Quem levar então a fila paga { $price }.
