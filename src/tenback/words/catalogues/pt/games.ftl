# Nomes dos jogos e das instruções, recusas, finais, e o que pode estar errado em opções e distribuições.

## Games

game-the-game = THE GAME
game-extreme = THE GAME EXTREME
game-take-that = TAKE THAT
game-the-game-about = Em equipa, ponham todas as cartas em quatro baralhos: a subir, a descer e, de vez em quando, a recuar dez.
game-extreme-about = THE GAME com instruções que toda a equipa tem de cumprir.
game-take-that-about = Cada um por si: inverte pares da fila antes de teres de a levar.
move-written = { $move }
ending-written = { $result }

## Commands

command-stop = STOP
command-skull = CAVEIRA
command-three = TRÊS
command-silence = SILÊNCIO
command-no-trick = SEM INVERSÃO
command-one-pile = UM SÓ BARALHO
command-draw-one = TIRAR UMA
command-stop-does = O turno acaba de imediato.
command-skull-does = Cobrir com outra carta no mesmo turno.
command-three-does = Exatamente 3 cartas neste turno.
command-silence-does = Sem conversa e sem sinais.
command-no-trick-does = Nenhum truque de inversão, em nenhum baralho.
command-one-pile-does = Todas as cartas de um turno num só baralho.
command-draw-one-does = Depois do turno, tirar só uma carta.
command-lightning = Raio: só neste turno
command-infinity = Infinito: enquanto estiver visível

## Why a move is refused: THE GAME and THE GAME EXTREME

refusal-the-game-game-over = O jogo acabou.
refusal-the-game-no-such-seat = Esse lugar não existe nesta mesa.
refusal-the-game-not-begun = Decidam primeiro quem começa.
refusal-the-game-already-begun = O jogo já começou.
refusal-the-game-not-your-turn = Não é a tua vez.
refusal-the-game-card-not-in-hand = Essa carta não está na tua mão.
refusal-the-game-no-such-pile = Há quatro baralhos, de A a D.
refusal-the-game-card-too-low = Neste baralho a carta tem de ser mais alta do que a do topo, ou exatamente 10 mais baixa.
refusal-the-game-card-too-high = Neste baralho a carta tem de ser mais baixa do que a do topo, ou exatamente 10 mais alta.
refusal-the-game-no-trick = SEM INVERSÃO está visível: ninguém pode recuar dez.
refusal-the-game-one-pile = UM SÓ BARALHO está visível: todas as cartas deste turno vão para um só baralho.
refusal-the-game-owes-cards = Joga mais cartas antes de terminares o turno.
refusal-the-game-owes-skull = Cobre a caveira antes de terminares o turno.
refusal-the-game-owes-three = Joga exatamente 3 cartas neste turno.

## Why a move is refused: TAKE THAT

refusal-take-that-game-over = A partida acabou.
refusal-take-that-no-such-seat = Esse lugar não existe nesta mesa.
refusal-take-that-not-your-turn = Não é a tua vez.
refusal-take-that-card-not-in-hand = Essa carta não está na tua mão.
refusal-take-that-too-far = A carta pode diferir da última no máximo em 10.
refusal-take-that-no-line = Não há fila: abre uma com qualquer carta.
refusal-take-that-toad = Os sapos não podem ser invertidos.
refusal-take-that-no-twin = A gémea dessa carta não está na fila.

## How a game ended

ending-the-game-won = Vitória! As 98 cartas estão nos baralhos.
ending-the-game-stuck = Derrota: não restava nenhuma jogada permitida.
ending-the-game-broken = Derrota: a instrução { $command } não foi cumprida.
ending-the-game-given-up = Derrota por desistência.
ending-owed-cards = O mínimo de cartas não foi atingido.
ending-owed-skull = Uma caveira ficou à vista.
ending-owed-three = Um TRÊS não teve as suas 3 cartas.
ending-the-game-left =
    { $cards ->
        [one] Resta { $cards } carta.
       *[other] Restam { $cards } cartas.
    }
ending-the-game-excellent = Um resultado excelente.
ending-take-that-scored =
    { $winners ->
        [one] { $names } ganha com { score-points }.
       *[other] { $names } partilham a vitória com { score-points } cada.
    }
score-points =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }

## What can be wrong with options, a deal or a text

problem-players = { $game } é para { $low } a { $high } jogadores, não para { $given }.
problem-minimum = O mínimo é de { $low } ou { $high } cartas, não de { $given }.
problem-one-pile = UM SÓ BARALHO pode ser «from-now» (assim que é jogada) ou «whole-turn» (turno inteiro), não «{ $given }».
problem-switched-off = Só se podem desligar instruções, e «{ $given }» não é nenhuma.
problem-yes-or-no = A opção «{ $option }» só aceita sim ou não, e não «{ $given }».
problem-rounds = Uma partida tem pelo menos 1 ronda, não { $given }.
problem-deck-size = O jogo tem { $expected } cartas, não { $given }.
problem-deck-card = «{ $given }» não é uma carta deste jogo.
problem-deck-twice = A carta { $given } aparece duas vezes.
problem-deck-count = É preciso um conjunto de cartas por ronda: { $expected }, não { $given }.
problem-starter = Os lugares vão de 0 a { $high }, e «{ $given }» não é nenhum deles.
problem-layout-missing = EXTREME precisa de uma distribuição de instruções: em que cartas está cada uma.
problem-layout-unwanted = Só EXTREME tem uma distribuição de instruções.
problem-layout-card = «{ $given }» não é uma carta que possa ter uma instrução.
problem-layout-command = «{ $given }» não é uma instrução.
problem-layout-count = { $command } tem de estar em exatamente { $expected } cartas, não em { $given }.
problem-layout-twice = A carta { $card } é indicada duas vezes.
problem-not-understood = Esperado: { $expected }; encontrado: { $given }.
problem-missing = Esperado: { $expected }; não se encontrou nada.
problem-cards-misplaced = Esta posição não pode existir no jogo: há cartas em mais do que um sítio, ou em nenhum.
problem-seat-misplaced = Esta posição não pode existir no jogo: indica um lugar que não existe na mesa.
problem-rounds-unequal = Esta posição não pode existir no jogo: as rondas jogadas e por jogar não batem certo.
problem-scores-missing = Esta posição não pode existir no jogo: nem todos os lugares têm pontuação.
problem-nothing-fits = Esta posição não pode existir no jogo: falta jogar uma carta e nenhuma das que não se veem serve.
problem-at-place = Linha { $line }, coluna { $column }: { $problem }

## O que o texto devia conter, depois de «Esperado:»

expected-written = { $form }
expected-like = algo como { $example }
expected-number = um número de { $low } a { $high }
expected-players = de { $low } a { $high } jogadores
expected-seat = um lugar de { $low } a { $high }
expected-card = uma carta de { $low } a { $high }
expected-card-of-take-that = uma carta de TAKE THAT
expected-move-of-the-game = uma jogada: begin, end, ou uma carta e um baralho, como 57A
expected-move-of-take-that = uma jogada: uma carta como 57, x49 para inverter, ou take
expected-parts = { $count } partes separadas por /
expected-once = { $key } só uma vez
expected-no-more = mais nenhuma palavra
expected-header = um cabeçalho como date: …, cada um só uma vez
expected-older-format = um formato até { $high } (este só um tenback mais recente o lê)
expected-older-rules = regras até à versão { $high } (estas só um tenback mais recente as conhece)
expected-deal = uma distribuição de { $game }
expected-saved-game = o início de um jogo guardado
